import { plural } from '../plural.ts';
import type { ScoreSentences, StandingsSentences } from '../scores.ts';
import { words } from './words.ts';

const form = plural('bg');

export const score: ScoreSentences = {
  title: 'Резултат',
  score: ([a, b], target) => `А **${a}** · Б **${b}** · до ${target}`,
  noDealYet: 'Още няма завършено раздаване.',
  earlierDeals: (count) =>
    `(${count} ${form(count, { one: 'по-ранно раздаване не е показано', other: 'по-ранни раздавания не са показани' })})`,
  deal: '№',
  contract: 'игра',
  passedOut: 'пас',
  signs: { made: '✓', failed: '✗', tied: '=', 'passed-out': '–' },
  signsExplained: '✓ изкарана · ✗ вътре · = висяща · – всички пас',
  lastTrick: (number) => `Ръка ${number}`,
  noTrickYet: 'В това раздаване още няма завършена ръка.',
  trickTo: (name) => `Взе я ${name}.`,
};

export const standings: StandingsSentences = {
  season: (number) => `Сезон ${number}`,
  title: (seasonName) => `Класиране · ${seasonName}`,
  allRuleSets: 'По всички правила',
  forRuleSet: (ruleSet) => words.ruleSet[ruleSet],
  page: (page, pages) => `Страница ${page} от ${pages}`,
  nobodyYet: 'През този сезон още няма завършена партия за класирането. `/белот играй` отваря маса.',
  heads: { name: 'име', played: 'И', won: 'П', rating: 'рейт', change: '±' },
  explained:
    'И изиграни · П победи · ± промяна от последната партия. Рейтингът се мени само от партии между четирима души. При равен рейтинг: повече победи, после по-малко загуби, после по-добра разлика в точките.',
};
