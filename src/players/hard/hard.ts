import type { Move } from '../../engine/actions.ts';
import type { View } from '../../engine/view.ts';
import { withDeclarations, type Play } from '../declare.ts';
import { normal } from '../normal.ts';
import { randomFrom } from '../random.ts';
import { knowledgeOf } from '../worlds/knowledge.ts';
import { chooseCall } from './choose-call.ts';
import { judgeCards } from './choose-card.ts';
import { createSolver } from '../search/solver.ts';

/** The expert: imagines the deals that agree with all it knows and plays what is best on average. */
export function hard(view: View, seed: number, isTimeUp: () => boolean): Move {
  if (view.seat === null) throw new Error('a spectator has nothing to decide');
  if (view.phase === 'auction') return chooseCall(view, view.seat, randomFrom(seed), isTimeUp);
  const plays = view.legal.filter((move): move is Play => move.type === 'play');
  const [only] = plays;
  if (plays.length === 1 && only !== undefined) return withDeclarations(view, only);
  const known = knowledgeOf(view);
  const { cards } = judgeCards(view, known, createSolver(known.rules), randomFrom(seed), isTimeUp);
  const [best] = cards;
  if (best === undefined) return normal(view);
  return withDeclarations(view, { seat: known.seat, type: 'play', card: known.layout.cardAt(best.card) });
}
