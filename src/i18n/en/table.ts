import type { BidValue, Contract } from '../../engine/actions.ts';
import { suitSymbol } from '../../engine/notation.ts';
import { plural } from '../plural.ts';
import type { SpokenContract, TableSentences } from '../sentences.ts';
import { words } from './words.ts';

const form = plural('en');

export const table: TableSentences = {
  title: ({ deal, ruleSet }) => `${words.ruleSet[ruleSet]} · deal ${deal}`,
  dealer: 'dealer',
  away: 'away, a computer plays',
  cardsLeft: (count) => `${count} ${form(count, { one: 'card', other: 'cards' })}`,
  clockwise: 'Play goes round to the left.',
  counterClockwise: 'Play goes round to the right.',
  turnToBid: (name, until) => `${name} to bid${within(until)}`,
  turnToPlay: (name, until) => `${name} to play${within(until)}`,
  everybodyAway: (until) =>
    `Everybody is away: nothing is played until somebody presses **I'm back**. Otherwise the match ends ${until}.`,
  dealOver: 'The deal is over.',
  matchOver: 'The match is over.',
  auction: 'Auction',
  nothingSaid: 'nobody has spoken yet',
  earlierCalls: (count) => `(${count} earlier ${form(count, { one: 'call', other: 'calls' })})`,
  call: (call) => {
    switch (call.type) {
      case 'pass':
        return 'pass';
      case 'take':
        return 'take';
      case 'double':
        return '**double**';
      case 'redouble':
        return '**redouble**';
      case 'name':
        return `**${bidText(null, call.suit)}**`;
      case 'bid':
        return `**${bidText(call.value, call.contract)}**`;
    }
  },
  standingBid: (about, name) => `Highest bid: **${contractText(about)}** by ${name}`,
  contract: (about, name) => `Contract: **${contractText(about)}** by ${name}`,
  turnedUp: (card) => `Turned up: **${card}**`,
  trick: (number) => `Trick ${number}`,
  noCardYet: 'no card yet',
  tookTrick: (name, number, cards) => `${name} took trick ${number}: ${cards}`,
  tricksTaken: ([a, b]) => `Tricks: A **${a}** · B **${b}**`,
  announces: (name, kinds) => `${name} announces ${words.list(kinds.map((kind) => words.declaration[kind]))}`,
  shows: (name, { kind, points, cards }) => `${name} shows ${words.declaration[kind]} (${points}): ${cards}`,
  belote: (name, suit) => `${name}: belote in ${words.suit[suit]}`,
  score: ([a, b], target) => `Score: A **${a}** · B **${b}** · to ${target}`,
  hanging: (points) =>
    `${points} ${form(points, { one: 'point hangs', other: 'points hang' })} for the next winner of a deal`,
  fingerprint: (hex) => `Fingerprint of this deal (SHA-256 of its seed): ${hex}`,
  myHand: 'My hand',
  showScore: 'Score',
  lastTrick: 'Last trick',
  imBack: "I'm back",
  takeSeat: (seatNumber, side) => `Take seat ${seatNumber} (side ${words.side[side]})`,
};

/** "90 ♥ hearts, doubled", "all trump". */
export function contractText({ contract, value, multiplier }: SpokenContract): string {
  const bid = bidText(value, contract);
  if (multiplier === 1) return bid;
  return multiplier === 2 ? `${bid}, doubled` : `${bid}, redoubled`;
}

export function bidText(value: BidValue | null, contract: Contract): string {
  const name = words.contract[contract];
  const signed = contract === 'NT' || contract === 'AT' ? name : `${suitSymbol(contract)} ${name}`;
  return value === null ? signed : `${words.bidValue(value)} ${signed}`;
}

function within(until: string | null): string {
  return until === null ? '' : ` (time is up ${until})`;
}
