import type { SearchRules } from './search-rules.ts';
import { PLAIN_SURPLUS, TRUMP_SURPLUS } from './tables.ts';

/** A table of bounds on the value of positions between two tricks of one deal. */
export type Transposition = {
  /** To be called before positions of other rules. */
  readonly prepare: (rules: SearchRules) => void;
  /** Forgets the deal before and prepares for the one with these hands. */
  readonly reset: (hands: Int32Array) => void;
  /** Whether something is known: then `bounds` holds the lowest and highest value. Its third is the slot for `store`. */
  readonly probe: (leader: number, all: number, taken: number) => boolean;
  readonly store: (
    slot: number,
    leader: number,
    all: number,
    taken: number,
    low: number,
    high: number,
  ) => void;
  readonly bounds: Int32Array;
};

/** Bounds are stored in eleven bits each. */
const OFFSET = 512;
const BOUND = 0x7ff;

/**
 * The key is, for each suit, who owns the remaining cards in the order of rank, with the leader and the sides that
 * took a trick: such positions have the same lines of play. The cards themselves stand beside it. With other cards the
 * bounds are moved by the differences in points, since d points more on one card are worth from 0 to d.
 * One entry is three words: the remaining cards; tag and bounds; the deal it was made for, so that nothing is cleared.
 */
export function createTransposition(tableBits: number): Transposition {
  const shift = 32 - tableBits;
  const entries = new Int32Array(3 << tableBits);
  const owners = new Int32Array(1024);
  const hashes = new Int32Array(1024);
  const bounds = new Int32Array(3);
  let scale = 1;
  let firstSurplus = TRUMP_SURPLUS;
  let otherSurplus = PLAIN_SURPLUS;
  let epoch = 0;

  function prepare(rules: SearchRules): void {
    scale = rules.scale;
    firstSurplus = rules.kind === 'no-trump' ? PLAIN_SURPLUS : TRUMP_SURPLUS;
    otherSurplus = rules.kind === 'all-trump' ? TRUMP_SURPLUS : PLAIN_SURPLUS;
  }

  function reset(hands: Int32Array): void {
    epoch = (epoch + 1) | 0;
    const all = hands[0]! | hands[1]! | hands[2]! | hands[3]!;
    for (let suit = 0; suit < 4; suit++) sequenceSuit(hands, suit, (all >>> (suit << 3)) & 0xff);
  }

  /** Writes the owners of every subset of a suit's remaining cards as base-four digits behind a one. */
  function sequenceSuit(hands: Int32Array, suit: number, remaining: number): void {
    const base = suit << 8;
    owners[base] = 1;
    hashes[base] = mix(4 | suit);
    for (let set = remaining & -remaining; set !== 0; set = (set - remaining) & remaining) {
      const top = 31 - Math.clz32(set);
      const bit = 1 << ((suit << 3) + top);
      const owner =
        (hands[1]! & bit) !== 0 ? 1 : (hands[2]! & bit) !== 0 ? 2 : (hands[3]! & bit) !== 0 ? 3 : 0;
      const code = (owners[base + (set ^ (1 << top))]! << 2) | owner;
      owners[base + set] = code;
      hashes[base + set] = mix((code << 2) | suit);
    }
  }

  function probe(leader: number, all: number, taken: number): boolean {
    const m0 = all & 0xff;
    const m1 = ((all >>> 8) & 0xff) | 256;
    const m2 = ((all >>> 16) & 0xff) | 512;
    const m3 = (all >>> 24) | 768;
    const tag = (leader << 2) | taken;
    const key = hashes[m0]! + hashes[m1]! + hashes[m2]! + hashes[m3]! + Math.imul(tag, 0x9e3779b1);
    const at = 3 * (Math.imul(key, 0x2c1b3c6d) >>> shift);
    bounds[2] = at;
    const entry = entries[at + 1]!;
    if (entries[at + 2] !== epoch || (entry & 15) !== tag) return false;
    const stored = entries[at]!;
    const low = ((entry >>> 4) & BOUND) - OFFSET;
    const high = ((entry >>> 15) & BOUND) - OFFSET;
    if (stored === all) {
      bounds[0] = low;
      bounds[1] = high;
      return true;
    }
    const s0 = stored & 0xff;
    const s1 = ((stored >>> 8) & 0xff) | 256;
    const s2 = ((stored >>> 16) & 0xff) | 512;
    const s3 = (stored >>> 24) | 768;
    if (owners[s0] !== owners[m0] || owners[s1] !== owners[m1]) return false;
    if (owners[s2] !== owners[m2] || owners[s3] !== owners[m3]) return false;
    bounds[0] = low - surplus(m0, m1, m2, m3, s0, s1, s2, s3) * scale;
    bounds[1] = high + surplus(s0, s1, s2, s3, m0, m1, m2, m3) * scale;
    return true;
  }

  function surplus(
    s0: number,
    s1: number,
    s2: number,
    s3: number,
    m0: number,
    m1: number,
    m2: number,
    m3: number,
  ): number {
    return (
      firstSurplus[(s0 << 8) | m0]! +
      otherSurplus[((s1 & 0xff) << 8) | (m1 & 0xff)]! +
      otherSurplus[((s2 & 0xff) << 8) | (m2 & 0xff)]! +
      otherSurplus[((s3 & 0xff) << 8) | (m3 & 0xff)]!
    );
  }

  function store(slot: number, leader: number, all: number, taken: number, low: number, high: number): void {
    entries[slot] = all;
    entries[slot + 1] = (leader << 2) | taken | ((low + OFFSET) << 4) | ((high + OFFSET) << 15);
    entries[slot + 2] = epoch;
  }

  return { prepare, reset, probe, store, bounds };
}

/** Spreads the bits of a small number over 32 ("murmur3" finaliser). */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
