import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRACTS, type Move } from '../../src/engine/actions.ts';
import { CARDS, SUITS } from '../../src/engine/cards.ts';
import type { DealResult } from '../../src/engine/deal-result.ts';
import { apply, legal, newMatch, startDeal, turnOf, type Match } from '../../src/engine/match.ts';
import { readMove } from '../../src/engine/read-move.ts';
import { replay, recordOf } from '../../src/engine/record.ts';
import type { RuleSet } from '../../src/engine/ruleset.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { playOut, randomFrom, randomPack } from './support/random.ts';
import { ruledTables } from './support/rule-sets.ts';

/** Everything that could be said or played at a table, whatever the moment. */
const CONCEIVABLE: readonly Move[] = SEATS.flatMap((seat) => [
  { seat, type: 'pass' },
  { seat, type: 'take' },
  { seat, type: 'double' },
  { seat, type: 'redouble' },
  ...SUITS.map((suit): Move => ({ seat, type: 'name', suit })),
  ...CONTRACTS.map((contract): Move => ({ seat, type: 'bid', contract })),
  ...CONTRACTS.flatMap((contract) =>
    [70, 80, 85, 100, 180, 240, 250, 'capot' as const].map((value): Move => ({
      seat,
      type: 'bid',
      contract,
      value,
    })),
  ),
  ...CARDS.map((card): Move => ({ seat, type: 'play', card })),
]);

function textOf(move: Move): string {
  return JSON.stringify(move, Object.keys(move).sort());
}

function eachTable(
  numRuns: number,
  deals: number,
  check: (rules: RuleSet, seed: number, deals: number) => void,
): void {
  fc.assert(
    fc.property(ruledTables(), fc.integer(), ({ rules }, seed) => check(rules, seed, deals)),
    { numRuns },
  );
}

describe('at every table, at any time', () => {
  it('every action in legal is accepted, and nothing else is', () => {
    eachTable(25, 1, (rules, seed) => {
      playOut(rules, randomFrom(seed), 1, (match) => {
        const allowed = new Set(legal(match).map(textOf));
        const accepted = new Set(allowed);
        for (const move of CONCEIVABLE) {
          if (apply(match, move).ok) accepted.add(textOf(move));
          else accepted.delete(textOf(move));
        }
        expect(accepted).toStrictEqual(allowed);
      });
    });
  });

  it('somebody may always act while a deal runs, the seat in turn among them', () => {
    eachTable(40, 2, (rules, seed, deals) => {
      playOut(rules, randomFrom(seed), deals, (match) => {
        const turn = turnOf(match);
        if (turn === null) expect(legal(match)).toStrictEqual([]);
        else expect(legal(match).some(({ seat }) => seat === turn)).toBe(true);
      });
    });
  });

  it('no action stands twice in legal', () => {
    eachTable(40, 2, (rules, seed, deals) => {
      playOut(rules, randomFrom(seed), deals, (match) => {
        const moves = legal(match).map(textOf);
        expect(new Set(moves).size).toBe(moves.length);
      });
    });
  });

  it('the 32 cards are somewhere, each once', () => {
    eachTable(40, 2, (rules, seed, deals) => {
      playOut(rules, randomFrom(seed), deals, (match) => {
        expect(cardsOf(match).toSorted()).toStrictEqual([...CARDS].toSorted());
      });
    });
  });

  it('match and rule set survive JSON', () => {
    eachTable(40, 2, (rules, seed, deals) => {
      playOut(rules, randomFrom(seed), deals, (match) => {
        expect(JSON.parse(JSON.stringify(match))).toStrictEqual(match);
      });
    });
  });

  it('an action of the log reads back as itself', () => {
    eachTable(40, 2, (rules, seed, deals) => {
      playOut(rules, randomFrom(seed), deals, (_match, move) => {
        if (move !== null) expect(readMove(JSON.parse(JSON.stringify(move)))).toStrictEqual(move);
      });
    });
  });

  it('replaying the actions gives the same state, with a trace of what was legal', () => {
    eachTable(40, 3, (rules, seed, deals) => {
      const traces: (readonly Move[])[] = [];
      const played = playOut(rules, randomFrom(seed), deals, (match, move) => {
        if (move !== null) traces.push(legal(match));
      });
      const outcome = replay(recordOf(rules, played.deals), { trace: true });
      if (outcome.status !== 0) throw new Error(outcome.line.error);
      expect(outcome.match).toStrictEqual(played.match);
      const traced = outcome.line.deals.flatMap((deal) => deal.trace ?? []);
      expect(traced).toStrictEqual(traces.slice(0, traced.length));
    });
  });
});

