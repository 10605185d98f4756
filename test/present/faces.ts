import * as fc from 'fast-check';
import type { BySeat } from '../../src/engine/seats.ts';
import type { SeatFace } from '../../src/present/seat-face.ts';

export function person(name: string, extra: Partial<SeatFace> = {}): SeatFace {
  return { kind: 'person', name, away: false, ready: true, userId: '123456789012345678', ...extra };
}

export function computer(name: string): SeatFace {
  return { kind: 'computer', name, level: 'normal', away: false };
}

export const FOUR_FRIENDS: BySeat<SeatFace> = [person('Ana'), person('Bo'), person('Cy'), person('Di')];

/** Names that people have, and names that people choose in order to break something. */
export const NASTY_NAMES = [
  '@everyone',
  '@here <@123456789012345678> <@&12345678901234567> <#1>',
  '****__~~||`````||~~__****[](){}<>',
  '```\n# big\n> quote\n-# small',
  '[click](https://evil.example)',
  'discord.gg/freestuff https://x.yz',
  '<:card:123456789012345678><a:b:1>',
  '\u202eEvil\u202d \u2066name\u2069 \u200f\u200e',
  'שלום עולם مرحبا بالعالم שלום שלום',
  '👨‍👩‍👧‍👦'.repeat(8),
  'Z\u0335\u0322\u0321\u0327\u0328'.repeat(200),
  '漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字',
  '\u200b\u200b \u3164',
  '',
  '\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\',
  '1. one\r\n2. two',
  '\ud83d',
] as const;

export const anyName = fc.oneof(
  fc.constantFrom(...NASTY_NAMES),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...Array.from('*_~`|\\[]()<>@#:/.-+!\n')), maxLength: 32 }),
);

const anyFace: fc.Arbitrary<SeatFace> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(anyName, fc.boolean()).map(([name, away]) => person(name, { away })) },
  { weight: 1, arbitrary: anyName.map(computer) },
);

export const anyFaces: fc.Arbitrary<BySeat<SeatFace>> = fc.tuple(anyFace, anyFace, anyFace, anyFace);
