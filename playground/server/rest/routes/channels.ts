import { wireChannel } from '../../wire/channels.ts';
import { changeTextChannel, deleteTextChannel } from '../../world/channels.ts';
import type { TextChannel, Thread } from '../../world/model.ts';
import { may } from '../../world/permissions.ts';
import { changeThread, deleteThread, hasRoomForThread, type ThreadChange } from '../../world/threads.ts';
import { demand, refuseWritingInto, visibleChannel } from '../access.ts';
import { checkBody, unknownKey } from '../check.ts';
import { invalidForm, refusal } from '../errors.ts';
import { answer, noContent, route, type Call, type Reply, type Route } from '../route.ts';

export const channelRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/channels/{channel_id}', handle: get }),
  route({ method: 'PATCH', path: '/channels/{channel_id}', handle: change }),
  route({ method: 'DELETE', path: '/channels/{channel_id}', handle: remove }),
  route({ method: 'POST', path: '/channels/{channel_id}/typing', handle: typing }),
];

function get(call: Call): Reply {
  return answer(wireChannel(call.world, visibleChannel(call)));
}

function change(call: Call): Reply {
  const channel = visibleChannel(call);
  const schema =
    channel.kind === 'thread' ? 'UpdateThreadRequestPartial' : 'UpdateGuildChannelRequestPartial';
  const { problems, unknown } = checkBody(schema, call.body);
  if (problems.length > 0) throw invalidForm(problems);
  for (const path of unknown) call.note(unknownKey(path));
  if (channel.kind === 'thread') updateThread(call, channel);
  else updateText(call, channel);
  return answer(wireChannel(call.world, channel));
}

function updateText(call: Call, channel: TextChannel): void {
  demand(call.world, channel, 'ManageChannels');
  const { name, topic } = call.body;
  changeTextChannel(call.world, channel, {
    ...(typeof name === 'string' ? { name } : {}),
    ...(topic === undefined ? {} : { topic: topic as string | null }),
  });
}

function updateThread(call: Call, thread: Thread): void {
  const { world, body } = call;
  const change = threadChange(body);
  if (thread.archived && change.archived !== false) throw refusal('archived');
  demandForThread(call, thread, change);
  const reopens = thread.archived && change.archived === false;
  const guild = world.guilds.get(thread.guildId);
  if (reopens && (guild === undefined || !hasRoomForThread(world, guild))) throw refusal('tooManyThreads');
  changeThread(world, thread, change);
}

/** Locking is for who manages threads; the rest also for who opened the thread, unless it is locked. */
function demandForThread({ world }: Call, thread: Thread, change: ThreadChange): void {
  if (may(world, thread, world.bot.id, 'ManageThreads')) return;
  const locks = change.locked !== undefined && change.locked !== thread.locked;
  if (locks || thread.ownerId !== world.bot.id) throw refusal('missingPermissions');
  if (thread.locked) throw refusal('threadLocked');
  demand(world, thread, 'SendMessagesInThreads');
}

function threadChange(body: Call['body']): ThreadChange {
  const { name, archived, locked, invitable } = body;
  const minutes = body['auto_archive_duration'];
  const slowMode = body['rate_limit_per_user'];
  return {
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof archived === 'boolean' ? { archived } : {}),
    ...(typeof locked === 'boolean' ? { locked } : {}),
    ...(typeof invitable === 'boolean' ? { invitable } : {}),
    ...(typeof minutes === 'number' ? { autoArchiveMinutes: minutes } : {}),
    ...(typeof slowMode === 'number' ? { rateLimitPerUser: slowMode } : {}),
  };
}

function remove(call: Call): Reply {
  const channel = visibleChannel(call);
  demand(call.world, channel, channel.kind === 'thread' ? 'ManageThreads' : 'ManageChannels');
  const wired = wireChannel(call.world, channel);
  if (channel.kind === 'thread') deleteThread(call.world, channel);
  else deleteTextChannel(call.world, channel);
  return answer(wired);
}

function typing(call: Call): Reply {
  const channel = visibleChannel(call);
  refuseWritingInto(call.world, channel);
  demand(call.world, channel, channel.kind === 'text' ? 'SendMessages' : 'SendMessagesInThreads');
  call.world.changes.publish('typing', { guildId: channel.guildId, channelId: channel.id });
  return noContent;
}
