import type { Advice } from '../app/advice.ts';
import type { Daily } from '../app/daily.ts';
import type { Clock, Log, Store } from '../app/ports.ts';
import type { Pace } from '../app/due.ts';
import type { Preferences } from '../app/preferences.ts';
import type { Tables } from '../app/tables.ts';
import type { Answers } from './answers.ts';
import type { CardEmojis } from './card-emojis.ts';
import type { Gallery } from './gallery.ts';
import type { Hands } from './hands.ts';
import type { Illustrator } from './illustrator.ts';
import type { LiveHands } from './live-hands.ts';
import type { Publisher } from './publisher.ts';

/** All that a command or press needs from the program, built once in `main`. */
export type House = {
  readonly tables: Tables;
  readonly advice: Advice;
  readonly daily: Daily;
  readonly store: Store;
  readonly preferences: Preferences;
  readonly publisher: Publisher;
  readonly hands: Hands;
  readonly live: LiveHands;
  readonly answers: Answers;
  readonly emojis: CardEmojis;
  readonly gallery: Gallery;
  readonly illustrator: Illustrator;
  readonly clock: Clock;
  readonly pace: Pace;
  readonly log: Log;
};
