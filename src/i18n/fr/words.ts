import { plural } from '../plural.ts';
import type { Words } from '../sentences.ts';

const numbers = new Intl.NumberFormat('fr', { useGrouping: 'min2' });
const lists = new Intl.ListFormat('fr', { type: 'conjunction' });
const form = plural('fr');

export const words: Words = {
  suit: { C: 'trèfle', D: 'carreau', H: 'cœur', S: 'pique' },
  contract: { C: 'trèfle', D: 'carreau', H: 'cœur', S: 'pique', NT: 'sans-atout', AT: 'tout-atout' },
  contractShort: { C: '♣', D: '♦', H: '♥', S: '♠', NT: 'SA', AT: 'TA' },
  rank: { 7: '7', 8: '8', 9: '9', T: '10', J: 'V', Q: 'D', K: 'R', A: 'A' },
  side: ['A', 'B'],
  declaration: { tierce: 'tierce', quarte: 'cinquante', quinte: 'cent', carre: 'carré' },
  level: { easy: 'facile', normal: 'normal', hard: 'difficile' },
  ruleSet: {
    bulgarian: 'Belote bulgare',
    french: 'Belote française',
    coinche: 'Coinche',
    bela: 'Bela (belote croate)',
    'classic-1000': 'Belote classique en 1000',
    'classic-501': 'Belote classique en 501',
    team: 'Belote par équipes',
    contree: 'Contrée',
  },
  gone: 'une personne partie',
  bidValue: (value) => (value === 'capot' ? 'capot' : String(value)),
  pair: (first, second) => `${first} et ${second}`,
  labelled: (label, text) => `${label} : ${text}`,
  list: (items) => lists.format(items),
  duration: (ms) => (ms % 60_000 === 0 ? minutes(ms / 60_000) : seconds(Math.round(ms / 1000))),
  number: (value) => numbers.format(value),
};

function minutes(count: number): string {
  return `${count} ${form(count, { one: 'minute', other: 'minutes' })}`;
}

function seconds(count: number): string {
  return `${count} ${form(count, { one: 'seconde', other: 'secondes' })}`;
}
