import type { HistorySentences } from '../history.ts';

export const history: HistorySentences = {
  title: 'Gespielte Partien',
  matchesOf: (mention) => `Partien von ${mention}`,
  noneYet: 'Auf diesem Server ist noch keine Partie zu Ende. `/belote spielen` eröffnet einen Tisch.',
  noneOfPerson: 'Von dieser Person ist auf diesem Server noch keine Partie zu Ende.',
  endedEarly: 'vorzeitig beendet',
  choose: 'Eine Partie ansehen …',
  newer: '◀ Neuere',
  older: 'Ältere ▶',
  back: 'Alle Partien',
};
