import { wireMessage } from '../../wire/messages.ts';
import { deleteMessage, messageFlags, react, setPinned } from '../../world/messages.ts';
import type { Channel, Json, Message } from '../../world/model.ts';
import { may } from '../../world/permissions.ts';
import { messageIn, messagesOf, type World } from '../../world/world.ts';
import { demand, readableMessage, refuseChangingIn, refuseWritingInto, visibleChannel } from '../access.ts';
import { createdMsOf } from '../../ids.ts';
import { invalidForm, refusal } from '../errors.ts';
import { problem } from '../../validate/problems.ts';
import { edit, post, referenceOf } from '../post.ts';
import { answer, noContent, route, type Bucket, type Call, type Reply, type Route } from '../route.ts';
import { countOldEdit } from '../old-edits.ts';

const createFlags =
  messageFlags.suppressEmbeds | messageFlags.suppressNotifications | messageFlags.componentsV2;
const editFlags = messageFlags.suppressEmbeds | messageFlags.componentsV2;

const perChannel = (name: string, limit: number, windowMs: number): Bucket => ({
  name,
  limit,
  windowMs,
  by: ['channel_id'],
});

const message = '/channels/{channel_id}/messages/{message_id}';
const reaction = `${message}/reactions/{emoji_name}/@me`;

export const messageRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/channels/{channel_id}/messages',
    bucket: perChannel('message-create', 5, 5000),
    request: 'MessageCreateRequest',
    response: 'MessageResponse',
    handle: create,
  }),
  route({
    method: 'GET',
    path: '/channels/{channel_id}/messages',
    response: 'MessageResponse[]',
    handle: list,
  }),
  route({ method: 'GET', path: message, response: 'MessageResponse', handle: get }),
  route({
    method: 'PATCH',
    path: message,
    bucket: perChannel('message-edit', 5, 5000),
    request: 'MessageEditRequestPartial',
    response: 'MessageResponse',
    handle: change,
  }),
  route({ method: 'DELETE', path: message, bucket: perChannel('message-delete', 5, 1000), handle: remove }),
  route({ method: 'POST', path: '/channels/{channel_id}/messages/bulk-delete', handle: bulkDelete }),
  route({ method: 'PUT', path: reaction, bucket: perChannel('reactions', 1, 250), handle: addReaction }),
  route({
    method: 'DELETE',
    path: reaction,
    bucket: perChannel('reactions', 1, 250),
    handle: removeReaction,
  }),
  ...[
    '/channels/{channel_id}/messages/pins/{message_id}',
    '/channels/{channel_id}/pins/{message_id}',
  ].flatMap((path) => [
    route({ method: 'PUT', path, handle: (call) => pin(call, true) }),
    route({ method: 'DELETE', path, handle: (call) => pin(call, false) }),
  ]),
  route({
    method: 'GET',
    path: '/channels/{channel_id}/messages/pins',
    response: 'PinnedMessagesResponse',
    handle: pins,
  }),
];

function create(call: Call): Reply {
  const { world, body } = call;
  const channel = visibleChannel(call);
  refuseWritingInto(world, channel);
  demand(world, channel, channel.kind === 'text' ? 'SendMessages' : 'SendMessagesInThreads');
  demandContents(call, channel);
  const wanted = body['message_reference'] as { message_id: string } | null | undefined;
  if (wanted && !may(world, channel, world.bot.id, 'ReadMessageHistory')) throw refusal('noHistory');
  const nonce = (body['nonce'] ?? null) as string | number | null;
  const twin = body['enforce_nonce'] === true ? sameNonce(world, channel, nonce) : undefined;
  if (twin !== undefined) return answer(wireMessage(world, twin));
  const made = post(call, channel, body, {
    allowedFlags: createFlags,
    nonce,
    reference: referenceOf(world, channel, wanted),
  });
  return answer(wireMessage(world, made));
}

/** What a message carries needs a permission of its own. */
function demandContents({ world, body, files }: Call, channel: Channel): void {
  const embeds = (body['embeds'] as readonly unknown[] | null | undefined) ?? [];
  if (embeds.length > 0) demand(world, channel, 'EmbedLinks');
  if (files.length > 0) demand(world, channel, 'AttachFiles');
}

/** A repeated request within the last minutes gets the message that the first one made. */
function sameNonce(world: World, channel: Channel, nonce: string | number | null): Message | undefined {
  if (nonce === null) return undefined;
  const sinceMs = world.clock.nowMs() - 5 * 60_000;
  return messagesOf(world, channel.id).findLast((each) => each.nonce === nonce && each.createdMs >= sinceMs);
}

