import type { Contract } from '../engine/actions.ts';
import type { Card } from '../engine/cards.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { cardFace, type Faces } from './card-face.ts';
import { handGroups, type HandSort } from './sort-hand.ts';

export type Held = {
  readonly cards: readonly Card[];
  /** `null` until it is fixed. */
  readonly contract: Contract | null;
  readonly sort: HandSort;
  readonly faces?: Faces | undefined;
};

/** The cards of a hand in groups of one suit; empty when there are none. */
export function heldText({ cards, contract, sort, faces }: Held, s: Sentences): string {
  return handGroups(cards, contract, sort)
    .map((group) => group.map((card) => `**${cardFace(card, s, faces)}**`).join(' '))
    .join(' · ');
}
