import { plural } from '../plural.ts';
import type { ScoreSentences, StandingsSentences } from '../scores.ts';
import { words } from './words.ts';

const form = plural('hr');

export const score: ScoreSentences = {
  title: 'Rezultat',
  score: ([a, b], target) => `A **${a}** · B **${b}** · do ${target}`,
  noDealYet: 'Još nijedno dijeljenje nije gotovo.',
  earlierDeals: (count) =>
    `(${count} ${form(count, { one: 'ranije dijeljenje nije prikazano', few: 'ranija dijeljenja nisu prikazana', other: 'ranijih dijeljenja nije prikazano' })})`,
  deal: '#',
  contract: 'zvano',
  passedOut: 'dalje',
  signs: { made: '✓', failed: '✗', tied: '=', 'passed-out': '–' },
  signsExplained: '✓ prolaz · ✗ pad · = jednako · – svi dalje',
  lastTrick: (number) => `${number}. štih`,
  noTrickYet: 'U ovom dijeljenju još nijedan štih nije gotov.',
  trickTo: (name) => `Nosi ga ${name}.`,
};

export const standings: StandingsSentences = {
  season: (number) => `${number}. sezona`,
  title: (seasonName) => `Ljestvica · ${seasonName}`,
  allRuleSets: 'Sva pravila',
  forRuleSet: (ruleSet) => words.ruleSet[ruleSet],
  page: (page, pages) => `Stranica ${page} od ${pages}`,
  nobodyYet: 'U ovoj sezoni još nema gotove partije za ljestvicu. `/belot igraj` otvara stol.',
  heads: { name: 'ime', played: 'O', won: 'P', rating: 'rejt', change: '±' },
  explained:
    'O odigrano · P pobjede · ± promjena zbog zadnje partije. Rejting mijenjaju samo partije četvero ljudi. Uz jednak rejting: više pobjeda, zatim manje poraza, zatim bolja razlika bodova.',
};
