import type { Move } from '../engine/actions.ts';
import type { RuleSet } from '../engine/ruleset.ts';
import type { HouseRules } from '../engine/rulesets/house-rules.ts';
import type { Seat } from '../engine/seats.ts';
import type { Level, Occupant, Place, TableOptions } from './table.ts';
import type { BySeat } from '../engine/seats.ts';

/** Options as they stand in the log: older entries lack what tables could not choose yet. */
export type LoggedOptions = Omit<TableOptions, LaterOption> & Partial<Pick<TableOptions, LaterOption>>;
type LaterOption = 'admission' | 'hints' | 'rated' | 'pictures';

export type Who = { readonly userId: string; readonly name: string };

/** Who made a move: a person, a computer on its own seat, or a computer because the clock ran out. */
export type Mover = 'person' | 'computer' | 'clock';

/** One line of a table's append-only log; `atMs` is when it was written. Replaying them gives the table. */
export type TableEvent = { readonly atMs: number } & (
  | {
      readonly type: 'opened';
      readonly tableId: string;
      readonly guildId: string;
      readonly place: Place;
      readonly hostId: string;
      readonly options: LoggedOptions;
      readonly seats: BySeat<Occupant | null>;
      /** Taken over from the match before; absent in older entries. */
      readonly admitted?: readonly string[];
      readonly kicked?: readonly string[];
    }
  | { readonly type: 'joined'; readonly seat: Seat; readonly person: Who }
  | { readonly type: 'computer-added'; readonly seat: Seat; readonly level: Level }
  | { readonly type: 'readied'; readonly seat: Seat; readonly ready: boolean }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'host-passed'; readonly userId: string }
  | { readonly type: 'invited'; readonly userId: string }
  /** Had to leave; a computer has the cards of a running match. */
  | { readonly type: 'kicked'; readonly userId: string; readonly seat: Seat }
  | { readonly type: 'rules-changed'; readonly rules: RuleSet; readonly house: HouseRules }
  | { readonly type: 'started' }
  | { readonly type: 'dealt'; readonly dealer: Seat; readonly seed: string }
  | { readonly type: 'moved'; readonly move: Move; readonly by: Mover }
  | { readonly type: 'clock-extended'; readonly untilMs: number }
  | { readonly type: 'came-back'; readonly seat: Seat }
  | { readonly type: 'seat-taken'; readonly seat: Seat; readonly person: Who }
  | {
      readonly type: 'closed';
      readonly reason: 'cancelled' | 'expired' | 'ended';
      readonly by: string | null;
    }
);
