import { Client, Events, GatewayIntentBits, Options, type Interaction } from 'discord.js';
import { WebSocket } from 'ws';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startLocalDiscord, type LocalDiscord } from '../../playground/server/local-discord.ts';
import { connect, register, type ConnectedClient } from './support/client.ts';

type Payload = {
  readonly op: number;
  readonly t: string | null;
  readonly s: number | null;
  readonly d: unknown;
};

let discord: LocalDiscord;
let bot: ConnectedClient | undefined;

beforeEach(async () => {
  discord = await startLocalDiscord({ heartbeatIntervalMs: 150 });
});

afterEach(async () => {
  await bot?.close();
  bot = undefined;
  await discord.stop();
});

/** A plain socket that keeps what it gets. */
async function line(path = '/?v=10&encoding=json') {
  const socket = new WebSocket(`${discord.url.replace('http', 'ws')}${path}`);
  const got: Payload[] = [];
  const closed = new Promise<number>((resolve) => {
    socket.once('close', (code) => resolve(code));
  });
  let told = (): void => {};
  socket.on('message', (data: Buffer) => {
    got.push(JSON.parse(data.toString()) as Payload);
    told();
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const until = async (fits: (payload: Payload) => boolean): Promise<Payload> => {
    for (;;) {
      const found = got.find(fits);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => {
        told = resolve;
      });
    }
  };
  const send = (op: number, d: unknown): void => socket.send(JSON.stringify({ op, d }));
  return { got, closed, until, send, close: () => socket.terminate() };
}

const identity = (overrides: object = {}) => ({
  token: discord.token,
  intents: 1,
  properties: {},
  ...overrides,
});

describe('identifying', () => {
  it('starts with HELLO on any path and ends with READY and the guilds', async () => {
    const socket = await line('/any/path');
    expect(await socket.until((each) => each.op === 10)).toMatchObject({ d: { heartbeat_interval: 150 } });
    socket.send(2, identity());
    const guild = await socket.until((each) => each.t === 'GUILD_CREATE');
    expect(guild).toMatchObject({ s: 2, d: { id: discord.seed.guildId, unavailable: false } });
    socket.send(1, 2);
    await socket.until((each) => each.op === 11);
    expect(discord.gateway.identifies()).toBe(1);
    socket.close();
  });

  it.each([
    ['a wrong token', 2, { token: 'wrong' }, 4004],
    ['intents that were not granted', 2, { intents: GatewayIntentBits.GuildMembers }, 4014],
    ['intents that make no sense', 2, { intents: -1 }, 4013],
    ['a shard that there is not', 2, { shard: [2, 2] }, 4010],
    ['anything else first', 3, {}, 4003],
    ['an unknown operation', 99, {}, 4001],
  ])('is refused with %s', async (_what, op, overrides, code) => {
    const socket = await line();
    socket.send(op, identity(overrides));
    expect(await socket.closed).toBe(code);
  });

  it('is done once on a line', async () => {
    const socket = await line();
    socket.send(2, identity());
    socket.send(2, identity());
    expect(await socket.closed).toBe(4005);
  });

  it('ends the line after 120 sends in a minute', async () => {
    const socket = await line();
    for (let count = 0; count < 121; count += 1) socket.send(1, null);
    expect(await socket.closed).toBe(4008);
  });

  it('ends a line on which nothing is heard', async () => {
    const socket = await line();
    expect(await socket.closed).toBe(4009);
  });

  it('puts a guild on one shard', async () => {
    const shards = await Promise.all([0, 1].map(() => line()));
    shards.forEach((socket, at) => socket.send(2, identity({ shard: [at, 2] })));
    await Promise.all(shards.map((socket) => socket.until((each) => each.t === 'READY')));
    const lists = shards.map(
      (socket) => socket.got.find((each) => each.t === 'READY')?.d as { guilds: unknown[] },
    );
    expect(lists.map((each) => each.guilds.length).sort((a, b) => a - b)).toEqual([0, 1]);
    shards.forEach((socket) => socket.close());
  });

  it('lets a client in that has a wrong token nowhere', async () => {
    const client = new Client({ intents: [], rest: { api: discord.apiUrl } });
    await expect(client.login('wrong.token')).rejects.toThrow();
    await client.destroy();
  });
});

describe('events', () => {
  it('of messages come only to who asked for them, and without the words of others', async () => {
    const [some, all] = [await line(), await line()];
    some.send(2, identity());
    all.send(2, identity({ intents: GatewayIntentBits.Guilds | GatewayIntentBits.GuildMessages }));
    await Promise.all([some, all].map((socket) => socket.until((each) => each.t === 'GUILD_CREATE')));
    discord.world.actor(discord.seed.people[0]!).say('secret');
    discord.world.addChannel(discord.seed.guildId, 'later');
    const message = await all.until((each) => each.t === 'MESSAGE_CREATE');
    await some.until((each) => each.t === 'CHANNEL_CREATE');
    expect(message.d).toMatchObject({ content: '', guild_id: discord.seed.guildId });
    expect(some.got.map((each) => each.t)).not.toContain('MESSAGE_CREATE');
    [some, all].forEach((socket) => socket.close());
  });

  it('tell an outage from a removal', async () => {
    bot = await connect(discord);
    const { client } = bot;
    const outage = once(client, Events.GuildUnavailable);
    discord.world.setAvailable(discord.seed.guildId, false);
    await outage;
    expect(client.guilds.cache.get(discord.seed.guildId)?.available).toBe(false);
    const back = once(client, Events.GuildAvailable);
    discord.world.setAvailable(discord.seed.guildId, true);
    await back;
    const removal = once(client, Events.GuildDelete);
    discord.world.removeBot(discord.seed.guildId);
    await removal;
    expect(client.guilds.cache.size).toBe(0);
  });

  it('tell of channels and threads that go', async () => {
    bot = await connect(discord);
    const { client } = bot;
    const made = once(client, Events.ThreadCreate);
    const channel = client.channels.cache.get(discord.seed.channelId);
    if (channel?.isTextBased() !== true || !('threads' in channel)) throw new Error('no text channel');
    const thread = await channel.threads.create({ name: 'Table' });
    await made;
    const changed = once(client, Events.ThreadUpdate);
    discord.world.changeThread(thread.id, { locked: true });
    await changed;
    const gone = once(client, Events.ThreadDelete);
    const channelGone = once(client, Events.ChannelDelete);
    discord.world.deleteChannel(discord.seed.channelId);
    await Promise.all([gone, channelGone]);
    expect(client.channels.cache.size).toBe(0);
  });
});

describe('a client that loses its line', () => {
  const belote = { name: 'belote', description: 'Play' };

  it.each([
    ['after a drop', () => discord.gateway.drop()],
    ['asked to reconnect', () => discord.gateway.reconnect()],
  ])('resumes %s and gets what it missed', async (_what, breakLine) => {
    bot = await connect(discord);
    await register(discord, [belote]);
    const received = once(bot.client, Events.InteractionCreate) as Promise<[Interaction]>;
    breakLine();
    await discord.world.when(() => discord.gateway.connections() === 0, { timeoutMs: 8000 });
    const handle = discord.world.actor(discord.seed.people[0]!).command('/belote');
    const [interaction] = await received;
    expect([interaction.id, discord.gateway.resumes(), discord.gateway.identifies()]).toEqual([
      handle.id,
      1,
      1,
    ]);
  });

  it('resumes on the same line when its session is invalid and can be resumed', async () => {
    bot = await connect(discord);
    discord.gateway.invalidate(true);
    await discord.world.when(() => discord.gateway.resumes() === 1, { timeoutMs: 8000 });
    expect([discord.gateway.connections(), discord.gateway.identifies()]).toEqual([1, 1]);
  });

  it('identifies anew when its session is gone', async () => {
    bot = await connect(discord);
    await register(discord, [belote]);
    discord.gateway.invalidate(false);
    await discord.world.when(() => discord.gateway.identifies() === 2, { timeoutMs: 15_000 });
    const received = once(bot.client, Events.InteractionCreate);
    await discord.gateway.ready();
    discord.world.actor(discord.seed.people[0]!).command('/belote');
    await received;
  });

  it('resumes when its heartbeats are no longer answered', async () => {
    bot = await connect(discord);
    const unmute = discord.gateway.muteHeartbeats();
    await discord.world.when(() => discord.gateway.connections() === 0, { timeoutMs: 8000 });
    unmute();
    await discord.world.when(() => discord.gateway.resumes() === 1, { timeoutMs: 8000 });
    expect(discord.gateway.identifies()).toBe(1);
  });

  it('is let in again after a refusal', async () => {
    bot = await connect(discord);
    const open = discord.gateway.refuse();
    discord.gateway.drop();
    await discord.world.when(() => discord.gateway.connections() === 0);
    open();
    await discord.world.when(() => discord.gateway.connections() === 1, { timeoutMs: 15_000 });
  });
});

describe('stopping', () => {
  it('leaves no connection and no listener', async () => {
    const brief = await startLocalDiscord();
    const client = new Client({
      intents: [],
      makeCache: Options.cacheWithLimits({}),
      rest: { api: brief.apiUrl },
    });
    await client.login(brief.token);
    await brief.stop();
    await expect(fetch(brief.url)).rejects.toThrow();
    expect(brief.gateway.connections()).toBe(0);
    await client.destroy();
  });
});

function once(client: Client, event: Events): Promise<readonly unknown[]> {
  return new Promise((resolve) => {
    client.once(event as string, (...args: unknown[]) => resolve(args));
  });
}
