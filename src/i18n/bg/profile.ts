import { plural } from '../plural.ts';
import type { ProfileSentences } from '../profile.ts';
import { words } from './words.ts';

const form = plural('bg');
const matches: ProfileSentences['matches'] = ({ played, won }) =>
  `${words.number(played)} ${form(played, { one: 'партия', other: 'партии' })}, ${words.number(won)} ${form(won, { one: 'спечелена', other: 'спечелени' })}`;

export const profile: ProfileSentences = {
  title: (name) => `Профил · ${name}`,
  nothingYet: (mention) =>
    `${mention} още няма завършена партия за класирането на този сървър. \`/белот играй\` отваря маса.`,
  noBots: 'Компютрите и ботовете нямат профил.',
  matches,
  points: (own, others) => `Точки: ${words.number(own)} за, ${words.number(others)} против`,
  capots: (count) => `Валати: ${words.number(count)}`,
  contracts: ({ made, played }) => `Изкарани игри: ${words.number(made)} от ${words.number(played)}`,
  heads: { made: 'изкарани', played: 'играни' },
  partner: (name, about) => `Най-често с ${name}: ${matches(about)}`,
  season: ({ rank, of, rating }) => `Този сезон: място ${rank} от ${of}, рейтинг ${rating}`,
  seasonUnder: (ruleSet, { rank, of, rating }) =>
    `Най-играно, ${words.ruleSet[ruleSet]}: място ${rank} от ${of}, рейтинг ${rating}`,
  notThisSeason: 'През този сезон още няма партия.',
  achieved: (count, all) => `Постижения: ${count} от ${all}`,
  achievements: {
    'first-win': 'Спечелена партия',
    'ten-wins': 'Десет спечелени партии',
    'fifty-wins': 'Петдесет спечелени партии',
    'hundred-matches': 'Сто партии, изиграни докрай',
    'five-in-a-row': 'Пет спечелени партии подред',
    'four-people': 'Спечелена партия между четирима души',
    'every-rule-set': 'Партии по всичките осем вида правила',
    capot: 'Валат: всичките осем ръце в едно раздаване',
    'ten-capots': 'Десет валата',
    'from-behind': 'Победа след изоставане с една трета от точките за партията',
    doubled: 'Изкарана игра с контра',
    'clean-match': 'Спечелена партия с всички игри изкарани, поне три',
    'four-suits': 'Изкарани игри и в четирите бои',
    'without-suit': 'Изкарани игри без коз и на всичко коз',
    'same-partner': 'Десет спечелени партии с един и същ партньор',
  },
};
