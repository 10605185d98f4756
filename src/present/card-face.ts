import { rankOf, suitOf, type Card } from '../engine/cards.ts';
import type { Contract } from '../engine/actions.ts';
import { suitSymbol } from '../engine/notation.ts';
import type { Sentences } from '../i18n/sentences.ts';

export type CardEmoji = { readonly id: string; readonly name: string };

/** Where the picture of a card comes from; `null` = there is none, and the card is text. */
export type Faces = { emojiOf(card: Card): CardEmoji | null };

export const TEXT_FACES: Faces = { emojiOf: () => null };

/** The card as plain text, `J♥`, `10♠`: never only a colour or a picture. */
export function cardLabel(card: Card, s: Sentences): string {
  return `${s.words.rank[rankOf(card)]}${suitSymbol(suitOf(card))}`;
}

/** A narrow space: more cards fit on a phone's line, and where Unicode's rules are kept no line breaks at it. */
const GLUE = '\u202f';

/** The card in message text: its emoji, where there is one, and its text. */
export function cardFace(card: Card, s: Sentences, faces: Faces = TEXT_FACES): string {
  const emoji = usableEmoji(card, faces);
  return emoji === null ? cardLabel(card, s) : `<:${emoji.name}:${emoji.id}>${GLUE}${cardLabel(card, s)}`;
}

/** The emoji of a card if Discord would accept it: one bad emoji makes a whole message invalid. */
export function usableEmoji(card: Card, faces: Faces): CardEmoji | null {
  const emoji = faces.emojiOf(card);
  if (emoji === null) return null;
  return /^\d{17,20}$/.test(emoji.id) && /^\w{2,32}$/.test(emoji.name) ? emoji : null;
}

/** `♥`, `no trump`: a contract in as little room as possible, still readable. */
export function contractSign(contract: Contract, s: Sentences): string {
  return contract === 'NT' || contract === 'AT' ? s.words.contractShort[contract] : suitSymbol(contract);
}
