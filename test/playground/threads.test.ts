import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';
import type { TextChannel } from '../../playground/server/world/model.ts';
import { activeThreadLimit, addThread, type ThreadDraft } from '../../playground/server/world/threads.ts';
import { apiOf, type Api } from './support/api.ts';

const hours = 3_600_000;

let discord: LocalDiscord;
let api: Api;
let channel: string;

beforeEach(async () => {
  discord = await startLocalDiscord();
  api = apiOf(discord);
  channel = discord.seed.channelId;
});

afterEach(() => discord.stop());

const open = (body: object = {}) =>
  api('POST', `/channels/${channel}/threads`, { name: 'Table 1', type: 11, ...body });
const openId = async (body: object = {}) => String((await open(body)).body['id']);
const write = (id: string, content = 'a card') => api('POST', `/channels/${id}/messages`, { content });
const change = (id: string, body: object) => api('PATCH', `/channels/${id}`, body);

describe('opening a thread', () => {
  it('starts from a message once, and has its id', async () => {
    const { body } = await api('POST', `/channels/${channel}/messages`, { content: 'lobby' });
    const path = `/channels/${channel}/messages/${String(body['id'])}/threads`;
    expect(await api('POST', path, { name: 'Table 1' })).toMatchObject({
      status: 201,
      body: { id: body['id'], type: 11 },
    });
    expect(await api('POST', path, { name: 'Table 2' })).toMatchObject({ status: 400, code: 160004 });
    expect(
      (await api('GET', `/channels/${channel}/messages/${String(body['id'])}`)).body['thread'],
    ).toMatchObject({
      name: 'Table 1',
    });
  });

  it('is private when the type is left out', async () => {
    const anna = discord.world.actor(discord.seed.people[0]!);
    const id = await openId({ type: undefined });
    expect(discord.world.thread(id).isPrivate).toBe(true);
    expect(anna.channels().map((each) => each.id)).not.toContain(id);
    await api('PUT', `/channels/${id}/thread-members/${anna.id}`);
    expect(anna.channels().map((each) => each.id)).toContain(id);
  });

  it.each([
    ['a name of 1 to 100 letters', { name: '' }, { name: 'x'.repeat(100) }],
    ['one of four durations', { auto_archive_duration: 61 }, { auto_archive_duration: 60 }],
    ['a kind that threads have', { type: 0 }, { type: 12 }],
  ])('wants %s', async (_rule, broken, kept) => {
    expect(await open(broken)).toMatchObject({ status: 400, code: 50035 });
    expect(await open(kept)).toMatchObject({ status: 201 });
  });

  it(`is refused beyond ${activeThreadLimit} active threads, until one is archived`, async () => {
    const first = await openId();
    const parent = discord.world.channel(channel) as TextChannel;
    for (let count = 1; count < activeThreadLimit; count += 1)
      addThread(discord.world.state, parent, draft(count));
    expect(await open()).toMatchObject({ status: 400, code: 160006 });
    await change(first, { archived: true });
    expect(await open()).toMatchObject({ status: 201 });
    expect(await change(first, { archived: false })).toMatchObject({ status: 400, code: 160006 });
    expect(discord.violations).toEqual([]);
  });
});

describe('an archived thread', () => {
  it('takes no edits until it is opened again, but a new message opens it', async () => {
    const id = await openId();
    const { body } = await write(id);
    const path = `/channels/${id}/messages/${String(body['id'])}`;
    await change(id, { archived: true });
    expect(await api('PATCH', path, { content: 'x' })).toMatchObject({ status: 400, code: 50083 });
    expect(await api('DELETE', path)).toMatchObject({ status: 400, code: 50083 });
    expect(await change(id, { locked: true })).toMatchObject({ status: 400, code: 50083 });
    await change(id, { archived: false });
    expect(await api('PATCH', path, { content: 'x' })).toMatchObject({ status: 200 });
    await change(id, { archived: true });
    expect(await write(id)).toMatchObject({ status: 200 });
    expect(discord.world.thread(id).archived).toBe(false);
    expect(discord.violations).toEqual([]);
  });

  it('archives itself when nobody has written for its duration; edits do not count', async () => {
    const id = await openId({ auto_archive_duration: 60 });
    const { body } = await write(id);
    discord.clock.advance(hours - 1);
    await api('PATCH', `/channels/${id}/messages/${String(body['id'])}`, { content: 'edited' });
    expect(discord.world.thread(id).archived).toBe(false);
    discord.clock.advance(1);
    expect(discord.world.thread(id).archived).toBe(true);
    await write(id);
    discord.clock.advance(hours - 1);
    expect(discord.world.thread(id).archived).toBe(false);
  });

  it('is listed among the archived ones, the others among the active ones', async () => {
    const [kept, gone] = [await openId({ name: 'kept' }), await openId({ name: 'gone' })];
    await change(gone, { archived: true });
    const names = (answer: Awaited<ReturnType<Api>>) =>
      (answer.body['threads'] as readonly { readonly id: string }[]).map((each) => each.id);
    expect(names(await api('GET', `/guilds/${discord.seed.guildId}/threads/active`))).toEqual([kept]);
    expect(names(await api('GET', `/channels/${channel}/threads/archived/public`))).toEqual([gone]);
    expect(discord.violations).toEqual([]);
  });
});