function list(call: Call): Reply {
  const { world, query } = call;
  const channel = visibleChannel(call);
  if (!may(world, channel, world.bot.id, 'ReadMessageHistory')) return answer([]);
  const limit = Number(query.get('limit') ?? 50);
  if (!(limit >= 1 && limit <= 100)) {
    throw invalidForm([problem(['limit'], 'NUMBER_TYPE_MAX', 'int value should be between 1 and 100.')]);
  }
  const readable = messagesOf(world, channel.id).filter((each) => each.ephemeralTo === null);
  return answer(windowOf(readable, query, limit).map((each) => wireMessage(world, each)));
}

/** Newest first; `before`, `after` and `around` choose which. */
function windowOf(all: readonly Message[], query: URLSearchParams, limit: number): readonly Message[] {
  const [before, after, around] = ['before', 'after', 'around'].map((key) => query.get(key));
  if (before)
    return newest(
      all.filter((each) => BigInt(each.id) < BigInt(before)),
      limit,
    );
  if (after)
    return all
      .filter((each) => BigInt(each.id) > BigInt(after))
      .slice(0, limit)
      .toReversed();
  if (!around) return newest(all, limit);
  const middle = all.findIndex((each) => BigInt(each.id) >= BigInt(around));
  return all.slice(Math.max(0, middle - Math.floor(limit / 2)), middle + Math.ceil(limit / 2)).toReversed();
}

function newest(all: readonly Message[], limit: number): readonly Message[] {
  return all.slice(-limit).toReversed();
}

function get(call: Call): Reply {
  const channel = visibleChannel(call);
  if (!may(call.world, channel, call.world.bot.id, 'ReadMessageHistory')) throw refusal('missingAccess');
  return answer(wireMessage(call.world, readableMessage(call, channel)));
}

function change(call: Call): Reply {
  const { world, body } = call;
  const channel = visibleChannel(call);
  const target = readableMessage(call, channel);
  if (target.authorId !== world.bot.id) throw refusal('notTheAuthor');
  refuseChangingIn(channel);
  if (call.files.length > 0) demand(world, channel, 'AttachFiles');
  countOldEdit(call, target);
  return answer(wireMessage(world, edit(call, target, body, editFlags)));
}

function remove(call: Call): Reply {
  const { world } = call;
  const channel = visibleChannel(call);
  const target = readableMessage(call, channel);
  if (target.type === 21) throw refusal('systemMessage');
  if (target.authorId !== world.bot.id) demand(world, channel, 'ManageMessages');
  refuseChangingIn(channel);
  deleteMessage(world, target);
  return noContent;
}

function bulkDelete(call: Call): Reply {
  const { world, body } = call;
  const channel = visibleChannel(call);
  demand(world, channel, 'ManageMessages');
  refuseChangingIn(channel);
  const ids = (body['messages'] as readonly string[] | undefined) ?? [];
  if (ids.length < 2 || ids.length > 100) throw refusal('bulkDeleteCount');
  const oldestMs = world.clock.nowMs() - 14 * 24 * 3_600_000;
  if (ids.some((id) => createdMsOf(id) < oldestMs)) throw refusal('tooOldToDelete');
  for (const id of ids) {
    const target = messageIn(world, channel.id, id);
    if (target !== undefined && target.ephemeralTo === null) deleteMessage(world, target);
  }
  return noContent;
}

function addReaction(call: Call): Reply {
  const channel = visibleChannel(call);
  const target = readableMessage(call, channel);
  refuseChangingIn(channel);
  const emoji = call.params['emoji_name'] ?? '';
  if (!target.reactions.has(emoji)) demand(call.world, channel, 'AddReactions', 'ReadMessageHistory');
  react(call.world, target, emoji, call.world.bot.id, true);
  return noContent;
}

function removeReaction(call: Call): Reply {
  const channel = visibleChannel(call);
  const target = readableMessage(call, channel);
  react(call.world, target, call.params['emoji_name'] ?? '', call.world.bot.id, false);
  return noContent;
}

function pin(call: Call, pinned: boolean): Reply {
  const channel = visibleChannel(call);
  const target = readableMessage(call, channel);
  if (!may(call.world, channel, call.world.bot.id, 'PinMessages'))
    demand(call.world, channel, 'ManageMessages');
  refuseChangingIn(channel);
  setPinned(call.world, target, pinned);
  return noContent;
}

function pins(call: Call): Reply {
  const channel = visibleChannel(call);
  const items: readonly Json[] = messagesOf(call.world, channel.id)
    .filter((each) => each.pinned)
    .map((each) => {
      const wired = wireMessage(call.world, each);
      return { pinned_at: wired['timestamp'], message: wired };
    });
  return answer({ items, has_more: false });
}
