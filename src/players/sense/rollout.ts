import { pointsByIndex } from '../search/layout.ts';
import { beats, playFlags } from '../search/legal-mask.ts';
import { exclusionBy } from '../search/excluded.ts';
import type { BySide } from '../../engine/seats.ts';
import { createCardSense } from './card-sense.ts';
import type { SenseTuning } from './sense-tuning.ts';
import { newSituation, type Contracted } from './situation.ts';

/** A whole deal played by four sound players, each seeing only its own cards. */
export type Rollout = {
  /** Plays the deal from the first trick and leaves what came of it in the fields below. */
  readonly play: (hands: Int32Array, forehand: number) => void;
  /** Unscaled card points of side 0, the last trick's ten included. */
  readonly points: () => number;
  /** Tricks of side 0. */
  readonly tricks: () => number;
};

/** @param tunings of both sides, where they differ */
export function createRollout(contracted: Contracted, tunings?: BySide<SenseTuning>): Rollout {
  const { rules } = contracted;
  const flags = playFlags(rules);
  const values = Float64Array.from(pointsByIndex(rules.kind));
  const senses = [
    createCardSense(contracted, tunings?.[0]),
    createCardSense(contracted, tunings?.[1]),
  ] as const;
  const exclude = exclusionBy(rules);
  const situation = newSituation();
  const hands = new Int32Array(4);
  let points = 0;
  let tricks = 0;

  function play(dealt: Int32Array, forehand: number): void {
    hands.set(dealt);
    situation.may.fill(-1);
    situation.seen = 0;
    points = 0;
    tricks = 0;
    let leader = forehand;
    for (let trick = 0; trick < 8; trick++) {
      leader = playTrick(leader);
      if ((leader & 1) === 0) {
        tricks++;
        points += situation.onTable + (trick === 7 ? rules.lastTrick : 0);
      }
    }
  }

  /** Returns the winner; the points of the trick stay in the situation. */
  function playTrick(leader: number): number {
    situation.onTable = 0;
    for (let place = 0; place < 4; place++) playCard((leader + place) & 3, place);
    return situation.bestSeat;
  }

  function playCard(seat: number, place: number): void {
    situation.seat = seat;
    situation.place = place;
    situation.hand = hands[seat]!;
    const sense = senses[(seat & 1) as 0 | 1];
    sense.judge(situation);
    const card = sense.best();
    if (place === 0) {
      situation.led = card;
      situation.best = card;
      situation.bestSeat = seat;
    } else {
      const partnerWon = ((situation.bestSeat ^ seat) & 1) === 0;
      situation.may[seat] = situation.may[seat]! & ~exclude(card, situation.led, situation.best, partnerWon);
      if (beats(flags, card, situation.best)) {
        situation.best = card;
        situation.bestSeat = seat;
      }
    }
    situation.onTable += values[card]!;
    situation.seen |= 1 << card;
    hands[seat] = hands[seat]! & ~(1 << card);
  }

  return { play, points: () => points, tricks: () => tricks };
}
