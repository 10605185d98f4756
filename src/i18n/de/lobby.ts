import { finalScore } from '../final-score.ts';
import { plural } from '../plural.ts';
import type { LobbySentences } from '../sentences.ts';
import { words } from './words.ts';

const form = plural('de');

export const lobby: LobbySentences = {
  title: (ruleSet) => `${words.ruleSet[ruleSet]}: Wer spielt mit?`,
  host: (name) => `Host: ${name}`,
  settings: ({ target, clockMs, level, hints }) =>
    `Bis ${words.number(target)} ${form(target, { one: 'Punkt', other: 'Punkte' })} · ${clock(clockMs)} · Computer: ${words.level[level]} · ${hints ? 'mit Hinweisen' : 'ohne Hinweise'}`,
  houseRules: 'Mit Hausregeln: `/belote regeln` im Thread zeigt sie.',
  side: (side) => `Team ${words.side[side]}`,
  freeSeat: 'freier Platz',
  ready: 'bereit',
  notReady: 'noch nicht bereit',
  howToStart:
    'Die Partie beginnt, wenn alle vier bereit sind oder wenn der Host auf **Los** drückt: Computer nehmen dann die freien Plätze.',
  whoeverIsNotReady: 'Auch für alle, die bis dahin nicht bereit sind, spielen Computer.',
  join: (side) => `Zu Team ${words.side[side]}`,
  leave: 'Gehen',
  toggleReady: 'Bereit',
  addComputer: 'Computer dazu',
  start: 'Los',
  cancel: 'Abbrechen',
  started: (thread) => (thread === null ? 'Die Partie hat begonnen.' : `Die Partie hat begonnen: ${thread}`),
  cancelled: 'Dieser Tisch wurde vor Beginn der Partie abgesagt.',
  expired:
    'Hier hat eine Weile niemand etwas getan, darum ist der Tisch geschlossen. `/belote spielen` eröffnet einen neuen.',
  ended: 'Diese Partie wurde vorzeitig beendet.',
  finished: (winner, total) =>
    `Die Partie ist vorbei: Team ${words.side[winner]} hat ${finalScore(total, winner)} gewonnen.`,
};

function clock(ms: number): string {
  return ms === 0 ? 'ohne Uhr' : `${words.duration(ms)} pro Zug`;
}
