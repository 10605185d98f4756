import { describe, expect, it } from 'vitest';
import type { Contract, Move } from '../../src/engine/actions.ts';
import { rankOf, suitOf, type Card } from '../../src/engine/cards.ts';
import type { Match } from '../../src/engine/match.ts';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import { decide, type Level } from '../../src/players/levels.ts';
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

/** The cards that a level plays here, whatever its luck. */
function plays(level: Level, match: Match): readonly Card[] {
  return SEEDS.map((seed) => {
    const move = decide(level, viewInTurn(match), seed, NEVER);
    if (move.type !== 'play') throw new Error('no card was played');
    return move.card;
  });
}

describe.each(['normal', 'hard'] as const)('%s', (level) => {
  it('does not trump the winning ace of its partner', () => {
    const deal = contree(1, 'H', { 0: 'AC KC 9C', 1: '7C', 2: '7H 8H TD 9D 8D 7D 9S 8S' });
    for (const card of plays(level, afterCards(deal, 'AC 7C'))) expect(suitOf(card)).not.toBe('H');
  });

  it('does not lead a bare ten', () => {
    const deal = contree(1, 'H', { 0: 'TC AD 8D 9D QD 7S 8S 9S', 1: 'JH 9H AH KH' });
    for (const card of plays(level, deal)) expect(card).not.toBe('TC');
  });

  it('throws the seven and not the ten on a trick of the opponents', () => {
    const deal = contree(1, 'H', { 0: 'AC', 1: '8C', 2: '9C', 3: 'TC 7C 8D QD 9S QS 7S 8H' });
    expect(plays(level, afterCards(deal, 'AC 8C 9C'))).toEqual(['7C', '7C', '7C']);
  });

  it('draws trumps as bidder with jack and nine', () => {
    const deal = contree(0, 'H', { 0: 'JH 9H AH 8H AC KC 7D 8S' });
    for (const card of plays(level, deal)) expect(suitOf(card)).toBe('H');
  });

  it('gives its queen to the ace of its partner and clears the way for a long suit', () => {
    const deal = bulgarian('NT', { 0: 'AC KC JC 9C', 1: '8C', 2: 'QC 7C 8D 9D 7S 8S 9S QH' });
    expect(plays(level, afterCards(deal, 'AC 8C'))).toEqual(['QC', 'QC', 'QC']);
  });

  it('keeps king and queen together in all trump when it throws a card away', () => {
    const deal = bulgarian('AT', { 0: 'JC 9C AC', 1: '8C 7C', 2: 'KH QH 7D 8D 7S 8S QD 7H', 3: 'TC' });
    for (const card of plays(level, afterCards(deal, 'JC 7C'))) {
      expect(suitOf(card) === 'H' && ['K', 'Q'].includes(rankOf(card))).toBe(false);
    }
  });
});

describe('hard', () => {
  it('keeps the jack for the last trick', () => {
    const deal = contree(0, 'H', {
      0: 'AC KC AS KS AD KD JH 7H',
      1: 'TC 8C TS 8S TD 8D 9H 8H',
      2: '9C 7C 9S 7S 9D 7D AH TH',
      3: 'QC JC QS JS QD JD KH QH',
    });
    const sixTricks = ['C', 'S', 'D'].map(
      (suit) => `A${suit} T${suit} 9${suit} Q${suit} K${suit} 8${suit} 7${suit} J${suit}`,
    );
    expect(plays('hard', afterCards(deal, sixTricks.join(' ')))).toEqual(['7H', '7H', '7H']);
  });
});
