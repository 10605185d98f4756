import { plural } from '../plural.ts';
import type { ProfileSentences } from '../profile.ts';
import { words } from './words.ts';

const form = plural('fr');
const matches: ProfileSentences['matches'] = ({ played, won }) =>
  `${words.number(played)} ${form(played, { one: 'partie', other: 'parties' })}, ${words.number(won)} ${form(won, { one: 'gagnée', other: 'gagnées' })}`;

export const profile: ProfileSentences = {
  title: (name) => `Profil · ${name}`,
  nothingYet: (mention) =>
    `${mention} n’a encore fini ici aucune partie qui compte. \`/belote jouer\` ouvre une table.`,
  noBots: 'Les ordinateurs et les bots n’ont pas de profil.',
  matches,
  points: (own, others) => `Points : ${words.number(own)} pour, ${words.number(others)} contre`,
  capots: (count) => `Capots : ${words.number(count)}`,
  contracts: ({ made, played }) => `Contrats réussis : ${words.number(made)} sur ${words.number(played)}`,
  heads: { made: 'réussi', played: 'joué' },
  partner: (name, about) => `Le plus souvent avec ${name} : ${matches(about)}`,
  season: ({ rank, of, rating }) => `Cette saison : place ${rank} sur ${of}, cote ${rating}`,
  seasonUnder: (ruleSet, { rank, of, rating }) =>
    `Le plus joué, ${words.ruleSet[ruleSet]} : place ${rank} sur ${of}, cote ${rating}`,
  notThisSeason: 'Pas encore de partie cette saison.',
  achieved: (count, all) => `Succès : ${count} sur ${all}`,
  achievements: {
    'first-win': 'Une partie gagnée',
    'ten-wins': 'Dix parties gagnées',
    'fifty-wins': 'Cinquante parties gagnées',
    'hundred-matches': 'Cent parties jouées jusqu’au bout',
    'five-in-a-row': 'Cinq parties gagnées de suite',
    'four-people': 'Une partie gagnée entre quatre personnes',
    'every-rule-set': 'Les huit variantes jouées',
    capot: 'Capot : les huit plis d’une donne',
    'ten-capots': 'Dix capots',
    'from-behind': 'Une victoire après un retard d’un tiers de l’objectif',
    doubled: 'Un contrat coinché réussi',
    'clean-match': 'Une partie gagnée, tous les contrats réussis, trois au moins',
    'four-suits': 'Des contrats réussis dans les quatre couleurs',
    'without-suit': 'Des contrats réussis à sans-atout et à tout-atout',
    'same-partner': 'Dix parties gagnées avec le même partenaire',
  },
};
