import { describe, expect, it } from 'vitest';
import { ruleSetOf } from '../../src/engine/rulesets/registry.ts';
import { hard } from '../../src/players/hard/hard.ts';
import { hint, plainHint } from '../../src/players/hint.ts';
import { normal } from '../../src/players/normal.ts';
import { calls } from '../engine/support/words.ts';
import { afterCards, afterMoves, dealtTo, passedOut, viewInTurn, type Hands } from './support/table.ts';

const NEVER = (): boolean => false;
const SEEDS = [1, 2, 3] as const;

/** A deal of coinche that seat 0 opens, after these calls. */
function coinche(hands: Hands, ...said: readonly string[]): ReturnType<typeof dealtTo> {
  return afterMoves(dealtTo(ruleSetOf('coinche'), 3, hands), calls(...said));
}

/** Seat 2 follows to the ace of clubs with a diamond; then seat 1 may take the king with its ten. */
const kingOfClubsLed = afterCards(
  passedOut(
    coinche(
      {
        0: 'AC KC JS 9S AS 8S AH TH',
        1: 'TC 9C 8C AD QD KH QH TS',
        2: '7D 8D 9D JD 7H 8H 9H JH',
        3: '7C JC QC KD TD KS QS 7S',
      },
      '0 bid S 90',
    ),
  ),
  'AC 8C 7D 7C KC',
);

describe('a hint', () => {
  it.each(SEEDS)('is what the hard level would do (seed %d)', (seed) => {
    const view = viewInTurn(kingOfClubsLed);
    expect(hint(view, seed, NEVER).move).toEqual(hard(view, seed, NEVER));
  });

  it('compares the card with the next best one, and names the opponent who showed to be out of the suit', () => {
    const { move, reason } = hint(viewInTurn(kingOfClubsLed), 1, NEVER);
    expect(move).toMatchObject({ card: 'TC' });
    expect(reason).toMatchObject({
      kind: 'worth-more',
      than: '9C',
      void: { seat: 2, suit: 'C', certain: true },
    });
    expect(reason.kind === 'worth-more' && reason.pointsMore).toBeGreaterThanOrEqual(5);
  });

  it('calls an opponent likely to be out of a suit, and not certain, as long as nobody saw it', () => {
    const hands = { 0: 'AC 9C KC', 1: 'TC JC 8C JS 9S AS TS KS', 2: 'QC', 3: '7C' };
    const led = afterCards(passedOut(coinche(hands, '0 pass', '1 bid S 90')), 'AC 8C QC 7C 9C');
    const reasons = [1, 2, 3, 4, 5, 6].map((seed) => hint(viewInTurn(led), seed, NEVER).reason);
    const voids = reasons.flatMap((reason) => (reason.kind === 'worth-more' ? (reason.void ?? []) : []));
    expect(voids.length).toBeGreaterThan(0);
    for (const each of voids) expect(each).toEqual({ seat: 2, suit: 'C', certain: false });
  });

  it('says that there is no choice where there is none', () => {
    const oneClub = { 0: 'AC', 1: '7C 7D 8D 9D JD QD KD 7H' };
    const led = afterCards(passedOut(coinche(oneClub, '0 bid S 90')), 'AC');
    expect(hint(viewInTurn(led), 1, NEVER)).toMatchObject({
      move: { card: '7C' },
      reason: { kind: 'only-move' },
    });
  });

  it('tells what a good hand would make, and what the best contract of a weak one', () => {
    const good = hint(viewInTurn(coinche({ 0: 'JH 9H AH TH KH QH AC AD' })), 1, NEVER);
    expect(good).toMatchObject({ move: { type: 'bid', contract: 'H' }, reason: { kind: 'good-hand' } });
    const weak = hint(viewInTurn(coinche({ 0: '7C 8C 9D QD KH 7S 8S 9S' })), 1, NEVER);
    expect(weak).toMatchObject({ move: { type: 'pass' }, reason: { kind: 'weak-hand' } });
    const points = [good, weak].map(({ reason }) => ('points' in reason ? reason.points : 0));
    expect(points[0]).toBeGreaterThan(points[1] ?? 0);
  });

  it('says that their contract fails where it doubles', () => {
    const strong = coinche({ 1: 'JH 9H AH TH KH QH AC AD' }, '0 bid H capot');
    expect(hint(viewInTurn(strong), 1, NEVER)).toMatchObject({
      move: { type: 'double' },
      reason: { kind: 'they-fail' },
    });
  });

  it('warns of higher stakes where nothing but a double could be said', () => {
    const lost = coinche({ 0: 'JH 9H AH TH KH QH 8H AC', 1: '7C 8C 9D 7D 8D 7S 8S 9S' }, '0 bid H capot');
    expect(hint(viewInTurn(lost), 1, NEVER)).toMatchObject({
      move: { type: 'pass' },
      reason: { kind: 'stakes-too-high' },
    });
  });

  it('without thinking is what the normal level would do, and says so', () => {
    const view = viewInTurn(kingOfClubsLed);
    expect(plainHint(view)).toEqual({ move: normal(view), reason: { kind: 'rule-of-thumb' } });
  });
});
