import { pointsByIndex } from '../search/layout.ts';
import { beats, playFlags } from '../search/legal-mask.ts';
import { exclusionBy } from '../search/excluded.ts';
import { createCardSense } from './card-sense.ts';
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

export function createRollout(contracted: Contracted): Rollout {
  const { rules } = contracted;
  const flags = playFlags(rules);
  const values = Float64Array.from(pointsByIndex(rules.kind));
  const sense = createCardSense(contracted);
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
