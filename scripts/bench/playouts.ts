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
  let state = seed | 1;

  return (dealt, first) => {
    hands.set(dealt);
    let random = state;
    let leader = first;
    let won = 0;
    while (hands[leader] !== 0) {
      random = next(random);
      const led = anyOf(hands[leader]!, random);
      hands[leader]! ^= 1 << led;
      let best = led;
      let winner = leader;
      let worth = points[led]!;
      for (let place = 1; place < 4; place++) {
        const seat = (leader + place) & 3;
        const hand = hands[seat]!;
        random = next(random);
        const card = anyOf(legalMask(flags, hand, led, best, ((winner ^ seat) & 1) === 0), random);
        hands[seat] = hand ^ (1 << card);
        worth += points[card]!;
        if (beats(flags, card, best)) {
          best = card;
          winner = seat;
        }
      }
      leader = winner;
      if ((leader & 1) === 0) won += worth;
    }
    state = random;
    return won + ((leader & 1) === 0 ? lastTrick : 0);
  };
}

/** A shift register's next number. */
function next(random: number): number {
  let shifted = random ^ (random << 13);
  shifted ^= shifted >>> 17;
  return shifted ^ (shifted << 5);
}

function anyOf(cards: number, random: number): number {
  let rest = cards;
  for (let skip = ((random >>> 16) * countOf(cards)) >>> 16; skip > 0; skip--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
