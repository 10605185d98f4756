import { afterEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../playground/server/actors/actor.ts';
import { textOf } from '../../playground/server/actors/look.ts';
import type { TableEvent } from '../../src/app/events.ts';
import type { Table } from '../../src/app/table.ts';
import { replay } from '../../src/engine/record.ts';
import { RULESET_IDS, type RuleSetId } from '../../src/engine/ruleset.ts';
import { expectClean } from '../support/clean.ts';
import { answerOf, openHands, sitDown, sitDownAlone } from '../support/friends.ts';
import { cardsSeen } from '../support/leaks.ts';
import { toldPrivately } from '../support/party.ts';
import { find, offersOf, playMatch, press, whimsical } from '../support/play.ts';
import { recordOfLog } from '../support/record.ts';
import { openStage, type Stage } from '../support/stage.ts';
import { historyOf, logsOf } from '../support/truth.ts';

let stage: Stage;
afterEach(() => stage.close());

/** The log of the newest table, and the table that it gives. */
function newest(): { log: readonly TableEvent[]; table: Table } {
  const log =
    [...logsOf(stage.database).values()].toSorted((a, b) => (a[0]?.atMs ?? 0) - (b[0]?.atMs ?? 0)).at(-1) ??
    [];
  const table = historyOf(log).at(-1)?.table;
  if (table === undefined) throw new Error('no table was opened');
  return { log, table };
}

/** The bot did nothing that Discord refuses, and nobody saw a card that was not for them. */
async function expectCleanPlay(): Promise<void> {
  await expectClean(stage);
  expect(
    stage.logs().filter((line) => /"level":"(warn|error)"/.test(line) && !line.includes('database-created')),
  ).toEqual([]);
  expect(cardsSeen(stage).cards).toBeGreaterThan(100);
}

/** The match ended as an independent replay of its moves says. */
function expectRightEnd({ log, table }: { log: readonly TableEvent[]; table: Table }): void {
  const outcome = replay(recordOfLog(log), { trace: false });
  if (table.phase !== 'closed' || table.match === null) throw new Error('the match is not over');
  expect(outcome.line).toMatchObject({ ok: true, winner: table.match.winner, deals: table.match.results });
  expect(table.outcome).toEqual({ kind: 'won', winner: table.match.winner });
}

/** A thousand points and more by deals of 162 take longer than they tell: fewer go the same way. */
const TARGETS: Partial<Record<RuleSetId, number>> = { 'classic-1000': 501, team: 501, contree: 501 };

describe('a match of four friends, from /belote start to the standings', () => {
  it.each(RULESET_IDS)('%s', async (rules) => {
    stage = await openStage();
    const target = TARGETS[rules];
    const friends = await sitDown(stage, target === undefined ? { rules } : { rules, target });
    const clicks = await playMatch(stage, friends, whimsical(7));
    const end = newest();
    expectRightEnd(end);
    const moves = end.log.filter((each) => each.type === 'moved');
    const deals = end.log.filter((each) => each.type === 'dealt');
    expect(moves.every((each) => each.by === 'person')).toBe(true);
    expect(clicks).toBe(moves.length + deals.length - 1);
    const standings = await answerOf(stage, stage.person(0), '/belote standings');
    for (const name of ['Anna', 'Bruno', 'Chloé', 'Didier']) expect(standings).toContain(name);
    await expectCleanPlay();
  });
});

describe('a rematch', () => {
  it('of who left its lobby is theirs by another press, and who was kicked from it is told', async () => {
    stage = await openStage();
    const friends = await sitDown(stage, { rules: 'classic-501', target: 100 });
    await playMatch(stage, friends, whimsical(5));
    const first = newest().table;
    const [anna, bruno, , didier] = friends;
    if (anna === undefined || bruno === undefined || didier === undefined) throw new Error('nobody sits');
    const again = (friend: Actor): Promise<unknown> =>
      press(stage, friend, 'rematch', (each) => each.table === first.id);
    const ofTheMatch = (): Promise<readonly string[]> =>
      Promise.all(['/belote score', '/belote last-trick'].map((line) => answerOf(stage, bruno, line)));
    const over = await ofTheMatch();
    await again(anna);
    await stage.discord.world.when(() => newest().table.id !== first.id, { what: 'the lobby' });
    expect(await ofTheMatch()).toEqual(over);
    await press(stage, bruno, 'leave', (each) => each.table !== first.id);
    expect(await answerOf(stage, anna, '/belote kick', { person: didier.id })).toMatch(/has to leave/);
    await again(bruno);
    await again(didier);
    await toldPrivately(stage, didier, /cannot come back/);
    const seats = newest().table.seats.map((each) => each?.kind === 'person' && [each.name, each.ready]);
    expect(seats).toEqual([['Anna', true], ['Bruno', true], ['Chloé', false], false]);

    await press(stage, anna, 'cancel', (each) => each.table !== first.id);
    await stage.discord.world.when(() => newest().table.phase === 'closed', {
      what: 'the lobby is given up',
    });
    expect(await ofTheMatch()).toEqual(over);
    const lobby = await stage.discord.world.when(
      () => anna.messages().find((each) => textOf(each).includes('was cancelled before')),
      { what: 'the lobby says so' },
    );
    expect(await answerOf(stage, anna, '/belote table')).toContain('at the bottom');
    await stage.discord.settle();
    expect(anna.messages().some(({ id }) => id === lobby.id)).toBe(true);
    const [last] = anna.messages().slice(-1);
    expect(offersOf(last).some((each) => each.press.type === 'rematch')).toBe(true);
    await expectCleanPlay();
  });
});

describe('a match of one person with three computers', () => {
  it('is played to its end, then again with a rematch, and both stand in the standings', async () => {
    stage = await openStage();
    const anna = await sitDownAlone(stage, { rules: 'french', target: 301 });
    await playMatch(stage, [anna], whimsical(3));
    const first = newest();
    expectRightEnd(first);
    expect(
      first.log.filter((each) => each.type === 'moved' && each.by === 'computer').length,
    ).toBeGreaterThanOrEqual(24);

    await press(stage, anna, 'rematch');
    await stage.discord.world.when(() =>
      find(anna, 'hand', (each) => each.seat === null && each.table !== first.table.id),
    );
    await openHands(stage, [0], anna.channelId);
    await playMatch(stage, [anna], whimsical(4));
    const second = newest();
    expect(second.table.id).not.toBe(first.table.id);
    expectRightEnd(second);

    const standings = await answerOf(stage, anna, '/belote standings');
    expect(standings).toMatch(/Anna\s+2\s/);
    expect(standings).toMatch(/1000/);
    await expectCleanPlay();
  });

  it('four friends rematch with new partners: everybody who presses is ready, and the old partners are split', async () => {
    stage = await openStage();
    const friends = await sitDown(stage, { rules: 'classic-501', target: 100 });
    await playMatch(stage, friends, whimsical(5));
    const first = newest().table;
    for (const friend of friends.slice(0, 3))
      await press(stage, friend, 'new-partners', (each) => each.table === first.id);
    const [anna, , , didier] = friends;
    if (anna === undefined || didier === undefined) throw new Error('nobody sits');
    await press(stage, didier, 'rematch', (each) => each.table === first.id);
    await toldPrivately(stage, didier, /set up with other seats/);
    expect(newest().table.phase).toBe('lobby');
    await press(stage, didier, 'new-partners', (each) => each.table === first.id);
    await stage.discord.world.when(() =>
      find(anna, 'hand', (each) => each.seat === null && each.table !== first.id),
    );
    const { table } = newest();
    expect(table.phase).toBe('playing');
    expect(table.seats.map((each) => (each?.kind === 'person' ? each.name : ''))).toEqual([
      'Anna',
      'Chloé',
      'Didier',
      'Bruno',
    ]);
    expect(
      textOf(anna.messages().findLast((each) => textOf(each).includes('Classic')) ?? anna.messages()[0]!),
    ).toContain('Anna');
    await expectCleanPlay();
  });
});
