import { originalOf } from '../world/interactions.ts';
import type { Interaction, Json, Message, Modal } from '../world/model.ts';
import { when } from '../world/when.ts';
import { messageIn, type World } from '../world/world.ts';

export type ResponseKind =
  | 'none'
  | 'message'
  | 'thinking'
  | 'deferred-update'
  | 'update'
  | 'choices'
  | 'modal'
  | 'failed';

/** What became of something that a person did with the bot. */
export interface InteractionHandle {
  readonly id: string;
  readonly interaction: Interaction;
  /** Resolves with this handle when the bot has acknowledged; rejects when it did not in time. */
  readonly acknowledged: Promise<InteractionHandle>;
  /** In the time of the world; null before. */
  readonly ackedAfterMs: number | null;
  readonly ackedAfterRealMs: number | null;
  readonly response: ResponseKind;
  /** The bot's answer, or the message it updated. */
  readonly message: () => Message | undefined;
  readonly followups: () => readonly Message[];
  readonly modal: () => Modal | undefined;
  readonly choices: () => readonly Json[];
}

export function handleOf(world: World, interaction: Interaction): InteractionHandle {
  const handle: InteractionHandle = {
    id: interaction.id,
    interaction,
    get acknowledged() {
      return acknowledgement(world, interaction).then(() => handle);
    },
    get ackedAfterMs() {
      return interaction.ackedMs === null ? null : interaction.ackedMs - interaction.createdMs;
    },
    get ackedAfterRealMs() {
      return interaction.ackedRealMs === null ? null : interaction.ackedRealMs - interaction.createdRealMs;
    },
    get response() {
      return responseOf(interaction);
    },
    message: () => originalOf(world, interaction),
    followups: () =>
      interaction.followupIds.flatMap((id) => messageIn(world, interaction.channelId, id) ?? []),
    modal: () => interaction.modal ?? undefined,
    choices: () => interaction.choices ?? [],
  };
  return handle;
}

async function acknowledgement(world: World, interaction: Interaction): Promise<void> {
  await when(world, () => interaction.ackedMs !== null || interaction.failed, {
    what: `an acknowledgement of ${JSON.stringify(interaction.data)}`,
  });
  if (interaction.failed)
    throw new Error(`interaction failed: not acknowledged in time: ${JSON.stringify(interaction.data)}`);
}

function responseOf({ failed, callbackType }: Interaction): ResponseKind {
  if (failed) return 'failed';
  return callbackType === null ? 'none' : (kinds[callbackType] ?? 'none');
}

const kinds: Readonly<Record<number, ResponseKind>> = {
  4: 'message',
  5: 'thinking',
  6: 'deferred-update',
  7: 'update',
  8: 'choices',
  9: 'modal',
};
