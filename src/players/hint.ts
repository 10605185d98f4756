import type { Contract, Move } from '../engine/actions.ts';
import { suitOf, type Suit } from '../engine/cards.ts';
import type { Hint, HintReason, LikelyVoid } from '../engine/hint.ts';
import { partnerOf, type Seat } from '../engine/seats.ts';
import type { View } from '../engine/view.ts';
import { readHand } from './calling/hand-reading.ts';
import { naturalMask, spotOf } from './calling/spot.ts';
import { withDeclarations, type Play } from './declare.ts';
import { chooseCall } from './hard/choose-call.ts';
import { judgeCards, type Verdict } from './hard/choose-card.ts';
import { createSolver } from './search/solver.ts';
import type { IsTimeUp } from './levels.ts';
import { normal } from './normal.ts';
import { randomFrom } from './random.ts';
import { SUIT_OF } from './search/tables.ts';
import { knowledgeOf, type Knowledge } from './worlds/knowledge.ts';

const NEVER: IsTimeUp = () => false;
/** Less than this is no difference, in points. */
const NOTABLE = 0.5;
const LIKELY = 0.6;

/** What the expert would do in the place of the view's reader, who must have something to do, and why. */
export function hint(view: View, seed: number, isTimeUp: IsTimeUp = NEVER): Hint {
  const [only] = view.legal;
  if (view.seat === null || only === undefined) throw new Error('nothing is to be decided');
  if (view.phase === 'auction')
    return callHint(view, chooseCall(view, view.seat, randomFrom(seed), isTimeUp));
  if (view.legal.length === 1) return { move: dressed(view, only), reason: { kind: 'only-move' } };
  const known = knowledgeOf(view);
  const verdict = judgeCards(view, known, createSolver(known.rules), randomFrom(seed), isTimeUp);
  return cardHint(view, known, verdict);
}

/** A hint without imagining anything, for when there is no time or no thread. */
export function plainHint(view: View): Hint {
  const move = normal(view);
  return { move, reason: { kind: view.legal.length === 1 ? 'only-move' : 'rule-of-thumb' } };
}

function dressed(view: View, move: Move): Move {
  return move.type === 'play' ? withDeclarations(view, move) : move;
}

function cardHint(view: View, known: Knowledge, verdict: Verdict): Hint {
  const [best, next] = verdict.cards;
  if (best === undefined || next === undefined) return plainHint(view);
  const card = known.layout.cardAt(best.card);
  const play: Play = { seat: known.seat, type: 'play', card };
  const pointsMore = best.points - next.points;
  if (best.worth - next.worth < NOTABLE) {
    return { move: withDeclarations(view, play), reason: { kind: 'equally-good' } };
  }
  if (pointsMore < NOTABLE) {
    return { move: withDeclarations(view, play), reason: { kind: 'for-the-contract' } };
  }
  const reason: HintReason = {
    kind: 'worth-more',
    pointsMore: Math.max(1, Math.round(pointsMore)),
    than: known.layout.cardAt(next.card),
    void: likelyVoid(known, verdict, suitOf(view.trick[0]?.card ?? card)),
  };
  return { move: withDeclarations(view, play), reason };
}

/** The opponent who is out of the suit in most of the deals, if one is in enough of them and still has to play to it. */
function likelyVoid(known: Knowledge, { worlds }: Verdict, suit: Suit): LikelyVoid | null {
  const { seat, layout, table } = known;
  const mask = SUIT_OF[layout.indexOf(`7${suit}`)] ?? 0;
  const total = worlds.reduce((sum, { weight }) => sum + weight, 0);
  const behind = [1, 2, 3].slice(0, 3 - table.place).map((step) => ((seat + step) & 3) as Seat);
  const [likeliest] = behind
    .filter((each) => each !== partnerOf(seat))
    .map((each) => {
      const without = worlds.filter(({ hands }) => (hands[each]! & mask) === 0);
      return { seat: each, share: without.reduce((sum, { weight }) => sum + weight, 0) / total };
    })
    .filter(({ share }) => share >= LIKELY)
    .sort((a, b) => b.share - a.share);
  if (likeliest === undefined) return null;
  const possible = known.may[likeliest.seat]! & ~known.seen & ~known.hand & mask;
  return { seat: likeliest.seat, suit, certain: possible === 0 };
}

function callHint(view: View, move: Move): Hint {
  if (view.legal.length === 1) return { move, reason: { kind: 'only-move' } };
  return { move, reason: callReason(view, move) };
}

function callReason(view: View, move: Move): HintReason {
  switch (move.type) {
    case 'double':
      return { kind: 'they-fail' };
    case 'redouble':
      return { kind: 'we-make-it' };
    case 'take':
    case 'name':
    case 'bid':
      return handReason(view, 'good-hand', [move]);
    case 'pass':
    case 'play':
      return handReason(view, 'weak-hand', view.legal);
  }
}

/** What the hand would make with the best contract of these calls; a pass without one to bid declines a double. */
function handReason(view: View, kind: 'good-hand' | 'weak-hand', calls: readonly Move[]): HintReason {
  const reading = readHand(spotOf(view), naturalMask(view.hand));
  const more = view.turnedCard === null ? 0 : naturalMask([view.turnedCard]);
  const [best] = calls
    .flatMap((call) => contractOf(view, call) ?? [])
    .map((contract) => ({ contract, margin: reading.margin(contract, more) }))
    .sort((a, b) => b.margin - a.margin);
  if (best === undefined) return { kind: 'stakes-too-high' };
  const { contract } = best;
  const points = reading.points(contract, more) + reading.extras(contract, more);
  return { kind, contract, points: Math.round(points) };
}

function contractOf({ turnedCard }: View, move: Move): Contract | null {
  switch (move.type) {
    case 'take':
      return turnedCard === null ? null : suitOf(turnedCard);
    case 'name':
      return move.suit;
    case 'bid':
      return move.contract;
    case 'pass':
    case 'double':
    case 'redouble':
    case 'play':
      return null;
  }
}
