import { below, type Random } from '../random.ts';
import type { Allocation, Allocations } from './allocations.ts';

/** Writes into `hands` (a mask a place) one deal, each possible deal equally likely. There must be one. */
export type Dealer = (random: Random, hands: Int32Array) => void;

/** A dealer of uniformly random deals: an allocation by its number of deals, then a shuffle inside each group. */
export function uniformDealer({ groups, all, ways }: Allocations): Dealer {
  const piles = groups.map(({ cards }) => Int32Array.from(cards));
  const pick = picker(all, ways);
  return (random, hands) => {
    const { counts } = pick(random);
    hands.fill(0);
    for (const [index, pile] of piles.entries()) {
      shuffle(pile, random);
      dealPile(pile, groups[index]?.places ?? [], counts[index] ?? [], hands);
    }
  };
}

/** Every possible deal once, as masks by place; the array is reused from deal to deal. */
export function* everyDeal({ groups, all }: Allocations, places: number): Generator<Int32Array> {
  const hands = new Int32Array(places);
  for (const { counts } of all) {
    const parts = groups.flatMap(({ cards, places: seats }, group) =>
      seats.map((place, at) => ({ place, count: counts[group]?.[at] ?? 0, cards })),
    );
    yield* fill(parts, 0, 0, hands);
  }
}

type Part = { readonly place: number; readonly count: number; readonly cards: readonly number[] };

function* fill(
  parts: readonly Part[],
  index: number,
  used: number,
  hands: Int32Array,
): Generator<Int32Array> {
  const part = parts[index];
  if (part === undefined) {
    yield hands;
    return;
  }
  const before = hands[part.place] ?? 0;
  const free = part.cards.filter((card) => ((used >>> card) & 1) === 0);
  for (const chosen of subsets(free, part.count, 0)) {
    hands[part.place] = before | chosen;
    yield* fill(parts, index + 1, used | chosen, hands);
  }
  hands[part.place] = before;
}

function* subsets(cards: readonly number[], count: number, from: number): Generator<number> {
  if (count === 0) {
    yield 0;
    return;
  }
  for (let at = from; at + count <= cards.length; at += 1) {
    const card = 1 << (cards[at] ?? 0);
    for (const rest of subsets(cards, count - 1, at + 1)) yield card | rest;
  }
}

function picker(all: readonly Allocation[], ways: number): (random: Random) => Allocation {
  const first = all[0];
  if (first === undefined) throw new Error('no deal agrees with what is known');
  if (all.length === 1) return () => first;
  return (random) => {
    // Two words: more deals are possible than one word can number.
    let left = ((random() * 0x20_0000 + (random() >>> 11)) / 0x20_0000_0000_0000) * ways;
    for (const allocation of all) {
      left -= allocation.ways;
      if (left < 0) return allocation;
    }
    return first;
  };
}

function shuffle(pile: Int32Array, random: Random): void {
  for (let last = pile.length - 1; last > 0; last -= 1) {
    const at = below(random, last + 1);
    const card = pile[last]!;
    pile[last] = pile[at]!;
    pile[at] = card;
  }
}

function dealPile(
  pile: Int32Array,
  places: readonly number[],
  counts: readonly number[],
  hands: Int32Array,
): void {
  let next = 0;
  for (const [at, place] of places.entries()) {
    for (let left = counts[at] ?? 0; left > 0; left -= 1) hands[place] = hands[place]! | (1 << pile[next++]!);
  }
}
