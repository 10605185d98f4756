import type { Contract } from '../../engine/actions.ts';
import { CARDS, SUITS } from '../../engine/cards.ts';
import { layoutOf } from '../search/layout.ts';

/**
 * Masks of cards in the order of `CARDS`: a byte a suit, natural order inside. Hands are valued and packs are dealt in
 * it, since it belongs to no contract.
 */
export type Conversion = (mask: number) => number;

const FROM = new Map<Contract, Conversion>();
const TO = new Map<Contract, Conversion>();

/** From the natural order into the layout of a contract. */
export function fromNatural(contract: Contract): Conversion {
  const known = FROM.get(contract);
  if (known !== undefined) return known;
  const { indexOf } = layoutOf(contract);
  const made = conversion((card) => indexOf(CARDS[card] ?? '7C'));
  FROM.set(contract, made);
  return made;
}

/** From the layout of a contract into the natural order. */
export function toNatural(contract: Contract): Conversion {
  const known = TO.get(contract);
  if (known !== undefined) return known;
  const { cardAt } = layoutOf(contract);
  const made = conversion((index) => CARDS.indexOf(cardAt(index)));
  TO.set(contract, made);
  return made;
}

function conversion(target: (index: number) => number): Conversion {
  const tables = SUITS.map((_, suit) =>
    Int32Array.from({ length: 256 }, (_, set) => {
      let mask = 0;
      for (let rank = 0; rank < 8; rank += 1) if ((set >>> rank) & 1) mask |= 1 << target(suit * 8 + rank);
      return mask;
    }),
  );
  const [a, b, c, d] = tables as [Int32Array, Int32Array, Int32Array, Int32Array];
  return (mask) => a[mask & 0xff]! | b[(mask >>> 8) & 0xff]! | c[(mask >>> 16) & 0xff]! | d[mask >>> 24]!;
}
