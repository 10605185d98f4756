import { loadImage, type Image } from '@napi-rs/canvas';
import { CARDS, rankOf, suitOf, type Card } from '../engine/cards.ts';
import { bellotPath } from './asset-path.ts';
import { BELLOT_RANKS, BELLOT_SUITS } from './ranks.ts';

/** David Bellot's 32 cards, decoded; each is 338 × 489. */
export type BellotArt = ReadonlyMap<Card, Image>;

/** Throws when the package with the pictures is not installed. */
export async function loadBellotArt(): Promise<BellotArt> {
  return new Map(await Promise.all(CARDS.map(async (card) => [card, await loadCard(card)] as const)));
}

function loadCard(card: Card): Promise<Image> {
  return loadImage(bellotPath(`${BELLOT_SUITS[suitOf(card)]}_${BELLOT_RANKS[rankOf(card)]}`));
}
