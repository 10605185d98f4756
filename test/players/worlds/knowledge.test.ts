import { describe, expect, it } from 'vitest';
import type { Match } from '../../../src/engine/match.ts';
import type { Playing } from '../../../src/engine/deal.ts';
import { SEATS, type Seat } from '../../../src/engine/seats.ts';
import { viewFor } from '../../../src/engine/view.ts';
import { naturalMask } from '../../../src/players/calling/spot.ts';
import { randomFrom as wordsFrom } from '../../../src/players/random.ts';
import { countOf } from '../../../src/players/search/layout.ts';
import { allocationsOf } from '../../../src/players/worlds/allocations.ts';
import { declarationLikelihood } from '../../../src/players/worlds/declaration-likelihood.ts';
import { hiddenPlaces, knowledgeOf } from '../../../src/players/worlds/knowledge.ts';
import { worldsFor } from '../../../src/players/worlds/worlds.ts';
import { playOut, randomFrom } from '../../engine/support/random.ts';
import { ALL_RULE_SETS } from '../../engine/support/rule-sets.ts';

/** Calls `check` in every position of a few random deals of every rule set. */
function inRandomDeals(check: (match: Match) => void): void {
  for (const rules of ALL_RULE_SETS) {
    playOut(rules, randomFrom(rules.target), 6, (match, move) => {
      if (move?.type === 'play') check(match);
    });
  }
}

describe('knowledgeOf', () => {
  it('never excludes the hands that the others really hold', () => {
    let positions = 0;
    inRandomDeals((match) => {
      if (match.deal?.phase !== 'play') return;
      positions += 1;
      for (const seat of SEATS) {
        const known = knowledgeOf(viewFor(match, seat));
        const { unseen, places } = hiddenPlaces(known);
        for (const other of SEATS) {
          if (other === seat) continue;
          const held = known.layout.maskOf(match.deal.hands[other]);
          expect(held & ~(known.may[other] ?? 0)).toBe(0);
          expect((known.certain[other] ?? 0) & ~held).toBe(0);
        }
        expect(allocationsOf(unseen, places).ways).toBeGreaterThan(0);
      }
    });
    expect(positions).toBeGreaterThan(1000);
  });

  it('believes what is announced and shown of the hands that are really held', () => {
    let spoken = 0;
    inRandomDeals((match) => {
      const { deal } = match;
      if (deal?.phase !== 'play' || deal.trick.length !== 0) return;
      const view = viewFor(match, deal.turn);
      const likelihood = declarationLikelihood(view);
      if (likelihood === null) return;
      spoken += 1;
      expect(likelihood(SEATS.map((seat) => eightOf(deal, seat)))).toBeGreaterThan(-Infinity);
    });
    expect(spoken).toBeGreaterThan(50);
  });
});

describe('worldsFor', () => {
  it('gives only hands that agree with every void, ceiling and certain card, and a seat its own', () => {
    let worlds = 0;
    inRandomDeals((match) => {
      if (match.deal?.phase !== 'play' || match.deal.trick.length !== 2) return;
      const view = viewFor(match, match.deal.turn);
      const known = knowledgeOf(view);
      for (const { hands, weight } of worldsFor(view, known, wordsFrom(1), 12)) {
        worlds += 1;
        expect(weight).toBeGreaterThan(0);
        expect(hands[known.seat]).toBe(known.hand);
        for (const seat of SEATS) {
          const hand = hands[seat] ?? 0;
          expect(countOf(hand)).toBe(view.handSizes[seat]);
          if (seat === known.seat) continue;
          expect(hand & ~(known.may[seat] ?? 0)).toBe(0);
          expect((known.certain[seat] ?? 0) & ~hand).toBe(0);
        }
        expect(hands.reduce((all, hand) => all | hand, known.seen)).toBe(-1);
      }
    });
    expect(worlds).toBeGreaterThan(1000);
  });

  it('is the same for the same view and seed', () => {
    inRandomDeals((match) => {
      if (match.deal?.phase !== 'play' || match.deal.trick.length !== 1) return;
      const view = viewFor(match, match.deal.turn);
      const known = knowledgeOf(view);
      expect(worldsFor(view, known, wordsFrom(7), 8)).toEqual(worldsFor(view, known, wordsFrom(7), 8));
    });
  });
});

/** The eight cards that a seat was dealt, as a natural mask. */
function eightOf({ hands, tricks }: Playing, seat: Seat): number {
  const played = tricks.flatMap(({ cards }) => cards).filter((card) => card.seat === seat);
  return naturalMask([...hands[seat], ...played.map(({ card }) => card)]);
}
