import { REST, Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';
import { apiOf, type Api } from './support/api.ts';

let discord: LocalDiscord;
let api: Api;
let nowMs = 0;
let messages: string;

beforeEach(async () => {
  nowMs = 1_000_000;
  discord = await startLocalDiscord({ rateLimits: 'on', rateLimitClock: () => nowMs });
  api = apiOf(discord);
  messages = `/channels/${discord.seed.channelId}/messages`;
});

afterEach(async () => {
  await discord.stop();
  expect(discord.violations).toEqual([]);
});

const send = () => api('POST', messages, { content: 'a card' });
const statuses = async (count: number, request: () => ReturnType<Api>) =>
  Promise.all(Array.from({ length: count }, () => request().then(({ status }) => status)));

describe('the limit of a route', () => {
  it('is told in the headers of every answer', async () => {
    const { headers } = await send();
    expect(
      ['limit', 'remaining', 'reset-after', 'bucket'].map((each) => headers.get(`x-ratelimit-${each}`)),
    ).toEqual(['5', '4', '5.000', 'message-create']);
  });

  it('lets five messages through in five seconds and says when the next may come', async () => {
    expect(await statuses(5, send)).toEqual([200, 200, 200, 200, 200]);
    nowMs += 2000;
    const refused = await send();
    expect(refused).toMatchObject({ status: 429, body: { retry_after: 3, global: false } });
    expect(refused.headers.get('retry-after')).toBe('3');
    nowMs += 3000;
    expect(await send()).toMatchObject({ status: 200 });
  });

  it('is counted by channel, and edits apart from messages', async () => {
    const { body } = await send();
    await statuses(4, send);
    expect(await api('PATCH', `${messages}/${String(body['id'])}`, { content: 'x' })).toMatchObject({
      status: 200,
    });
    const other = discord.world.addChannel(discord.seed.guildId, 'other').id;
    expect(await api('POST', `/channels/${other}/messages`, { content: 'x' })).toMatchObject({ status: 200 });
  });

  it('lets a thread be renamed twice in ten minutes, and changed otherwise', async () => {
    const { body } = await api('POST', `/channels/${discord.seed.channelId}/threads`, {
      name: 'T',
      type: 11,
    });
    const change = (to: object) => api('PATCH', `/channels/${String(body['id'])}`, to);
    expect(await statuses(3, () => change({ name: 'U' }))).toEqual([200, 200, 429]);
    expect(await change({ locked: true })).toMatchObject({ status: 200 });
    nowMs += 600_000;
    expect(await change({ name: 'V' })).toMatchObject({ status: 200 });
  });

  it('is not there when it is turned off', async () => {
    discord.setRateLimits('off');
    expect(new Set(await statuses(20, send))).toEqual(new Set([200]));
  });
});

describe('the limit of a token', () => {
  it('lets fifty requests a second through, and does not count the answers to interactions', async () => {
    await api('PUT', `/applications/${discord.applicationId}/commands`, [
      { name: 'belote', description: 'Play' },
    ]);
    nowMs += 1000;
    const channels = Array.from(
      { length: 51 },
      (_, at) => discord.world.addChannel(discord.seed.guildId, `c${at}`).id,
    );
    const all = await Promise.all(channels.map((id) => api('GET', `/channels/${id}`)));
    expect(all.filter((each) => each.status === 200)).toHaveLength(50);
    const refused = all.find((each) => each.status === 429);
    expect(refused?.body).toMatchObject({ global: true });
    expect(refused?.headers.get('x-ratelimit-global')).toBe('true');
    const handle = discord.world.actor(discord.seed.people[0]!).command('/belote');
    const path = `/interactions/${handle.id}/${handle.interaction.token}/callback`;
    expect(await api('POST', path, { type: 4, data: { content: 'x' } })).toMatchObject({ status: 204 });
    expect(discord.invalidRequests()).toBe(1);
  });
});

describe('an old message', () => {
  it('can be edited only a few times, one younger than an hour as often as the route allows', async () => {
    const { body } = await send();
    const edit = async (content: string) => {
      nowMs += 5000;
      return api('PATCH', `${messages}/${String(body['id'])}`, { content });
    };
    for (let count = 0; count < 8; count += 1)
      expect(await edit(`young ${count}`)).toMatchObject({ status: 200 });
    discord.clock.advance(3_600_000);
    const outcomes = [];
    for (let count = 0; count < 6; count += 1) outcomes.push((await edit(`old ${count}`)).code);
    expect(outcomes).toEqual([undefined, undefined, undefined, undefined, undefined, 30046]);
    discord.clock.advance(300_000);
    expect(await edit('later')).toMatchObject({ status: 200 });
  });
});

describe('the REST client of discord.js', () => {
  it('waits as it is told and loses nothing', async () => {
    discord.setRateLimits('on');
    const rest = new REST({ api: discord.apiUrl }).setToken(discord.token);
    discord.faults.next({ method: 'POST' }, { status: 429, retryAfterMs: 120 });
    const startMs = performance.now();
    await rest.post(Routes.channelMessages(discord.seed.channelId), { body: { content: 'patient' } });
    expect(performance.now() - startMs).toBeGreaterThan(115);
    expect(discord.world.messages(discord.seed.channelId)).toHaveLength(1);
  });
});
