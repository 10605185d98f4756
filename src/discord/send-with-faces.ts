import type { Sentences } from '../i18n/sentences.ts';
import { TEXT_FACES, type Faces } from '../present/card-face.ts';
import type { CardEmojis } from './card-emojis.ts';
import { failureOf } from './failures.ts';

/**
 * Sends something with the card faces of this person. One emoji that is gone makes the whole message invalid: then it is
 * sent with text, because nobody may be left without a hand (FAULTS 25).
 */
export async function sendWithFaces<T>(
  emojis: CardEmojis,
  userId: string,
  s: Sentences,
  send: (faces: Faces) => Promise<T>,
): Promise<T> {
  const faces = await emojis.facesOf(userId, s);
  try {
    return await send(faces);
  } catch (error) {
    if (failureOf(error) !== 'refused' || faces === TEXT_FACES) throw error;
    emojis.distrust();
    return send(TEXT_FACES);
  }
}
