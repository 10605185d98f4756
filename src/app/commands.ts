import type { Move } from '../engine/actions.ts';
import type { HouseRules } from '../engine/rulesets/house-rules.ts';
import type { Seat, Side } from '../engine/seats.ts';
import type { Who } from './events.ts';

/** Everything that people, clocks and computers can ask of a table; all of it goes through `tables.act`. */
export type TableCommand =
  /** Takes a free seat of the side, else a computer's seat there; `null` = whichever side has room. */
  | { readonly type: 'join'; readonly who: Who; readonly side: Side | null }
  | { readonly type: 'leave'; readonly userId: string }
  /** `ready`: wants to be ready, or takes it back. Whoever is so already, or plays already, has it as they want it. */
  | { readonly type: 'ready'; readonly userId: string; readonly ready: boolean }
  /** Presses *Rematch*: sits down on this side unless they sit already, and is ready from then on. */
  | { readonly type: 'rematch'; readonly who: Who; readonly side: Side }
  | { readonly type: 'add-computer'; readonly userId: string }
  | { readonly type: 'start'; readonly userId: string }
  /** `house` is laid over what the table has. */
  | { readonly type: 'change-rules'; readonly userId: string; readonly house: HouseRules }
  | { readonly type: 'invite'; readonly userId: string; readonly guestId: string }
  | {
      readonly type: 'kick';
      readonly userId: string;
      readonly moderator: boolean;
      readonly guestId: string;
    }
  | { readonly type: 'cancel'; readonly userId: string; readonly moderator: boolean }
  /** `at` is the version that the button showed; anything else is stale. */
  | { readonly type: 'move'; readonly userId: string; readonly at: number; readonly move: Move }
  /** A computer's move, on its own seat, on an absent person's, or because the clock ran out. */
  | { readonly type: 'computer-move'; readonly at: number; readonly move: Move; readonly clock: boolean }
  /** Gives the person in turn until `untilMs`, because clicks could not reach us for a while. */
  | { readonly type: 'extend-clock'; readonly at: number; readonly untilMs: number }
  /** `userId` is `null` when the pause between deals is over. */
  | { readonly type: 'next-deal'; readonly userId: string | null; readonly at: number }
  | { readonly type: 'back'; readonly userId: string }
  | { readonly type: 'take-seat'; readonly who: Who; readonly seat: Seat }
  | { readonly type: 'end'; readonly userId: string; readonly moderator: boolean }
  /** The lobby was left untouched, or nobody is left at the table; stale when something happened since `version`. */
  | { readonly type: 'expire'; readonly version: number };
