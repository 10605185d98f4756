import { plural } from '../plural.ts';
import { finalScore } from '../final-score.ts';
import type { LobbySentences } from '../sentences.ts';
import { words } from './words.ts';

const form = plural('hr');

export const lobby: LobbySentences = {
  title: (ruleSet) => `${words.ruleSet[ruleSet]}: tko igra?`,
  host: (name) => `Stol vodi: ${name}`,
  settings: ({ target, clockMs, level, hints }) =>
    `Do ${words.number(target)} ${form(target, { one: 'boda', few: 'boda', other: 'bodova' })} · ${clock(clockMs)} · računala: ${words.level[level]} · ${hints ? 's prijedlozima' : 'bez prijedloga'}`,
  houseRules: 'Uz kućna pravila: u niti ih pokazuje `/belot pravila`.',
  side: (side) => `Tim ${words.side[side]}`,
  freeSeat: 'slobodno mjesto',
  ready: 'može',
  notReady: 'još ne',
  howToStart:
    'Partija počinje kad svih četvero stisne **Može**. Tko vodi stol, može i ranije stisnuti **Kreni**: tada računala zauzmu slobodna mjesta.',
  whoeverIsNotReady: 'Računala igraju i umjesto onih koji dotad nisu spremni.',
  join: (side) => `U tim ${words.side[side]}`,
  leave: 'Izađi',
  toggleReady: 'Može',
  addComputer: 'Dodaj računalo',
  start: 'Kreni',
  cancel: 'Otkaži stol',
  started: (thread) => (thread === null ? 'Partija je počela.' : `Partija je počela: ${thread}`),
  cancelled: 'Ovaj je stol otkazan prije početka partije.',
  expired: 'Ovdje se neko vrijeme ništa nije događalo, pa je stol zatvoren. `/belot igraj` otvara novi.',
  ended: 'Ova je partija prekinuta prije kraja.',
  finished: (winner, total) =>
    `Partija je gotova: pobjeda tima ${words.side[winner]}, ${finalScore(total, winner)}.`,
};

function clock(ms: number): string {
  return ms === 0 ? 'bez ograničenja vremena' : `${words.duration(ms)} po potezu`;
}
