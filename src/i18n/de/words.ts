import { plural } from '../plural.ts';
import type { Words } from '../sentences.ts';

const numbers = new Intl.NumberFormat('de', { useGrouping: 'min2' });
const lists = new Intl.ListFormat('de', { type: 'conjunction' });
const form = plural('de');

export const words: Words = {
  suit: { C: 'Kreuz', D: 'Karo', H: 'Herz', S: 'Pik' },
  contract: { C: 'Kreuz', D: 'Karo', H: 'Herz', S: 'Pik', NT: 'ohne Trumpf', AT: 'alles Trumpf' },
  contractShort: { C: '♣', D: '♦', H: '♥', S: '♠', NT: 'OT', AT: 'AT' },
  rank: { 7: '7', 8: '8', 9: '9', T: '10', J: 'B', Q: 'D', K: 'K', A: 'A' },
  side: ['A', 'B'],
  declaration: { tierce: 'Terz', quarte: 'Quarte', quinte: 'Quinte', carre: 'Carré' },
  level: { easy: 'leicht', normal: 'mittel', hard: 'schwer' },
  ruleSet: {
    bulgarian: 'Bulgarischer Belot',
    french: 'Französische Belote',
    coinche: 'Coinche',
    bela: 'Bela (kroatischer Belot)',
    'classic-1000': 'Klassische Belote bis 1000',
    'classic-501': 'Klassische Belote bis 501',
    team: 'Team-Belote',
    contree: 'Contrée',
  },
  gone: 'jemand von früher',
  bidValue: (value) => (value === 'capot' ? 'Capot' : String(value)),
  pair: (first, second) => `${first} und ${second}`,
  labelled: (label, text) => `${label}: ${text}`,
  list: (items) => lists.format(items),
  duration: (ms) => (ms % 60_000 === 0 ? minutes(ms / 60_000) : seconds(Math.round(ms / 1000))),
  number: (value) => numbers.format(value),
};

function minutes(count: number): string {
  return `${count} ${form(count, { one: 'Minute', other: 'Minuten' })}`;
}

function seconds(count: number): string {
  return `${count} ${form(count, { one: 'Sekunde', other: 'Sekunden' })}`;
}
