import { plural } from '../plural.ts';
import type { HandSentences } from '../sentences.ts';
import { words } from './words.ts';

const form = plural('bg');
const SIGNS = { C: '♣', D: '♦', H: '♥', S: '♠', NT: 'Без коз', AT: 'Всичко коз' } as const;

export const hand: HandSentences = {
  title: (side, partner) => `**Твоите карти** · отбор ${words.side[side]} заедно с ${partner}`,
  faceDown: (count) =>
    `${count} ${form(count, { one: 'закрита карта', other: 'закрити карти' })} до края на наддаването`,
  noCards: 'Сега нямаш карти.',
  trump: (contract) => {
    if (contract === 'NT') return 'Без коз';
    return contract === 'AT' ? 'Всичко коз' : `Коз: ${SIGNS[contract]} ${words.contract[contract]}`;
  },
  turnedUp: (card) => `Обърната карта: ${card}`,
  youLead: 'Ти излизаш в тази ръка.',
  onTheTable: (suit, cards) => `Иска се ${SIGNS[suit]} ${words.suit[suit]}: ${cards}`,
  yourCard: '**Твой ред е**: играй карта. Само позволените карти имат бутон.',
  yourCall: '**Твой ред е** да обявиш.',
  onlyOneCard: '**Твой ред е**: правилата ти оставят само една карта.',
  waitingFor: (name) => `Чака се ${name}.`,
  away: 'Отсъстваш: компютър пази мястото ти, докато не натиснеш **Тук съм пак**.',
  standsStill: 'Това вече не се обновява само: натисни **Обнови**, за да видиш масата такава, каквато е.',
  mayDouble: 'Можеш да кажеш контра веднага, без да чакаш реда си.',
  dealOver: 'Раздаването свърши.',
  matchOver: 'Партията свърши.',
  refresh: 'Обнови',
  pass: 'Пас',
  double: 'Контра',
  redouble: 'Реконтра',
  take: 'Вземам',
  name: (suit) => `${SIGNS[suit]} ${words.suit[suit]}`,
  bid: (contract, value) =>
    value === null ? bidName(contract) : `${words.bidValue(value)} ${SIGNS[contract]}`,
  chooseValue: 'Колко? После натисни боя.',
  announceMenu: 'Обяви с първата си карта…',
  announceOption: ({ kind, points, cards }) => `${words.declaration[kind]} (${points}): ${cards}`,
  announcing: (count, points) =>
    `С картата си обявяваш ${count} ${form(count, { one: 'анонс', other: 'анонса' })}: ${points} точки, ако ${form(count, { one: 'важи', other: 'важат' })}.`,
  announcingNothing: 'С картата си не обявяваш нищо.',
};

function bidName(contract: keyof typeof SIGNS): string {
  if (contract === 'NT' || contract === 'AT') return SIGNS[contract];
  return `${SIGNS[contract]} ${words.contract[contract]}`;
}
