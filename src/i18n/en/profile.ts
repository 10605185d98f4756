import { plural } from '../plural.ts';
import type { ProfileSentences } from '../profile.ts';
import { words } from './words.ts';

const form = plural('en');
const matches: ProfileSentences['matches'] = ({ played, won }) =>
  `${words.number(played)} ${form(played, { one: 'match', other: 'matches' })}, ${words.number(won)} won`;

export const profile: ProfileSentences = {
  title: (name) => `Profile · ${name}`,
  nothingYet: (mention) =>
    `${mention} has not finished a match that counts on this server yet. \`/belote start\` opens a table.`,
  noBots: 'Computers and bots keep no profile.',
  matches,
  points: (own, others) => `Points: ${words.number(own)} for, ${words.number(others)} against`,
  capots: (count) => `Capots: ${words.number(count)}`,
  contracts: ({ made, played }) => `Contracts made: ${words.number(made)} of ${words.number(played)}`,
  heads: { made: 'made', played: 'played' },
  partner: (name, about) => `Most often with ${name}: ${matches(about)}`,
  season: ({ rank, of, rating }) => `This season: place ${rank} of ${of}, rating ${rating}`,
  seasonUnder: (ruleSet, { rank, of, rating }) =>
    `Most played, ${words.ruleSet[ruleSet]}: place ${rank} of ${of}, rating ${rating}`,
  notThisSeason: 'No match in this season yet.',
  achieved: (count, all) => `Achievements: ${count} of ${all}`,
  achievements: {
    'first-win': 'Won a match',
    'ten-wins': 'Won ten matches',
    'fifty-wins': 'Won fifty matches',
    'hundred-matches': 'Played a hundred matches to the end',
    'five-in-a-row': 'Won five matches in a row',
    'four-people': 'Won a match among four people',
    'every-rule-set': 'Played all eight rule sets',
    capot: 'Capot: all eight tricks of a deal',
    'ten-capots': 'Ten capots',
    'from-behind': 'Won after being behind by a third of the target',
    doubled: 'Made a contract that was doubled',
    'clean-match': 'Won a match and made every contract, at least three',
    'four-suits': 'Made contracts in all four suits',
    'without-suit': 'Made contracts in no trump and in all trump',
    'same-partner': 'Won ten matches with the same partner',
  },
};
