import type { Move } from '../engine/actions.ts';
import type { Seat } from '../engine/seats.ts';
import { viewFor } from '../engine/view.ts';
import type { Clock, Log, Thinker } from './ports.ts';
import type { Playing } from './table.ts';

export type ThinkingWorld = {
  readonly thinker: Thinker;
  readonly clock: Clock;
  readonly log: Log;
  /** How long a computer may think about one move. */
  readonly thinkMs: number;
};

/** A thinker that has not answered so long after its time will not answer any more. */
const LOST_AFTER_MS = 15_000;

/**
 * What the computer does at this seat, which is in turn. A computer player that fails or never answers must not stop
 * the table: then any legal move is made.
 */
export function createThinking({
  thinker,
  clock,
  log,
  thinkMs,
}: ThinkingWorld): (table: Playing, seat: Seat) => Promise<Move> {
  async function answer(table: Playing, seat: Seat): Promise<Move> {
    const occupant = table.seats[seat];
    const level = occupant.kind === 'computer' ? occupant.level : table.options.level;
    const request = {
      level,
      view: viewFor(table.match, seat),
      seed: `${table.id}:${table.at}`,
      deadlineMs: thinkMs,
    };
    const thought = thinker.think(request);
    let stopWaiting = (): void => undefined;
    const lost = new Promise<never>((_, reject) => {
      const late = (): void => reject(new Error('the computer player does not answer'));
      stopWaiting = clock.at(clock.nowMs() + thinkMs + LOST_AFTER_MS, late);
    });
    return Promise.race([thought, lost]).finally(stopWaiting);
  }

  return async (table, seat) => {
    try {
      return await answer(table, seat);
    } catch (error) {
      log.error('thinker-failed', { table: table.id, error: String(error) });
      return anyMove(table, seat);
    }
  };
}

/** The first of the legal moves. */
export function anyMove({ match }: Playing, seat: Seat): Move {
  const [move] = viewFor(match, seat).legal;
  if (move === undefined) throw new Error(`seat ${seat} is in turn and can do nothing`);
  return move;
}
