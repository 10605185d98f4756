import { plural } from '../plural.ts';
import type { HandSentences } from '../sentences.ts';
import { words } from './words.ts';

const form = plural('de');
const SIGNS = { C: '♣', D: '♦', H: '♥', S: '♠', NT: 'Ohne Trumpf', AT: 'Alles Trumpf' } as const;

export const hand: HandSentences = {
  title: (side, partner) => `**Deine Karten** · Team ${words.side[side]} mit ${partner}`,
  faceDown: (count) =>
    `${count} ${form(count, { one: 'Karte bleibt', other: 'Karten bleiben' })} verdeckt, bis Trumpf feststeht`,
  noCards: 'Du hast gerade keine Karten.',
  trump: (contract) => {
    if (contract === 'NT') return 'Ohne Trumpf';
    return contract === 'AT' ? 'Alles Trumpf' : `Trumpf: ${SIGNS[contract]} ${words.contract[contract]}`;
  },
  turnedUp: (card) => `Aufgedeckt: ${card}`,
  youLead: 'Du spielst zu diesem Stich aus.',
  onTheTable: (suit, cards) => `${SIGNS[suit]} ${words.suit[suit]} ausgespielt: ${cards}`,
  yourCard: '**Du bist dran**: Spiel eine Karte. Nur erlaubte Karten haben einen Knopf.',
  yourCall: '**Du bist dran** mit Reizen.',
  onlyOneCard: '**Du bist dran**: Die Regeln lassen dir nur eine Karte.',
  waitingFor: (name) => `Warten auf ${name}.`,
  away: 'Du machst Pause: Ein Computer behält deinen Platz, bis du **Bin wieder da** drückst.',
  standsStill:
    'Diese Ansicht steht jetzt still: Drück auf **Aktualisieren**, um den Tisch zu sehen, wie er ist.',
  mayDouble: 'Du kannst jetzt Kontra geben, auch wenn du nicht dran bist.',
  dealOver: 'Die Runde ist vorbei.',
  matchOver: 'Die Partie ist vorbei.',
  refresh: 'Aktualisieren',
  pass: 'Passen',
  double: 'Kontra',
  redouble: 'Rekontra',
  take: 'Nehmen',
  name: (suit) => `${SIGNS[suit]} ${words.suit[suit]}`,
  bid: (contract, value) =>
    value === null ? bidName(contract) : `${words.bidValue(value)} ${SIGNS[contract]}`,
  chooseValue: 'Wie hoch? Dann die Farbe drücken.',
  announceMenu: 'Mit deiner ersten Karte ansagen …',
  announceOption: ({ kind, points, cards }) => `${words.declaration[kind]} (${points}): ${cards}`,
  announcing: (count, points) =>
    `Mit deiner Karte machst du ${count} ${form(count, { one: 'Ansage', other: 'Ansagen' })}: ${points} Punkte, wenn sie ${form(count, { one: 'zählt', other: 'zählen' })}.`,
  announcingNothing: 'Mit deiner Karte sagst du nichts an.',
};

function bidName(contract: keyof typeof SIGNS): string {
  if (contract === 'NT' || contract === 'AT') return SIGNS[contract];
  return `${SIGNS[contract]} ${words.contract[contract]}`;
}
