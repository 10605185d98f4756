import { wireThread, wireThreadMember } from '../../wire/channels.ts';
import { activeThreads } from '../../wire/guilds.ts';
import { wireMember } from '../../wire/users.ts';
import { addMessage } from '../../world/messages.ts';
import type { Json, Message, TextChannel, Thread } from '../../world/model.ts';
import { may } from '../../world/permissions.ts';
import { noPings } from '../../world/pings.ts';
import { addThread, hasRoomForThread, joinThread, leaveThread } from '../../world/threads.ts';
import type { World } from '../../world/world.ts';
import {
  demand,
  ownGuild,
  readableMessage,
  refuseChangingIn,
  visibleChannel,
  visibleTextChannel,
  visibleThread,
} from '../access.ts';
import { refusal } from '../errors.ts';
import { answer, noContent, route, type Bucket, type Call, type Reply, type Route } from '../route.ts';

const threadCreate: Bucket = { name: 'thread-create', limit: 50, windowMs: 300_000, by: ['channel_id'] };
const members = '/channels/{channel_id}/thread-members';

export const threadRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/channels/{channel_id}/messages/{message_id}/threads',
    bucket: threadCreate,
    request: 'CreateTextThreadWithMessageRequest',
    response: 'ThreadResponse',
    handle: fromMessage,
  }),
  route({
    method: 'POST',
    path: '/channels/{channel_id}/threads',
    bucket: threadCreate,
    request: 'CreateTextThreadWithoutMessageRequest',
    response: 'CreatedThreadResponse',
    handle: withoutMessage,
  }),
  route({ method: 'PUT', path: `${members}/@me`, handle: (call) => join(call, call.world.bot.id) }),
  route({ method: 'DELETE', path: `${members}/@me`, handle: (call) => leave(call, call.world.bot.id) }),
  route({
    method: 'PUT',
    path: `${members}/{user_id}`,
    handle: (call) => join(call, call.params['user_id'] ?? ''),
  }),
  route({
    method: 'DELETE',
    path: `${members}/{user_id}`,
    handle: (call) => leave(call, call.params['user_id'] ?? ''),
  }),
  route({ method: 'GET', path: `${members}/{user_id}`, response: 'ThreadMemberResponse', handle: oneMember }),
  route({ method: 'GET', path: members, response: 'ThreadMemberResponse[]', handle: everyMember }),
  route({
    method: 'GET',
    path: '/guilds/{guild_id}/threads/active',
    response: 'ThreadsResponse',
    handle: active,
  }),
  ...(['public', 'private'] as const).map((kind) =>
    route({
      method: 'GET',
      path: `/channels/{channel_id}/threads/archived/${kind}`,
      response: 'ThreadsResponse',
      handle: (call) => archived(call, kind === 'private'),
    }),
  ),
];

function fromMessage(call: Call): Reply {
  const channel = visibleTextChannel(call);
  const message = readableMessage(call, channel);
  demand(call.world, channel, 'CreatePublicThreads');
  if (call.world.channels.has(message.id)) throw refusal('alreadyThread');
  const thread = open(call, channel, message.id, false);
  postStarter(call.world, thread, message);
  return answer(wireThread(call.world, thread), 201);
}

/** Leaving the type out makes it private. */
function withoutMessage(call: Call): Reply {
  const channel = visibleTextChannel(call);
  const isPrivate = (call.body['type'] ?? 12) === 12;
  demand(call.world, channel, isPrivate ? 'CreatePrivateThreads' : 'CreatePublicThreads');
  return answer(wireThread(call.world, open(call, channel, call.world.nextId(), isPrivate)), 201);
}

