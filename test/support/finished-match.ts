import type { MatchPlayer, MatchResult } from '../../src/app/ports.ts';
import type { Side } from '../../src/engine/seats.ts';
import { PEOPLE } from './card-room.ts';

/** Somebody's part in it; the name is the id, aloud. */
export const player = (userId: string, side: Side, over: Partial<MatchPlayer> = {}): MatchPlayer => ({
  userId,
  name: userId.toUpperCase(),
  side,
  left: false,
  ...over,
});

/** Two against two, each across from their partner. */
export const FOUR = PEOPLE.map((userId, seat) => player(userId, (seat % 2) as Side));

/** A match that the first and the third person won; a test says what is special about it. */
export function finishedMatch(over: Partial<MatchResult> = {}): MatchResult {
  return {
    tableId: 't',
    guildId: 'guild',
    ruleSet: 'french',
    finishedAtMs: 1,
    winner: 0,
    total: [1010, 640],
    deals: 9,
    capots: [1, 0],
    contracts: [
      { played: 5, made: 4 },
      { played: 4, made: 2 },
    ],
    players: FOUR,
    computers: 0,
    ...over,
  };
}
