import { GlobalFonts } from '@napi-rs/canvas';
import { assetPath } from './asset-path.ts';

const SANS = 'Belote Sans';
const EMOJI = 'Belote Emoji';
const FAMILIES = `"${SANS}", "${EMOJI}"`;

/** Makes the bundled fonts known to the canvas; once is enough, and more does no harm. */
export function registerFonts(): void {
  if (GlobalFonts.has(SANS)) return;
  GlobalFonts.registerFromPath(assetPath('fonts/DejaVuSansCondensed.ttf'), SANS);
  GlobalFonts.registerFromPath(assetPath('fonts/DejaVuSansCondensed-Bold.ttf'), SANS);
  GlobalFonts.registerFromPath(assetPath('fonts/NotoEmoji-Bold.ttf'), EMOJI);
}

/** A CSS font of the given height in pixels. */
export function fontOf(sizePx: number, weight: 'normal' | 'bold' = 'bold'): string {
  return `${weight} ${sizePx}px ${FAMILIES}`;
}