function open({ world, body }: Call, channel: TextChannel, id: string, isPrivate: boolean): Thread {
  const guild = world.guilds.get(channel.guildId);
  if (guild === undefined || !hasRoomForThread(world, guild)) throw refusal('tooManyThreads');
  const name = String(body['name']);
  world.sent.push({
    what: 'thread',
    payload: { name },
    reader: null,
    channelId: channel.id,
    messageId: null,
    atMs: world.clock.nowMs(),
  });
  return addThread(world, channel, {
    id,
    ownerId: world.bot.id,
    name,
    isPrivate,
    invitable: (body['invitable'] ?? true) === true,
    autoArchiveMinutes: Number(body['auto_archive_duration'] ?? 4320),
    rateLimitPerUser: Number(body['rate_limit_per_user'] ?? 0),
  });
}

/** The first message of such a thread only points to the one it started from. */
function postStarter(world: World, thread: Thread, message: Message): void {
  addMessage(world, {
    channelId: thread.id,
    guildId: thread.guildId,
    authorId: world.bot.id,
    type: 21,
    content: '',
    embeds: [],
    components: [],
    attachments: [],
    flags: 0,
    nonce: null,
    reference: { messageId: message.id, channelId: message.channelId, guildId: message.guildId },
    pings: noPings,
    ephemeralTo: null,
    interactionId: null,
  });
}

function join(call: Call, userId: string): Reply {
  const thread = visibleThread(call);
  refuseChangingIn(thread);
  if (userId !== call.world.bot.id) {
    demand(call.world, thread, 'SendMessagesInThreads');
    if (call.world.guilds.get(thread.guildId)?.members.has(userId) !== true) throw refusal('unknownUser');
  }
  joinThread(call.world, thread, userId);
  return noContent;
}

function leave(call: Call, userId: string): Reply {
  const thread = visibleThread(call);
  refuseChangingIn(thread);
  const own = userId === call.world.bot.id || (thread.isPrivate && thread.ownerId === call.world.bot.id);
  if (!own) demand(call.world, thread, 'ManageThreads');
  leaveThread(call.world, thread, userId);
  return noContent;
}

function oneMember(call: Call): Reply {
  const thread = visibleThread(call);
  const userId = call.params['user_id'] ?? '';
  const sinceMs = thread.memberSince.get(userId);
  if (sinceMs === undefined) throw refusal('unknownMember');
  return answer(member(call, thread, userId, sinceMs));
}

function everyMember(call: Call): Reply {
  const thread = visibleThread(call);
  return answer([...thread.memberSince].map(([userId, sinceMs]) => member(call, thread, userId, sinceMs)));
}

function member({ world, query }: Call, thread: Thread, userId: string, sinceMs: number): Json {
  const known = world.guilds.get(thread.guildId)?.members.get(userId);
  const wired = wireThreadMember(thread, userId, sinceMs);
  return query.get('with_member') === 'true' && known !== undefined
    ? { ...wired, member: wireMember(world, known) }
    : wired;
}

function active(call: Call): Reply {
  const threads = activeThreads(call.world, ownGuild(call)).filter((thread) =>
    may(call.world, thread, call.world.bot.id, 'ViewChannel'),
  );
  return answer(listing(call.world, threads));
}

function archived(call: Call, isPrivate: boolean): Reply {
  const parent = visibleChannel(call);
  demand(call.world, parent, 'ReadMessageHistory');
  if (isPrivate) demand(call.world, parent, 'ManageThreads');
  const threads = [...call.world.channels.values()].flatMap((each) =>
    each.kind === 'thread' && each.parentId === parent.id && each.archived && each.isPrivate === isPrivate
      ? [each]
      : [],
  );
  return answer(
    listing(
      call.world,
      threads.sort((a, b) => b.archiveChangedMs - a.archiveChangedMs),
    ),
  );
}

function listing(world: World, threads: readonly Thread[]): Json {
  return {
    threads: threads.map((thread) => wireThread(world, thread)),
    members: threads.flatMap((thread) => {
      const sinceMs = thread.memberSince.get(world.bot.id);
      return sinceMs === undefined ? [] : [wireThreadMember(thread, world.bot.id, sinceMs)];
    }),
    has_more: false,
  };
}
