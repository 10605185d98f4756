import type { HistorySentences } from '../history.ts';

export const history: HistorySentences = {
  title: 'Past matches',
  matchesOf: (mention) => `Matches of ${mention}`,
  noneYet: 'No match is over on this server yet. `/belote start` opens a table.',
  noneOfPerson: 'No match of this person is over on this server yet.',
  endedEarly: 'ended early',
  choose: 'Look at a match…',
  newer: '◀ Newer',
  older: 'Older ▶',
  back: 'All matches',
  replay: 'Replay',
  result: 'Result',
  export: 'Export',
  exported:
    'This match as a game record: what was dealt and what was done, as JSON. `npm run -s record -- replay FILE` says what every deal was worth.',
  exportedEarly: 'It ends where the match was ended early.',
  ways: {
    first: '⏮ Start',
    'previous-deal': 'Previous deal',
    back: '◀ Back',
    forward: 'Forward ▶',
    'next-trick': 'Next trick',
    'next-deal': 'Next deal',
  },
  where: ({ deal, deals, step, steps }) => `Deal ${deal} of ${deals} · step ${step} of ${steps}`,
  pointsSoFar: ([a, b]) => `Points in the tricks: A **${a}** · B **${b}**`,
};
