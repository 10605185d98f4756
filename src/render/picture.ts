import type { Canvas } from '@napi-rs/canvas';

/** A finished picture, ready to be attached to a message under its name. */
export type Picture = { readonly bytes: Buffer; readonly type: 'image/jpeg'; readonly name: string };

/** Best bytes for what can still be read: below it the edges of the letters blur. */
const JPEG_QUALITY = 88;

/** Encoding costs as much as drawing. */
export async function encodePicture(canvas: Canvas, name: string): Promise<Picture> {
  return { bytes: await canvas.encode('jpeg', JPEG_QUALITY), type: 'image/jpeg', name: `${name}.jpg` };
}
