import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/engine/cards.ts';
import { randomFrom } from '../../src/players/random.ts';
import { pointsByIndex } from '../../src/players/search/layout.ts';
import { playFlags } from '../../src/players/search/legal-mask.ts';
import { onTableOf, type Position } from '../../src/players/search/position.ts';
import { searchRulesOf, type SearchRules } from '../../src/players/search/search-rules.ts';
import { createRollout, type Standpoint } from '../../src/players/sense/rollout.ts';
import { indicesIn, layoutOf } from '../../src/players/search/layout.ts';
import { contractsUnderAllRules, positionOf, randomEnding, shuffled } from './search/endings.ts';
import { minimax } from './search/minimax.ts';

const NOTHING_KNOWN = [-1, -1, -1, -1];

/** Where the seat in turn stands when nothing was learnt from the cards that were played. */
function standpointOf(position: Position, rules: SearchRules): Standpoint {
  const { turn: seat, trick, taken } = position;
  const unscaled = Int32Array.from(pointsByIndex(rules.kind));
  const place = trick.length;
  const table =
    place === 0
      ? { place, led: 0, best: 0, bestSeat: 0, onTable: 0 }
      : { place, ...onTableOf(position, playFlags(rules), unscaled) };
  const held = position.hands.reduce((all, hand) => all | hand, 0);
  return { seat, seen: ~held, may: NOTHING_KNOWN, taken, table };
}

describe('a deal played on by sound players', () => {
  it.each([0, 1, 2, 3])(
    'is worth what there is no choice about: %d cards of the last trick lie open',
    (open) => {
      const random = randomFrom(3);
      for (const { rules, contract } of contractsUnderAllRules()) {
        const search = searchRulesOf(rules, contract);
        const { playOn } = createRollout({ rules: search, bidder: 1 });
        const ending = randomEnding(rules, contract, 1, open, random);
        const position = positionOf(ending);
        const [card] = indicesIn(position.hands[position.turn] ?? 0);
        const { capotSwing: swing, lastTrick, scale } = search;
        expect(playOn(position.hands, standpointOf(position, search), card ?? 0)).toBe(
          minimax(ending, { swing, lastTrick, scale }),
        );
      }
    },
  );

  it('ends as the whole deal does, when it begins with the same card', () => {
    const random = randomFrom(4);
    for (const { rules, contract } of contractsUnderAllRules()) {
      const search = searchRulesOf(rules, contract);
      const { play, playOn, points, tricks } = createRollout({ rules: search, bidder: 2 });
      const pack = shuffled(CARDS, random);
      const { maskOf } = layoutOf(contract);
      const hands = Int32Array.from([0, 1, 2, 3], (seat) => maskOf(pack.slice(seat * 8, seat * 8 + 8)));
      play(hands, 1);
      const swing = tricks() === 8 ? search.capotSwing : tricks() === 0 ? -search.capotSwing : 0;
      const whole = points() * search.scale + swing;
      const position: Position = { hands, turn: 1, trick: [], taken: 0 };
      const leads = indicesIn(hands[1] ?? 0);
      expect(leads.map((lead) => playOn(hands, standpointOf(position, search), lead))).toContain(whole);
    }
  });
});