describe('a locked thread', () => {
  it('is written in only by who manages threads', async () => {
    const id = await openId();
    expect(await change(id, { locked: true })).toMatchObject({ status: 200 });
    expect(await write(id)).toMatchObject({ status: 200 });
    discord.world.denyBot(channel, 'ManageThreads');
    expect(await write(id)).toMatchObject({ status: 403, code: 160005 });
    discord.world.changeThread(id, { locked: false });
    expect(await write(id)).toMatchObject({ status: 200 });
  });

  it('is archived too only after locking, and then stays closed to messages', async () => {
    const id = await openId();
    expect(await change(id, { locked: true, archived: true })).toMatchObject({ status: 200 });
    expect(await write(id)).toMatchObject({ status: 400, code: 50083 });
    expect(await change(id, { archived: false, locked: false })).toMatchObject({ status: 200 });
    expect(await write(id)).toMatchObject({ status: 200 });
  });
});

describe('what the owner of a thread may do without managing threads', () => {
  it('is archiving and renaming, not locking and deleting', async () => {
    const id = await openId();
    discord.world.denyBot(channel, 'ManageThreads');
    expect(await change(id, { locked: true })).toMatchObject({ status: 403, code: 50013 });
    expect(await api('DELETE', `/channels/${id}`)).toMatchObject({ status: 403, code: 50013 });
    expect(await change(id, { name: 'Table 2' })).toMatchObject({ status: 200 });
    expect(await change(id, { archived: true })).toMatchObject({ status: 200 });
  });
});

describe('a thread that is gone', () => {
  it('is unknown, and so are its messages', async () => {
    const id = await openId();
    const { body } = await write(id);
    expect(await api('DELETE', `/channels/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect(await write(id)).toMatchObject({ status: 404, code: 10003 });
    expect(await api('GET', `/channels/${id}/messages/${String(body['id'])}`)).toMatchObject({ code: 10003 });
  });

  it('goes with its channel', async () => {
    const id = await openId();
    discord.world.deleteChannel(channel);
    expect(await write(id)).toMatchObject({ status: 404, code: 10003 });
  });
});

describe('the members of a thread', () => {
  it('join, are listed, and leave', async () => {
    const id = await openId();
    const [anna = ''] = discord.seed.people;
    const path = `/channels/${id}/thread-members`;
    expect(await api('PUT', `${path}/${anna}`)).toMatchObject({ status: 204 });
    expect(await api('GET', `${path}/${anna}`)).toMatchObject({ status: 200, body: { user_id: anna } });
    expect(await api('DELETE', `${path}/${anna}`)).toMatchObject({ status: 204 });
    expect(await api('GET', `${path}/${anna}`)).toMatchObject({ status: 404, code: 10007 });
    expect(await api('PUT', `${path}/123456789012345678`)).toMatchObject({ status: 404, code: 10013 });
    expect(await api('DELETE', `${path}/@me`)).toMatchObject({ status: 204 });
    expect(discord.violations).toEqual([]);
  });
});

function draft(number: number): ThreadDraft {
  return {
    id: discord.world.state.nextId(),
    ownerId: discord.applicationId,
    name: `Table ${number}`,
    isPrivate: false,
    invitable: true,
    autoArchiveMinutes: 60,
    rateLimitPerUser: 0,
  };
}
