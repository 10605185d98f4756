type Piece = Readonly<Record<string, unknown>>;

/** Components as they travel, with something sensible wherever nothing is said. */
export function button(overrides: Piece = {}): Piece {
  return { type: 2, style: 1, label: 'Play', custom_id: 'play', ...overrides };
}

export function select(overrides: Piece = {}): Piece {
  return { type: 3, custom_id: 'bid', options: [option('hearts'), option('spades')], ...overrides };
}

export function option(value: string, overrides: Piece = {}): Piece {
  return { label: value, value, ...overrides };
}

export function row(...components: readonly Piece[]): Piece {
  return { type: 1, components };
}

export function text(content: string): Piece {
  return { type: 10, content };
}

export function letters(count: number): string {
  return 'x'.repeat(count);
}

/** A picture of one black dot. */
export const png: Uint8Array<ArrayBuffer> = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
    'base64',
  ),
);
