import { plural } from '../plural.ts';
import type { HandSentences } from '../sentences.ts';
import { words } from './words.ts';

const form = plural('hr');
const SIGNS = { C: '♣', D: '♦', H: '♥', S: '♠', NT: 'Bez aduta', AT: 'Sve adut' } as const;

export const hand: HandSentences = {
  title: (side, partner) => `**Tvoje karte** · tim ${words.side[side]}, uz tebe igra ${partner}`,
  faceDown: (count) =>
    `${count} ${form(count, { one: 'zatvorena karta', few: 'zatvorene karte', other: 'zatvorenih karata' })} dok se ne zove adut`,
  noCards: 'Sada nemaš karata.',
  trump: (contract) => {
    if (contract === 'NT') return 'Bez aduta';
    return contract === 'AT' ? 'Sve adut' : `Adut: ${SIGNS[contract]} ${words.contract[contract]}`;
  },
  turnedUp: (card) => `Okrenuta karta: ${card}`,
  youLead: 'Ti otvaraš ovaj štih.',
  onTheTable: (suit, cards) => `Traži se ${SIGNS[suit]} ${words.suit[suit]}: ${cards}`,
  yourCard: '**Ti si na redu**: baci kartu. Gumb imaju samo karte koje smiješ baciti.',
  yourCall: '**Ti si na redu**: zovi ili reci dalje.',
  onlyOneCard: '**Ti si na redu**: pravila ti ostavljaju samo jednu kartu.',
  waitingFor: (name) => `Na redu je ${name}.`,
  away: 'Na pauzi si: računalo čuva tvoje mjesto dok ne stisneš **Opet sam tu**.',
  standsStill: 'Ovaj prikaz sada stoji: stisni **Osvježi** da vidiš stol kakav jest.',
  mayDouble: 'Kontru smiješ dati odmah, bez čekanja na red.',
  dealOver: 'Dijeljenje je gotovo.',
  matchOver: 'Partija je gotova.',
  refresh: 'Osvježi',
  pass: 'Dalje',
  double: 'Kontra',
  redouble: 'Rekontra',
  take: 'Uzimam',
  name: (suit) => `${SIGNS[suit]} ${words.suit[suit]}`,
  bid: (contract, value) =>
    value === null ? bidName(contract) : `${words.bidValue(value)} ${SIGNS[contract]}`,
  chooseValue: 'Koliko? Zatim stisni boju.',
  announceMenu: 'Zvanja uz prvu kartu…',
  announceOption: ({ kind, points, cards }) => `${words.declaration[kind]} (${points}): ${cards}`,
  announcing: (count, points) =>
    `Uz kartu prijavljuješ ${count} ${form(count, { one: 'zvanje', few: 'zvanja', other: 'zvanja' })}: ${points} bodova ako ${form(count, { one: 'vrijedi', few: 'vrijede', other: 'vrijede' })}.`,
  announcingNothing: 'Uz kartu ne prijavljuješ nijedno zvanje.',
};

function bidName(contract: keyof typeof SIGNS): string {
  if (contract === 'NT' || contract === 'AT') return SIGNS[contract];
  return `${SIGNS[contract]} ${words.contract[contract]}`;
}
