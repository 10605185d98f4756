import type { HistorySentences } from '../history.ts';

export const history: HistorySentences = {
  title: 'Odigrane partije',
  matchesOf: (mention) => `Partije: ${mention}`,
  noneYet: 'Na ovom serveru još nema gotove partije. `/belot igraj` otvara stol.',
  noneOfPerson: 'Ova osoba na ovom serveru još nema gotove partije.',
  endedEarly: 'prekinuta prije kraja',
  choose: 'Pogledaj partiju…',
  newer: '◀ Novije',
  older: 'Starije ▶',
  back: 'Sve partije',
};
