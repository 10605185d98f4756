import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { optionsOf, textOf } from '../../playground/server/actors/look.ts';
import { everyComponent } from '../../playground/server/wire/components.ts';
import type { Message } from '../../playground/server/world/model.ts';
import { viewFor, type View } from '../../src/engine/view.ts';
import { catalogue } from '../../src/i18n/catalogue.ts';
import { cardLabel } from '../../src/present/card-face.ts';
import { expectClean } from '../support/clean.ts';
import { formOf, handIn } from '../support/forms.ts';
import {
  brief,
  eager,
  later,
  logOf,
  nextTurn,
  openHandAt,
  openLobby,
  openParty,
  playAuction,
  playDeal,
  pressAt,
  tableOf,
  toldPrivately,
  turnAt,
  type Party,
  type Turn,
} from '../support/party.ts';
import { find, offersOf } from '../support/play.ts';
import { openStage, type Stage } from '../support/stage.ts';

const s = catalogue.en;
/** So long that no slow machine takes it for passed. */
const COMPUTER_PAUSE_MS = 60_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({
    settings: { BELOTE_COMPUTER_PAUSE_MS: String(COMPUTER_PAUSE_MS), BELOTE_PING_AFTER_MS: '0' },
  });
});
afterAll(async () => {
  await expectClean(stage);
  await stage.close();
});

/** What the person in turn may know. */
function viewOf(party: Party, { offers }: Turn): View {
  const table = tableOf(party);
  if (table.phase !== 'playing') throw new Error(`the table is ${table.phase}`);
  return viewFor(table.match, offers[0]?.press.seat ?? null);
}

const legalCards = ({ legal }: View): readonly string[] =>
  legal.flatMap((move) => (move.type === 'play' ? [move.card] : [])).toSorted();

const offeredCards = (message: Message): readonly string[] =>
  offersOf(message)
    .flatMap(({ press }) => (press.type === 'play' ? [press.card] : []))
    .toSorted();

const end = (party: Party): Promise<unknown> => party.people[0]!.command('/belote end').acknowledged;

