/** A rectangle in pixels, from its top left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export function boxOf(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

export function inset(box: Box, by: number): Box {
  return boxOf(box.x + by, box.y + by, box.width - 2 * by, box.height - 2 * by);
}

/** The largest square in the middle of a box. */
export function squareIn(box: Box): Box {
  const side = Math.min(box.width, box.height);
  return boxOf(box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side, side);
}
