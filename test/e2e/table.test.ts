import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../playground/server/actors/actor.ts';
import { textOf } from '../../playground/server/actors/look.ts';
import { deadlineOf } from '../../src/app/due.ts';
import type { Playing } from '../../src/app/table.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { viewFor, type View } from '../../src/engine/view.ts';
import { catalogue } from '../../src/i18n/catalogue.ts';
import { expectClean } from '../support/clean.ts';
import { dealUntil, hasKingAndQueen, kingAndQueenBid, royalsFirst } from '../support/dealing.ts';
import { answerOf } from '../support/friends.ts';
import {
  brief,
  buttonAt,
  eager,
  later,
  logOf,
  nextTurn,
  openParty,
  playAuction,
  playDeal,
  playOn,
  playToEnd,
  pressAt,
  tableOf,
  toldPrivately,
  type Party,
} from '../support/party.ts';
import { requestsFor, slowGame, tableMessage } from '../support/pictures.ts';
import { openStage, type Stage } from '../support/stage.ts';

const HOUR_MS = 3_600_000;
const s = catalogue.en;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ discord: { people: ['Anna', 'Bruno', 'Chloé', 'Didier', 'Eve'] } });
});
afterAll(async () => {
  await expectClean(stage);
  await stage.close();
});

function playing(party: Party): Playing {
  const table = tableOf(party);
  if (table.phase !== 'playing') throw new Error(`the table is ${table.phase}`);
  return table;
}

/** What everybody may know of the deal. */
const known = (party: Party): View => viewFor(playing(party).match, null);

const nameAt = (party: Party, seat: number): string => {
  const occupant = tableOf(party).seats[seat as 0 | 1 | 2 | 3];
  return occupant?.kind === 'person' ? occupant.name : 'computer';
};

const textNow = (party: Party): string => textOf(tableMessage(party));

async function shows(party: Party, ...wanted: readonly (string | RegExp)[]): Promise<void> {
  for (const each of wanted)
    await stage.discord.world.when(
      () => (typeof each === 'string' ? textNow(party).includes(each) : each.test(textNow(party))),
      { what: `the table shows ${String(each)}` },
    );
}

describe('In the thread one table message per deal shows, for everyone', () => {
  it('who sits where, dealer, whose turn and until when, the auction so far, the running score and target', async () => {
    const party = await openParty(stage, undefined, { rules: 'coinche', clock: '90' });
    await slowGame(party)(2, eager);
    const view = known(party);
    for (const seat of SEATS)
      await shows(
        party,
        new RegExp(`${seat + 1}${seat % 2 === 0 ? 'A' : 'B'} \\*\\*${nameAt(party, seat)}\\*\\*`),
      );
    await shows(party, new RegExp(`\\*\\*${nameAt(party, view.dealer)}\\*\\* · dealer`));
    const deadlineMs = deadlineOf(playing(party)) ?? 0;
    await shows(
      party,
      `**${nameAt(party, view.turn ?? 0)}** to bid (time is up <t:${Math.ceil(deadlineMs / 1000)}:R>)`,
    );
    expect(view.calls).toHaveLength(2);
    for (const { seat } of view.calls) await shows(party, `${nameAt(party, seat)}: `);
    await shows(party, s.table.score([0, 0], 1000));
    await party.people[0]!.command('/belote end').acknowledged;
  });

  it('trump and contract with its multiplier, the trick on the table, tricks taken, the announced kinds, belote', async () => {
    const party = await openParty(stage, undefined, { rules: 'coinche' });
    await dealUntil(party, hasKingAndQueen);
    await playAuction(party, kingAndQueenBid(party, { doubled: true }));
    const { standing } = known(party);
    expect(standing).toMatchObject({ multiplier: 2 });
    if (standing === null) throw new Error('no contract');
    await shows(party, s.table.contract(standing, nameAt(party, standing.bidder)));
    const slowly = slowGame(party);
    await slowly(2, royalsFirst(party));
    const lying = known(party).trick;
    expect(lying).toHaveLength(2);
    for (const { seat } of lying) await shows(party, new RegExp(`${nameAt(party, seat)} \\*\\*\\S+\\*\\*`));
    await shows(party, s.table.trick(1));
    await slowly(2, royalsFirst(party));
    const after = known(party);
    await shows(party, s.table.trick(2), s.table.tricksTaken(after.tricksTaken));
    await shows(party, s.table.tookTrick(nameAt(party, after.tricks[0]!.winner), 1, '').trimEnd());
    for (const seat of SEATS)
      for (const { kind } of after.shown[seat])
        await shows(party, `${nameAt(party, seat)} shows ${s.words.declaration[kind]}`);
    for (let move = 0; move < 28 && known(party).belotes.length === 0; move += 1)
      await slowly(1, royalsFirst(party));
    const [belote] = known(party).belotes;
    if (belote === undefined) throw new Error('nobody announced belote');
    await shows(party, s.table.belote(nameAt(party, belote.seat), belote.suit));
    await party.people[0]!.command('/belote end').acknowledged;
  });

  it('is edited, not reposted: many events in a short time become one edit', async () => {
    const party = await openParty(stage);
    await nextTurn(party);
    await stage.discord.settle();
    const message = tableMessage(party);
    const before = requestsFor(party, message).length;
    const slow = stage.discord.faults.always(
      { method: 'PATCH', route: new RegExp(message.id) },
      { delayMs: 600 },
    );
    const last = await playOn(party, 8);
    slow.clear();
    await nextTurn(party, last);
    await shows(party, new RegExp(`\\*\\*${nameAt(party, known(party).turn ?? 0)}\\*\\* to (play|bid)`));
    await stage.discord.settle();
    expect(requestsFor(party, message).length - before).toBeLessThan(8);
    const tables = stage.discord.world.messages(party.threadId).filter((each) => each.embeds.length > 0);
    expect(tables.map(({ id }) => id)).toEqual([message.id]);
    await party.people[0]!.command('/belote end').acknowledged;
  });
});

