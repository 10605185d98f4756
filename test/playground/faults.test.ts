import { createConnection } from 'node:net';

import { Events, REST, Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';
import { apiOf, type Api } from './support/api.ts';
import { connect } from './support/client.ts';

let discord: LocalDiscord;
let api: Api;
let rest: REST;
let path: `/${string}`;

beforeEach(async () => {
  discord = await startLocalDiscord();
  api = apiOf(discord);
  rest = new REST({ api: discord.apiUrl }).setToken(discord.token);
  path = Routes.channelMessages(discord.seed.channelId);
});

afterEach(() => discord.stop());

const contents = () => discord.world.messages(discord.seed.channelId).map((each) => each.content);

describe('a fault on command', () => {
  it('answers the next requests that fit, and no other', async () => {
    discord.faults.next({ method: 'POST', route: /\/messages$/ }, { status: 500 }, 2);
    expect(await api('GET', path)).toMatchObject({ status: 200 });
    expect(await api('POST', path, { content: 'a' })).toMatchObject({ status: 500 });
    expect(await api('POST', path, { content: 'b' })).toMatchObject({ status: 500 });
    expect(await api('POST', path, { content: 'c' })).toMatchObject({ status: 200 });
    expect(contents()).toEqual(['c']);
  });

  it('goes on until it is cleared, and counts', async () => {
    const outage = discord.faults.always({}, { status: 503 });
    for (let count = 0; count < 5; count += 1) await api('POST', path, { content: 'lost' });
    expect(outage.hits()).toBe(5);
    outage.clear();
    expect(await api('POST', path, { content: 'back' })).toMatchObject({ status: 200 });
  });

  it('cuts the connection before anything happened, and the client repeats the request', async () => {
    discord.faults.next({ method: 'POST' }, { reset: 'before' });
    await rest.post(path, { body: { content: 'once' } });
    expect([contents(), discord.log.map((each) => each.status)]).toEqual([['once'], [0, 200]]);
  });

  it('cuts it after everything happened: the repetition makes a second message unless a nonce forbids it', async () => {
    discord.faults.next({ method: 'POST' }, { reset: 'after-commit' });
    await rest.post(path, { body: { content: 'twice' } });
    discord.faults.next({ method: 'POST' }, { reset: 'after-commit' });
    await rest.post(path, { body: { content: 'once', nonce: '7', enforce_nonce: true } });
    expect(contents()).toEqual(['twice', 'twice', 'once']);
  });

  it('cuts it after an acknowledgement: the repetition is refused as a second one, and that is nobody’s mistake', async () => {
    await api('PUT', `/applications/${discord.applicationId}/commands`, [
      { name: 'belote', description: 'Play' },
    ]);
    const handle = discord.world.actor(discord.seed.people[0]!).command('/belote');
    discord.faults.next({ route: /\/callback/ }, { reset: 'after-commit' });
    const callback = Routes.interactionCallback(handle.id, handle.interaction.token);
    const posting = rest.post(callback, { body: { type: 4, data: { content: 'table' } }, auth: false });
    await expect(posting).rejects.toMatchObject({ code: 40060 });
    expect([handle.response, contents(), discord.violations]).toEqual(['message', ['table'], []]);
  });

  it('delays an answer', async () => {
    discord.faults.next({ method: 'POST' }, { delayMs: 60 });
    const startMs = performance.now();
    await api('POST', path, { content: 'slow' });
    expect(performance.now() - startMs).toBeGreaterThan(55);
  });
});

describe('settling', () => {
  it('waits for what is in flight', async () => {
    const delay = discord.faults.next({ method: 'POST' }, { delayMs: 80 });
    const sending = api('POST', path, { content: 'slow' });
    while (delay.hits() === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(contents()).toEqual([]);
    await discord.settle();
    expect(contents()).toEqual(['slow']);
    await sending;
  });

  it('waits for a connected bot to acknowledge', async () => {
    await api('PUT', `/applications/${discord.applicationId}/commands`, [
      { name: 'belote', description: 'Play' },
    ]);
    const bot = await connect(discord);
    bot.client.on(Events.InteractionCreate, (interaction) => {
      if (interaction.isChatInputCommand()) setTimeout(() => void interaction.reply('at last'), 80);
    });
    discord.world.actor(discord.seed.people[0]!).command('/belote');
    await discord.settle();
    expect(contents()).toEqual(['at last']);
    await bot.close();
  });

  it('gives up when there is no end', async () => {
    discord.faults.next({ method: 'POST' }, { delayMs: 300 });
    const sending = api('POST', path, { content: 'slow' });
    await expect(discord.settle({ timeoutMs: 40, quietMs: 60 })).rejects.toThrow('not settled after 40 ms');
    await sending;
  });
});

describe('waiting for the world', () => {
  it('answers at the change that makes it true', async () => {
    const waiting = discord.world.when(() => contents().at(-1) === 'second');
    await api('POST', path, { content: 'first' });
    await api('POST', path, { content: 'second' });
    expect(await waiting).toBe(true);
  });

  it('fails with what it waited for, or with what the question threw', async () => {
    const never = discord.world.when(() => false, { timeoutMs: 20, what: 'a capot' });
    await expect(never).rejects.toThrow('waited 20 ms in vain for: a capot');
    let asked = 0;
    const broken = discord.world.when(() => {
      asked += 1;
      if (asked > 1) throw new Error('no such table');
      return false;
    });
    await Promise.all([expect(broken).rejects.toThrow('no such table'), api('POST', path, { content: 'x' })]);
  });
});

describe('the log', () => {
  it('has every request with its body, its status and what was found', async () => {
    await api('POST', path, { content: 'hello' });
    await api('GET', '/guilds/1/templates');
    expect(discord.log).toMatchObject([
      {
        method: 'POST',
        route: '/channels/{channel_id}/messages',
        tokenKind: 'bot',
        body: { content: 'hello' },
        status: 200,
      },
      { method: 'GET', route: null, path: '/guilds/1/templates', status: 404, code: 0 },
    ]);
    expect(discord.violations).toMatchObject([{ path: '/guilds/1/templates' }]);
  });

  it('can be kept short', async () => {
    const brief = await startLocalDiscord({ logLength: 2 });
    for (let count = 0; count < 4; count += 1) await apiOf(brief)('GET', '/users/@me');
    expect(brief.log).toHaveLength(2);
    await brief.stop();
  });
});

describe('a client that dies in the middle of a request', () => {
  it('is nobody’s mistake', async () => {
    const arrival = discord.faults.next({ method: 'POST' }, { delayMs: 1 });
    const { hostname, port } = new URL(discord.url);
    const socket = createConnection({ host: hostname, port: Number(port) });
    socket.write(`POST /api/v10${path} HTTP/1.1\r\nHost: discord\r\nContent-Length: 100\r\n\r\n{"content":`);
    while (arrival.hits() === 0) await new Promise((resolve) => setImmediate(resolve));
    socket.destroy();
    await discord.settle();
    expect(discord.violations).toEqual([]);
  });
});
