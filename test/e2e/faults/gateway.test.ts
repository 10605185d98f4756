import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../../playground/server/actors/look.ts';
import type { Message } from '../../../playground/server/world/model.ts';
import { expectClean } from '../../support/clean.ts';
import { answerOf } from '../../support/friends.ts';
import {
  brief,
  clickAt,
  eager,
  later,
  logged,
  logOf,
  nextTurn,
  openParty,
  playDeal,
  playOn,
  tableOf,
  turnAt,
  type Party,
} from '../../support/party.ts';
import { offersOf } from '../../support/play.ts';
import { openStage, type Stage } from '../../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ discord: { heartbeatIntervalMs: 1000 } });
});
afterEach(async () => {
  await stage.discord.gateway.ready();
});
afterAll(async () => {
  await expectClean(stage, { provoked: 'some' });
  await stage.close();
});

const byClock = (party: Party): number =>
  logOf(party).filter((each) => each.type === 'moved' && each.by === 'clock').length;

/** The line is cut, time passes, and the line is back. */
async function outage(ms: number): Promise<void> {
  const { gateway, world } = stage.discord;
  const resumes = gateway.resumes() + gateway.identifies();
  const open = gateway.refuse();
  gateway.drop();
  await world.when(() => gateway.connections() === 0, { what: 'the line is cut' });
  await later(stage, ms);
  open();
  await back(resumes);
}

function back(resumes: number): Promise<unknown> {
  const { gateway, world } = stage.discord;
  return world.when(() => gateway.resumes() + gateway.identifies() > resumes, {
    what: 'the bot is back',
    timeoutMs: 15_000,
  });
}

describe('the gateway', () => {
  it('that drops: nobody loses a turn meanwhile, and the match goes on [fault 30]', async () => {
    const party = await openParty(stage, undefined, { clock: '30' });
    const turn = await nextTurn(party);
    await outage(120_000);
    await stage.discord.settle({ quietMs: 50 });
    expect(byClock(party)).toBe(0);
    await turn.actor.click(turn.message, brief(turn.offers).customId).acknowledged;
    await nextTurn(party, turn.at);
    await later(stage, 31_000);
    await stage.discord.world
      .when(() => byClock(party) > 0 || undefined, { what: 'the clock runs again' })
      .catch(() => 0);
    expect(byClock(party)).toBe(1);
  });

  it.each([
    ['asks to reconnect (op 7)', () => stage.discord.gateway.reconnect()],
    [
      'says that the session is invalid and can be resumed (op 9)',
      () => stage.discord.gateway.invalidate(true),
    ],
    ['says that the session is over (op 9)', () => stage.discord.gateway.invalidate(false)],
    ['cuts the line', () => stage.discord.gateway.drop()],
  ])(
    'that %s has the bot back at once, and clicks are handled once [fault 30] [fault 3]',
    async (_, fail) => {
      const party = await openParty(stage);
      const { gateway } = stage.discord;
      const before = gateway.resumes() + gateway.identifies();
      fail();
      await back(before);
      await playOn(party, 4);
      await stage.discord.settle();
      expect(logOf(party).filter((each) => each.type === 'moved')).toHaveLength(4);
    },
  );

  it('that does not answer heartbeats any more is left for a new line [fault 30]', async () => {
    const party = await openParty(stage);
    const { gateway } = stage.discord;
    const before = gateway.resumes() + gateway.identifies();
    const unmute = gateway.muteHeartbeats();
    await back(before);
    unmute();
    await playOn(party, 2);
  });

  it('that replays after a cut brings the click that was made meanwhile [fault 30] [fault 3]', async () => {
    const party = await openParty(stage);
    const { gateway, world } = stage.discord;
    const turn = await nextTurn(party);
    const before = gateway.resumes();
    gateway.drop();
    await world.when(() => gateway.connections() === 0, { what: 'the line is cut' });
    const handle = turn.actor.click(turn.message, eager(turn.offers).customId);
    await back(before + gateway.identifies());
    await handle.acknowledged.catch(() => null);
    await stage.discord.settle({ quietMs: 50 });
    expect(logOf(party).filter((each) => each.type === 'moved').length).toBeLessThan(2);
    await playOn(party, 2);
  });
});

