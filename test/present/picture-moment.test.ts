import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, legal, newMatch, startDeal, type Match } from '../../src/engine/match.ts';
import type { RuleSet } from '../../src/engine/ruleset.ts';
import { packOf } from '../../src/engine/shuffle.ts';
import { viewFor } from '../../src/engine/view.ts';
import { en } from '../../src/i18n/en.ts';
import { pictureMoment } from '../../src/present/picture-moment.ts';
import { tablePictureText } from '../../src/present/picture-text.ts';
import { asSpectator, type SpectatorView } from '../../src/present/readers.ts';
import { sceneOf } from '../../src/render/table-scene.ts';
import { SETTING } from '../render/words.ts';
import { FOUR_FRIENDS } from './faces.ts';
import { ALL_RULES } from './random-match.ts';

const someDeal = fc.record({
  rules: fc.constantFrom(...ALL_RULES),
  seed: fc.nat(0xffffff),
  choices: fc.array(fc.nat(40), { minLength: 8, maxLength: 8 }),
});

/** When the picture of a deal is to be another one: [deal, phase, finished tricks]. */
const boundary = ({ phase, tricks }: SpectatorView): string => `${phase} ${tricks.length}`;

const shown = (view: SpectatorView): string =>
  JSON.stringify([sceneOf(pictureMoment(view), SETTING), tablePictureText(view, FOUR_FRIENDS, en)]);

describe('pictureMoment', () => {
  it('is the same from one boundary to the next, whatever is said and played between', () => {
    fc.assert(
      fc.property(someDeal, ({ rules, seed, choices }) => {
        const views = dealViews(rules, seed, choices);
        const pictures = new Map<string, Set<string>>();
        for (const view of views) {
          const at = pictures.get(boundary(view)) ?? new Set<string>();
          pictures.set(boundary(view), at.add(shown(view)));
        }
        for (const [at, different] of pictures) expect(different.size, at).toBe(1);
      }),
      { numRuns: 60 },
    );
  });

  it('is another one after every trick', () => {
    fc.assert(
      fc.property(someDeal, ({ rules, seed, choices }) => {
        const played = dealViews(rules, seed, choices).filter(({ phase }) => phase === 'play');
        const tricks = new Set(played.map(({ tricks }) => tricks.length));
        expect(new Set(played.map(shown)).size).toBe(tricks.size);
      }),
      { numRuns: 60 },
    );
  });

  it('is what a spectator sees at a boundary itself: the turn is that of who begins', () => {
    fc.assert(
      fc.property(someDeal, ({ rules, seed, choices }) => {
        const views = dealViews(rules, seed, choices);
        for (const [index, view] of views.entries()) {
          const before = views[index - 1];
          if (before !== undefined && boundary(before) === boundary(view)) continue;
          expect(sceneOf(pictureMoment(view), SETTING)).toEqual(sceneOf(view, SETTING));
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** What a spectator sees from the first call of a deal to its end; declarations are announced now and then. */
function dealViews(rules: RuleSet, seed: number, choices: readonly number[]): readonly SpectatorView[] {
  const started = startDeal(newMatch(rules), 0, packOf(seed.toString(16).padStart(64, '0')));
  if (!started.ok) throw new Error(started.error);
  const views: SpectatorView[] = [];
  for (let match: Match | null = started.value; match !== null; match = next(match, choices, views.length))
    views.push(asSpectator(viewFor(match, null)));
  return views;
}

function next(match: Match, choices: readonly number[], step: number): Match | null {
  const moves = legal(match);
  const move = moves[(choices[step % choices.length] ?? 0) % Math.max(1, moves.length)];
  if (move === undefined) return null;
  const declare = viewFor(match, move.seat).offered.map(({ cards }) => cards);
  const result = apply(match, move.type === 'play' && declare.length > 0 ? { ...move, declare } : move);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
