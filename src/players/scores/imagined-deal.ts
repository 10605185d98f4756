import { RANKS, SUITS } from '../../engine/cards.ts';
import { declarationRules } from '../../engine/declarations/announce.ts';
import type { RuleSet } from '../../engine/ruleset.ts';
import { writingOf } from '../../engine/scoring/score-deal.ts';
import type { Tally, Writing } from '../../engine/scoring/tally.ts';
import { otherSide, sideOf, type BySide } from '../../engine/seats.ts';
import type { Standing } from '../../engine/view.ts';
import { beloteIn, declarationsIn } from '../calling/extras.ts';
import { SUIT_TOTAL } from '../search/search-rules.ts';

/** How an imagined deal ended: side 0's unscaled card points without a capot bonus, and its tricks. */
export type Played = { readonly points: number; readonly whole: number; readonly tricks: number };

/** What counts beside the cards. */
export type Extras = { readonly declarations: BySide<number>; readonly belote: BySide<number> };

/** What both sides write for an imagined deal under the rules of this table. */
export function writingFor(rules: RuleSet, standing: Standing, played: Played, extras: Extras): Writing {
  const bidders = sideOf(standing.bidder);
  const capot = played.tricks === 8 ? 0 : played.tricks === 0 ? 1 : null;
  const tally: Tally = {
    standing,
    bidders,
    defenders: otherSide(bidders),
    tricks: [played.tricks, 8 - played.tricks],
    capot,
    cards: cardsOf(rules, standing, played, capot),
    ...extras,
  };
  return writingOf(rules, tally);
}

function cardsOf(rules: RuleSet, standing: Standing, played: Played, capot: 0 | 1 | null): BySide<number> {
  if (capot !== null && rules.capot.kind === 'cards')
    return capot === 0 ? [rules.capot.points, 0] : [0, rules.capot.points];
  const more = capot !== null && rules.capot.kind === 'last-trick' ? rules.capot.points - 10 : 0;
  const own = played.points + (capot === 0 ? more : 0);
  const theirs = played.whole - played.points + (capot === 1 ? more : 0);
  if (standing.contract !== 'NT' && standing.contract !== 'AT') return [own, theirs];
  if (rules.scoring === 'tenths') return standing.contract === 'NT' ? [own * 2, theirs * 2] : [own, theirs];
  const scaled = Math.round((own * SUIT_TOTAL) / (own + theirs));
  return [scaled, SUIT_TOTAL - scaled];
}

/**
 * Belotes and declarations of four hands (natural masks), as if all were announced: the side with the best single
 * declaration counts all of its own. Near enough for an estimate.
 */
export function extrasIn(rules: RuleSet, standing: Standing, hands: ArrayLike<number>): Extras {
  const { contract } = standing;
  const belote: [number, number] = [0, 0];
  const declarations: [number, number] = [0, 0];
  const best: [number, number] = [0, 0];
  const declares = declarationRules(rules, contract) !== null;
  for (let seat = 0; seat < 4; seat += 1) {
    const side = (seat & 1) as 0 | 1;
    const hand = hands[seat] ?? 0;
    belote[side] += beloteIn(contract, hand);
    if (!declares) continue;
    const points = declarationsIn(hand);
    if (points === 0) continue;
    declarations[side] += points;
    best[side] = Math.max(best[side], bestDeclaration(hand));
  }
  if (best[0] >= best[1]) declarations[1] = 0;
  if (best[1] >= best[0]) declarations[0] = 0;
  return { belote, declarations };
}

const CARRE_RANKS = ['Q', 'K', 'T', 'A', '9', 'J'] as const;
const CARRES = CARRE_RANKS.map((rank) => 0x01010101 << RANKS.indexOf(rank));
const BEST_RUN: Uint8Array = Uint8Array.from({ length: 256 }, (_, held) => bestRun(held));

/** Larger for a better declaration: carrés above sequences, then length, then the top card. */
function bestDeclaration(hand: number): number {
  for (let at = CARRES.length - 1; at >= 0; at -= 1) {
    const mask = CARRES[at] ?? 0;
    if ((hand & mask) === mask) return 1000 + at;
  }
  return Math.max(...SUITS.map((_, suit) => BEST_RUN[(hand >>> (suit * 8)) & 0xff] ?? 0));
}

function bestRun(held: number): number {
  let best = 0;
  for (let top = 2; top < 8; top += 1) {
    let length = 0;
    while (length <= top && (held >>> (top - length)) & 1) length += 1;
    if (length >= 3) best = Math.max(best, Math.min(length, 5) * 8 + top);
  }
  return best;
}
