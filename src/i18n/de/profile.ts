import { plural } from '../plural.ts';
import type { ProfileSentences } from '../profile.ts';
import { words } from './words.ts';

const form = plural('de');
const matches: ProfileSentences['matches'] = ({ played, won }) =>
  `${words.number(played)} ${form(played, { one: 'Partie', other: 'Partien' })}, ${words.number(won)} gewonnen`;

export const profile: ProfileSentences = {
  title: (name) => `Profil · ${name}`,
  nothingYet: (mention) =>
    `${mention} hat auf diesem Server noch keine gewertete Partie zu Ende gespielt. \`/belote spielen\` eröffnet einen Tisch.`,
  noBots: 'Computer und Bots haben kein Profil.',
  matches,
  points: (own, others) => `Punkte: ${words.number(own)} dafür, ${words.number(others)} dagegen`,
  capots: (count) => `Capots: ${words.number(count)}`,
  contracts: ({ made, played }) => `Geschaffte Kontrakte: ${words.number(made)} von ${words.number(played)}`,
  heads: { made: 'geschafft', played: 'gespielt' },
  partner: (name, about) => `Am häufigsten mit ${name}: ${matches(about)}`,
  season: ({ rank, of, rating }) => `Diese Saison: Platz ${rank} von ${of}, Wertung ${rating}`,
  seasonUnder: (ruleSet, { rank, of, rating }) =>
    `Meistgespielt, ${words.ruleSet[ruleSet]}: Platz ${rank} von ${of}, Wertung ${rating}`,
  notThisSeason: 'In dieser Saison noch keine Partie.',
  achieved: (count, all) => `Erfolge: ${count} von ${all}`,
  achievements: {
    'first-win': 'Eine Partie gewonnen',
    'ten-wins': 'Zehn Partien gewonnen',
    'fifty-wins': 'Fünfzig Partien gewonnen',
    'hundred-matches': 'Hundert Partien zu Ende gespielt',
    'five-in-a-row': 'Fünf Partien hintereinander gewonnen',
    'four-people': 'Eine Partie unter vier Menschen gewonnen',
    'every-rule-set': 'Alle acht Varianten gespielt',
    capot: 'Capot: alle acht Stiche einer Runde',
    'ten-capots': 'Zehnmal Capot',
    'from-behind': 'Gewonnen nach einem Rückstand von einem Drittel des Ziels',
    doubled: 'Einen Kontrakt trotz Kontra geschafft',
    'clean-match': 'Eine Partie gewonnen und jeden Kontrakt geschafft, mindestens drei',
    'four-suits': 'In allen vier Farben einen Kontrakt geschafft',
    'without-suit': 'Je einen Kontrakt geschafft: ohne Trumpf und alles Trumpf',
    'same-partner': 'Zehn Partien zu zweit im selben Team gewonnen',
  },
};
