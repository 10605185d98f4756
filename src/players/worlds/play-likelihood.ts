import { createCardSense } from '../sense/card-sense.ts';
import { newSituation } from '../sense/situation.ts';
import type { Knowledge, PastPlay } from './knowledge.ts';

/** The logarithm of how likely a world (hands by seat, now) makes what was done so far, up to a constant. */
export type LogLikelihood = (hands: Int32Array) => number;

/** Differences in a card's worth, in points, that players tell apart. */
const TEMPERATURE = 3;
/** Share of cards that follow no judgement at all. */
const WHIM = 0.12;

/** How well the judgement of a sound player explains the cards that the others played. */
export function playLikelihood(known: Knowledge): LogLikelihood {
  const sense = createCardSense({ rules: known.rules, bidder: known.standing.bidder });
  const situation = newSituation();
  const { worths } = sense;
  const steps = known.plays
    .map((play, at) => ({ play, later: laterCards(known.plays, at) }))
    .filter(({ play }) => play.seat !== known.seat);

  function chanceOf({ card }: PastPlay, legal: number): number {
    const own = worths[card]!;
    let total = 0;
    let count = 0;
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      total += Math.exp((worths[31 - Math.clz32(rest & -rest)]! - own) / TEMPERATURE);
      count++;
    }
    return WHIM / count + (1 - WHIM) / total;
  }

  return (hands) => {
    let log = 0;
    for (const { play, later } of steps) {
      const { seat, seen, place, led, best, bestSeat, onTable } = play;
      situation.seat = seat;
      situation.hand = hands[seat]! | later;
      situation.seen = seen;
      situation.place = place;
      situation.led = led;
      situation.best = best;
      situation.bestSeat = bestSeat;
      situation.onTable = onTable;
      for (let each = 0; each < 4; each++) situation.may[each] = play.may[each]!;
      const legal = sense.judge(situation);
      if ((legal & (legal - 1)) !== 0) log += Math.log(chanceOf(play, legal));
    }
    return log;
  };
}

/** The cards that the seat of a play has played since, that card included. */
function laterCards(plays: readonly PastPlay[], from: number): number {
  const seat = plays[from]?.seat;
  return plays.slice(from).reduce((mask, play) => (play.seat === seat ? mask | (1 << play.card) : mask), 0);
}
