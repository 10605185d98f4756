import { sideOf, type BySide } from '../../engine/seats.ts';
import type { View } from '../../engine/view.ts';
import { writingFor, type Extras } from '../scores/imagined-deal.ts';
import { rawTotal } from '../search/search-rules.ts';
import type { Knowledge } from '../worlds/knowledge.ts';
import { prospectAfter } from './imagined-score.ts';

/** What a solved value of the rest of the deal (for side 0) is worth to the reader's side, in points. */
export type Stakes = (value: number) => number;

/** From this trick on the contract and the match count, and not only the points: before, solved values are too rough. */
const CONTRACT_IN_SIGHT = 4;
/** How far the rest of the deal may come out otherwise than solved, in points, by the number of finished tricks. */
const DOUBTS: Readonly<Record<number, readonly number[]>> = {
  4: [-12, -6, 0, 6, 12],
  5: [-6, 0, 6],
};
const NO_DOUBT = [0] as const;
/** A match is worth about so many points of a deal; points settle what is equal for the match. */
const MATCH = 500;
const TIE_BREAK = 0.05;
const BELOTE = 20;

export function stakesOf(view: View, known: Knowledge): Stakes {
  const sign = sideOf(known.seat) === 0 ? 1 : -1;
  if (view.tricks.length < CONTRACT_IN_SIGHT) return (value) => sign * value;
  const doubts = DOUBTS[view.tricks.length] ?? NO_DOUBT;
  const chances = new Map<number, number>();
  const chance = chanceAfter(view, known);
  const remembered = (value: number): number => {
    const found = chances.get(value) ?? chance(value);
    chances.set(value, found);
    return found;
  };
  return (value) => {
    const total = doubts.reduce((sum, doubt) => sum + remembered(value + doubt), 0);
    return (total / doubts.length) * MATCH + sign * value * TIE_BREAK;
  };
}

/** The chance that the reader's side wins the match when the rest of the deal ends like this. */
function chanceAfter(view: View, known: Knowledge): (value: number) => number {
  const { rules, standing, won, taken } = known;
  const whole = rawTotal(standing.contract);
  const extras = extrasSoFar(view, known);
  return (value) => {
    const capot = capotIn(value, known);
    const swing = capot === null ? 0 : capot === 0 ? rules.capotSwing : -rules.capotSwing;
    const points =
      capot === 1 ? 0 : capot === 0 ? whole : clamp(won[0] + (value - swing) / rules.scale, whole);
    const tricks = capot === null ? 4 : capot === 0 ? 8 : 0;
    const writing = writingFor(view.rules, standing, { points, whole, tricks }, extras);
    return prospectAfter(view, writing, sideOf(standing.bidder), sideOf(known.seat));
  };

  /** A value beyond what the cards can give is one with a capot. */
  function capotIn(value: number, { rules }: Knowledge): 0 | 1 | null {
    if (taken === 3 || rules.capotSwing === 0) return null;
    if (taken !== 2 && value / rules.scale > whole - won[0] - won[1] + rules.capotSwing / rules.scale / 2)
      return 0;
    return taken !== 1 && value < -rules.capotSwing / 2 ? 1 : null;
  }
}

function clamp(points: number, whole: number): number {
  return Math.min(whole, Math.max(0, points));
}

/** Declarations that count, and belotes that were announced or are in the reader's hand. */
function extrasSoFar(view: View, { standing, layout, hand, seat }: Knowledge): Extras {
  const belote: [number, number] = [0, 0];
  for (const announced of view.belotes) belote[sideOf(announced.seat)] += BELOTE;
  const { contract } = standing;
  if (contract !== 'NT' && contract !== 'AT') {
    const pair = layout.maskOf([`K${contract}`, `Q${contract}`]);
    if ((hand & pair) === pair) belote[sideOf(seat)] += BELOTE;
  }
  const declarations: BySide<number> = view.declarationPoints;
  return { belote, declarations };
}
