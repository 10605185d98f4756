import { finalScore } from '../final-score.ts';
import { plural } from '../plural.ts';
import type { LobbySentences } from '../sentences.ts';
import { words } from './words.ts';

const form = plural('en');

export const lobby: LobbySentences = {
  title: (ruleSet) => `${words.ruleSet[ruleSet]}: who plays?`,
  host: (name) => `Host: ${name}`,
  settings: ({ target, clockMs, level, hints }) =>
    `To ${words.number(target)} ${form(target, { one: 'point', other: 'points' })} · ${clock(clockMs)} · computers: ${words.level[level]} · ${hints ? 'with hints' : 'without hints'}`,
  houseRules: 'With house rules: `/belote rules` in the thread shows them.',
  side: (side) => `Side ${words.side[side]}`,
  freeSeat: 'free seat',
  ready: 'ready',
  notReady: 'not ready yet',
  howToStart:
    'The match starts when four players are ready, or when the host presses **Start**: computers then fill the free seats.',
  whoeverIsNotReady: 'Computers also play for those who are not ready by then.',
  join: (side) => `Join side ${words.side[side]}`,
  leave: 'Leave',
  toggleReady: 'Ready',
  addComputer: 'Add computer',
  start: 'Start',
  cancel: 'Cancel',
  started: (thread) => (thread === null ? 'The match has started.' : `The match has started: ${thread}`),
  cancelled: 'This table was cancelled before the match started.',
  expired: 'Nobody touched this table for a while, so it was closed. `/belote start` opens a new one.',
  ended: 'This match was ended early.',
  finished: (winner, total) =>
    `The match is over: side ${words.side[winner]} won ${finalScore(total, winner)}.`,
};

function clock(ms: number): string {
  return ms === 0 ? 'no turn clock' : `${words.duration(ms)} a turn`;
}
