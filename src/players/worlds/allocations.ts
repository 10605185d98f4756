/** Where unseen cards may lie: each place takes exactly `size` cards out of `may`. */
export type Place = { readonly size: number; readonly may: number };

/** Cards that the same places may hold, and those places. */
export type Group = { readonly cards: readonly number[]; readonly places: readonly number[] };

/** How many cards of each group each place takes, in the order of the group's places; `ways` deals do so. */
export type Allocation = { readonly counts: readonly (readonly number[])[]; readonly ways: number };

/** Every way of giving groups to places by numbers. Empty when no deal is possible. */
export type Allocations = {
  readonly groups: readonly Group[];
  readonly all: readonly Allocation[];
  /** Number of deals. */
  readonly ways: number;
};

export function allocationsOf(unseen: readonly number[], places: readonly Place[]): Allocations {
  const groups = groupsOf(unseen, places);
  const rooms = places.map(({ size }) => size);
  const isFull = unseen.length === rooms.reduce((sum, size) => sum + size, 0);
  const all = isFull ? [...allocate(groups, 0, rooms)] : [];
  return { groups, all, ways: all.reduce((sum, { ways }) => sum + ways, 0) };
}

function groupsOf(unseen: readonly number[], places: readonly Place[]): readonly Group[] {
  const byPlaces = new Map<number, number[]>();
  for (const card of unseen) {
    const key = places.reduce((key, { may }, place) => ((may >>> card) & 1 ? key | (1 << place) : key), 0);
    const cards = byPlaces.get(key);
    if (cards === undefined) byPlaces.set(key, [card]);
    else cards.push(card);
  }
  return [...byPlaces]
    .map(([key, cards]) => ({
      cards,
      places: places.map((_, place) => place).filter((place) => (key >>> place) & 1),
    }))
    .sort((a, b) => a.places.length - b.places.length);
}

function* allocate(groups: readonly Group[], index: number, rooms: readonly number[]): Generator<Allocation> {
  const group = groups[index];
  if (group === undefined) {
    yield { counts: [], ways: 1 };
    return;
  }
  for (const counts of splits(
    group.cards.length,
    group.places.map((place) => rooms[place] ?? 0),
  )) {
    const left = [...rooms];
    group.places.forEach((place, at) => (left[place] = (left[place] ?? 0) - (counts[at] ?? 0)));
    for (const rest of allocate(groups, index + 1, left)) {
      yield { counts: [counts, ...rest.counts], ways: rest.ways * multinomial(counts) };
    }
  }
}

/** The ways to write `total` as a sum with no part over its room. */
function* splits(total: number, rooms: readonly number[]): Generator<readonly number[]> {
  const [room, ...others] = rooms;
  if (room === undefined) {
    if (total === 0) yield [];
    return;
  }
  const elsewhere = others.reduce((sum, other) => sum + other, 0);
  for (let count = Math.max(0, total - elsewhere); count <= Math.min(room, total); count += 1) {
    for (const rest of splits(total - count, others)) yield [count, ...rest];
  }
}

function multinomial(counts: readonly number[]): number {
  let ways = 1;
  let total = 0;
  for (const count of counts) {
    for (let step = 1; step <= count; step += 1) ways = (ways * (total + step)) / step;
    total += count;
  }
  return Math.round(ways);
}
