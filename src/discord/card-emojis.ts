import type { REST } from '@discordjs/rest';
import { Routes, type RESTGetAPIApplicationEmojisResult } from 'discord-api-types/v10';
import type { Clock, Log } from '../app/ports.ts';
import type { Preferences } from '../app/preferences.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { TEXT_FACES, type Faces } from '../present/card-face.ts';
import { facesFrom, type EmojiFaces, type FaceSet } from '../render/faces.ts';
import { describeError } from './failures.ts';

/** The cards as application emojis, as far as they were uploaded; text where they were not. */
export type CardEmojis = {
  /** Asks Discord which there are, now and from time to time; never rejects. */
  open(applicationId: string): Promise<void>;
  /** The cards in the set that this person chose, with the letters of their language. */
  facesOf(userId: string, s: Sentences): Promise<Faces>;
  /** The cards as everybody sees them. */
  publicFaces(s: Sentences): Faces;
  /** Discord refused a message with some of them: text, until it has said again which there are. */
  distrust(): void;
  close(): void;
};

/** What a server's public messages and pictures show. */
export const PUBLIC_FACES: FaceSet = 'french';

const AGAIN_MS = 60 * 60_000;
/** As long as some are missing, somebody may be about to upload them. */
const SOON_AGAIN_MS = 10 * 60_000;
/** After a refusal; not at once for each of many hands. */
const AFTER_REFUSAL_MS = 5000;

const NO_EMOJIS: EmojiFaces = facesFrom([]);

export function createCardEmojis(rest: REST, preferences: Preferences, clock: Clock, log: Log): CardEmojis {
  let emojis = NO_EMOJIS;
  let application: string | null = null;
  let cancel = (): void => undefined;

  function askLater(ms: number): void {
    cancel();
    cancel = clock.at(clock.nowMs() + ms, () => void ask());
  }

  async function ask(): Promise<void> {
    if (application === null) return;
    try {
      const { items } = (await rest.get(
        Routes.applicationEmojis(application),
      )) as RESTGetAPIApplicationEmojisResult;
      emojis = facesFrom(items);
    } catch (error) {
      log.warn('emojis-unknown', describeError(error));
    }
    askLater(emojis.isComplete() ? AGAIN_MS : SOON_AGAIN_MS);
  }

  function facesIn(set: FaceSet, { words }: Sentences): Faces {
    const known = emojis;
    return known === NO_EMOJIS ? TEXT_FACES : { emojiOf: (card) => known.emojiOf(set, card, words.rank) };
  }

  return {
    async open(applicationId) {
      application = applicationId;
      await ask();
    },
    async facesOf(userId, s) {
      const set = await faceSetOf(preferences, userId);
      return set === null ? TEXT_FACES : facesIn(set, s);
    },
    publicFaces: (s) => facesIn(PUBLIC_FACES, s),
    distrust() {
      if (emojis === NO_EMOJIS) return;
      emojis = NO_EMOJIS;
      log.warn('emojis-distrusted');
      askLater(AFTER_REFUSAL_MS);
    },
    close() {
      application = null;
      cancel();
    },
  };
}

/** The set that a person chose, `null` for text. */
async function faceSetOf(preferences: Preferences, userId: string): Promise<FaceSet | null> {
  const { faces } = await preferences.person(userId);
  return faces === 'text' ? null : faces;
}
