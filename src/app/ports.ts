import type { Contract, Move } from '../engine/actions.ts';
import type { Hint } from '../engine/hint.ts';
import type { RuleSetId } from '../engine/ruleset.ts';
import type { BySide, Side } from '../engine/seats.ts';
import type { View } from '../engine/view.ts';
import type { TableEvent } from './events.ts';
import type { FaceChoice, Sort } from './settings.ts';
import type { Admission, Level, Table } from './table.ts';

/** Time, injected. `at` runs a callback once when the clock shows `whenMs` or later; the returned function cancels it. */
export type Clock = {
  nowMs(): number;
  at(whenMs: number, run: () => void): () => void;
};

/** Secrets: a fresh 256-bit seed as 64 hex digits, and a short unguessable id for a new table. */
export type Secrets = {
  newSeed(): string;
  newTableId(): string;
  /** The seed that belongs to a text: the same for the same key, and without the key nobody can tell it. */
  seedFor(key: string, text: string): string;
};

/** A computer player. It is given a view, never a match; the answer may be late, and is then stale. */
export type Thinker = {
  think(request: {
    readonly level: Level;
    readonly view: View;
    readonly seed: string;
    readonly deadlineMs: number;
  }): Promise<Move>;
};

/** The expert, asked for advice by the reader of the view, who has something to do. It always answers. */
export type Advisor = {
  hint(request: { readonly view: View; readonly seed: string; readonly deadlineMs: number }): Promise<Hint>;
};

