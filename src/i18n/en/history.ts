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
};