describe('`My hand` (button on the table message, also `/belote hand`)', () => {
  it('opens the hand, sorted, with one button for every legal card and none for others', async () => {
    const party = await openParty(stage, undefined, { rules: 'bela' });
    let turn = await playAuction(party);
    for (let move = 0; move < 5; move += 1) {
      const view = viewOf(party, turn);
      expect(offeredCards(turn.message)).toEqual(legalCards(view));
      const cards = cardLine(turn.message);
      for (const card of view.hand) expect(cards).toContain(`**${cardLabel(card, s)}**`);
      const suits = [...cards.matchAll(/[♣♦♥♠]/gu)].map(([suit]) => suit);
      expect(suits.filter((suit, at) => suit !== suits[at - 1])).toHaveLength(new Set(suits).size);
      await turn.actor.click(turn.message, eager(turn.offers).customId).acknowledged;
      turn = await nextTurn(party, turn.at);
    }
    const handle = await turn.actor.command('/belote hand').acknowledged;
    const again = await stage.discord.world.when(() =>
      handle.message()?.content ? handle.message() : undefined,
    );
    expect(offeredCards(again)).toEqual(legalCards(viewOf(party, turn)));
    await end(party);
  });

  it('takes the place of a hand that was open: no two of them lie about, one of which stands still', async () => {
    const party = await openParty(stage);
    const { actor, message, at } = await nextTurn(party);
    const others = actor.ephemerals().filter(({ id }) => id !== message.id);
    const handle = await actor.command('/belote hand').acknowledged;
    await stage.discord.world.when(() => !actor.ephemerals().some(({ id }) => id === message.id), {
      what: 'the older hand goes',
    });
    const newer = handle.message()!;
    expect(actor.ephemerals().map(({ id }) => id)).toEqual([...others.map(({ id }) => id), newer.id]);
    const [offer] = offersOf(newer).filter(({ press }) => press.type === 'call');
    await actor.click(newer, offer?.customId ?? '').acknowledged;
    expect((await nextTurn(party, at)).at).not.toBe(at);
    await end(party);
  });

  it('stays when it is refreshed by its own button, and follows the table from there', async () => {
    const party = await openParty(stage);
    const { actor, message, offers, at } = await nextTurn(party);
    const waits = party.people.find(({ user }) => user.id !== actor.user.id)!;
    const { message: hand, offer } = await stage.discord.world.when(
      () => find(waits, 'hand', ({ seat, table }) => seat !== null && table === party.tableId),
      { what: 'a hand that waits' },
    );
    await waits.click(hand, offer.customId).acknowledged;
    await later(stage, 0);
    expect(waits.ephemerals().map(({ id }) => id)).toContain(hand.id);
    await actor.click(message, eager(offers).customId).acknowledged;
    await nextTurn(party, at);
    await end(party);
  });

  it.each(['french', 'bulgarian', 'bela'] as const)('in the auction the legal bids: %s', async (rules) => {
    const party = await openParty(stage, undefined, { rules });
    const turn = await nextTurn(party);
    const { legal } = viewOf(party, turn);
    const offered = turn.offers.flatMap(({ press }) => (press.type === 'call' ? [press.call] : []));
    expect(new Set(offered.map(gist))).toEqual(new Set(legal.map(gist)));
    await end(party);
  });

  it('with the first card the declarations to announce, chosen from the start; they can be left out', async () => {
    const party = await openParty(stage, undefined, { rules: 'french' });
    const turn = await untilDeclaration(party);
    const menuOf = (message: Message) =>
      everyComponent(message.components).find((each) => each.placeholder === s.hand.announceMenu);
    const menu = menuOf(turn.message)?.custom_id ?? '';
    expect(optionsOf(turn.message, menu).every((each) => each.default)).toBe(true);
    expect(textOf(turn.message)).toMatch(/With your card you announce \d/);
    await turn.actor.select(turn.message, menu, []).acknowledged;
    await stage.discord.world.when(() => textOf(turn.message).includes(s.hand.announcingNothing), {
      what: 'nothing is announced any more',
    });
    const [card] = offersOf(turn.message).filter(({ press }) => press.type === 'play');
    await turn.actor.click(turn.message, card?.customId ?? '').acknowledged;
    await nextTurn(party, turn.at);
    const move = logOf(party).findLast((each) => each.type === 'moved');
    expect(move?.type === 'moved' && move.move).not.toHaveProperty('declare.0');
    await end(party);
  });

  it('a click answers by updating that same message', async () => {
    const party = await openParty(stage);
    const { actor, message, offers, at } = await playAuction(party);
    const before = actor.ephemerals().length;
    const held = viewOf(party, { actor, message, offers, at }).hand.length;
    const handle = await actor.click(message, eager(offers).customId).acknowledged;
    expect(['update', 'deferred-update']).toContain(handle.response);
    await nextTurn(party, at);
    await stage.discord.world.when(() => cardsIn(message) === held - 1, { what: 'one card fewer' });
    expect(handle.message()?.id).toBe(message.id);
    expect(actor.ephemerals()).toHaveLength(before);
    await end(party);
  });
});

describe('When it is a person’s turn the thread pings that person, once; a ping can be turned off per person', () => {
  it('whoever turned it off is not pinged, the others are', async () => {
    const party = await openParty(stage);
    const first = await nextTurn(party);
    const quiet = party.people.find((each) => each.id !== first.actor.id)!;
    await handIn(stage, quiet, await formOf(quiet, '/belote settings'), { habits: ['announce'] });
    let turn: Turn = first;
    const seen: string[] = [];
    for (let move = 0; move < 5; move += 1) {
      if (turn.actor.id !== quiet.id) {
        await stage.discord.world.when(() => pinged(party).includes(turn.actor.id), { what: 'a mention' });
        await stage.discord.settle();
        expect(pinged(party)).toEqual([turn.actor.id]);
      } else {
        await stage.discord.world.when(() => pinged(party).length === 0, { what: 'no mention' });
        await stage.discord.settle({ quietMs: 60 });
        expect(pinged(party)).toEqual([]);
      }
      seen.push(turn.actor.id);
      await turn.actor.click(turn.message, eager(turn.offers).customId).acknowledged;
      turn = await nextTurn(party, turn.at);
    }
    await handIn(stage, quiet, await formOf(quiet, '/belote settings'), { habits: ['ping', 'announce'] });
    expect(seen).toContain(quiet.id);
    await end(party);
  });
});

describe('When the token is dead they are told in the thread how to reopen it', () => {
  it('without a ping where they want none', async () => {
    const party = await openParty(stage);
    const first = await nextTurn(party);
    const quiet = party.people[(party.people.indexOf(first.actor) + 1) % 4]!;
    await handIn(stage, quiet, await formOf(quiet, '/belote settings'), { habits: ['announce'] });
    await later(stage, 15 * 60_000);
    await openHandAt(party, first.actor);
    const { actor, message, offers } = await nextTurn(party);
    await actor.click(message, brief(offers).customId).acknowledged;
    const told = await stage.discord.world.when(
      () =>
        stage.discord.world
          .messages(party.threadId)
          .map((each) => ({ text: textOf(each), pings: each.pings }))
          .find(({ text }) => text.includes(`<@${quiet.id}>`) && text.includes(s.ping.reopenHand)),
      { what: 'somebody is told how to open their hand' },
    );
    expect(told.pings.size).toBe(0);
    await handIn(stage, quiet, await formOf(quiet, '/belote settings'), { habits: ['ping', 'announce'] });
    await end(party);
  });
});

