import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/engine/actions.ts';
import { CARDS, type Card } from '../../src/engine/cards.ts';
import { apply, legal, newMatch, nextDealer, startDeal, turnOf, type Match } from '../../src/engine/match.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { playOut, randomFrom, randomMove, randomPack } from './support/random.ts';
import { ALL_RULE_SETS } from './support/rule-sets.ts';
import { dealt, refusalOf, rulesOf, said } from './support/said.ts';
import { card, cards, must } from './support/words.ts';

const pack = randomPack(randomFrom(5));
const PASSED_OUT = ['0 pass', '1 pass', '2 pass', '3 pass'];

function play(match: Match, seat: Seat, code: string, ...declare: readonly string[]): Match {
  return must(apply(match, { seat, type: 'play', card: card(code), declare: declare.map(cards) }));
}

function playedThrough(match: Match, random = randomFrom(1)): Match {
  let after = match;
  while (turnOf(after) !== null) after = must(apply(after, randomMove(after, random)));
  return after;
}

/** A pack of the ladder that gives seats 0 to 3, dealt by 3, these hands. */
function packFor(hands: readonly string[]): readonly Card[] {
  const bySeat = hands.map(cards);
  const round = (from: number, to: number): readonly Card[] => bySeat.flatMap((hand) => hand.slice(from, to));
  return [...round(0, 3), ...round(3, 5), ...round(5, 8)];
}

const ONE_SUIT_EACH = packFor(
  ['C', 'D', 'H', 'S'].map((suit) => CARDS.filter((each) => each.endsWith(suit)).join(' ')),
);

describe('startDeal', () => {
  const bulgarian = rulesOf('bulgarian');

  it('lets any seat deal first', () => {
    for (const dealer of [0, 1, 2, 3] as const) {
      expect(turnOf(must(startDeal(newMatch(bulgarian), dealer, pack)))).toBe((dealer + 1) % 4);
    }
  });

  it('[fault 39] moves the deal on after every deal, passed-out ones included', () => {
    const out = said(dealt(bulgarian), ...PASSED_OUT);
    expect(nextDealer(out)).toBe(0);
    expect(startDeal(out, 3, pack)).toStrictEqual({ ok: false, error: 'wrong-dealer' });
    expect(turnOf(must(startDeal(out, 0, pack)))).toBe(1);
  });

  it('knows no next dealer before the first deal', () => {
    expect(nextDealer(newMatch(bulgarian))).toBeNull();
  });

  it.each([
    ['31 cards', pack.slice(1)],
    ['33 cards', [...pack, ...pack.slice(0, 1)]],
    ['a card twice', [...pack.slice(1), ...pack.slice(1, 2)]],
  ])('refuses a pack of %s', (_what, bad) => {
    expect(startDeal(newMatch(bulgarian), 0, bad)).toStrictEqual({ ok: false, error: 'bad-pack' });
  });

  it('refuses to deal while a deal runs', () => {
    expect(startDeal(dealt(bulgarian), 0, pack)).toStrictEqual({ ok: false, error: 'deal-not-finished' });
  });

  it('refuses to deal after the end of the match', () => {
    const { match } = playOut(rulesOf('french', { target: 1, hangingBlocksEnd: 'no' }), randomFrom(2), 20);
    expect(match.winner).not.toBeNull();
    expect(startDeal(match, nextDealer(match) ?? 0, pack)).toStrictEqual({
      ok: false,
      error: 'match-is-over',
    });
  });

  it('deals from forehand on, packet by packet', () => {
    const match = dealt(rulesOf('coinche'), CARDS, 1);
    expect(match.deal?.hands[2]).toStrictEqual([
      ...CARDS.slice(0, 3),
      ...CARDS.slice(12, 14),
      ...CARDS.slice(20, 23),
    ]);
    expect(match.deal?.hands[1]).toStrictEqual([
      ...CARDS.slice(9, 12),
      ...CARDS.slice(18, 20),
      ...CARDS.slice(29, 32),
    ]);
  });
});