describe('a server', () => {
  it('that is unavailable for a while is not one that was left: tables and season stay [fault 29]', async () => {
    const { world, seed } = stage.discord;
    const won = await openParty(stage, undefined, { target: 1 });
    await playDeal(won);
    const running = await openParty(stage);
    await playOn(running, 2);
    await stage.discord.settle();
    world.setAvailable(seed.guildId, false);
    await stage.discord.settle({ quietMs: 50 });
    world.setAvailable(seed.guildId, true);
    await stage.discord.settle({ quietMs: 50 });
    await playOn(running, 2);
    expect(await answerOf(stage, stage.person(0), '/belote standings')).toMatch(/Anna/);
  });

  it('that is unavailable: its clocks stand still and leave some time afterwards [fault 29] [fault 30]', async () => {
    const { world, seed } = stage.discord;
    const party = await openParty(stage, undefined, { clock: '30' });
    const turn = await nextTurn(party);
    world.setAvailable(seed.guildId, false);
    await world.when(() => logged(stage, 'server-lost').length > 0, { what: 'the bot has heard of it' });
    await later(stage, 120_000);
    expect(byClock(party)).toBe(0);
    world.setAvailable(seed.guildId, true);
    await world.when(() => logOf(party).some((each) => each.type === 'clock-extended'), {
      what: 'the lost time is given back',
    });
    await later(stage, 25_000);
    expect(byClock(party)).toBe(0);
    await turn.actor.click(turn.message, brief(turn.offers).customId).acknowledged;
    await nextTurn(party, turn.at);
    await later(stage, 31_000);
    await world.when(() => byClock(party) === 1, { what: 'the clock runs again' });
  });

  it.each([
    ['answers 503', { status: 503 }],
    ['answers 429', { status: 429, retryAfterMs: 200 }],
    ['answers late', { delayMs: 700 }],
    ['cuts every connection', { reset: 'before' }],
    ['does what it is asked and cuts the connection', { reset: 'after-commit' }],
  ] as const)(
    'that %s for its channels: the match goes on in the hands, and the table catches up [fault 28]',
    async (_, fault) => {
      const party = await openParty(stage);
      const broken = stage.discord.faults.always({ route: /^\/channels/ }, fault);
      const last = await playOn(party, 6);
      await stage.discord.world.when(() => turnAt(party, last), { what: 'the match goes on' });
      expect(broken.hits()).toBeGreaterThan(0);
      broken.clear();
      const turn = await nextTurn(party, last);
      const shown = (): boolean => {
        const table = stage.discord.world
          .messages(party.threadId)
          .findLast(
            (each) => each.ephemeralTo === null && offersOf(each).some(({ press }) => press.type === 'hand'),
          );
        return (
          table !== undefined &&
          textOf(table).match(new RegExp(`${turn.actor.user.globalName ?? '?'}\\W* to (play|bid)`)) !== null
        );
      };
      for (let waits = 0; waits < 4 && !shown(); waits += 1) await later(stage, 10_000);
      await stage.discord.world.when(shown, { what: 'the table catches up' });
      const tables = stage.discord.world.messages(party.threadId).filter((each) => each.embeds.length > 0);
      expect(tables).toHaveLength(1);
    },
  );

  it('that removed the bot keeps its season and goes on when the bot is invited again [fault 29]', async () => {
    const { world } = stage.discord;
    const guild = world.addGuild('Undecided');
    const channel = world.addChannel(guild.id, 'belote');
    for (const index of [0, 1, 2, 3]) world.addMember(guild.id, stage.person(index).id);
    const people = [0, 1, 2, 3].map((index) => stage.person(index, channel.id));
    const party = await openParty(stage, people, { target: 1 });
    await playDeal(party);
    world.removeBot(guild.id);
    await stage.discord.settle({ quietMs: 50 });
    world.inviteBot(guild.id);
    await stage.discord.settle({ quietMs: 50 });
    expect(await answerOf(stage, stage.person(0, channel.id), '/belote standings')).toMatch(/Anna/);
  });
});

