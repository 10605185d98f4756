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
  replay: 'Nachspielen',
  result: 'Ergebnis',
  export: 'Exportieren',
  exported:
    'Diese Partie als JSON: was gegeben und was getan wurde. `npm run -s record -- replay DATEI` sagt, was jede Runde wert war.',
  exportedEarly: 'Sie endet dort, wo die Partie vorzeitig beendet wurde.',
  ways: {
    first: '⏮ Anfang',
    'previous-deal': 'Vorige Runde',
    back: '◀ Zurück',
    forward: 'Weiter ▶',
    'next-trick': 'Nächster Stich',
    'next-deal': 'Nächste Runde',
  },
  where: ({ deal, deals, step, steps }) => `Runde ${deal} von ${deals} · Schritt ${step} von ${steps}`,
  pointsSoFar: ([a, b]) => `Punkte in den Stichen: A **${a}** · B **${b}**`,
};