describe('apply', () => {
  const match = said(dealt(rulesOf('bulgarian'), ONE_SUIT_EACH), '0 bid C', '1 pass', '2 pass', '3 pass');

  it.each<[string, Match, Move, string]>([
    [
      'a card during the auction',
      dealt(rulesOf('french')),
      { seat: 0, type: 'play', card: '7C' },
      'auction-is-running',
    ],
    ['a call after the auction', match, { seat: 0, type: 'double' }, 'auction-is-over'],
    ['a card out of turn', match, { seat: 1, type: 'play', card: '7D' }, 'not-your-turn'],
    ['a card of another hand', match, { seat: 0, type: 'play', card: '7D' }, 'card-not-held'],
    [
      'anything before the first deal',
      newMatch(rulesOf('french')),
      { seat: 0, type: 'pass' },
      'deal-is-over',
    ],
    [
      'anything after a deal',
      said(dealt(rulesOf('bulgarian')), ...PASSED_OUT),
      { seat: 1, type: 'pass' },
      'deal-is-over',
    ],
  ])('refuses %s', (_what, before, move, refusal) => {
    expect(apply(before, move)).toStrictEqual({ ok: false, error: refusal });
  });

  it('refuses a declaration after the first card', () => {
    const second = play(play(play(play(match, 0, '7C'), 1, '7D'), 2, '7H'), 3, '7S');
    const late: Move = { seat: 0, type: 'play', card: '8C', declare: [cards('9C TC JC')] };
    expect(apply(second, late)).toStrictEqual({ ok: false, error: 'too-late-to-declare' });
    expect(apply(second, { ...late, declare: [] })).toMatchObject({ ok: true });
  });

  it('compares declarations after the first trick, of cards that were played too', () => {
    const declared = play(
      play(play(play(match, 0, '7C', '7C 8C 9C TC JC QC KC AC'), 1, '7D', '7D 8D 9D'), 2, '7H'),
      3,
      '7S',
    );
    expect(declared.deal).toMatchObject({ counted: [[{ kind: 'quinte', points: 100 }], [], [], []] });
  });

  it.each(['bulgarian', 'coinche'] as const)('[fault 42] refuses a declaration in no trump (%s)', (id) => {
    const rules = rulesOf(id, { contracts: ['C', 'D', 'H', 'S', 'NT'] });
    const bid = id === 'bulgarian' ? '0 bid NT' : '0 bid NT 80';
    const noTrump = said(dealt(rules, ONE_SUIT_EACH), bid, '1 pass', '2 pass', '3 pass');
    const hand = noTrump.deal?.hands[0] ?? [];
    const move: Move = { seat: 0, type: 'play', card: hand[0] ?? '7C', declare: [hand.slice(0, 3)] };
    expect(apply(noTrump, move)).toStrictEqual({ ok: false, error: 'no-declarations' });
  });

  it('[fault 39] lets the winner of a trick lead to the next', () => {
    const first = play(play(play(play(match, 0, '7C'), 1, '7D'), 2, '7H'), 3, '7S');
    expect(turnOf(first)).toBe(0);
    expect(legal(first).map(({ seat }) => seat)).toStrictEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('[fault 43] writes the belote of a valat with the rest, once', () => {
    const end = playedThrough(match, () => 0);
    expect(end.results).toMatchObject([
      { outcome: 'made', capot: 0, tricks: [8, 0], cards: [162, 0], belote: [20, 0], score: [27, 0] },
    ]);
  });

  it('changes nothing in the match that it was given', () => {
    const before = JSON.stringify(match);
    play(match, 0, '7C');
    expect(JSON.stringify(match)).toBe(before);
  });
});

describe('hanging points', () => {
  const bulgarian = rulesOf('bulgarian');

  function withHanging(hanging: number): Match {
    return { ...said(dealt(bulgarian), ...PASSED_OUT), hanging };
  }

  it('[fault 45] stay hanging through a passed-out deal', () => {
    const again = said(must(startDeal(withHanging(8), 0, pack)), '1 pass', '2 pass', '3 pass', '0 pass');
    expect(again.hanging).toBe(8);
    expect(again.results.at(-1)).toMatchObject({ outcome: 'passed-out', hanging: 8, score: [0, 0] });
  });

  it('go whole and unmultiplied to the side that wins the next deal', () => {
    const doubled = said(
      must(startDeal(withHanging(8), 0, ONE_SUIT_EACH)),
      '1 bid C',
      '2 double',
      '3 pass',
      '0 pass',
      '1 pass',
    );
    const end = playedThrough(doubled, () => 0);
    const result = end.results.at(-1);
    expect(result).toMatchObject({ multiplier: 2, hanging: 0 });
    expect(end.hanging).toBe(0);
    const own = playedThrough({ ...doubled, hanging: 0 }, () => 0).results.at(-1);
    expect((result?.score[0] ?? 0) + (result?.score[1] ?? 0)).toBe(
      (own?.score[0] ?? 0) + (own?.score[1] ?? 0) + 8,
    );
  });
});

describe('the end of a match', () => {
  it('comes at once with the card that announces a run of eight, where that wins', () => {
    const rules = rulesOf('bulgarian', { eightRunWins: 'yes' });
    const match = said(dealt(rules, ONE_SUIT_EACH), '0 bid C', '1 pass', '2 pass', '3 pass');
    const won = play(play(match, 0, '7C'), 1, '7D', '7D 8D 9D', 'TD JD QD KD AD');
    expect(won).toMatchObject({ winner: 1, results: [], total: [0, 0] });
    expect(legal(won)).toStrictEqual([]);
    expect(refusalOf(won, '2 pass')).toBe('deal-is-over');
    expect(startDeal(won, 0, pack)).toStrictEqual({ ok: false, error: 'match-is-over' });
  });

  it('does not come with a run of eight where it does not win', () => {
    const match = said(dealt(rulesOf('bulgarian'), ONE_SUIT_EACH), '0 bid C', '1 pass', '2 pass', '3 pass');
    expect(play(match, 0, '7C', '7C 8C 9C TC JC QC KC AC').winner).toBeNull();
  });

  it.each(ALL_RULE_SETS.map((rules) => [rules.id, rules] as const))(
    'is reached by every match of %s',
    (_id, rules) => {
      const { match } = playOut(rules, randomFrom(21), 500);
      expect(match.winner).not.toBeNull();
      expect(match.total[match.winner ?? 0]).toBeGreaterThanOrEqual(rules.target);
      expect(match.total[match.winner ?? 0]).toBeGreaterThan(match.total[1 - (match.winner ?? 0)] ?? 0);
    },
  );

  it('[fault 45] waits for another deal after a valat in Bulgarian belot', () => {
    const rules = rulesOf('bulgarian', { target: 1 });
    const match = said(dealt(rules, ONE_SUIT_EACH), '0 bid C', '1 pass', '2 pass', '3 pass');
    const valat = playedThrough(match, () => 0);
    expect(valat).toMatchObject({ winner: null, results: [{ capot: 0 }] });
    const passedOut = said(must(startDeal(valat, 0, pack)), '1 pass', '2 pass', '3 pass', '0 pass');
    expect(passedOut.winner).toBeNull();
  });
});

describe('needTrick', () => {
  it('leaves a side without a trick nothing of its better declarations, and nobody gets them', () => {
    const rules = rulesOf('bulgarian', { declarations: { needTrick: 'yes' } });
    const match = said(dealt(rules, ONE_SUIT_EACH), '0 bid C', '1 pass', '2 pass', '3 pass');
    const first = play(
      play(play(play(match, 0, '7C', '7C 8C 9C'), 1, '7D', 'TD JD QD KD AD'), 2, '7H'),
      3,
      '7S',
    );
    const end = playedThrough(first, () => 0);
    expect(first.deal).toMatchObject({ counted: [[], [{ points: 100 }], [], []] });
    expect(end.results).toMatchObject([{ capot: 0, declarations: [0, 0] }]);
  });
});