describe('an outage of the channels that outlasts several deals', () => {
  it('leaves no deal without its end, result and seed, and no way on but the newest [fault 28]', async () => {
    const own = await openStage({ settings: { BELOTE_DEAL_PAUSE_MS: '20000' } });
    const party = await openParty(own, undefined, { rules: 'coinche' });
    const [anna] = party.people;
    if (anna === undefined) throw new Error('nobody sits');
    const results = (): readonly Message[] =>
      anna.messages().filter((each) => /^Deal \d+ is over/.test(textOf(each)));
    await playOn(party, 4, brief);
    await own.discord.world.when(() => results().length === 1, { what: 'the first result' });
    await later(own, 20_001);
    const tables = (): readonly string[] =>
      anna.messages().flatMap((each) => (each.embeds[0]?.footer === undefined ? [] : [textOf(each)]));
    await own.discord.world.when(() => tables().length === 2, { what: 'the second deal' });

    const broken = own.discord.faults.always({ route: /^\/channels/ }, { status: 503 });
    for (let deal = 2; deal <= 4; deal += 1) {
      if (deal > 2) await later(own, 20_001);
      await playOn(party, 4, brief);
    }
    broken.clear();
    const before = own.discord.log.length;
    for (let waits = 0; waits < 4 && results().length < 4; waits += 1) await later(own, 5_000);
    await own.discord.settle();
    const edits = own.discord.log
      .slice(before)
      .filter(({ method, status }) => method === 'PATCH' && status === 200);
    const edited = edits.flatMap(({ path }) => (path.startsWith('/channels/') ? [path] : []));
    expect(edited.length).toBeGreaterThan(0);
    expect(new Set(edited).size).toBe(edited.length);
    for (const each of tables().slice(0, 2)) expect(each).toContain('The deal is over.');
    const shown = results().map(textOf);
    expect(shown.map((each) => each.slice(0, 6))).toEqual(['Deal 1', 'Deal 2', 'Deal 3', 'Deal 4']);
    const earlier = results().slice(0, 3);
    expect(earlier.flatMap(offersOf).filter(({ press }) => press.type === 'next-deal')).toEqual([]);
    for (const each of shown) expect(each).toMatch(/Seed: `[0-9a-f]{64}`/);
    await expectClean(own, { provoked: 'some' });
    await own.close();
  });
});

describe('the end of a match', () => {
  it('pressed twice writes one result [fault 12]', async () => {
    const party = await openParty(stage, undefined, { target: 1, rules: 'coinche' });
    let before = -1;
    while (tableOf(party).phase !== 'closed') {
      const turn = await stage.discord.world.when(() => turnAt(party, before) ?? (isOver(party) && 'over'));
      if (turn === 'over') break;
      const { customId } = eager(turn.offers);
      const twice = [1, 2].map(() => turn.actor.click(turn.message, customId));
      await Promise.all(twice.map((each) => each.acknowledged));
      before = turn.at;
    }
    await stage.discord.settle();
    const db = new Database(stage.database, { readonly: true });
    const results = db.prepare('SELECT count(*) FROM results WHERE table_id = ?').pluck().get(party.tableId);
    db.close();
    expect(results).toBe(tableOf(party).phase === 'closed' ? 1 : 0);
    expect(tableOf(party).phase).toBe('closed');
    const [anna] = party.people as [(typeof party.people)[0]];
    const clicks = [await clickAt(party, anna, 'rematch'), await clickAt(party, anna, 'rematch')];
    await Promise.all(clicks.map((each) => each.acknowledged));
  });
});

function isOver(party: Party): boolean {
  return tableOf(party).phase === 'closed' || logOf(party).some((each) => each.type === 'closed');
}
