import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, type Achievement } from '../../src/app/achievements.ts';
import type { Contracts, MatchResult, SideFeats } from '../../src/app/ports.ts';
import { placeOf, profileOf } from '../../src/app/profile.ts';
import { standingsOf } from '../../src/app/standings.ts';
import type { Contract } from '../../src/engine/actions.ts';
import { RULESET_IDS } from '../../src/engine/ruleset.ts';
import { finishedMatch, FOUR, player } from '../support/finished-match.ts';

const NOTHING: SideFeats = { byTrump: {}, doubledMade: 0, behind: 0 };

/** A match that Ana wins with Cleo against Bob and Dan, in which nothing happened that anybody would tell. */
function match(over: Partial<MatchResult> = {}, feats: Partial<SideFeats> = {}): MatchResult {
  return finishedMatch({
    total: [510, 440],
    capots: [0, 0],
    contracts: [
      { played: 2, made: 1 },
      { played: 3, made: 2 },
    ],
    computers: 1,
    feats: { target: 501, sides: [{ ...NOTHING, ...feats }, NOTHING] },
    ...over,
  });
}

const lost = (over: Partial<MatchResult> = {}, feats: Partial<SideFeats> = {}): MatchResult =>
  match({ winner: 1, ...over }, feats);
const times = (count: number, result: MatchResult): readonly MatchResult[] =>
  Array.from({ length: count }, () => result);
const left = FOUR.map((each) => (each.userId === 'ana' ? { ...each, left: true } : each));
const withPartner = (userId: string): MatchResult =>
  match({ players: [player('ana', 0), player('bob', 1), player(userId, 0)] });
const made = (...trumps: readonly Contract[]): Partial<SideFeats> => ({
  byTrump: Object.fromEntries(trumps.map((trump) => [trump, { played: 1, made: 1 }])),
});
const own = (contracts: Contracts): MatchResult['contracts'] => [contracts, { played: 0, made: 0 }];

describe('a profile', () => {
  it('of somebody who is in no result is none', () => {
    expect(profileOf([match()], 'eve')).toBeNull();
    expect(profileOf([], 'ana')).toBeNull();
  });

  it('counts matches, points and contracts as the standings do, over everything', () => {
    const results = [
      match({ capots: [2, 1] }),
      lost(),
      match({ players: left }),
      match({ players: [player('bob', 1)] }),
    ];
    for (const { userId, ...line } of standingsOf(results, null)) {
      const { played, won, pointsFor, pointsAgainst, capots, contractsMade } = line;
      const profile = profileOf(results, userId);
      expect(profile).toMatchObject({ played, won, pointsFor, pointsAgainst, capots });
      expect(profile?.contracts.made).toBe(contractsMade);
    }
    expect(profileOf(results, 'ana')).toMatchObject({ played: 3, won: 1, contracts: { played: 6, made: 3 } });
  });

  it('tells the contracts of the own side by trump, as far as the results know', () => {
    const { feats: _unknown, ...earlier } = match();
    const results = [
      match({}, made('H', 'NT')),
      lost({}, { byTrump: { H: { played: 3, made: 0 } } }),
      earlier,
    ];
    const profile = profileOf(results, 'cleo');
    expect(profile?.byTrump).toEqual({
      C: { played: 0, made: 0 },
      D: { played: 0, made: 0 },
      H: { played: 4, made: 1 },
      S: { played: 0, made: 0 },
      NT: { played: 1, made: 1 },
      AT: { played: 0, made: 0 },
    });
    expect(profileOf(results, 'bob')?.byTrump.H).toEqual({ played: 0, made: 0 });
  });

  it.each([
    ['sat beside most often', [...times(2, withPartner('dan')), withPartner('cleo')], 'DAN'],
    [
      'won with most, of those beside whom they sat equally often',
      [withPartner('cleo'), { ...withPartner('dan'), winner: 1 as const }],
      'CLEO',
    ],
    ['sat beside last, of those who are equal in that too', [withPartner('cleo'), withPartner('dan')], 'DAN'],
  ])('names as the partner whom they %s', (_, results, name) => {
    expect(profileOf(results, 'ana')?.partner?.name).toBe(name);
  });

  it('has no partner where only computers, or somebody who left, sat there', () => {
    const alone = match({ players: [player('ana', 0)], computers: 3 });
    expect(profileOf([alone, match({ players: left })], 'ana')?.partner).toBeNull();
    expect(profileOf([match({ players: left })], 'cleo')?.partner).toBeNull();
  });

  it('goes by the last name, and by the rule set that was played most, of equals the last', () => {
    const renamed = FOUR.map((each) => ({ ...each, name: `${each.name} 2` }));
    const results = [match({ ruleSet: 'bela' }), match(), match({ ruleSet: 'bela', players: renamed })];
    expect(profileOf(results, 'ana')).toMatchObject({ name: 'ANA 2', ruleSet: 'bela' });
    expect(profileOf(results.slice(0, 2), 'ana')?.ruleSet).toBe('french');
  });

  it('knows the place in a season, in all rule sets or in one', () => {
    const results = [match({ computers: 0 }), match({ ruleSet: 'bela', players: [player('eve', 0)] })];
    expect(placeOf(results, null, 'eve')).toEqual({ rank: 3, of: 5, rating: 1000 });
    expect(placeOf(results, 'bela', 'eve')).toEqual({ rank: 1, of: 1, rating: 1000 });
    expect(placeOf(results, 'bela', 'ana')).toBeNull();
  });
});

