import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBotAnyhow, QUICK } from '../support/bot.ts';
import { expectClean } from '../support/clean.ts';
import { logged, logOf, openParty, playDeal, type Party } from '../support/party.ts';
import { openStage, type Stage } from '../support/stage.ts';

const WELL = { status: 'ok', gateway: 'open', database: 'ok' };

let stage: Stage;
let base = '';
let party: Party;
beforeAll(async () => {
  stage = await openStage({ settings: { BELOTE_MONITOR_PORT: '0' } });
  base = `http://127.0.0.1:${String(logged(stage, 'monitor-open')[0]?.['port'])}`;
  party = await openParty(
    stage,
    [0, 1, 2].map((index) => stage.person(index)),
    { target: 1 },
  );
  await playDeal(party);
  await stage.discord.settle();
});
afterAll(async () => {
  await expectClean(stage, { provoked: 'some' });
  await stage.close();
});

async function health(): Promise<readonly [number, unknown]> {
  // What was found about the database holds for a second.
  stage.advance(1001);
  const response = await fetch(`${base}/health`);
  return [response.status, await response.json()];
}

async function metrics(): Promise<string> {
  return (await fetch(`${base}/metrics`)).text();
}

/** The value of one line. */
function valueOf(text: string, series: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  if (line === undefined) throw new Error(`${series} is not there`);
  return Number(line.slice(series.length));
}

describe('/health', () => {
  it('says that all is well', async () => {
    expect(await health()).toEqual([200, WELL]);
  });

  it('says that Discord cannot be reached, until it can [fault 30]', async () => {
    const { gateway } = stage.discord;
    const open = gateway.refuse();
    gateway.drop();
    await expect.poll(health).toEqual([503, { status: 'unwell', gateway: 'lost', database: 'ok' }]);
    open();
    await expect.poll(health, { timeout: 15_000 }).toEqual([200, WELL]);
  });

  it('says that nothing can be saved, until it can [fault 34]', async () => {
    const db = new Database(stage.database);
    db.exec('BEGIN IMMEDIATE');
    expect(await health()).toEqual([503, { status: 'unwell', gateway: 'open', database: 'unavailable' }]);
    db.exec('ROLLBACK');
    db.close();
    expect(await health()).toEqual([200, WELL]);
  });
});

describe('/metrics', () => {
  it('counts what was done, answered, thought and logged', async () => {
    const text = await metrics();
    const moves = logOf(party).filter((each) => each.type === 'moved');
    const cards = valueOf(text, 'belote_interaction_seconds_count{kind="press play"}');
    expect(cards).toBeGreaterThan(0);
    expect(cards).toBeLessThan(moves.length);
    expect(valueOf(text, 'belote_interaction_seconds_count{kind="command start"}')).toBe(1);
    expect(valueOf(text, 'belote_thinking_seconds_count{level="normal"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'belote_discord_responses_total{status="200"}')).toBeGreaterThan(cards);
    expect(valueOf(text, 'belote_log_lines_total{level="info",event="ready"}')).toBe(1);
    expect(valueOf(text, 'belote_servers')).toBe(1);
    expect(valueOf(text, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('knows how many tables are open', async () => {
    const before = valueOf(await metrics(), 'belote_open_tables');
    await openParty(stage);
    expect(valueOf(await metrics(), 'belote_open_tables')).toBe(before + 1);
  });

  it('names nobody, no server, no card and no token', async () => {
    const text = await metrics();
    const { people, guildId, channelId } = stage.discord.seed;
    for (const secret of [...people, guildId, channelId, party.tableId, stage.discord.token, 'Anna'])
      expect(text).not.toContain(secret);
    const labels = [...text.matchAll(/="([^"]*)"/g)].map(([, label]) => label ?? '');
    expect(labels.filter((each) => /^(7|8|9|T|J|Q|K|A)[CDHS]$|\d{10}|[0-9a-f]{16}/.test(each))).toEqual([]);
  });
});

describe('the endpoints', () => {
  it.each([
    ['GET', '/', 404],
    ['GET', '/metricsx', 404],
    ['POST', '/health', 405],
    ['HEAD', '/metrics', 200],
    ['GET', '/metrics?anything', 200],
  ])('answer %s %s with %i', async (method, path, status) => {
    expect((await fetch(base + path, { method })).status).toBe(status);
  });

  it('on a port that is taken keep the bot from starting, with a sentence', async () => {
    const bot = startBotAnyhow({
      environment: {
        ...QUICK,
        DISCORD_TOKEN: stage.discord.token,
        DISCORD_API_URL: stage.discord.apiUrl,
        BELOTE_DATABASE: ':memory:',
        BELOTE_MONITOR_PORT: new URL(base).port,
      },
    });
    expect(await bot.ended).toBe(1);
    expect(bot.complaints.join('')).toMatch(
      /^BELOTE_MONITOR_PORT \d+ on 127\.0\.0\.1 cannot be listened on \(EADDRINUSE\): choose another port or host\.$/,
    );
  });

  it('are closed with the bot', async () => {
    await stage.bot.stop();
    await expect(fetch(`${base}/health`)).rejects.toThrow();
    stage = await stage.restart();
    expect(logged(stage, 'monitor-open')).toHaveLength(2);
  });
});