/** Log lines of structured facts; never a hand, a seed of a running deal, or a token. */
export type Log = {
  info(event: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(event: string, facts?: Readonly<Record<string, unknown>>): void;
  error(event: string, facts?: Readonly<Record<string, unknown>>): void;
};

/** The disk is full, the file is read-only or broken: nothing was written, and the state is as before. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** A person's part in a finished match. */
export type MatchPlayer = {
  readonly userId: string;
  readonly name: string;
  readonly side: Side;
  /** Left before the end: counts as lost whatever the score. */
  readonly left: boolean;
};

/** How many contracts a side played as bidders, and how many of them it made. */
export type Contracts = { readonly played: number; readonly made: number };

/** What a side did in a match that a season does not count, but a profile tells. */
export type SideFeats = {
  /** Its contracts by what was trump; what it never played is absent. */
  readonly byTrump: Readonly<Partial<Record<Contract, Contracts>>>;
  /** Doubled or redoubled contracts that it made. */
  readonly doubledMade: number;
  /** The most points by which it was behind after a deal. */
  readonly behind: number;
};

/** A finished match as the season sees it; the log keeps the rest. */
export type MatchResult = {
  readonly tableId: string;
  readonly guildId: string;
  readonly ruleSet: RuleSetId;
  readonly finishedAtMs: number;
  readonly winner: Side;
  readonly total: BySide<number>;
  readonly deals: number;
  readonly capots: BySide<number>;
  /** Contracts played and made by each side as bidders. */
  readonly contracts: BySide<Contracts>;
  readonly players: readonly MatchPlayer[];
  /** How many computers sat at the end; a rating moves only among four persons. */
  readonly computers: number;
  /** Absent in results of earlier versions; their logs tell it still. `target`: the points that win the match. */
  readonly feats?: { readonly target: number; readonly sides: BySide<SideFeats> };
};

export type Append = {
  readonly tableId: string;
  /** Version of the table before the first of `events`; 0 creates the table. */
  readonly expected: number;
  readonly events: readonly TableEvent[];
  /** The table after the events. */
  readonly table: Table;
  /** When the table must be looked at again without a click; `null` = never. */
  readonly wakeAtMs: number | null;
  /** Keep a snapshot of `table` now, so that loading need not replay from the start. */
  readonly snapshot: boolean;
  /** Written once, in the same transaction, when these events finish the match. */
  readonly result: MatchResult | null;
  /** The user ids of those whose match these events end, for the history; written once. `null`: no match is over. */
  readonly over: readonly string[] | null;
  /** The seed of the newest deal that is over with these events; written once. `null`: there is none that could be missing. */
  readonly publicSeed: PublicSeed | null;
};

/** The seed of a deal that is over; at `version` of its table no other deal had begun. */
export type PublicSeed = { readonly seed: string; readonly version: number };

/** A message that shows something of a table. `key` tells apart those of one kind: the deal's number, or a version. */
export type MessageRef = {
  readonly tableId: string;
  readonly kind: 'lobby' | 'table' | 'deal-result' | 'match-result' | 'ping' | 'reminder' | 'invitation';
  readonly key: number;
  readonly channelId: string;
  readonly messageId: string;
  /** Fingerprint of the content that was last accepted by Discord. */
  readonly shown: string;
};

/** Tables, their logs and their messages. Every method may reject with `StoreUnavailable`. */
export type TableStore = {
  /** One transaction: log entries (key `(table, version)`), head, deadline, snapshot, result. `conflict`: the key is taken. */
  append(entry: Append): Promise<'appended' | 'conflict'>;
  /** The newest snapshot (if any) and all log entries behind it, oldest first; `null`: no such table. */
  load(
    tableId: string,
  ): Promise<{ readonly snapshot: Table | null; readonly tail: readonly TableEvent[] } | null>;
  /** The whole log, oldest first. */
  log(tableId: string): Promise<readonly TableEvent[]>;
  /** Tables with a deadline, soonest first. */
  waking(): Promise<readonly { readonly tableId: string; readonly wakeAtMs: number }[]>;
  /** Tables whose `shown_version` is behind their `version`. */
  unpublished(): Promise<readonly string[]>;
  /** Notes that everything up to `version` stands in Discord; never goes backwards. */
  markShown(tableId: string, version: number): Promise<void>;
  /** Drops the deadline of a table that needs no more looking at. */
  stopWaking(tableId: string): Promise<void>;

  threadOf(tableId: string): Promise<string | null>;
  saveThread(tableId: string, threadId: string): Promise<void>;
  /** Forgets a thread that is gone. */
  dropThread(tableId: string): Promise<void>;
  /** The tables that are or were shown in this thread, newest first. */
  tablesInThread(threadId: string): Promise<readonly string[]>;
  /** Open tables (lobby or playing) where this person sits or is host, in this server, newest first. */
  tablesOfPerson(guildId: string, userId: string): Promise<readonly string[]>;
  /** Open tables of a server, newest first. */
  openTables(guildId: string): Promise<readonly string[]>;
  /** How many tables of all servers are open. */
  openTableCount(): Promise<number>;

  messages(tableId: string): Promise<readonly MessageRef[]>;
  /** Inserts or replaces by (table, kind, key). */
  saveMessage(ref: MessageRef): Promise<void>;
  removeMessage(ref: Pick<MessageRef, 'tableId' | 'kind' | 'key'>): Promise<void>;
};

export type Season = {
  readonly id: number;
  readonly guildId: string;
  readonly name: string;
  readonly startedAtMs: number;
  readonly closedAtMs: number | null;
};

/** Seasons and their results. A match is filed in the season that runs when it finishes; where none runs, one begins by itself. */
export type SeasonStore = {
  /** Of a server, oldest first. */
  seasons(guildId: string): Promise<readonly Season[]>;
  running(guildId: string): Promise<Season | null>;
  /**
   * One transaction: closes the season `seen` (`null`: none runs) and opens the next, called by its number where `name`
   * is `null`. Gives the new one; `null`, and nothing done, when another season runs than the one that was seen.
   */
  startSeason(start: {
    readonly guildId: string;
    readonly name: string | null;
    readonly atMs: number;
    readonly seen: number | null;
  }): Promise<Season | null>;
  /** Whether it was running until now. */
  closeSeason(seasonId: number, atMs: number): Promise<boolean>;
  renameSeason(seasonId: number, name: string): Promise<void>;
  /** Results of a season in the order in which they were filed, behind the row `after` (0 = all). */
  results(
    seasonId: number,
    after: number,
  ): Promise<readonly { readonly row: number; readonly result: MatchResult }[]>;
};

/** Whose matches: of everybody on a server, or of one person there. */
export type MatchesOf = { readonly guildId: string; readonly userId: string | null };

/** The matches that are over, those that ended early too. */
export type HistoryStore = {
  matchCount(of: MatchesOf): Promise<number>;
  /** The table ids of `limit` matches behind the newest `skip`, newest first. */
  matches(of: MatchesOf, part: { readonly skip: number; readonly limit: number }): Promise<readonly string[]>;
  /** The log of the table on this server where a deal that is over had this seed, up to the end of that deal; else `null`. */
  logOfDeal(guildId: string, seed: string): Promise<readonly TableEvent[] | null>;
};

export type GuildSettings = {
  readonly ruleSet: RuleSetId;
  readonly clockMs: number;
  readonly level: Level;
  readonly admission: Admission;
  /** A language code of the catalogue; `null` = the server's Discord language. */
  readonly language: string | null;
  /** Channels in which tables may be opened; none = everywhere. */
  readonly channels: readonly string[];
  /** Pictures of the table in public messages. */
  readonly pictures: boolean;
  /** Whether the hard computer may be asked for advice. */
  readonly hints: boolean;
  /** Whether matches count for the season. */
  readonly rated: boolean;
};

export type PersonSettings = {
  readonly language: string | null;
  /** Mention me when it is my turn. */
  readonly ping: boolean;
  readonly faces: FaceChoice;
  readonly sort: Sort;
  /** Declarations are chosen from the start; else nothing is. */
  readonly announce: boolean;
  /** Ask before a card or call is played. */
  readonly confirm: boolean;
};

/** Settings by server and by person; what was never set is absent, defaults belong to the app. */
export type SettingsStore = {
  guild(guildId: string): Promise<Partial<GuildSettings>>;
  saveGuild(guildId: string, settings: Partial<GuildSettings>): Promise<void>;
  person(userId: string): Promise<Partial<PersonSettings>>;
  savePerson(userId: string, settings: Partial<PersonSettings>): Promise<void>;
};

/** What a person asks to be erased, on every server. */
export type ErasureStore = {
  /** The open tables whose log names this person, newest first. */
  openTablesNaming(userId: string): Promise<readonly string[]>;
  /**
   * One transaction: their settings go, and wherever else their id stands it is replaced by one that `newId` gives, the same
   * throughout a server, and their name by none. Afterwards no byte of what is kept holds either. `false`, and nothing
   * done, while they sit at an open table or are its host.
   */
  forget(userId: string, newId: () => string): Promise<boolean>;
};

/** Small facts of the program itself, such as the fingerprint of the registered commands. */
export type FactStore = {
  fact(key: string): Promise<string | null>;
  saveFact(key: string, value: string): Promise<void>;
};

/** What somebody played of the daily deals of one day. */
export type DailyAttempt = {
  /** In UTC: `2026-11-30`. */
  readonly day: string;
  readonly userId: string;
  /** 1 counts for the board; the others are practice. */
  readonly attempt: number;
  /** Where it was begun: on that server's board it stands. */
  readonly guildId: string;
  readonly name: string;
  /** All moves of all four seats, a list for each deal that was begun. */
  readonly deals: readonly (readonly Move[])[];
  /** Once all is played: the points that the own side wrote more than the other, and when. */
  readonly finished: { readonly score: number; readonly atMs: number } | null;
};

/** An attempt that counted and is finished, as a board shows it. */
export type DailyScore = Pick<DailyAttempt, 'userId' | 'guildId' | 'name'> & { readonly score: number };

export type DailyStore = {
  /** The attempts of this person on this day: the one that counts, and the newest practice. */
  dailyAttempts(day: string, userId: string): Promise<readonly DailyAttempt[]>;
  /** Inserts or replaces by (day, person, attempt); a new practice replaces the one before. */
  saveDailyAttempt(attempt: DailyAttempt): Promise<void>;
  /** Everybody's finished attempts that count, over all servers, the best first and of equals who finished first. */
  dailyScores(day: string): Promise<readonly DailyScore[]>;
};

export type Store = TableStore &
  SeasonStore &
  HistoryStore &
  SettingsStore &
  ErasureStore &
  FactStore &
  DailyStore & { close(): void };
