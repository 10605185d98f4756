import { createHash } from 'node:crypto';
import { CARDS, type Card } from './cards.ts';

/**
 * The pack that a seed stands for, so that anybody can check a deal afterwards.
 *
 * 1. A stream of bytes: block n (n = 0, 1, 2 …) is the SHA-256 of the ASCII text `SEED:n`, 32 bytes, block after block.
 * 2. The 32 cards start in the order 7C 8C 9C TC JC QC KC AC, then the same ranks in D, H, S.
 * 3. Fisher–Yates: for i = 31 down to 1 take bytes from the stream until one is less than the largest multiple of i + 1
 *    that does not exceed 256 (others are thrown away: no card is likelier than another); j = that byte modulo i + 1;
 *    the cards at i and j change places. The first card of the result is dealt first.
 *
 * @param seed 64 lower-case hex digits; anything else throws
 */
export function packOf(seed: string): readonly Card[] {
  const nextByte = byteStream(seedText(seed));
  const pack = [...CARDS];
  for (let i = pack.length - 1; i > 0; i -= 1) swap(pack, i, below(i + 1, nextByte));
  return pack;
}

/** What a table publishes before the deal, to prove the pack afterwards: the SHA-256 of the seed's 64 ASCII characters. */
export function commitmentOf(seed: string): string {
  return createHash('sha256').update(seedText(seed)).digest('hex');
}

export function isSeed(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/** The seed in what somebody pasted, whatever stands around it; `null` when there is none. */
export function seedIn(text: string): string | null {
  return /(?<![0-9a-z])[0-9a-f]{64}(?![0-9a-z])/.exec(text.toLowerCase())?.[0] ?? null;
}

function seedText(seed: string): string {
  if (!isSeed(seed)) throw new RangeError('a seed has 64 lower-case hex digits');
  return seed;
}

function byteStream(seed: string): () => number {
  let block: Buffer = Buffer.alloc(0);
  let blocks = 0;
  let next = 0;
  return () => {
    if (next === block.length) {
      block = createHash('sha256').update(`${seed}:${blocks}`).digest();
      blocks += 1;
      next = 0;
    }
    next += 1;
    return block.readUInt8(next - 1);
  };
}

/** A number from 0 to `count` - 1, each equally likely. */
function below(count: number, nextByte: () => number): number {
  const limit = 256 - (256 % count);
  let byte = nextByte();
  while (byte >= limit) byte = nextByte();
  return byte % count;
}

function swap(pack: Card[], i: number, j: number): void {
  const [a, b] = [pack[i], pack[j]];
  if (a === undefined || b === undefined) return;
  pack[i] = b;
  pack[j] = a;
}
