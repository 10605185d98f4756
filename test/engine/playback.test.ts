import { beforeAll, describe, expect, it } from 'vitest';
import { dealsIn } from '../../src/app/past-match.ts';
import { matchAt, openDeal, placeAfter, stepsOf, type Place, type Way } from '../../src/engine/playback.ts';
import type { RecordedDeal } from '../../src/engine/record.ts';
import { RULESET_IDS } from '../../src/engine/ruleset.ts';
import { playedMatch, type Played } from '../support/past-match.ts';

const pass = { seat: 0, type: 'pass' } as const;
const card = { seat: 0, type: 'play', card: '7C' } as const;
const dealOf = (calls: number, cards: number): RecordedDeal => ({
  dealer: 0,
  pack: [],
  actions: [...Array.from({ length: calls }, () => pass), ...Array.from({ length: cards }, () => card)],
});
/** A deal that was played, one that nobody took, and one that was cut off in its second trick. */
const DEALS = [dealOf(3, 32), dealOf(8, 0), dealOf(2, 6)];

describe('placeAfter', () => {
  it.each<[Way, Place, Place]>([
    ['forward', { deal: 0, step: 0 }, { deal: 0, step: 1 }],
    ['forward', { deal: 0, step: 35 }, { deal: 1, step: 0 }],
    ['forward', { deal: 2, step: 8 }, { deal: 2, step: 8 }],
    ['back', { deal: 0, step: 5 }, { deal: 0, step: 4 }],
    ['back', { deal: 1, step: 0 }, { deal: 0, step: 35 }],
    ['back', { deal: 0, step: 0 }, { deal: 0, step: 0 }],
    ['first', { deal: 1, step: 4 }, { deal: 1, step: 0 }],
    ['first', { deal: 1, step: 0 }, { deal: 0, step: 0 }],
    ['next-trick', { deal: 0, step: 1 }, { deal: 0, step: 3 }],
    ['next-trick', { deal: 0, step: 3 }, { deal: 0, step: 7 }],
    ['next-trick', { deal: 0, step: 6 }, { deal: 0, step: 7 }],
    ['next-trick', { deal: 0, step: 35 }, { deal: 1, step: 0 }],
    ['next-trick', { deal: 1, step: 2 }, { deal: 1, step: 8 }],
    ['next-trick', { deal: 2, step: 6 }, { deal: 2, step: 8 }],
    ['next-deal', { deal: 0, step: 9 }, { deal: 1, step: 0 }],
    ['next-deal', { deal: 2, step: 3 }, { deal: 2, step: 3 }],
    ['previous-deal', { deal: 2, step: 3 }, { deal: 1, step: 0 }],
    ['previous-deal', { deal: 0, step: 3 }, { deal: 0, step: 0 }],
    ['back', { deal: 0, step: 900 }, { deal: 0, step: 34 }],
    ['forward', { deal: 900, step: 7 }, { deal: 2, step: 1 }],
  ])('%s from %j leads to %j', (way, from, to) => {
    expect(placeAfter(DEALS, from, way)).toEqual(to);
  });
});

describe.each(RULESET_IDS)('a match of %s, replayed', (id) => {
  let played: Played;
  let deals: readonly RecordedDeal[] = [];
  beforeAll(async () => {
    played = await playedMatch(id, 4);
    deals = dealsIn(played.log);
  });

  it('stands at its end as it ended', () => {
    const last = deals.length - 1;
    const { match } = played.match;
    expect(matchAt(match, deals, { deal: last, step: stepsOf(deals, last) })).toEqual(match);
  });

  it('has before each deal the score and the results that were written until then', () => {
    const { match } = played.match;
    for (const [deal, { dealer }] of deals.entries()) {
      const before = match.results[deal - 1];
      expect(matchAt(match, deals, { deal, step: 0 })).toMatchObject({
        results: match.results.slice(0, deal),
        total: before?.total ?? [0, 0],
        hanging: before?.hanging ?? 0,
        deal: { number: deal, dealer },
      });
    }
  });

  it('goes forward through every action of every deal, and back through the same', () => {
    const places: Place[] = [{ deal: 0, step: 0 }];
    for (;;) {
      const at = places.at(-1) as Place;
      const next = placeAfter(deals, at, 'forward');
      if (next.deal === at.deal && next.step === at.step) break;
      expect(placeAfter(deals, next, 'back')).toEqual(at);
      places.push(next);
    }
    expect(places).toHaveLength(deals.reduce((sum, { actions }) => sum + actions.length + 1, 0));
  });

  it('has all cards on the table, in tricks, in hands or not dealt yet, at every step', () => {
    for (let step = 0; step <= stepsOf(deals, 0); step += 1) {
      const { view, hands } = openDeal(matchAt(played.match.match, deals, { deal: 0, step }));
      const gone = [...view.tricks.flatMap((trick) => trick.cards), ...view.trick].map((each) => each.card);
      const seen = [...hands.flat(), ...gone];
      expect(new Set(seen).size).toBe(seen.length);
      if (view.phase !== 'auction') expect(seen).toHaveLength(32);
    }
  });
});
