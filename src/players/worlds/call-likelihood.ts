import { CARDS } from '../../engine/cards.ts';
import type { Move } from '../../engine/actions.ts';
import type { Seat } from '../../engine/seats.ts';
import type { View } from '../../engine/view.ts';
import { callOptions } from '../calling/call-options.ts';
import type { Option } from '../calling/option.ts';
import { afterSaying, firstSpot, type Spot } from '../calling/spot.ts';
import { below, type Random } from '../random.ts';
import { countOf } from '../search/layout.ts';

/** The logarithm of how likely a seat's eight cards (a natural mask) make all its calls. */
export type CallLikelihood = (seat: Seat, hand: number, random: Random) => number;

/** Differences in the score of calls, in points, that players tell apart. */
const TEMPERATURE = 7;
/** Share of calls that follow no judgement at all. */
const WHIM = 0.03;
/** A bid of another value than expected is this much less likely for each ten. */
const STEP_COST = 3;

/** How well the others' hands explain what they said. */
export function callLikelihood(view: View): CallLikelihood {
  const spoken = spotsBefore(view);
  const turned = view.turnedCard === null ? 0 : 1 << CARDS.indexOf(view.turnedCard);
  const known = knownCards(view);
  return (seat, hand, random) => {
    const calls = spoken.filter(({ call }) => call.seat === seat);
    if (calls.length === 0) return 0;
    const early = someCards(hand & ~turned, known, random);
    return calls.reduce((log, { spot, call }) => log + Math.log(chanceOf(spot, call, early)), 0);
  };
}

type Spoken = { readonly spot: Spot; readonly call: Move };

function spotsBefore(view: View): readonly Spoken[] {
  const spoken: Spoken[] = [];
  let spot = firstSpot(view);
  for (const call of view.calls) {
    if (call.seat === spot.auction.turn) spoken.push({ spot, call });
    spot = afterSaying(spot, call);
  }
  return spoken;
}

/** How many cards a player sees while bidding. */
function knownCards({ rules }: View): number {
  return rules.auction === 'points' ? 8 : rules.auction === 'name-once' ? 6 : 5;
}

/** Which of the eight were there in the auction is not known: any of them may have been. */
function someCards(hand: number, count: number, random: Random): number {
  let left = hand;
  for (let extra = countOf(hand) - count; extra > 0; extra -= 1) {
    let skip = below(random, countOf(left));
    let rest = left;
    while (skip-- > 0) rest &= rest - 1;
    left ^= rest & -rest;
  }
  return left;
}

function chanceOf(spot: Spot, call: Move, hand: number): number {
  const options = callOptions(spot, hand);
  const said = options.find(({ move }) => isAlike(move, call));
  if (said === undefined) return WHIM / 4;
  const score = said.score - distance(said.move, call) * STEP_COST;
  const total = options.reduce((sum, option) => sum + weight(option, score), 0);
  return WHIM / options.length + (1 - WHIM) / total;
}

function weight({ score }: Option, than: number): number {
  return Math.exp((score - than) / TEMPERATURE);
}

function isAlike(one: Move, other: Move): boolean {
  if (one.type !== other.type) return false;
  if (one.type === 'bid' && other.type === 'bid') return one.contract === other.contract;
  return one.type !== 'name' || other.type !== 'name' || one.suit === other.suit;
}

function distance(one: Move, other: Move): number {
  if (one.type !== 'bid' || other.type !== 'bid') return 0;
  const [a, b] = [one.value, other.value].map((value) => (value === 'capot' ? 250 : (value ?? 0)));
  return Math.abs((a ?? 0) - (b ?? 0)) / 10;
}
