import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealsIn, isPast } from '../../src/app/past-match.ts';
import { viewFor } from '../../src/engine/view.ts';
import type { Match } from '../../src/engine/match.ts';
import { matchAt } from '../../src/engine/playback.ts';
import { catalogue } from '../../src/i18n/catalogue.ts';
import { cardLabel } from '../../src/present/card-face.ts';
import { encodeHistoryPress } from '../../src/present/history-press.ts';
import { expectClean } from '../support/clean.ts';
import { pressForged, read, told, type Reading } from '../support/history.ts';
import {
  later,
  logOf,
  nextTurn,
  openParty,
  playDeal,
  playOn,
  playToEnd,
  pressAt,
  tableOf,
  type Party,
} from '../support/party.ts';
import { openStage, type Stage } from '../support/stage.ts';

const s = catalogue.en;
/** Cards that lie on the table or in hands when an auction with a turned-up card begins. */
const DEALT = 21;
const MINUTE_MS = 60_000;
const FROM = { page: 1, person: null };
const START = { type: 'replay', place: { deal: 0, step: 0 }, way: 'first' } as const;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ discord: { people: ['Anna', 'Bruno', 'Chloé', 'Didier', 'Eve'] } });
});
afterAll(async () => {
  await expectClean(stage);
  await stage.close();
});

function pastOf(party: Party): Match {
  const table = tableOf(party);
  if (!isPast(table)) throw new Error('the match is not over');
  return table.match;
}

async function replayOf(party: Party, index: number): Promise<Reading> {
  const reading = await read(stage, stage.person(index), '/belote history');
  await reading.choose(party.tableId);
  await reading.press(s.history.replay);
  return reading;
}

describe('*Replay* of a match that is over', () => {
  it('shows whoever asks each deal step by step with all four hands open, and back to the result', async () => {
    const party = await openParty(stage, undefined, { rules: 'coinche', target: 1 });
    await playToEnd(party);
    const deals = dealsIn(logOf(party));
    const reading = await replayOf(party, 4);
    for (const card of deals[0]?.pack ?? []) expect(reading.text()).toContain(cardLabel(card, s));
    const steps = deals[0]?.actions.length ?? 0;
    const at = (step: number): string => s.history.where({ deal: 1, deals: deals.length, step, steps });
    expect(reading.text()).toContain(at(0));
    expect(await reading.press(s.history.ways.forward)).toContain(at(1));
    const play = await reading.press(s.history.ways['next-trick']);
    expect(play).toContain(s.table.trick(1));
    const led = (deals[0]?.actions ?? []).findIndex(({ type }) => type === 'play');
    expect(play).toContain(at(led));
    const trick = await reading.press(s.history.ways['next-trick']);
    expect(trick).toContain(at(led + 4));
    const view = viewFor(matchAt(pastOf(party), deals, { deal: 0, step: led + 4 }), null);
    const cards = view.tricks[0]?.cards.map(({ card }) => `**${cardLabel(card, s)}**`).join(' ');
    expect(trick).toContain(cards);
    expect(await reading.press(s.history.ways.back)).toContain(at(led + 3));
    expect(await reading.press(s.history.ways.first)).toContain(at(0));
    expect(await reading.press(s.history.result)).toMatch(/Side [AB] wins the match/);
  });

  it('[fault 9] goes on after a restart and when the message is old, step for step as if nothing had been', async () => {
    const party = await openParty(stage, [stage.person(0)], { rules: 'bela', target: 1 });
    await playToEnd(party);
    const reading = await replayOf(party, 0);
    const first = reading.text();
    await stage.bot.kill();
    stage = await stage.restart();
    const second = await reading.press(s.history.ways.forward);
    await later(stage, 20 * MINUTE_MS);
    expect(await reading.press(s.history.ways.back)).toBe(first);
    expect(await reading.press(s.history.ways.forward)).toBe(second);
  });

  it('takes one step when it is pressed twice', async () => {
    const party = await openParty(stage, [stage.person(0)], { target: 1 });
    await playToEnd(party);
    const reading = await replayOf(party, 0);
    const deals = dealsIn(logOf(party));
    const steps = deals[0]?.actions.length ?? 0;
    await Promise.all(
      [0, 1].map(() => reading.actor.click(reading.message(), s.history.ways.forward).acknowledged),
    );
    await stage.discord.settle();
    expect(reading.text()).toContain(s.history.where({ deal: 1, deals: deals.length, step: 1, steps }));
  });

  it('speaks the language of the reader', async () => {
    const party = await openParty(stage, [stage.person(0)], { target: 1 });
    await playToEnd(party);
    const { world, seed } = stage.discord;
    const luc = world.actor(
      world.addPerson('Luc', { locale: 'fr', guildId: seed.guildId }).id,
      seed.channelId,
    );
    const reading = await read(stage, luc, '/belote history');
    await reading.choose(party.tableId);
    const words = catalogue.fr;
    const text = await reading.press(words.history.replay);
    for (const card of dealsIn(logOf(party))[0]?.pack.slice(0, DEALT) ?? [])
      expect(text).toContain(cardLabel(card, words));
    expect(text).toContain(words.history.ways['next-trick']);
  });
});

describe('*Replay* of a match that runs', () => {
  it('is refused, not only of the running deal but of those before it, until the match is over', async () => {
    const party = await openParty(stage, undefined, { rules: 'french' });
    await playDeal(party);
    await pressAt(party, party.people[0]!, 'next-deal');
    await nextTurn(party);
    await playOn(party, 1);
    const reading = await read(stage, stage.person(4), '/belote history');
    const list = reading.text();
    for (const type of ['match', 'replay'] as const) {
      const press = type === 'match' ? ({ type } as const) : START;
      await pressForged(reading, encodeHistoryPress({ from: FROM, table: party.tableId, ...press }));
      await told(stage, stage.person(4), s.refusal['match-running']({}));
      for (const each of stage.person(4).ephemerals().slice(-1)) stage.person(4).dismiss(each);
    }
    expect(reading.text()).toBe(list);
    await party.people[0]!.command('/belote end').acknowledged;
    await stage.discord.world.when(() => tableOf(party).phase === 'closed', { what: 'the end' });
    const over = await replayOf(party, 4);
    const end = await over.press(s.history.ways['next-deal']);
    expect(end).toMatch(/Deal 2 of 2/);
    for (const card of dealsIn(logOf(party))[1]?.pack.slice(0, DEALT) ?? [])
      expect(end).toContain(cardLabel(card, s));
  });

  it('of another server is refused like one that there never was, also when it is over', async () => {
    const { world } = stage.discord;
    const party = await openParty(stage, [stage.person(0)]);
    const other = world.addGuild('Elsewhere');
    world.addMember(other.id, stage.person(0).id);
    const there = stage.person(0, world.addChannel(other.id, 'cards').id);
    const reading = await read(stage, there, '/belote history');
    const press = encodeHistoryPress({ from: FROM, table: party.tableId, ...START });
    await pressForged(reading, press);
    await told(stage, there, s.refusal['match-unknown']({}));
    for (const each of there.ephemerals().slice(-1)) there.dismiss(each);
    await party.people[0]!.command('/belote end').acknowledged;
    await stage.discord.world.when(() => tableOf(party).phase === 'closed', { what: 'the end' });
    await pressForged(reading, press);
    await told(stage, there, s.refusal['match-unknown']({}));
  });
});
