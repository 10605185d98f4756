import { randomBytes } from 'node:crypto';

import { wireInteractionChannel } from '../wire/channels.ts';
import { wireMessage } from '../wire/messages.ts';
import { wirePartialMember, wireUser } from '../wire/users.ts';
import { intents } from './intents.ts';
import type { Channel, Interaction, InteractionKind, Json, Message } from './model.ts';
import { permissionsIn } from './permissions.ts';
import { messageIn, type World } from './world.ts';

/** The time a bot has to acknowledge. */
export const acknowledgeWithinMs = 3000;
/** The life of an interaction's token. */
export const tokenLifeMs = 15 * 60_000;

export interface InteractionDraft {
  readonly kind: InteractionKind;
  readonly userId: string;
  readonly channel: Channel;
  readonly data: Json;
  readonly source: Message | null;
  readonly triggeredBy: Interaction | null;
}

/** Somebody does something with the bot: it is told over the gateway and has three seconds. */
export function openInteraction(world: World, draft: InteractionDraft): Interaction {
  const interaction: Interaction = {
    id: world.nextId(),
    token: randomBytes(48).toString('base64url'),
    kind: draft.kind,
    userId: draft.userId,
    guildId: draft.channel.guildId,
    channelId: draft.channel.id,
    data: draft.data,
    createdMs: world.clock.nowMs(),
    createdRealMs: performance.now(),
    sourceMessageId: draft.source?.id ?? null,
    triggeredBy: draft.triggeredBy,
    ackedMs: null,
    ackedRealMs: null,
    callbackType: null,
    failed: false,
    answerLost: false,
    originalId: null,
    followupIds: [],
    modal: null,
    choices: null,
  };
  world.interactions.set(interaction.token, interaction);
  world.interactionsById.set(interaction.id, interaction);
  world.waiting.add(interaction);
  publish(world, 'interaction-created', interaction);
  world.dispatch({
    type: 'INTERACTION_CREATE',
    guildId: interaction.guildId,
    intents: intents.none,
    data: () => wireInteraction(world, interaction, draft.channel),
  });
  return interaction;
}

export function acknowledge(world: World, interaction: Interaction, callbackType: number): void {
  interaction.ackedMs = world.clock.nowMs();
  interaction.ackedRealMs = performance.now();
  interaction.callbackType = callbackType;
  world.waiting.delete(interaction);
  publish(world, 'interaction-acknowledged', interaction);
}

/** The bot says more through the token of an interaction. */
export function addFollowup(world: World, interaction: Interaction, message: Message): void {
  interaction.followupIds.push(message.id);
  publish(world, 'interaction-followed-up', interaction);
}

/** Gives up on every interaction that nobody acknowledged in time. */
export function failLateInteractions(world: World): void {
  const nowMs = world.clock.nowMs();
  for (const interaction of world.waiting) {
    if (nowMs - interaction.createdMs <= acknowledgeWithinMs) continue;
    interaction.failed = true;
    world.waiting.delete(interaction);
    publish(world, 'interaction-failed', interaction);
  }
}

/** The message that `@original` means: the answer, or after an update the message of the component. */
export function originalOf(world: World, interaction: Interaction): Message | undefined {
  return interaction.originalId === null
    ? undefined
    : messageIn(world, interaction.channelId, interaction.originalId);
}

function wireInteraction(world: World, interaction: Interaction, channel: Channel): Json {
  const guild = world.guilds.get(interaction.guildId);
  const user = world.users.get(interaction.userId);
  const member = guild?.members.get(interaction.userId);
  const source =
    interaction.sourceMessageId === null
      ? undefined
      : messageIn(world, interaction.channelId, interaction.sourceMessageId);
  return {
    id: interaction.id,
    application_id: world.applicationId,
    type: interaction.kind,
    data: interaction.data,
    guild_id: interaction.guildId,
    guild: { id: interaction.guildId, locale: guild?.locale ?? 'en-US', features: [] },
    channel: wireInteractionChannel(world, channel, interaction.userId),
    channel_id: interaction.channelId,
    ...(guild === undefined || user === undefined || member === undefined
      ? {}
      : {
          member: {
            ...wirePartialMember(member),
            user: wireUser(user),
            permissions: permissionsIn(world, channel, user.id).toString(),
            unusual_dm_activity_until: null,
          },
        }),
    token: interaction.token,
    version: 1,
    ...(source === undefined ? {} : { message: wireMessage(world, source) }),
    app_permissions: permissionsIn(world, channel, world.bot.id).toString(),
    locale: user?.locale ?? 'en-US',
    guild_locale: guild?.locale ?? 'en-US',
    entitlements: [],
    entitlement_sku_ids: [],
    authorizing_integration_owners: { '0': interaction.guildId },
    context: 0,
    attachment_size_limit: 10 * 1024 * 1024,
  };
}

function publish(
  world: World,
  kind: 'interaction-created' | 'interaction-acknowledged' | 'interaction-followed-up' | 'interaction-failed',
  interaction: Interaction,
): void {
  world.changes.publish(kind, {
    guildId: interaction.guildId,
    channelId: interaction.channelId,
    interactionId: interaction.id,
    reader: interaction.userId,
  });
}
