import type { HistorySentences } from '../history.ts';

export const history: HistorySentences = {
  title: 'Parties jouées',
  matchesOf: (mention) => `Parties de ${mention}`,
  noneYet: 'Aucune partie n’est encore finie sur ce serveur. `/belote jouer` ouvre une table.',
  noneOfPerson: 'Aucune partie de cette personne n’est encore finie sur ce serveur.',
  endedEarly: 'arrêtée avant la fin',
  choose: 'Regarder une partie…',
  newer: '◀ Plus récentes',
  older: 'Plus anciennes ▶',
  back: 'Toutes les parties',
  replay: 'Revoir',
  result: 'Résultat',
  export: 'Exporter',
  exported:
    'Cette partie en JSON : ce qui a été distribué et ce qui a été joué. `npm run -s record -- replay FICHIER` dit ce que valait chaque donne.',
  exportedEarly: 'Elle finit là où la partie a été arrêtée.',
  ways: {
    first: '⏮ Début',
    'previous-deal': 'Donne précédente',
    back: '◀ Reculer',
    forward: 'Avancer ▶',
    'next-trick': 'Pli suivant',
    'next-deal': 'Donne suivante',
  },
  where: ({ deal, deals, step, steps }) => `Donne ${deal} sur ${deals} · étape ${step} sur ${steps}`,
  pointsSoFar: ([a, b]) => `Points dans les plis : A **${a}** · B **${b}**`,
};
