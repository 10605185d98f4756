import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startPlayground, type Playground } from '../../playground/host/playground.ts';
import type { PaneAct, PaneNews } from '../../playground/protocol.ts';

let folder: string;
let playground: Playground;

/** Without a bot: only what stands between the page and the local Discord. */
function start(): Promise<Playground> {
  return startPlayground({ port: 0, folder, page: resolve('dist/page'), bot: null, emojis: null });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'belote-host-'));
  playground = await start();
});
afterEach(async () => {
  await playground.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('what may reach the playground', () => {
  const port = (): string => new URL(playground.url).port;

  it.each<[string, () => Record<string, string>, number]>([
    ['its own address', () => ({}), 200],
    ['localhost', () => ({ host: `localhost:${port()}` }), 200],
    ['a name that was bent to this machine', () => ({ host: `evil.example:${port()}` }), 403],
    ['a foreign page', () => ({ origin: 'https://evil.example' }), 403],
    ['another port of this machine', () => ({ origin: 'http://127.0.0.1:1' }), 403],
    ['a foreign picture', () => ({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }), 403],
    [
      'a link on a foreign page',
      () => ({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }),
      200,
    ],
  ])('%s', async (_, headers, status) => {
    expect(await statusOf('/', headers())).toBe(status);
  });

  it("Discord's own interface is no way around", async () => {
    expect(await statusOf('/api/v10/gateway', { origin: 'https://evil.example' })).toBe(403);
  });

  it.each(['/playground/control', '/playground/pane?person=1', '/gateway'])(
    'a foreign page cannot open %s',
    async (path) => {
      const socket = new WebSocket(`${playground.url.replace('http', 'ws')}${path}`, {
        origin: 'https://evil.example',
      });
      const failure = await new Promise<Error>((done) => socket.once('error', done));
      expect(failure.message).toContain('403');
    },
  );

  it('a path that is none does not end the process', async () => {
    expect(await statusOf('//', {})).toBeGreaterThanOrEqual(400);
    expect(await statusOf('/assets/../../package.json', {})).not.toBe(200);
  });

  it('it listens on this machine only', () => {
    expect(playground.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });
});

describe('a pane', () => {
  it("gets what its person may see, and no word of another person's private message", async () => {
    const { discord, company } = playground;
    const [anna, bruno] = [await openPane(0), await openPane(1)];
    for (const pane of [anna, bruno]) await pane.ask({ do: 'open', channelId: discord.seed.channelId });
    await anna.ask({ do: 'say', text: 'hello everybody' });
    const { addMessage } = await import('../../playground/server/world/messages.ts');
    const { noPings } = await import('../../playground/server/world/pings.ts');
    const { world } = discord;
    addMessage(world.state, {
      channelId: discord.seed.channelId,
      guildId: discord.seed.guildId,
      authorId: world.state.bot.id,
      type: 0,
      content: 'the ace of spades',
      embeds: [],
      components: [],
      attachments: [],
      flags: 64,
      nonce: null,
      reference: null,
      pings: noPings,
      ephemeralTo: company[0]?.id ?? '',
      interactionId: null,
    });
    await anna.until((heard) => heard.includes('the ace of spades'));
    await bruno.until((heard) => heard.includes('hello everybody'));
    await bruno.ask({ do: 'open', channelId: discord.seed.channelId });
    expect(bruno.heard()).not.toContain('the ace of spades');
  });

  it('is shut out of a channel that its person may no longer see, and told when it opens again', async () => {
    const { discord, company } = playground;
    const pane = await openPane(0);
    await pane.ask({ do: 'open', channelId: discord.seed.channelId });
    discord.world.denyMember(discord.seed.channelId, company[0]?.id ?? '', 'ViewChannel');
    await pane.until((heard) => heard.includes('"channels":[]'));
    await pane.ask({ do: 'open', channelId: discord.seed.channelId });
    expect(await pane.ask({ do: 'say', text: 'am I here?' })).toContain('You cannot see this channel.');
  });

  it('of nobody is closed', async () => {
    const socket = new WebSocket(`${playground.url.replace('http', 'ws')}/playground/pane?person=1`);
    expect(await new Promise<number>((done) => socket.once('close', done))).toBe(4004);
  });
});

describe('what is kept', () => {
  it('people, messages and time are as they were left', async () => {
    const { discord } = playground;
    discord.world.actor(discord.seed.people[0] ?? '').say('until tomorrow');
    playground.advance(3_600_000);
    const { seed, company } = { seed: discord.seed, company: playground.company };
    await playground.stop();
    playground = await start();
    expect(playground.company).toEqual(company);
    expect(playground.discord.seed).toEqual(seed);
    const messages = playground.discord.world.messages(seed.channelId).map((each) => each.content);
    expect(messages).toEqual(['until tomorrow']);
    expect(playground.discord.clock.nowMs() - Date.now()).toBeGreaterThan(3_500_000);
  });
});

function statusOf(path: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const { port } = new URL(playground.url);
  return new Promise((done, failed) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    })
      .on('error', failed)
      .end();
  });
}

type TestPane = {
  ask(act: PaneAct): Promise<string>;
  heard(): string;
  until(fits: (heard: string) => boolean): Promise<void>;
};

/** The pane of the n-th person, as the page opens it. */
async function openPane(index: number): Promise<TestPane> {
  const personId = playground.company[index]?.id ?? '';
  const socket = new WebSocket(`${playground.url.replace('http', 'ws')}/playground/pane?person=${personId}`);
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  socket.on('message', (data) => {
    lines.push((data as Buffer).toString());
    for (const listener of listeners) listener();
  });
  await new Promise((done) => socket.once('open', done));
  let lastId = 0;
  const until = (fits: (heard: string) => boolean): Promise<void> =>
    new Promise((done) => {
      const look = (): void => {
        if (!fits(lines.join('\n'))) return;
        listeners.delete(look);
        done();
      };
      listeners.add(look);
      look();
    });
  return {
    heard: () => lines.join('\n'),
    until,
    async ask(act) {
      const id = (lastId += 1);
      socket.send(JSON.stringify({ id, act }));
      const isAnswer = (line: string): boolean => {
        const news = JSON.parse(line) as PaneNews;
        return news.type === 'answer' && news.id === id;
      };
      await until(() => lines.some(isAnswer));
      return lines.find(isAnswer) ?? '';
    },
  };
}