describe('in every finished deal', () => {
  it('points are conserved as the way of scoring says', () => {
    eachTable(200, 3, (rules, seed, deals) => {
      const { match } = playOut(rules, randomFrom(seed), deals);
      let before = { total: [0, 0] as readonly [number, number], hanging: 0 };
      for (const result of match.results) {
        expect(result.total).toStrictEqual([
          before.total[0] + result.score[0],
          before.total[1] + result.score[1],
        ]);
        expect(written(result) + result.hanging - before.hanging).toBe(wholeOf(rules, result));
        before = result;
      }
      expect(match.total).toStrictEqual(before.total);
      expect(match.hanging).toBe(before.hanging);
    });
  });

  it('the cards of both sides are the whole of the contract', () => {
    eachTable(200, 3, (rules, seed, deals) => {
      const { match } = playOut(rules, randomFrom(seed), deals);
      for (const result of match.results)
        expect(result.cards[0] + result.cards[1]).toBe(cardsWhole(rules, result));
    });
  });

  it('who wins the deal takes the pool, and only a tie leaves points hanging', () => {
    eachTable(100, 4, (rules, seed, deals) => {
      const { match } = playOut(rules, randomFrom(seed), deals);
      for (const { outcome, hanging } of match.results) {
        if (outcome === 'made' || outcome === 'failed') expect(hanging).toBe(0);
      }
    });
  });
});

describe('a running deal', () => {
  it('does not depend on how the pack was made, only on its order', () => {
    const random = randomFrom(3);
    eachTable(10, 1, (rules) => {
      const pack = randomPack(random);
      expect(startDeal(newMatch(rules), 0, [...pack])).toStrictEqual(startDeal(newMatch(rules), 0, pack));
    });
  });
});

function written({ score }: DealResult): number {
  return score[0] + score[1];
}

/** What both sides write plus what hangs anew, by the way of scoring (RULES §3). */
function wholeOf(rules: RuleSet, result: DealResult): number {
  if (result.outcome === 'passed-out') return 0;
  switch (rules.scoring) {
    case 'tenths':
      return tenthsWhole(result);
    case 'plain':
      return sumOf(result.cards) + sumOf(result.declarations) + sumOf(result.belote) + bonus(rules, result);
    case 'coinche':
      return coincheWhole(result);
    case 'contree':
      return sumOf(result.cards) + sumOf(result.belote) + bidOf(result) * result.multiplier;
  }
}

/** The rounded whole of the round, times the multiplier. */
function tenthsWhole({ contract, multiplier, cards, declarations, belote, capot }: DealResult): number {
  const raw = sumOf(cards) + sumOf(declarations) + sumOf(belote) + (capot === null ? 0 : 90);
  const up = contract === 'NT' || contract === 'AT' ? 5 : 4;
  return Math.floor((raw + up) / 10) * multiplier;
}

/** A made deal that was not doubled is rounded side by side, every other one is one sum. */
function coincheWhole(result: DealResult): number {
  const { outcome, multiplier, cards, declarations, belote, capot, value } = result;
  if (outcome === 'made' && multiplier === 1) {
    const rounded = cards.map((points) => Math.floor((points + 5) / 10) * 10);
    return (rounded[0] ?? 0) + (rounded[1] ?? 0) + sumOf(declarations) + sumOf(belote) + bidOf(result);
  }
  const whole = capot !== null || value === 'capot' ? 250 : 160;
  return (whole + bidOf(result) + sumOf(declarations)) * multiplier + sumOf(belote);
}

function cardsWhole(rules: RuleSet, { outcome, contract, capot }: DealResult): number {
  if (outcome === 'passed-out') return 0;
  if (rules.scoring === 'coinche' && capot !== null) return 250;
  if (rules.capot.kind === 'last-trick' && capot !== null) return 252;
  if (rules.scoring !== 'tenths' || (contract !== 'AT' && contract !== 'NT')) return 162;
  return contract === 'AT' ? 258 : 260;
}

function bonus(rules: RuleSet, { capot }: DealResult): number {
  return capot !== null && rules.capot.kind === 'bonus' ? rules.capot.points : 0;
}

function bidOf({ value }: DealResult): number {
  return value === 'capot' ? 250 : (value ?? 0);
}

function sumOf(pair: readonly [number, number]): number {
  return pair[0] + pair[1];
}

function cardsOf({ deal }: Match): readonly string[] {
  if (deal === null) return [];
  switch (deal.phase) {
    case 'auction':
      return [...deal.hands.flat(), ...deal.undealt, ...(deal.turnedCard === null ? [] : [deal.turnedCard])];
    case 'play':
    case 'finished':
      return [...deal.hands.flat(), ...deal.trick, ...deal.tricks.flatMap(({ cards }) => cards)].map((each) =>
        typeof each === 'string' ? each : each.card,
      );
    case 'passed-out':
      return CARDS;
  }
}
