import { describe, expect, it } from 'vitest';
import { CARDS, type Card } from '../../src/engine/cards.ts';
import type { Bidding, Playing } from '../../src/engine/deal.ts';
import { apply, newMatch, nextDealer, startDeal, turnOf, type Match } from '../../src/engine/match.ts';
import type { RuleSet } from '../../src/engine/ruleset.ts';
import { SEATS, type BySeat, type Seat } from '../../src/engine/seats.ts';
import { viewFor } from '../../src/engine/view.ts';
import { hint } from '../../src/players/hint.ts';
import { decide, type Level } from '../../src/players/levels.ts';
import { randomFrom as wordsFrom } from '../../src/players/random.ts';
import { cardsIn } from '../../src/players/search/layout.ts';
import { knowledgeOf } from '../../src/players/worlds/knowledge.ts';
import { worldsFor } from '../../src/players/worlds/worlds.ts';
import { randomFrom, randomPack, shuffled, type Random } from '../engine/support/random.ts';
import { ALL_RULE_SETS } from '../engine/support/rule-sets.ts';
import { must } from '../engine/support/words.ts';

const NEVER = (): boolean => false;

/** The same match with the cards that this seat does not see lying otherwise, as its view allows. */
function rearranged(match: Match, seat: Seat, random: Random): Match {
  const { deal } = match;
  switch (deal?.phase) {
    case 'auction':
      return { ...match, deal: rearrangedAuction(deal, seat, random) };
    case 'play':
      return { ...match, deal: rearrangedPlay(match, deal, seat, random) };
    case 'finished':
    case 'passed-out':
    case undefined:
      return match;
  }
}

function rearrangedAuction(deal: Bidding, seat: Seat, random: Random): Bidding {
  const own = deal.hands[seat];
  const seen = [...own, ...(deal.turnedCard === null ? [] : [deal.turnedCard])];
  const hidden = shuffled(
    CARDS.filter((card) => !seen.includes(card)),
    random,
  );
  const others = SEATS.filter((each) => each !== seat);
  const packet = (at: number): readonly Card[] => hidden.slice(at * own.length, (at + 1) * own.length);
  const hands = SEATS.map((each) => (each === seat ? own : packet(others.indexOf(each))));
  const dealt = new Set(hands.flat());
  return { ...deal, hands: bySeat(hands), undealt: hidden.filter((card) => !dealt.has(card)) };
}

function rearrangedPlay(match: Match, deal: Playing, seat: Seat, random: Random): Playing {
  const view = viewFor(match, seat);
  const known = knowledgeOf(view);
  const [world] = worldsFor(view, known, wordsFrom(Math.floor(random() * 1e9)), 1);
  const hands = SEATS.map((each) =>
    each === seat ? deal.hands[seat] : cardsIn(world?.hands[each] ?? 0, known.layout),
  );
  return { ...deal, hands: bySeat(hands) };
}

function bySeat<T>([a, b, c, d]: readonly T[]): BySeat<T> {
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('four seats');
  return [a, b, c, d];
}

/** Plays a whole match and says how many decisions were made twice, with other hidden cards the second time. */
function decisionsCompared(rules: RuleSet, level: Level, random: Random): number {
  let match = newMatch(rules);
  let compared = 0;
  while (match.winner === null) {
    match = must(startDeal(match, nextDealer(match) ?? 0, randomPack(random)));
    for (let turn = turnOf(match); turn !== null; turn = turnOf(match)) {
      const view = viewFor(match, turn);
      const move = decide(level, view, compared, NEVER);
      const other = rearranged(match, turn, random);
      expect(viewFor(other, turn)).toEqual(view);
      expect(decide(level, viewFor(other, turn), compared, NEVER)).toEqual(move);
      compared += 1;
      match = must(apply(match, move));
    }
  }
  return compared;
}

describe('decide', () => {
  it.each(ALL_RULE_SETS.map((rules) => [rules.id, rules] as const))(
    'does the same whatever the others hold: easy and normal, whole matches of %s',
    (_, rules) => {
      const short: RuleSet = { ...rules, target: Math.ceil(rules.target / 2) };
      expect(decisionsCompared(short, 'easy', randomFrom(1))).toBeGreaterThan(32);
      expect(decisionsCompared(short, 'normal', randomFrom(2))).toBeGreaterThan(32);
    },
  );

  it.each(
    ALL_RULE_SETS.filter(({ id }) => ['bulgarian', 'coinche'].includes(id)).map(
      (rules) => [rules.id, rules] as const,
    ),
  )('does the same whatever the others hold: hard, a match of %s to one deal', (_, rules) => {
    expect(decisionsCompared({ ...rules, target: 1 }, 'hard', randomFrom(3))).toBeGreaterThan(32);
  });
});

describe('hint', () => {
  it('says the same whatever the others hold, with its reason', () => {
    const random = randomFrom(4);
    const [rules] = ALL_RULE_SETS;
    if (rules === undefined) throw new Error('there are rule sets');
    let match = must(startDeal(newMatch(rules), 0, randomPack(random)));
    const kinds = new Set<string>();
    for (let turn = turnOf(match); turn !== null; turn = turnOf(match)) {
      const view = viewFor(match, turn);
      const given = hint(view, 5);
      expect(hint(viewFor(rearranged(match, turn, random), turn), 5)).toEqual(given);
      kinds.add(given.reason.kind);
      match = must(apply(match, given.move));
    }
    expect(kinds.size).toBeGreaterThan(2);
  });
});
