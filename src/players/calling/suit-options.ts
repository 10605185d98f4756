import type { Contract } from '../../engine/actions.ts';
import { CARDS, suitOf, SUITS } from '../../engine/cards.ts';
import type { CallTuning } from './call-tuning.ts';
import type { HandReading } from './hand-reading.ts';
import { passOption, type Option } from './option.ts';
import type { Spot } from './spot.ts';

/** Taking the turned suit, or naming another after four passes; the turned card comes to the taker. */
export function turnedCardOptions(
  { turnedCard, auction }: Spot,
  reading: HandReading,
  tuning: CallTuning,
): readonly Option[] {
  const { turn: seat, step } = auction;
  if (turnedCard === null) return [passOption(seat)];
  const turned = 1 << CARDS.indexOf(turnedCard);
  const suit = suitOf(turnedCard);
  const score = (contract: Contract, needed: number): number => reading.margin(contract, turned) - needed;
  if (step === 'bidding') {
    return [passOption(seat), { move: { seat, type: 'take' }, score: score(suit, tuning.take) }];
  }
  const others = SUITS.filter((each) => each !== suit);
  return [
    passOption(seat),
    ...others.map((each): Option => ({
      move: { seat, type: 'name', suit: each },
      score: score(each, tuning.name),
    })),
  ];
}

/** Naming a suit, once; the dealer must. */
export function nameOnceOptions(
  { auction, dealer }: Spot,
  reading: HandReading,
  tuning: CallTuning,
): readonly Option[] {
  const { turn: seat } = auction;
  const needed = tuning.nameOnce[(seat - dealer - 1) & 3] ?? 0;
  const names = SUITS.map((suit): Option => ({
    move: { seat, type: 'name', suit },
    score: reading.margin(suit) - needed,
  }));
  return seat === dealer ? names : [passOption(seat), ...names];
}
