import type { Move } from '../../engine/actions.ts';
import type { RuleSet } from '../../engine/ruleset.ts';
import type { CallTuning } from './call-tuning.ts';
import { CALL_TUNING } from './call-weights.ts';
import { readHand, type HandReading } from './hand-reading.ts';
import { ladderOptions } from './ladder-options.ts';
import { bestOption, type Option } from './option.ts';
import { pointsOptions } from './points-options.ts';
import type { Spot } from './spot.ts';
import { nameOnceOptions, turnedCardOptions } from './suit-options.ts';

type OptionsOf = (spot: Spot, reading: HandReading, tuning: CallTuning) => readonly Option[];

const KINDS: Readonly<Record<RuleSet['auction'], OptionsOf>> = {
  'turned-card': turnedCardOptions,
  'name-once': nameOnceOptions,
  ladder: ladderOptions,
  points: pointsOptions,
};

/**
 * What the seat in turn might sensibly say with a hand (a natural mask of the cards it knows): legal calls, at most one
 * bid a contract, a pass among them unless the rules leave none.
 */
export function callOptions(spot: Spot, hand: number, tuning: CallTuning = CALL_TUNING): readonly Option[] {
  return KINDS[spot.rules.auction](spot, readHand(spot, hand), tuning);
}

/** The call of a sound player. */
export function bestCall(spot: Spot, hand: number, tuning: CallTuning = CALL_TUNING): Move {
  return bestOption(callOptions(spot, hand, tuning)).move;
}
