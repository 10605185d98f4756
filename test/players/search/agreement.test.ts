import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsByIndex, layoutOf } from '../../../src/players/search/layout.ts';
import { beats, legalMask, playFlags } from '../../../src/players/search/legal-mask.ts';
import { exclusionBy } from '../../../src/players/search/excluded.ts';
import { searchRulesOf } from '../../../src/players/search/search-rules.ts';
import { legal, type Match } from '../../../src/engine/match.ts';
import { sideOf, type Seat } from '../../../src/engine/seats.ts';
import { playOut, randomFrom } from '../../engine/support/random.ts';
import { ruledTables } from '../../engine/support/rule-sets.ts';

/** A deal as the search core sees it, kept beside the engine's. */
function createShadow(): {
  readonly watch: (match: Match) => void;
  readonly cardsChecked: () => number;
  readonly pointsOf: (match: Match) => readonly [number, number];
} {
  let checked = 0;

  function watch(match: Match): void {
    const { deal, rules } = match;
    if (deal?.phase !== 'play') return;
    const { contract } = deal.standing;
    const layout = layoutOf(contract);
    const flags = playFlags(searchRulesOf(rules, contract));
    const hand = layout.maskOf(deal.hands[deal.turn]);
    const { led, best, bestSeat } = trickOf(deal.trick, contract, flags);
    const mask =
      deal.trick.length === 0
        ? hand
        : legalMask(flags, hand, led, best, sideOf(bestSeat) === sideOf(deal.turn));
    const expected = legal(match).flatMap((move) => (move.type === 'play' ? [move.card] : []));
    expect(mask).toBe(layout.maskOf(expected));
    checked += 1;
  }

  function pointsOf(match: Match): readonly [number, number] {
    const { deal, rules } = match;
    if (deal?.phase !== 'finished') throw new Error('the deal is not finished');
    const { contract } = deal.standing;
    const search = searchRulesOf(rules, contract);
    const points = pointsByIndex(search.kind);
    const flags = playFlags(search);
    const won: [number, number] = [0, 0];
    for (const [index, { cards }] of deal.tricks.entries()) {
      const { bestSeat } = trickOf(cards, contract, flags);
      const worth = cards.reduce((sum, { card }) => sum + (points[layoutOf(contract).indexOf(card)] ?? 0), 0);
      won[sideOf(bestSeat)] += (worth + (index === 7 ? search.lastTrick : 0)) * search.scale;
    }
    return won;
  }

  return { watch, cardsChecked: () => checked, pointsOf };
}

function trickOf(
  trick: readonly { readonly seat: Seat; readonly card: string }[],
  contract: Parameters<typeof layoutOf>[0],
  flags: number,
): { readonly led: number; readonly best: number; readonly bestSeat: Seat } {
  const { indexOf } = layoutOf(contract);
  const [first] = trick;
  if (first === undefined) return { led: 0, best: 0, bestSeat: 0 };
  const led = indexOf(first.card as never);
  return trick.slice(1).reduce(
    (now, { seat, card }) => {
      const index = indexOf(card as never);
      return beats(flags, index, now.best) ? { ...now, best: index, bestSeat: seat } : now;
    },
    { led, best: led, bestSeat: first.seat },
  );
}

describe('the search core and the readable engine', () => {
  it('agree on every legal card and on the points of every deal, under all rule sets and house rules', () => {
    fc.assert(
      fc.property(ruledTables(), fc.integer(), ({ rules }, seed) => {
        const shadow = createShadow();
        const { match } = playOut(rules, randomFrom(seed), 2, shadow.watch);
        const result = match.results.at(-1);
        if (match.deal?.phase !== 'finished' || result === undefined || result.capot !== null) return;
        expect(shadow.cardsChecked()).toBeGreaterThan(0);
        const won = shadow.pointsOf(match);
        if (won[0] + won[1] === result.cards[0] + result.cards[1]) expect(won).toEqual(result.cards);
        else expect(Math.abs((won[0] * 162) / (won[0] + won[1]) - result.cards[0])).toBeLessThanOrEqual(0.5);
      }),
      { numRuns: 200 },
    );
  });
});

describe('exclusionBy', () => {
  it('excludes exactly the cards with which the played card would not have been legal', () => {
    const index = fc.integer({ min: 0, max: 31 });
    fc.assert(
      fc.property(
        ruledTables(),
        index,
        index,
        index,
        fc.boolean(),
        fc.nat(),
        ({ rules }, card, led, best, partnerWon, at) => {
          const contract = rules.contracts[at % rules.contracts.length] ?? 'H';
          const search = searchRulesOf(rules, contract);
          const flags = playFlags(search);
          fc.pre(new Set([card, led, best]).size === (led === best ? 2 : 3));
          fc.pre(led === best || beats(flags, best, led));
          const excluded = exclusionBy(search)(card, led, best, partnerWon);
          for (let other = 0; other < 32; other += 1) {
            if (other === card || other === led || other === best) continue;
            const both = (1 << card) | (1 << other);
            const isLegal = (legalMask(flags, both, led, best, partnerWon) >>> card) & 1;
            expect((excluded >>> other) & 1).toBe(1 - isLegal);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
