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
  replay: 'Repriza',
  result: 'Rezultat',
  export: 'Izvezi',
  exported:
    'Ova partija kao JSON: što je podijeljeno i što je odigrano. `npm run -s record -- replay DATOTEKA` kaže koliko je vrijedilo svako dijeljenje.',
  exportedEarly: 'Završava ondje gdje je partija prekinuta.',
  ways: {
    first: '⏮ Početak',
    'previous-deal': 'Prethodno dijeljenje',
    back: '◀ Natrag',
    forward: 'Naprijed ▶',
    'next-trick': 'Sljedeći štih',
    'next-deal': 'Sljedeće dijeljenje',
  },
  where: ({ deal, deals, step, steps }) => `Dijeljenje ${deal} od ${deals} · korak ${step} od ${steps}`,
  pointsSoFar: ([a, b]) => `Bodovi u štihovima: A **${a}** · B **${b}**`,
};
