import { problem } from '../validate/problems.ts';
import { addMessage, editMessage, messageFlags, type MessageBody } from '../world/messages.ts';
import type { Channel, Interaction, Message, MessageReference } from '../world/model.ts';
import { noPings, pingsOf, type Pings } from '../world/pings.ts';
import { messageIn, type World } from '../world/world.ts';
import { invalidForm } from './errors.ts';
import { checkedBody, mentionText, type MessagePayload } from './message-body.ts';
import type { Call } from './route.ts';

export interface PostOptions {
  readonly allowedFlags: number;
  readonly pathPrefix?: readonly string[];
  readonly nonce?: string | number | null;
  readonly reference?: MessageReference | null;
  readonly interaction?: Interaction | null;
}

/** Checks a new message of the bot and puts it into the channel. */
export function post(call: Call, channel: Channel, payload: MessagePayload, options: PostOptions): Message {
  const { world } = call;
  const body = checkedBody(call, payload, options.allowedFlags, null, options.pathPrefix);
  const interaction = options.interaction ?? null;
  const reader =
    interaction !== null && (body.flags & messageFlags.ephemeral) !== 0 ? interaction.userId : null;
  const reference = options.reference ?? null;
  const message = addMessage(world, {
    ...body,
    channelId: channel.id,
    guildId: channel.guildId,
    authorId: world.bot.id,
    type: typeOf(interaction, reference),
    nonce: options.nonce ?? null,
    reference,
    pings: reader === null ? pingsOfPost(world, channel, body, payload, reference) : noPings,
    ephemeralTo: reader,
    interactionId: interaction?.id ?? null,
  });
  remember(world, 'message', payload, message);
  return message;
}

/** Checks an edit and applies it. */
export function edit(
  call: Call,
  message: Message,
  payload: MessagePayload,
  allowedFlags: number,
  pathPrefix: readonly string[] = [],
): Message {
  const body = checkedBody(call, payload, allowedFlags, message, pathPrefix);
  editMessage(call.world, message, body);
  remember(call.world, 'edit', payload, message);
  return message;
}

/** The message that a reply names, unless it is gone and that may be. */
export function referenceOf(
  world: World,
  channel: Channel,
  wanted: { readonly message_id: string; readonly fail_if_not_exists?: boolean | null } | null | undefined,
): MessageReference | null {
  if (wanted === null || wanted === undefined) return null;
  const target = messageIn(world, channel.id, wanted.message_id);
  if (target !== undefined && target.ephemeralTo === null) {
    return { messageId: target.id, channelId: channel.id, guildId: channel.guildId };
  }
  if (wanted.fail_if_not_exists === false) return null;
  throw invalidForm([problem(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message')]);
}

function pingsOfPost(
  world: World,
  channel: Channel,
  body: MessageBody,
  payload: MessagePayload,
  reference: MessageReference | null,
): Pings {
  const pings = pingsOf(world, channel, world.bot.id, mentionText(body), payload.allowed_mentions);
  const target = reference === null ? undefined : messageIn(world, reference.channelId, reference.messageId);
  const pingsAuthor = payload.allowed_mentions?.replied_user ?? !payload.allowed_mentions;
  if (target === undefined || !pingsAuthor || target.authorId === world.bot.id) return pings;
  return { ...pings, users: new Set([...pings.users, target.authorId]) };
}

/** 20 is an answer to a command, 19 a reply, 0 everything else. */
function typeOf(interaction: Interaction | null, reference: MessageReference | null): number {
  if (interaction?.kind === 2) return 20;
  return reference === null ? 0 : 19;
}

function remember(world: World, what: 'message' | 'edit', payload: unknown, message: Message): void {
  world.sent.push({
    what,
    payload,
    reader: message.ephemeralTo,
    channelId: message.channelId,
    messageId: message.id,
    atMs: world.clock.nowMs(),
  });
}