describe('Spectators see the public table; nobody else’s cards', () => {
  it('the table and what it tells everybody, and no hand', async () => {
    const party = await openParty(stage);
    await playAuction(party);
    await slowGame(party)(5);
    const eve = stage.person(4, party.threadId);
    expect(eve.messages()).toContain(tableMessage(party));
    const hands = party.people
      .flatMap((each) => each.ephemerals())
      .filter(({ channelId }) => channelId === party.threadId);
    expect(hands.length).toBeGreaterThan(3);
    for (const hand of hands) expect(seers(hand.id, [...party.people, eve])).toEqual([hand.ephemeralTo]);
    await pressAt(party, eve, 'last-trick');
    await toldPrivately(stage, eve, /took it/);
    eve.reload();
    await pressAt(party, eve, 'hand');
    await toldPrivately(stage, eve, /You do not sit at this table/);
    await party.people[0]!.command('/belote end').acknowledged;

    function seers(messageId: string, people: readonly Actor[]): readonly string[] {
      return people.filter((each) => each.messages().some(({ id }) => id === messageId)).map(({ id }) => id);
    }
  });
});

describe('After a deal', () => {
  it('a table with card points, declarations, belote, what each side writes and the running score; the next deal starts by itself', async () => {
    const party = await openParty(stage, undefined, { rules: 'bulgarian' });
    await playDeal(party);
    const { results } = playing(party).match;
    const [result] = results;
    const message = await stage.discord.world.when(
      () => buttonAt(party, party.people[0]!, 'next-deal')?.message,
      { what: 'the result of the deal' },
    );
    const { rows } = s.result;
    const lines = textOf(message).split('\n');
    const numbersIn = (name: string): readonly number[] =>
      (lines.find((each) => each.startsWith(name)) ?? '').slice(name.length).trim().split(/\s+/).map(Number);
    expect(numbersIn(rows.cards)).toEqual(result?.cards);
    expect(numbersIn(rows.declarations)).toEqual(result?.declarations);
    expect(numbersIn(rows.belote)).toEqual(result?.belote);
    expect(numbersIn(rows.writes)).toEqual(result?.score);
    expect(numbersIn(rows.total)).toEqual(result?.total);
    await later(stage, HOUR_MS + 1000);
    await stage.discord.world.when(() => logOf(party).filter((each) => each.type === 'dealt').length === 2, {
      what: 'the next deal',
    });
    await party.people[0]!.command('/belote end').acknowledged;
  });
});

