import { plural } from '../plural.ts';
import type { Words } from '../sentences.ts';

const numbers = new Intl.NumberFormat('en', { useGrouping: 'min2' });
const lists = new Intl.ListFormat('en', { type: 'conjunction' });
const form = plural('en');

export const words: Words = {
  suit: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' },
  contract: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades', NT: 'no trump', AT: 'all trump' },
  contractShort: { C: '♣', D: '♦', H: '♥', S: '♠', NT: 'NT', AT: 'AT' },
  rank: { 7: '7', 8: '8', 9: '9', T: '10', J: 'J', Q: 'Q', K: 'K', A: 'A' },
  side: ['A', 'B'],
  declaration: { tierce: 'tierce', quarte: 'quarte', quinte: 'quinte', carre: 'carré' },
  level: { easy: 'easy', normal: 'normal', hard: 'hard' },
  ruleSet: {
    bulgarian: 'Bulgarian belot',
    french: 'French belote',
    coinche: 'Coinche',
    bela: 'Bela',
    'classic-1000': 'Classic belote to 1000',
    'classic-501': 'Classic belote to 501',
    team: 'Team belote',
    contree: 'Contrée',
  },
  gone: 'somebody who left',
  bidValue: (value) => (value === 'capot' ? 'capot' : String(value)),
  pair: (first, second) => `${first} & ${second}`,
  labelled: (label, text) => `${label}: ${text}`,
  list: (items) => lists.format(items),
  duration: (ms) => (ms % 60_000 === 0 ? minutes(ms / 60_000) : seconds(Math.round(ms / 1000))),
  number: (value) => numbers.format(value),
};

function minutes(count: number): string {
  return `${count} ${form(count, { one: 'minute', other: 'minutes' })}`;
}

function seconds(count: number): string {
  return `${count} ${form(count, { one: 'second', other: 'seconds' })}`;
}
