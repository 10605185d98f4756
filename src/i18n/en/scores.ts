import { plural } from '../plural.ts';
import type { ScoreSentences, StandingsSentences } from '../scores.ts';
import { words } from './words.ts';

const form = plural('en');

export const score: ScoreSentences = {
  title: 'Score',
  score: ([a, b], target) => `A **${a}** · B **${b}** · to ${target}`,
  noDealYet: 'No deal is finished yet.',
  earlierDeals: (count) => `(${count} earlier ${form(count, { one: 'deal', other: 'deals' })} not shown)`,
  deal: '#',
  contract: 'contract',
  passedOut: 'passed',
  signs: { made: '✓', failed: '✗', tied: '=', 'passed-out': '–' },
  signsExplained: '✓ made · ✗ failed · = tied · – passed out',
  lastTrick: (number) => `Trick ${number}`,
  noTrickYet: 'No trick is finished in this deal yet.',
  trickTo: (name) => `${name} took it.`,
};

export const standings: StandingsSentences = {
  season: (number) => `Season ${number}`,
  title: (seasonName) => `Standings · ${seasonName}`,
  allRuleSets: 'All rule sets',
  forRuleSet: (ruleSet) => words.ruleSet[ruleSet],
  page: (page, pages) => `Page ${page} of ${pages}`,
  nobodyYet: 'No rated match is finished in this season yet. `/belote start` opens a table.',
  heads: { name: 'name', played: 'P', won: 'W', rating: 'rate', change: '±' },
  explained:
    'P played · W won · ± change by the last match. Only matches among four people move a rating. At equal ratings: more wins, then fewer defeats, then the better difference of points.',
};
