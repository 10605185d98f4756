import type { Match } from '../engine/match.ts';
import type { RuleSet } from '../engine/ruleset.ts';
import type { BySeat, Seat, Side } from '../engine/seats.ts';

export const LEVELS = ['easy', 'normal', 'hard'] as const;
/** How well a computer plays. */
export type Level = (typeof LEVELS)[number];

export type Person = {
  readonly kind: 'person';
  /** Discord user id. */
  readonly userId: string;
  /** Display name when the seat was taken: user text, escaped only where it is shown. */
  readonly name: string;
  /** Pressed *Ready* in the lobby. */
  readonly ready: boolean;
  /** Turns in a row that the clock took from this person. */
  readonly missedTurns: number;
  /** A computer plays this seat until its owner says *I'm back*. */
  readonly away: boolean;
};
export type Computer = { readonly kind: 'computer'; readonly level: Level };
export type Occupant = Person | Computer;

export const ADMISSIONS = ['everyone', 'invited', 'nobody'] as const;
/** Who may join a table; `nobody` plays with computers only. */
export type Admission = (typeof ADMISSIONS)[number];

/** What was chosen at `/belote start`; the rules are stored whole so that a later default changes no running table. */
export type TableOptions = {
  readonly rules: RuleSet;
  /** What differs from the rule set, as in a game record. */
  readonly house: Readonly<Record<string, unknown>>;
  /** Level of the computers that fill empty seats. */
  readonly level: Level;
  /** Time for one turn in milliseconds; 0 = no clock. */
  readonly clockMs: number;
  readonly admission: Admission;
  /** Whether advice may be asked for. */
  readonly hints: boolean;
  /** Whether the match counts for the season. */
  readonly rated: boolean;
  /** Whether public messages show pictures. */
  readonly pictures: boolean;
};

/** Where a table is shown: in a thread of its own, made from the lobby message, or in the thread of the match before. */
export type Place =
  | { readonly kind: 'channel'; readonly channelId: string }
  | { readonly kind: 'thread'; readonly channelId: string; readonly threadId: string };

type Common = {
  readonly id: string;
  /** Number of log entries so far; the next entry has `version + 1`. */
  readonly version: number;
  readonly guildId: string;
  readonly place: Place;
  readonly hostId: string;
  readonly options: TableOptions;
  /** When the last entry that moves the table on was written: the clocks run from here. */
  readonly sinceMs: number;
  /** User ids of those who were invited, in order. */
  readonly invited: readonly string[];
  /** User ids of those who may come because they sat, or might have sat, at the match before: nobody calls them. */
  readonly admitted: readonly string[];
  /** User ids of those who had to leave and may not come back. */
  readonly kicked: readonly string[];
};

export type Lobby = Common & { readonly phase: 'lobby'; readonly seats: BySeat<Occupant | null> };

/** Somebody who left a running match; counts as a loss unless they take a seat again. */
export type Leaver = { readonly userId: string; readonly name: string; readonly seat: Seat };

export type Playing = Common & {
  readonly phase: 'playing';
  readonly seats: BySeat<Occupant>;
  readonly leavers: readonly Leaver[];
  /** Seats that began with a computer or got one for somebody who was kicked. */
  readonly computers: number;
  readonly match: Match;
  /** Secret seeds of the deals so far, the running one last; a seed becomes public when its deal is over. */
  readonly seeds: readonly string[];
  /** Version of the last deal or move: what a press must have seen to count. */
  readonly at: number;
  /** Milliseconds that the person in turn has on top of the clock, because clicks could not reach us. */
  readonly extraMs: number;
};

export type Outcome =
  | { readonly kind: 'won'; readonly winner: Side }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'expired' }
  /** Ended early by the host or a moderator, or because nobody was left. */
  | { readonly kind: 'ended'; readonly by: string | null };

export type Closed = Common & {
  readonly phase: 'closed';
  readonly outcome: Outcome;
  readonly seats: BySeat<Occupant | null>;
  readonly leavers: readonly Leaver[];
  readonly computers: number;
  /** `null` when the table was closed in the lobby. */
  readonly match: Match | null;
  readonly seeds: readonly string[];
  readonly at: number;
};

export type Table = Lobby | Playing | Closed;