describe('Computers play after a short, adjustable pause', () => {
  it('and not before', async () => {
    const party = await openParty(stage, [stage.person(0)]);
    await stage.discord.settle();
    // Whoever takes may have to lead too.
    for (let turn = turnAt(party); turn !== undefined; turn = turnAt(party, turn.at)) {
      await turn.actor.click(turn.message, eager(turn.offers).customId).acknowledged;
      await stage.discord.settle();
    }
    const before = computerMoves(party);
    await later(stage, COMPUTER_PAUSE_MS - 30_000);
    expect(computerMoves(party)).toBe(before);
    await later(stage, 30_000);
    await stage.discord.world.when(() => computerMoves(party) === before + 1, { what: 'a computer plays' });
    await end(party);
  });
});

describe('Every turn has a deadline (server default 90 s, 0 = none, per table)', () => {
  it('90 s where nobody chose, another where the table did, none with 0', async () => {
    const { world } = stage.discord;
    const host = stage.person(0);
    const handle = await host.command('/belote start').acknowledged;
    await world.when(() => /<#\d+>/.test(handle.message()?.content ?? ''), { what: 'a table' });
    const lobby = world.messages(host.channelId).findLast((each) => offersOf(each).length > 0)!;
    expect(textOf(lobby)).toMatch(/90 seconds|1½ minutes|1\.5 minutes/);
    await host.click(lobby, s.lobby.cancel).acknowledged;
    for (const [clock, ms] of [
      ['30', 30_000],
      ['0', 0],
    ] as const)
      expect(tableOf(await openLobby(stage, host, { clock })).options.clockMs).toBe(ms);
  });
});

describe('One seat per person per table', () => {
  it('whoever joins the other side changes sides; whoever joins again is told', async () => {
    const party = await openLobby(stage, stage.person(0));
    const guest = stage.person(1);
    const sides = (): readonly number[] =>
      tableOf(party).seats.flatMap((each, seat) =>
        each?.kind === 'person' && each.userId === guest.id ? [seat % 2] : [],
      );
    for (const side of [0, 1] as const) {
      await pressAt(party, guest, 'join', (press) => press.type === 'join' && press.side === side);
      await stage.discord.world.when(() => sides().includes(side), { what: `a seat at side ${side}` });
      expect(sides()).toEqual([side]);
    }
    await pressAt(party, guest, 'join', (press) => press.type === 'join' && press.side === 1);
    await toldPrivately(stage, guest, /You sit|already/);
    expect(sides()).toEqual([1]);
    await pressAt(party, stage.person(0), 'cancel');
  });
});

/** What is said, whoever says it. */
function gist(action: object): string {
  const said = Object.entries(action).filter(([key, value]) => key !== 'seat' && value !== null);
  return said
    .map((each) => each.join(' '))
    .toSorted()
    .join(', ');
}

/** The line of a hand that names its cards. */
function cardLine({ content }: Message): string {
  return content.split('\n').find((line) => /^\*\*(?:10|[789JQKA])[♣♦♥♠]/u.test(line)) ?? '';
}

function cardsIn(message: Message): number {
  return [...cardLine(message).matchAll(/[♣♦♥♠]/gu)].length;
}

/** Plays on until somebody in turn may announce something. */
async function untilDeclaration(party: Party): Promise<Turn> {
  for (;;) {
    let turn = await playAuction(party);
    for (let card = 0; card < 4; card += 1) {
      if (viewOf(party, turn).offered.length > 0) return turn;
      await turn.actor.click(turn.message, eager(turn.offers).customId).acknowledged;
      turn = await nextTurn(party, turn.at);
    }
    await playDeal(party);
    await pressAt(party, party.people[0]!, 'next-deal', ({ at }) => at > turn.at);
    await nextTurn(party, turn.at);
  }
}

function pinged({ threadId }: Party): readonly string[] {
  return stage.discord.world.messages(threadId).flatMap((each) => [...each.pings]);
}

function computerMoves(party: Party): number {
  return logOf(party).filter((each) => each.type === 'moved' && each.by === 'computer').length;
}
