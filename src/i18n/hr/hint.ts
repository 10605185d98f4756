import type { Contract } from '../../engine/actions.ts';
import type { HintSentences, WorthMore } from '../hint.ts';
import { plural } from '../plural.ts';
import { words } from './words.ts';

const form = plural('hr');
/** After "nema". */
const GENITIVE = { C: 'trefa', D: 'kara', H: 'herca', S: 'pika' } as const;

export const hint: HintSentences = {
  button: 'Prijedlog',
  advice: (move) => `Moj prijedlog: **${move}**.`,
  adviceAnnouncing: (card) => `Moj prijedlog: **${card}**, uz sva tvoja zvanja.`,
  onlyMove: 'Pravila ti ne ostavljaju ništa drugo.',
  equallyGood: 'Koliko se može znati, i druga bi karta bila jednako dobra.',
  worthMore: (about) => `${more(about)}.`,
  worthMoreBecause: (about, { name, suit, certain }) =>
    certain
      ? `${more(about)}: ${name} nema ${GENITIVE[suit]}.`
      : `${more(about)}: ${name} u većini mogućih rasporeda nema ${GENITIVE[suit]}.`,
  forTheContract: 'U prosjeku ne nosi više bodova, ali daje bolje izglede za prolaz ili za partiju.',
  goodHand: ({ contract, points }) =>
    `${playedIn(contract)} tvoj tim može očekivati oko ${points} ${form(points, { one: 'boda', few: 'boda', other: 'bodova' })}.`,
  weakHand: ({ contract, points }) =>
    `Najbolje bi bilo zvati ${words.contract[contract]}, uz oko ${points} ${form(points, { one: 'boda', few: 'boda', other: 'bodova' })}: premalo za to.`,
  theyFail: 'Drugi će tim vjerojatno pasti.',
  weMakeIt: 'Tvoj će tim vjerojatno ipak proći.',
  stakesTooHigh: 'Veći bi ulog u prosjeku stajao više nego što donosi.',
  ruleOfThumb: 'To je opće pravilo: nije bilo vremena odvagnuti moguće rasporede.',
};

function more({ points, than }: WorthMore): string {
  return `U prosjeku nosi ${points} ${form(points, { one: 'bod', few: 'boda', other: 'bodova' })} više nego ${than}`;
}

function playedIn(contract: Contract): string {
  if (contract === 'NT') return 'Bez aduta';
  return contract === 'AT' ? 'Uz sve adut' : `Uz adut ${words.suit[contract]}`;
}