describe('After a match', () => {
  it('the result, Rematch and New partners; ratings move among four people', async () => {
    const party = await openParty(stage, undefined, { target: 1 });
    const text = textOf(await playToEnd(party));
    expect(text).toMatch(/Side [AB] wins the match/);
    for (const button of [s.result.rematch, s.result.newPartners]) expect(text).toContain(button);
    for (const sentence of Object.values(s.result.noRating)) expect(text).not.toContain(sentence);
  });

  it('with computers: the result says that no rating moves', async () => {
    const party = await openParty(stage, [stage.person(0)], { target: 1 });
    expect(textOf(await playToEnd(party))).toContain(s.result.noRating.computers);
  });
});

describe('After a match that was ended early', () => {
  it('nobody is in turn, and a bid of its auction is no contract: in the table message and in every hand', async () => {
    const party = await openParty(stage, undefined, { rules: 'bulgarian' });
    const [anna] = party.people as [Actor];
    const message = tableMessage(party);
    const last = await playOn(party, 1);
    await nextTurn(party, last);
    await anna.command('/belote end').acknowledged;
    await stage.discord.world.when(() => message.content === s.table.matchOver, {
      what: 'the table says that the match is over',
    });
    const [bid] = logOf(party).flatMap((event) => (event.type === 'moved' ? [event.move] : []));
    expect(bid).toMatchObject({ type: 'bid', contract: 'C' });
    expect(textOf(message)).not.toContain('▶');
    expect(textOf(message)).toContain(`${nameAt(party, bid?.seat ?? 0)}: **♣ clubs**`);
    expect(textOf(message)).not.toMatch(/Contract|Tricks/);
    expect(await answerOf(stage, anna, '/belote hand')).not.toContain(s.hand.trump('C'));
  });
});

describe('a command about a table, where there is none', () => {
  it.each(['hand', 'hint', 'table', 'score', 'last-trick', 'leave', 'end'])(
    '%s says so, and how to open one',
    async (command) => {
      const { world, seed } = stage.discord;
      const eve = stage.person(4, world.addChannel(seed.guildId, `without-${command}`).id);
      expect(await answerOf(stage, eve, `/belote ${command}`)).toBe(s.refusal['no-table-here']({}));
    },
  );
});

describe('`/belote last-trick`, `/belote score`, `/belote rules`, `/belote end`', () => {
  it('answer whoever asks, about the table of this thread', async () => {
    const party = await openParty(stage, undefined, { rules: 'classic-501', target: 333 });
    const [anna] = party.people as [Actor];
    expect(await answerOf(stage, anna, '/belote last-trick')).toContain(s.score.noTrickYet);
    expect(await answerOf(stage, anna, '/belote score')).toContain(s.score.score([0, 0], 333));
    expect(await answerOf(stage, anna, '/belote rules')).toContain('333');
    await playAuction(party);
    await nextTurn(party, await playOn(party, 4, brief));
    const [trick] = known(party).tricks;
    const told = await answerOf(stage, anna, '/belote last-trick');
    expect(told).toContain(s.score.trickTo(nameAt(party, trick?.winner ?? 0)));
    for (const seat of SEATS) expect(told).toContain(nameAt(party, seat));
    expect(await answerOf(stage, anna, '/belote end')).toBe(s.errors.tableEnded);
    await stage.discord.world.when(
      () =>
        stage.discord.world
          .messages(party.threadId)
          .some((each) => textOf(each).includes(s.result.noRating.undecided)),
      { what: 'the end, and that it does not count' },
    );
    for (const each of party.people)
      await stage.discord.world.when(
        () => textOf(each.ephemerals().at(-1)!).includes(s.hand.matchOver) || each === anna,
        {
          what: 'a hand that says that the match is over',
        },
      );
    expect(await answerOf(stage, anna, '/belote standings')).not.toContain('Classic belote to 501');
  });
});
