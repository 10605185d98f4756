import { pointsByIndex } from '../search/layout.ts';
import { beats, playFlags } from '../search/legal-mask.ts';
import { exclusionBy } from '../search/excluded.ts';
import type { BySide } from '../../engine/seats.ts';
import { createCardSense } from './card-sense.ts';
import type { SenseTuning } from './sense-tuning.ts';
import { newSituation, type Contracted, type Situation } from './situation.ts';

/** A deal played by four sound players, each seeing only its own cards. */
export type Rollout = {
  /** Plays the deal from the first trick and leaves what came of it in the fields below. */
  readonly play: (hands: Int32Array, forehand: number) => void;
  /** Unscaled card points of side 0, the last trick's ten included. */
  readonly points: () => number;
  /** Tricks of side 0. */
  readonly tricks: () => number;
  /**
   * Plays a deal to its end from where a player stands, beginning with this card of theirs. Gives what a solver gives:
   * what is still to be won from here, points of side 0 and the swing of a capot, scaled.
   */
  readonly playOn: (hands: Int32Array, from: Standpoint, card: number) => number;
};

/** Where a player in turn stands, as `Knowledge` has it. */
export type Standpoint = {
  readonly seat: number;
  readonly seen: number;
  readonly may: readonly number[];
  readonly taken: number;
  readonly table: Pick<Situation, 'place' | 'led' | 'best' | 'bestSeat' | 'onTable'>;
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
  let taken = 0;

  function play(dealt: Int32Array, forehand: number): void {
    hands.set(dealt);
    situation.may.fill(-1);
    situation.seen = 0;
    nothingWon(0);
    playOut(forehand);
  }

  function playOn(
    world: Int32Array,
    { seat, seen, may, taken: before, table }: Standpoint,
    card: number,
  ): number {
    hands.set(world);
    situation.may.set(may);
    situation.seen = seen;
    situation.led = table.led;
    situation.best = table.best;
    situation.bestSeat = table.bestSeat;
    situation.onTable = table.place === 0 ? 0 : table.onTable;
    nothingWon(before);
    put(seat, table.place, card);
    for (let place = table.place + 1; place < 4; place++) playCard((seat + place - table.place) & 3, place);
    takeTrick();
    playOut(situation.bestSeat);
    const swing = taken === 1 ? rules.capotSwing : taken === 2 ? -rules.capotSwing : 0;
    return points * rules.scale + swing;
  }

  function nothingWon(before: number): void {
    points = 0;
    tricks = 0;
    taken = before;
  }

  function playOut(forehand: number): void {
    let leader = forehand;
    while (hands[leader] !== 0) {
      situation.onTable = 0;
      for (let place = 0; place < 4; place++) playCard((leader + place) & 3, place);
      takeTrick();
      leader = situation.bestSeat;
    }
    if ((leader & 1) === 0) points += rules.lastTrick;
  }

  function takeTrick(): void {
    const side = situation.bestSeat & 1;
    taken |= 1 << side;
    if (side !== 0) return;
    tricks++;
    points += situation.onTable;
  }

  function playCard(seat: number, place: number): void {
    situation.seat = seat;
    situation.place = place;
    situation.hand = hands[seat]!;
    const sense = senses[(seat & 1) as 0 | 1];
    sense.judge(situation);
    put(seat, place, sense.best());
  }

  function put(seat: number, place: number, card: number): void {
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

  return { play, playOn, points: () => points, tricks: () => tricks };
}
