import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import type { Deal } from '../../src/engine/deal.ts';
import { legal, newMatch, type Match } from '../../src/engine/match.ts';
import { SEATS, type BySeat, type Seat } from '../../src/engine/seats.ts';
import { viewFor } from '../../src/engine/view.ts';
import { playOut, randomFrom, randomPack, shuffled, type Random } from './support/random.ts';
import { ruledTables } from './support/rule-sets.ts';
import { dealt, rulesOf, said } from './support/said.ts';

const VIEWERS: readonly (Seat | null)[] = [...SEATS, null];

/**
 * The same match with everything that this reader cannot see dealt anew: the others' hands, what is undealt, and the
 * cards of announcements that were not shown. What lies open and how many cards each holds stays.
 */
function rearranged(match: Match, reader: Seat | null, random: Random): Match {
  const { deal } = match;
  if (deal === null) return match;
  const undealt = deal.phase === 'auction' ? deal.undealt : [];
  const others = SEATS.filter((seat) => seat !== reader);
  const hidden = [...shuffled([...others.flatMap((seat) => deal.hands[seat]), ...undealt], random)];
  const hands = SEATS.map((seat) =>
    seat === reader ? deal.hands[seat] : hidden.splice(0, deal.hands[seat].length),
  ) as unknown as BySeat<readonly Card[]>;
  return {
    ...match,
    deal: { ...concealed(deal), hands, ...(deal.phase === 'auction' ? { undealt: hidden } : {}) },
  };
}

/** Announced cards that nobody has seen become other cards. */
function concealed(deal: Deal): Deal {
  if (deal.phase !== 'play' && deal.phase !== 'finished') return deal;
  const masked = deal.announced.map((each) => each.map((one) => ({ ...one, cards: [], points: -1 })));
  return { ...deal, announced: masked as never };
}

describe('viewFor', () => {
  it('throws before the first deal', () => {
    expect(() => viewFor(newMatch(rulesOf('french')), 0)).toThrow(/first deal/);
  });

  it('is the same whatever the others hold', () => {
    fc.assert(
      fc.property(ruledTables(), fc.integer(), ({ rules }, seed) => {
        const random = randomFrom(seed);
        playOut(rules, random, 2, (match) => {
          for (const reader of VIEWERS) {
            expect(viewFor(rearranged(match, reader, random), reader)).toStrictEqual(viewFor(match, reader));
          }
        });
      }),
      { numRuns: 40 },
    );
  });

  it('gives a spectator no hand, no actions and no declarations', () => {
    playOut(rulesOf('coinche'), randomFrom(9), 2, (match) => {
      expect(viewFor(match, null)).toMatchObject({ seat: null, hand: [], legal: [], offered: [] });
    });
  });

  it('gives each seat exactly its own legal actions', () => {
    playOut(rulesOf('coinche'), randomFrom(4), 3, (match) => {
      expect(SEATS.flatMap((seat) => viewFor(match, seat).legal)).toHaveLength(legal(match).length);
    });
  });

  it('lets opponents out of turn double, though the turn is somebody else’s', () => {
    const match = said(dealt(rulesOf('coinche')), '0 bid H 90');
    expect(viewFor(match, 3)).toMatchObject({ turn: 1, legal: [{ seat: 3, type: 'double' }] });
    expect(viewFor(match, 2).legal).toStrictEqual([]);
  });

  it('offers declarations from the auction’s end until the seat’s first card', () => {
    const rules = rulesOf('french');
    playOut(rules, randomFrom(12), 20, (match) => {
      const played = match.deal !== null && 'tricks' in match.deal ? match.deal.tricks.length > 0 : false;
      for (const seat of SEATS) {
        const { offered, phase, trick, hand } = viewFor(match, seat);
        const isLate = phase !== 'play' || played || trick.some((each) => each.seat === seat);
        if (isLate) expect(offered).toStrictEqual([]);
        else expect(offered.flatMap((each) => each.cards).every((each) => hand.includes(each))).toBe(true);
      }
    });
  });

  it('tells the kinds at once and the cards only of what counts, after the first trick', () => {
    let seen = 0;
    playOut(rulesOf('french'), randomFrom(31), 40, (match) => {
      const view = viewFor(match, null);
      const announced = view.announced.flat();
      const shown = view.shown.flat();
      if (view.tricks.length === 0) expect(shown).toStrictEqual([]);
      else if (announced.length > 0) {
        seen += 1;
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.map(({ kind }) => kind).every((kind) => announced.includes(kind))).toBe(true);
        expect(view.declarationPoints[0] + view.declarationPoints[1]).toBe(
          shown.reduce((sum, { points }) => sum + points, 0),
        );
      }
    });
    expect(seen).toBeGreaterThan(0);
  });

  it('knows every phase of a match', () => {
    const phases = new Set<string>();
    playOut(rulesOf('french', { target: 400 }), randomFrom(8), 50, (match) => {
      phases.add(viewFor(match, 0).phase);
    });
    expect(phases).toStrictEqual(new Set(['auction', 'play', 'scored', 'over']));
  });

  it('counts the cards of every hand, face-down ones included', () => {
    playOut(rulesOf('bela'), randomFrom(8), 2, (match) => {
      const view = viewFor(match, null);
      const played = view.tricks.length * 4 + view.trick.length;
      expect(view.handSizes.reduce((sum, size) => sum + size, 0)).toBe(32 - played);
    });
  });

  it('survives JSON', () => {
    const match = said(dealt(rulesOf('french'), randomPack(randomFrom(2))), '0 pass');
    expect(JSON.parse(JSON.stringify(viewFor(match, 1)))).toStrictEqual(viewFor(match, 1));
  });
});
