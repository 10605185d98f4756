import { plural } from '../plural.ts';
import type { Words } from '../sentences.ts';

const numbers = new Intl.NumberFormat('bg', { useGrouping: 'min2' });
const lists = new Intl.ListFormat('bg', { type: 'conjunction' });
const form = plural('bg');

export const words: Words = {
  suit: { C: 'спатия', D: 'каро', H: 'купа', S: 'пика' },
  contract: { C: 'спатия', D: 'каро', H: 'купа', S: 'пика', NT: 'без коз', AT: 'всичко коз' },
  contractShort: { C: '♣', D: '♦', H: '♥', S: '♠', NT: 'БК', AT: 'ВК' },
  rank: { 7: '7', 8: '8', 9: '9', T: '10', J: 'J', Q: 'Q', K: 'K', A: 'A' },
  side: ['А', 'Б'],
  declaration: { tierce: 'терца', quarte: 'петдесет', quinte: 'сто', carre: 'каре' },
  level: { easy: 'лесно', normal: 'средно', hard: 'трудно' },
  ruleSet: {
    bulgarian: 'Бридж-белот',
    french: 'Френски белот',
    coinche: 'Коанш (coinche)',
    bela: 'Бела (хърватски белот)',
    'classic-1000': 'Класически белот до 1000',
    'classic-501': 'Класически белот до 501',
    team: 'Отборен белот',
    contree: 'Контре (contrée)',
  },
  gone: 'някой отпреди',
  bidValue: (value) => (value === 'capot' ? 'валат' : String(value)),
  pair: (first, second) => `${first} и ${second}`,
  labelled: (label, text) => `${label}: ${text}`,
  list: (items) => lists.format(items),
  duration: (ms) => (ms % 60_000 === 0 ? minutes(ms / 60_000) : seconds(Math.round(ms / 1000))),
  number: (value) => numbers.format(value),
};

function minutes(count: number): string {
  return `${count} ${form(count, { one: 'минута', other: 'минути' })}`;
}

function seconds(count: number): string {
  return `${count} ${form(count, { one: 'секунда', other: 'секунди' })}`;
}
