import { plural } from '../plural.ts';
import type { ScoreSentences, StandingsSentences } from '../scores.ts';
import { words } from './words.ts';

const form = plural('fr');

export const score: ScoreSentences = {
  title: 'Score',
  score: ([a, b], target) => `A **${a}** · B **${b}** · en ${target}`,
  noDealYet: 'Aucune donne n’est encore finie.',
  earlierDeals: (count) =>
    `(${count} ${form(count, { one: 'donne précédente n’est pas montrée', other: 'donnes précédentes ne sont pas montrées' })})`,
  deal: 'n°',
  contract: 'contrat',
  passedOut: 'passé',
  signs: { made: '✓', failed: '✗', tied: '=', 'passed-out': '–' },
  signsExplained: '✓ réussi · ✗ dedans · = litige · – passé',
  lastTrick: (number) => `Pli ${number}`,
  noTrickYet: 'Aucun pli n’est encore fini dans cette donne.',
  trickTo: (name) => `Le pli est à ${name}.`,
};

export const standings: StandingsSentences = {
  season: (number) => `Saison ${number}`,
  title: (seasonName) => `Classement · ${seasonName}`,
  allRuleSets: 'Toutes les variantes',
  forRuleSet: (ruleSet) => words.ruleSet[ruleSet],
  page: (page, pages) => `Page ${page} sur ${pages}`,
  nobodyYet: 'Aucune partie classée n’est encore finie cette saison. `/belote jouer` ouvre une table.',
  heads: { name: 'nom', played: 'J', won: 'G', rating: 'cote', change: '±' },
  explained:
    'J jouées · G gagnées · ± effet de la dernière partie. Seules les parties à quatre personnes font bouger la cote. À cote égale : plus de victoires, puis moins de défaites, puis la meilleure différence de points.',
};
