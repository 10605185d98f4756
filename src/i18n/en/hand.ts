import { plural } from '../plural.ts';
import type { HandSentences } from '../sentences.ts';
import { words } from './words.ts';

const form = plural('en');
const SIGNS = { C: '♣', D: '♦', H: '♥', S: '♠', NT: 'No trump', AT: 'All trump' } as const;

export const hand: HandSentences = {
  title: (side, partner) => `**Your hand** · side ${words.side[side]} with ${partner}`,
  faceDown: (count) =>
    `${count} ${form(count, { one: 'card', other: 'cards' })} face down until the auction ends`,
  noCards: 'You hold no cards now.',
  trump: (contract) => {
    if (contract === 'NT') return 'No trump';
    return contract === 'AT' ? 'All trump' : `Trump: ${SIGNS[contract]} ${words.contract[contract]}`;
  },
  turnedUp: (card) => `Turned up: ${card}`,
  youLead: 'You lead to this trick.',
  onTheTable: (suit, cards) => `${SIGNS[suit]} ${words.suit[suit]} led: ${cards}`,
  yourCard: '**Your turn**: play a card. Only the cards that the rules allow have a button.',
  yourCall: '**Your turn** to bid.',
  onlyOneCard: '**Your turn**: the rules leave you only one card.',
  waitingFor: (name) => `Waiting for ${name}.`,
  away: "You are away: a computer keeps your seat until you press **I'm back**.",
  standsStill: 'This view stands still now: press **Refresh** to see the table as it is.',
  mayDouble: 'You may double now, without waiting for your turn.',
  dealOver: 'The deal is over.',
  matchOver: 'The match is over.',
  refresh: 'Refresh',
  pass: 'Pass',
  double: 'Double',
  redouble: 'Redouble',
  take: 'Take it',
  name: (suit) => `${SIGNS[suit]} ${words.suit[suit]}`,
  bid: (contract, value) =>
    value === null ? bidName(contract) : `${words.bidValue(value)} ${SIGNS[contract]}`,
  chooseValue: 'How high? Then press a suit.',
  announceMenu: 'Announce with your first card…',
  announceOption: ({ kind, points, cards }) => `${words.declaration[kind]} (${points}): ${cards}`,
  announcing: (count, points) =>
    `With your card you announce ${count} ${form(count, { one: 'declaration', other: 'declarations' })}: ${points} points if they count.`,
  announcingNothing: 'You announce nothing with your card.',
};

function bidName(contract: keyof typeof SIGNS): string {
  if (contract === 'NT' || contract === 'AT') return SIGNS[contract];
  return `${SIGNS[contract]} ${words.contract[contract]}`;
}
