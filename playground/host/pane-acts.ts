import type { PaneAct, PaneAnswer } from '../protocol.ts';
import type { Actor } from '../server/actors/actor.ts';
import type { InteractionHandle } from '../server/actors/handle.ts';
import { ActorRefusal, type ActorRefusalCode } from '../server/actors/refusal.ts';
import type { LocalDiscord } from '../server/local-discord.ts';
import type { CommandChoice } from '../server/validate/command-rules.ts';
import type { Message } from '../server/world/model.ts';

/** What one person does in one channel; `opening` is what leads elsewhere and is the pane's own. */
export type Doing = Exclude<PaneAct, { readonly do: 'open' }>;

export type Hands = {
  readonly discord: LocalDiscord;
  /** The modals that this person has open, by the interaction that they answered. */
  readonly modals: Map<string, InteractionHandle>;
};

/** Does it, and resolves when the bot has answered; a refusal is an answer too. */
export async function perform(hands: Hands, actor: Actor, act: Doing): Promise<PaneAnswer> {
  try {
    return await performed(hands, actor, act);
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

async function performed(hands: Hands, actor: Actor, act: Doing): Promise<PaneAnswer> {
  const messageWith = (id: string): Message => seen(hands, actor, id);
  switch (act.do) {
    case 'click':
      return answered(hands, actor.click(messageWith(act.messageId), act.customId));
    case 'select':
      return answered(hands, actor.select(messageWith(act.messageId), act.customId, act.values));
    case 'command':
      return answered(hands, actor.command(act.line, act.options));
    case 'submit':
      return submitted(hands, actor, act);
    case 'autocomplete': {
      const choices = await actor.autocomplete(act.line, act.options, act.focused);
      return { ok: true, choices: choices as unknown as readonly CommandChoice[] };
    }
    case 'say':
      actor.say(act.text);
      return { ok: true };
    case 'dismiss':
      actor.dismiss(messageWith(act.messageId));
      return { ok: true };
    case 'reload':
      actor.reload();
      hands.modals.clear();
      return { ok: true };
  }
}

async function answered({ modals }: Hands, handle: InteractionHandle): Promise<PaneAnswer> {
  await handle.acknowledged;
  const modal = handle.modal();
  if (modal === undefined) return { ok: true };
  modals.set(handle.id, handle);
  return { ok: true, modal: { interactionId: handle.id, modal } };
}

async function submitted(
  hands: Hands,
  actor: Actor,
  { interactionId, values }: Extract<Doing, { do: 'submit' }>,
): Promise<PaneAnswer> {
  const opened = hands.modals.get(interactionId);
  if (opened === undefined) throw new ActorRefusal('no-modal', interactionId);
  const answer = await answered(hands, actor.submit(opened, values));
  hands.modals.delete(interactionId);
  return answer;
}

function seen({ discord }: Hands, actor: Actor, messageId: string): Message {
  const message = discord.world.message(actor.channelId, messageId);
  if (message === undefined || !actor.sees(message)) throw new ActorRefusal('message-invisible', messageId);
  return message;
}

const REASONS: Readonly<Record<ActorRefusalCode, string>> = {
  'not-a-member': 'You are no longer in this server.',
  'channel-invisible': 'You cannot see this channel.',
  'message-invisible': 'This message is gone.',
  'no-such-component': 'This button is gone.',
  'ambiguous-component': 'Two buttons have this name.',
  disabled: 'This button is disabled.',
  'locked-thread': 'This thread is locked.',
  'no-such-command': 'There is no such command here.',
  'command-not-permitted': 'You may not use this command here.',
  'no-such-option': 'The command has no such option.',
  'missing-option': 'Something that is required is missing.',
  'not-a-choice': 'This is not one of the choices.',
  'bad-value': 'This value does not fit.',
  'no-modal': 'This form is no longer open.',
  'not-ephemeral': 'Only private messages can be dismissed.',
  'not-permitted': 'You may not write here.',
};

function reasonOf(error: unknown): string {
  if (error instanceof ActorRefusal) return REASONS[error.code];
  return 'The application did not respond.';
}
