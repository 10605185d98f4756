import type { Contract, Refusal } from '../engine/actions.ts';
import type { Suit } from '../engine/cards.ts';

/** What is refused apart from the rules of the game: a seat, a table, a right, the world outside. */
type OtherRefusal =
  | 'stale'
  | 'not-seated'
  | 'already-seated'
  | 'side-full'
  | 'table-full'
  | 'not-host'
  | 'not-in-lobby'
  | 'not-playing'
  | 'table-closed'
  | 'table-unknown'
  | 'deal-running'
  | 'seat-not-free'
  | 'other-seat-left'
  | 'seated-otherwise'
  | 'not-away'
  | 'not-invited'
  | 'kicked'
  | 'nobody-may-join'
  | 'sits-here'
  | 'was-kicked'
  | 'already-invited'
  | 'not-yourself'
  | 'not-at-table'
  | 'house-rules-misfit'
  | 'nothing-changed'
  | 'hints-off'
  | 'match-running'
  | 'match-unknown'
  | 'not-a-seed'
  | 'store-unavailable'
  | 'no-permission'
  | 'unknown-press'
  | 'use-in-server'
  | 'no-table-here';

export type RefusalKey = Refusal | OtherRefusal;

/** What a refusal may mention; every language says something sensible when a part is missing. */
export type RefusalContext = {
  /** The suit that was led to the trick on the table. */
  readonly led?: Suit | null;
  readonly contract?: Contract | null;
  /** Trumps must be played on the partner's tricks too. */
  readonly ruffsPartner?: boolean;
  /** Names of the Discord permissions that are missing, as the client shows them. */
  readonly permissions?: readonly string[];
  /** A mention of the channel in which they are missing, when it is another one. */
  readonly where?: string;
};

/** Why something was not done, as a friendly sentence that names the rule; one for every key. */
export type RefusalSentences = Readonly<Record<RefusalKey, (context: RefusalContext) => string>>;
