import type { Clock } from '../app/ports.ts';
import type { Ticket } from './answers.ts';

/** An interaction token lives 15 minutes; half a minute is left for the way (PLATFORM, "Interactions"). */
const TOKEN_LIFE_MS = 14.5 * 60_000;
const DISCORD_EPOCH_MS = 1_420_070_400_000n;

export type LiveHand = {
  readonly ticket: Ticket;
  /** The private message to edit: the one that the token answers (`@original`), or a later one. */
  readonly messageId: string;
  /** The interaction that the message came from: by it a later one knows the message again. `null`: not known. */
  readonly origin: string | null;
  /** Fingerprint of what it shows, empty when that is not known. */
  readonly shown: string;
  /** The language of its owner's Discord; the one that they chose themselves goes before. */
  readonly locale: string;
};

/**
 * The open hands that can be refreshed without a click: for each table and person the newest interaction token and
 * the fingerprint of what it shows. In memory only: tokens are secrets, and a click brings a fresh one.
 */
export type LiveHands = {
  /** This person sees their hand through this token now. */
  opened(tableId: string, userId: string, hand: LiveHand): void;
  /** The live hand, or `null` when there is none or its token is at its end. */
  of(tableId: string, userId: string): LiveHand | null;
  /** The tables at which this person has a live hand. */
  tablesOf(userId: string): readonly string[];
  /** What this hand shows now, empty when that is not known; nothing when a newer one was opened meanwhile. */
  shows(tableId: string, userId: string, hand: LiveHand, shown: string): void;
  /** The token of this hand is dead: never try again. A newer one lives on. */
  close(tableId: string, userId: string, hand: LiveHand): void;
};

export function createLiveHands(clock: Clock): LiveHands {
  const hands = new Map<string, LiveHand>();
  const keyOf = (tableId: string, userId: string): string => `${tableId} ${userId}`;

  function sweep(): void {
    for (const [key, hand] of hands) if (isDead(hand)) hands.delete(key);
  }

  const isNewest = (tableId: string, userId: string, { ticket, messageId }: LiveHand): boolean => {
    const newest = hands.get(keyOf(tableId, userId));
    return newest?.ticket.id === ticket.id && newest.messageId === messageId;
  };

  const isDead = (hand: LiveHand): boolean => clock.nowMs() > endOfLifeMs(hand);

  function of(tableId: string, userId: string): LiveHand | null {
    const hand = hands.get(keyOf(tableId, userId));
    return hand === undefined || isDead(hand) ? null : hand;
  }

  return {
    of,
    opened(tableId, userId, hand) {
      hands.set(keyOf(tableId, userId), hand);
      if (hands.size % 256 === 0) sweep();
    },
    tablesOf(userId) {
      const owned = [...hands.keys()].map((key) => key.split(' ')).filter(([, owner]) => owner === userId);
      return owned.flatMap(([tableId = '']) => (of(tableId, userId) === null ? [] : [tableId]));
    },
    shows(tableId, userId, hand, shown) {
      if (isNewest(tableId, userId, hand)) hands.set(keyOf(tableId, userId), { ...hand, shown });
    },
    close(tableId, userId, hand) {
      if (isNewest(tableId, userId, hand)) hands.delete(keyOf(tableId, userId));
    },
  };
}

/** The last moment at which a hand can be refreshed without a click. */
export function endOfLifeMs({ ticket }: Pick<LiveHand, 'ticket'>): number {
  return issuedAtMs(ticket.id) + TOKEN_LIFE_MS;
}

/** When an interaction came into being, from its snowflake. */
function issuedAtMs(snowflake: string): number {
  return Number((BigInt(snowflake) >> 22n) + DISCORD_EPOCH_MS);
}
