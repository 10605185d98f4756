import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';
import { may, permissionBits, type PermissionName } from '../../playground/server/world/permissions.ts';
import { apiOf, type Api } from './support/api.ts';
import { png } from './support/pieces.ts';

let discord: LocalDiscord;
let api: Api;
let channel: string;
let thread: string;

beforeEach(async () => {
  discord = await startLocalDiscord();
  api = apiOf(discord);
  channel = discord.seed.channelId;
  thread = String(
    (await api('POST', `/channels/${channel}/threads`, { name: 'Table', type: 11 })).body['id'],
  );
});

afterEach(() => discord.stop());

const post = (id: string, body: object = { content: 'hi' }) => api('POST', `/channels/${id}/messages`, body);
const needs: readonly (readonly [PermissionName, string, () => ReturnType<Api>])[] = [
  ['SendMessages', 'write in a channel', () => post(channel)],
  ['SendMessagesInThreads', 'write in a thread', () => post(thread)],
  ['EmbedLinks', 'send an embed', () => post(channel, { embeds: [{ title: 'score' }] })],
  [
    'AttachFiles',
    'send a file',
    () => api('POST', `/channels/${channel}/messages`, { content: 'a' }, [{ name: 'a.png', bytes: png }]),
  ],
  [
    'CreatePublicThreads',
    'open a thread',
    () => api('POST', `/channels/${channel}/threads`, { name: 'T', type: 11 }),
  ],
  [
    'CreatePrivateThreads',
    'open a private one',
    () => api('POST', `/channels/${channel}/threads`, { name: 'T' }),
  ],
  ['ManageThreads', 'lock a thread', () => api('PATCH', `/channels/${thread}`, { locked: true })],
];

describe('the permissions of the bot', () => {
  it.each(needs)('%s is needed to %s', async (permission, _what, request) => {
    discord.world.denyBot(channel, permission);
    expect(await request()).toMatchObject({ status: 403, code: 50013 });
    discord.world.allowBot(channel, permission);
    expect((await request()).status).toBeLessThan(300);
    expect(discord.violations).toEqual([]);
  });

  it('ManageMessages is needed to delete what others wrote', async () => {
    const anna = discord.world.actor(discord.seed.people[0]!);
    const path = `/channels/${channel}/messages/${anna.say('hello').id}`;
    discord.world.denyBot(channel, 'ManageMessages');
    expect(await api('DELETE', path)).toMatchObject({ status: 403, code: 50013 });
    discord.world.allowBot(channel, 'ManageMessages');
    expect(await api('DELETE', path)).toMatchObject({ status: 204 });
  });

  it('ViewChannel is needed for everything, with another code', async () => {
    discord.world.denyBot(channel, 'ViewChannel');
    expect(await post(channel)).toMatchObject({ status: 403, code: 50001 });
    expect(await post(thread)).toMatchObject({ status: 403, code: 50001 });
    expect(await api('GET', `/channels/${channel}`)).toMatchObject({ status: 403, code: 50001 });
  });

  it('are gone with its membership, and back with a new invitation', async () => {
    discord.world.removeBot(discord.seed.guildId);
    expect(await post(channel)).toMatchObject({ status: 403, code: 50001 });
    expect(await api('GET', `/guilds/${discord.seed.guildId}`)).toMatchObject({ status: 404, code: 10004 });
    discord.world.inviteBot(discord.seed.guildId);
    expect(await post(channel)).toMatchObject({ status: 200 });
  });

  it('do not matter during an outage', async () => {
    discord.world.setAvailable(discord.seed.guildId, false);
    expect(await post(channel)).toMatchObject({ status: 503 });
    discord.world.setAvailable(discord.seed.guildId, true);
    expect(await post(channel)).toMatchObject({ status: 200 });
  });
});

describe('permissions in a channel', () => {
  const has = (userId: string, name: PermissionName) =>
    may(discord.world.state, discord.world.channel(channel), userId, name);

  it('are taken from everyone, given back by a role, and decided last for the member', () => {
    const [anna = ''] = discord.seed.people;
    const { state } = discord.world;
    const club = discord.world.addRole(discord.seed.guildId, 'club', []);
    discord.world.denyEveryone(channel, 'SendMessages');
    expect(has(anna, 'SendMessages')).toBe(false);
    discord.world.giveRole(discord.seed.guildId, anna, club.id);
    const overwrites = (state.channels.get(channel) as { overwrites: Map<string, object> }).overwrites;
    overwrites.set(club.id, { id: club.id, type: 0, allow: permissionBits.SendMessages, deny: 0n });
    expect(has(anna, 'SendMessages')).toBe(true);
    discord.world.denyMember(channel, anna, 'SendMessages');
    expect(has(anna, 'SendMessages')).toBe(false);
  });

  it('are all there for the owner and for administrators', () => {
    const [anna = ''] = discord.seed.people;
    const chief = discord.world.addRole(discord.seed.guildId, 'chief', ['Administrator']);
    discord.world.denyEveryone(channel, 'ViewChannel');
    expect([has(discord.seed.ownerId, 'ManageThreads'), has(anna, 'ViewChannel')]).toEqual([true, false]);
    discord.world.giveRole(discord.seed.guildId, anna, chief.id);
    expect(has(anna, 'ViewChannel')).toBe(true);
  });
});

describe('a token', () => {
  it('is asked for, and has to be the right one', async () => {
    const wrong = apiOf(discord, 'someone.elses.token');
    expect(await wrong('GET', '/users/@me')).toMatchObject({ status: 401 });
    expect((await fetch(`${discord.apiUrl}/v10/users/@me`)).status).toBe(401);
    expect(await api('GET', '/users/@me')).toMatchObject({ status: 200, body: { bot: true } });
    expect(discord.invalidRequests()).toBe(2);
  });
});
