import { plural } from '../plural.ts';
import type { ProfileSentences } from '../profile.ts';
import { words } from './words.ts';

const form = plural('hr');
const matches: ProfileSentences['matches'] = ({ played, won }) =>
  `${words.number(played)} ${form(played, { one: 'partija', few: 'partije', other: 'partija' })}, ${words.number(won)} ${form(won, { one: 'dobivena', few: 'dobivene', other: 'dobivenih' })}`;

export const profile: ProfileSentences = {
  title: (name) => `Profil · ${name}`,
  nothingYet: (mention) =>
    `${mention} na ovom serveru još nema gotove partije za ljestvicu. \`/belot igraj\` otvara stol.`,
  noBots: 'Računala i botovi nemaju profil.',
  matches,
  points: (own, others) => `Bodovi: ${words.number(own)} za, ${words.number(others)} protiv`,
  capots: (count) => `Štiglje: ${words.number(count)}`,
  contracts: ({ made, played }) => `Prolaz: ${words.number(made)} od ${words.number(played)}`,
  heads: { made: 'prolaz', played: 'zvano' },
  partner: (name, about) => `Najčešće u timu: ${name}, ${matches(about)}`,
  season: ({ rank, of, rating }) => `Ova sezona: ${rank}. mjesto od ${of}, rejting ${rating}`,
  seasonUnder: (ruleSet, { rank, of, rating }) =>
    `Najviše igrano, ${words.ruleSet[ruleSet]}: ${rank}. mjesto od ${of}, rejting ${rating}`,
  notThisSeason: 'U ovoj sezoni još nema partije.',
  achieved: (count, all) => `Postignuća: ${count} od ${all}`,
  achievements: {
    'first-win': 'Dobivena partija',
    'ten-wins': 'Deset dobivenih partija',
    'fifty-wins': 'Pedeset dobivenih partija',
    'hundred-matches': 'Sto partija odigranih do kraja',
    'five-in-a-row': 'Pet dobivenih partija zaredom',
    'four-people': 'Dobivena partija među četvero ljudi',
    'every-rule-set': 'Partije po svih osam pravila',
    capot: 'Štiglja: svih osam štihova jednog dijeljenja',
    'ten-capots': 'Deset štiglja',
    'from-behind': 'Pobjeda nakon zaostatka od trećine bodova do cilja',
    doubled: 'Prolaz uz kontru',
    'clean-match': 'Dobivena partija s prolazom svaki put, najmanje triput',
    'four-suits': 'Prolaz u sve četiri boje',
    'without-suit': 'Prolaz bez aduta i prolaz uz sve adut',
    'same-partner': 'Deset dobivenih partija s istim partnerom',
  },
};
