import { countOf, pointsByIndex } from '../../src/players/search/layout.ts';
import { beats, legalMask, playFlags } from '../../src/players/search/legal-mask.ts';
import type { SearchRules } from '../../src/players/search/search-rules.ts';

/** Plays a position between two tricks to its end with random legal cards; side 0's points. */
export type Playout = (hands: Int32Array, leader: number) => number;

export function createPlayout(rules: SearchRules, seed: number): Playout {
  const flags = playFlags(rules);
  const points = Int32Array.from(pointsByIndex(rules.kind));
  const hands = new Int32Array(4);
  const { lastTrick } = rules;
  let random = seed | 1;

  function anyOf(cards: number): number {
    let rest = cards;
    const count = countOf(cards);
    if (count > 1) {
      random ^= random << 13;
      random ^= random >>> 17;
      random ^= random << 5;
      for (let skip = ((random >>> 16) * count) >>> 16; skip > 0; skip--) rest &= rest - 1;
    }
    return 31 - Math.clz32(rest & -rest);
  }

  function playTrick(leader: number): number {
    const led = anyOf(hands[leader]!);
    hands[leader] = hands[leader]! ^ (1 << led);
    let best = led;
    let winner = leader;
    let worth = points[led]!;
    for (let place = 1; place < 4; place++) {
      const seat = (leader + place) & 3;
      const hand = hands[seat]!;
      const card = anyOf(legalMask(flags, hand, led, best, ((winner ^ seat) & 1) === 0));
      hands[seat] = hand ^ (1 << card);
      worth += points[card]!;
      if (beats(flags, card, best)) {
        best = card;
        winner = seat;
      }
    }
    return (worth << 2) | winner;
  }

  return (dealt, first) => {
    hands.set(dealt);
    let leader = first;
    let won = 0;
    while (hands[leader] !== 0) {
      const trick = playTrick(leader);
      leader = trick & 3;
      if ((leader & 1) === 0) won += trick >> 2;
    }
    return won + ((leader & 1) === 0 ? lastTrick : 0);
  };
}
