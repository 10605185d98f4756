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
};
