import { plural } from '../plural.ts';
import type { Words } from '../sentences.ts';

const numbers = new Intl.NumberFormat('hr', { useGrouping: 'min2' });
const lists = new Intl.ListFormat('hr', { type: 'conjunction' });
const form = plural('hr');

export const words: Words = {
  suit: { C: 'tref', D: 'karo', H: 'herc', S: 'pik' },
  contract: { C: 'tref', D: 'karo', H: 'herc', S: 'pik', NT: 'bez aduta', AT: 'sve adut' },
  contractShort: { C: '♣', D: '♦', H: '♥', S: '♠', NT: 'BA', AT: 'SA' },
  rank: { 7: '7', 8: '8', 9: '9', T: '10', J: 'J', Q: 'Q', K: 'K', A: 'A' },
  side: ['A', 'B'],
  declaration: {
    tierce: 'tri u nizu',
    quarte: 'četiri u nizu',
    quinte: 'pet u nizu',
    carre: 'četiri iste',
  },
  level: { easy: 'lako', normal: 'srednje', hard: 'teško' },
  ruleSet: {
    bulgarian: 'Bugarski belot',
    french: 'Francuski belot',
    coinche: 'Coinche',
    bela: 'Bela',
    'classic-1000': 'Klasični belot do 1000',
    'classic-501': 'Klasični belot do 501',
    team: 'Timski belot',
    contree: 'Contrée',
  },
  gone: 'netko otprije',
  bidValue: (value) => (value === 'capot' ? 'capot' : String(value)),
  pair: (first, second) => `${first} i ${second}`,
  labelled: (label, text) => `${label}: ${text}`,
  list: (items) => lists.format(items),
  duration: (ms) => (ms % 60_000 === 0 ? minutes(ms / 60_000) : seconds(Math.round(ms / 1000))),
  number: (value) => numbers.format(value),
};

function minutes(count: number): string {
  return `${count} ${form(count, { one: 'minuta', few: 'minute', other: 'minuta' })}`;
}

function seconds(count: number): string {
  return `${count} ${form(count, { one: 'sekunda', few: 'sekunde', other: 'sekundi' })}`;
}
