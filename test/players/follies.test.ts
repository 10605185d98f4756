import { describe, expect, it } from 'vitest';
import type { Contract, Move } from '../../src/engine/actions.ts';
import { suitOf, type Card } from '../../src/engine/cards.ts';
import type { Match } from '../../src/engine/match.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import { decide } from '../../src/players/levels.ts';
import { afterCards, afterMoves, dealtTo, passedOut, viewInTurn, type Hands } from './support/table.ts';

const NEVER = (): boolean => false;
const SEEDS = [1, 2, 3] as const;

/** A contrée deal that seat 0 opens, in a contract of 80 by that seat. */
function contree(bidder: Seat, contract: Contract, hands: Hands): Match {
  const before = SEATS.slice(0, bidder).map((seat): Move => ({ seat, type: 'pass' }));
  const bid: Move = { seat: bidder, type: 'bid', contract, value: 80 };
  return passedOut(afterMoves(dealtTo(ruleSetOf('contree'), 3, hands), [...before, bid]));
}

/** A Bulgarian deal that seat 0 opens, in a contract of that seat. */
function bulgarian(contract: Contract, hands: Hands): Match {
  const bid: Move = { seat: 0, type: 'bid', contract };
  return passedOut(afterMoves(dealtTo(ruleSetOf('bulgarian'), 3, hands), [bid]));
}

type Situation = {
  readonly name: string;
  readonly match: Match;
  /** What somebody who knows the game does not play here, though the rules allow it. */
  readonly isFolly: (card: Card) => boolean;
};

const isHeart = (card: Card): boolean => suitOf(card) === 'H';

const SITUATIONS: readonly Situation[] = [
  {
    name: 'does not trump the winning ace of its partner',
    match: afterCards(contree(1, 'H', { 0: 'AC KC 9C', 1: '7C', 2: '7H 8H TD 9D 8D 7D 9S 8S' }), 'AC 7C'),
    isFolly: isHeart,
  },
  {
    name: 'does not lead a bare ten',
    match: contree(1, 'H', { 0: 'TC AD 8D 9D QD 7S 8S 9S', 1: 'JH 9H AH KH' }),
    isFolly: (card) => card === 'TC',
  },
  {
    name: 'throws the seven and not the ten on a trick of the opponents',
    match: afterCards(
      contree(1, 'H', { 0: 'AC', 1: '8C', 2: '9C', 3: 'TC 7C 8D QD 9S QS 7S 8H' }),
      'AC 8C 9C',
    ),
    isFolly: (card) => card === 'TC',
  },
  {
    name: 'draws trumps as bidder with jack and nine',
    match: contree(0, 'H', { 0: 'JH 9H AH 8H AC KC 7D 8S' }),
    isFolly: (card) => !isHeart(card),
  },
  {
    name: 'gives its queen to the ace of its partner and clears the way for a long suit',
    match: afterCards(bulgarian('NT', { 0: 'AC KC JC 9C', 1: '8C', 2: 'QC 7C 8D 9D 7S 8S 9S QH' }), 'AC 8C'),
    isFolly: (card) => card === '7C',
  },
  {
    name: 'keeps king and queen together in all trump when it throws a card away',
    match: afterCards(
      bulgarian('AT', { 0: 'JC 9C AC', 1: '8C 7C', 2: 'KH QH 7D 8D 7S 8S QD 7H', 3: 'TC' }),
      'JC 7C',
    ),
    isFolly: (card) => card === 'KH' || card === 'QH',
  },
  {
    name: 'throws a card away on the trick of its partner and takes the last one with its trump',
    match: afterCards(
      contree(0, 'H', {
        0: 'AD KD JH 9H AC KC 8S 9C',
        1: 'TD 8D TH TS TC AS KS QS',
        2: '9D 7D 8H AH JC 9S 7S JS',
        3: 'QD JD QH 7H QC 7C KH 8C',
      }),
      'AD TD 9D QD KD 8D 7D JD JH TH 8H QH 9H TS AH 7H AC TC JC QC KC AS 9S 7C 8S KS 7S',
    ),
    isFolly: isHeart,
  },
];

/** One that takes a look ahead. */
const ENDING: Situation = {
  name: 'leads its small trump and keeps the jack for the last trick',
  match: afterCards(
    contree(0, 'H', {
      0: 'AC KC AS KS AD KD JH 7H',
      1: 'TC 8C TS 8S TD 8D 9H 8H',
      2: '9C 7C 9S 7S 9D 7D AH TH',
      3: 'QC JC QS JS QD JD KH QH',
    }),
    'AC TC 9C QC KC 8C 7C JC AS TS 9S QS KS 8S 7S JS AD TD 9D QD KD 8D 7D JD',
  ),
  isFolly: (card) => card === 'JH',
};

function cardsOf(move: Move): readonly Card[] {
  return move.type === 'play' ? [move.card] : [];
}

describe.each([
  ['normal', SITUATIONS],
  ['hard', [...SITUATIONS, ENDING]],
] as const)('%s', (level, situations) => {
  it.each(situations.map((each) => [each.name, each] as const))('%s', (_, { match, isFolly }) => {
    const view = viewInTurn(match);
    const isFoolish = view.legal.flatMap(cardsOf).map(isFolly);
    expect(new Set(isFoolish)).toEqual(new Set([true, false]));
    const played = SEEDS.flatMap((seed) => cardsOf(decide(level, view, seed, NEVER)));
    expect(played).toHaveLength(SEEDS.length);
    expect(played.filter(isFolly)).toEqual([]);
  });
});