describe('an achievement', () => {
  const cases: Readonly<
    Record<
      Achievement,
      { readonly by: readonly MatchResult[]; readonly notBy: readonly (readonly MatchResult[])[] }
    >
  > = {
    'first-win': { by: [match()], notBy: [[lost()], [match({ players: left })]] },
    'ten-wins': { by: times(10, match()), notBy: [[...times(9, match()), lost()]] },
    'fifty-wins': { by: times(50, match()), notBy: [times(49, match())] },
    'hundred-matches': { by: times(100, lost()), notBy: [[...times(99, lost()), lost({ players: left })]] },
    'five-in-a-row': {
      by: [lost(), ...times(5, match()), lost()],
      notBy: [[...times(4, match()), lost(), ...times(4, match())]],
    },
    'four-people': { by: [match({ computers: 0 })], notBy: [[match(), lost({ computers: 0 })]] },
    'every-rule-set': {
      by: RULESET_IDS.map((ruleSet) => lost({ ruleSet })),
      notBy: [RULESET_IDS.slice(1).map((ruleSet) => match({ ruleSet }))],
    },
    capot: { by: [lost({ capots: [1, 0] })], notBy: [[match({ capots: [0, 1] })]] },
    'ten-capots': { by: times(5, lost({ capots: [2, 0] })), notBy: [times(9, match({ capots: [1, 3] }))] },
    'from-behind': {
      by: [match({}, { behind: 167 })],
      notBy: [[match({}, { behind: 166 })], [lost({}, { behind: 400 })]],
    },
    doubled: { by: [lost({}, { doubledMade: 1 })], notBy: [[match()]] },
    'clean-match': {
      by: [match({ contracts: own({ played: 3, made: 3 }) })],
      notBy: [
        [match({ contracts: own({ played: 2, made: 2 }) })],
        [match({ contracts: own({ played: 4, made: 3 }) })],
        [lost({ contracts: own({ played: 3, made: 3 }) })],
      ],
    },
    'four-suits': {
      by: [lost({}, made('C', 'D')), match({}, made('H', 'S'))],
      notBy: [[match({}, made('C', 'D', 'H', 'NT', 'AT'))]],
    },
    'without-suit': { by: [lost({}, made('NT')), lost({}, made('AT'))], notBy: [[match({}, made('AT'))]] },
    'same-partner': {
      by: times(10, match()),
      notBy: [[...times(9, match()), lost(), ...times(9, withPartner('dan'))]],
    },
  };

  it.each(ACHIEVEMENTS)('%s is had by whoever did it, and by nobody who only nearly did', (achievement) => {
    const { by, notBy } = cases[achievement];
    expect(profileOf(by, 'ana')?.achievements).toContain(achievement);
    for (const results of notBy) expect(profileOf(results, 'ana')?.achievements).not.toContain(achievement);
    const without = by.map((each) => ({ ...each, players: left }));
    expect(profileOf(without, 'ana')?.achievements).toEqual([]);
  });

  it('is not had by what results of earlier versions do not tell', () => {
    const { feats: _unknown, ...earlier } = match();
    expect(profileOf([earlier], 'ana')?.achievements).toEqual(['first-win']);
  });
});
