import { CONTRACTS, type Contract } from '../../engine/actions.ts';
import { sideOf } from '../../engine/seats.ts';
import type { Standing } from '../../engine/view.ts';
import type { CallTuning } from './call-tuning.ts';
import type { HandReading } from './hand-reading.ts';
import { passOption, type Option } from './option.ts';
import type { Spot } from './spot.ts';

/** What no trump and all trump pay more than a suit. */
const HIGH_CONTRACT = 1.3;
/** Whoever doubles has something against the contract. */
const DOUBLER_TAKES = 12;

export function ladderOptions(spot: Spot, reading: HandReading, tuning: CallTuning): readonly Option[] {
  const { turn: seat, standing } = spot.auction;
  const higher = spot.rules.contracts.filter(
    (contract) => standing === null || CONTRACTS.indexOf(contract) > CONTRACTS.indexOf(standing.contract),
  );
  const hurdle = hurdleOf(spot, reading, tuning);
  const bids = higher.map((contract): Option => ({
    move: { seat, type: 'bid', contract },
    score: worth(reading, contract) - hurdle,
  }));
  return [passOption(seat), ...bids, ...multiplying(spot, reading, tuning)];
}

function worth(reading: HandReading, contract: Contract): number {
  const margin = reading.margin(contract);
  return contract === 'NT' || contract === 'AT' ? margin * HIGH_CONTRACT : margin;
}

/** What an own bid must be worth more than: nothing, the partner's contract, or letting the opponents play. */
function hurdleOf(spot: Spot, reading: HandReading, tuning: CallTuning): number {
  const { turn, standing } = spot.auction;
  if (standing === null) return tuning.open;
  return sideOf(standing.bidder) === sideOf(turn)
    ? Math.max(0, ours(standing, reading, tuning)) + tuning.overPartner
    : tuning.overOpponents;
}

function ours({ contract, multiplier }: Standing, reading: HandReading, tuning: CallTuning): number {
  return tuning.bidderHas + reading.support(contract) - (multiplier === 2 ? DOUBLER_TAKES : 0);
}

function multiplying({ rules, auction }: Spot, reading: HandReading, tuning: CallTuning): readonly Option[] {
  const { turn: seat, standing } = auction;
  if (standing === null || rules.double === 'no') return [];
  const own = sideOf(standing.bidder) === sideOf(seat);
  if (!own && standing.multiplier === 1) {
    const theirs = tuning.bidderHas + reading.defence(standing.contract);
    return [{ move: { seat, type: 'double' }, score: -theirs - tuning.double }];
  }
  if (!own || standing.multiplier !== 2) return [];
  return [{ move: { seat, type: 'redouble' }, score: ours(standing, reading, tuning) - tuning.redouble }];
}
