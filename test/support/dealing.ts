import type { Playing } from '../../src/app/table.ts';
import { SUITS, type Suit } from '../../src/engine/cards.ts';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import { viewFor } from '../../src/engine/view.ts';
import { eager, nextTurn, pressAt, tableOf, type Party } from './party.ts';
import type { Offer, Strategy } from './play.ts';

/** Everybody passes and the next deal is dealt, until the cards fit: hands are random. */
export async function dealUntil(party: Party, fits: (table: Playing) => boolean): Promise<void> {
  const [first] = party.people;
  if (first === undefined) throw new Error('nobody is there');
  while (!fits(playing(party))) {
    let last = -1;
    for (const _ of SEATS) {
      const turn = await nextTurn(party, last);
      await turn.actor.click(turn.message, eager(turn.offers.filter(isPass)).customId).acknowledged;
      last = turn.at;
    }
    await pressAt(party, first, 'next-deal', ({ at }) => at > last);
    await nextTurn(party, last);
  }
}

/** Whether somebody holds king and queen of a suit. */
export const hasKingAndQueen = (table: Playing): boolean => royalsOf(table) !== null;

/** Whoever holds king and queen of a suit bids it, and is doubled if that is wanted; everybody else passes. */
export function kingAndQueenBid(party: Party, { doubled }: { readonly doubled: boolean }): Strategy {
  return (offers) => {
    const royals = royalsOf(playing(party));
    const wanted = offers.find(
      ({ press }) =>
        press.type === 'call' &&
        ((doubled && press.call.type === 'double') ||
          (press.call.type === 'bid' && press.seat === royals?.seat && press.call.contract === royals.suit)),
    );
    return wanted ?? offers.find(isPass) ?? eager(offers);
  };
}

/** King and queen of trump as soon as the rules allow. */
export function royalsFirst(party: Party): Strategy {
  return (offers) => {
    const trump = viewFor(playing(party).match, null).standing?.contract;
    const royal = offers.find(
      ({ press }) => press.type === 'play' && [`K${trump}`, `Q${trump}`].includes(press.card),
    );
    return royal ?? eager(offers);
  };
}

function playing(party: Party): Playing {
  const table = tableOf(party);
  if (table.phase !== 'playing') throw new Error(`the table is ${table.phase}`);
  return table;
}

function royalsOf({ match }: Playing): { readonly seat: Seat; readonly suit: Suit } | null {
  for (const seat of SEATS) {
    const { hand } = viewFor(match, seat);
    const suit = SUITS.find((each) => hand.includes(`K${each}`) && hand.includes(`Q${each}`));
    if (suit !== undefined) return { seat, suit };
  }
  return null;
}

function isPass({ press }: Offer): boolean {
  return press.type === 'call' && press.call.type === 'pass';
}
