import type { Message } from '../world/model.ts';
import { refusal } from './errors.ts';
import type { Call } from './route.ts';

/** From this age on a message can be edited only a few times. */
export const oldMessageMs = 3_600_000;
/** Discord does not publish its number; this one is small enough to be noticed. */
export const oldEdits = { limit: 5, windowMs: 5 * 60_000 } as const;

/** Counts the edits of old messages by channel. */
export interface OldEdits {
  readonly allows: (message: Message, nowMs: number) => boolean;
}

export function createOldEdits(): OldEdits {
  const recent = new Map<string, number[]>();
  return {
    allows(message, nowMs) {
      if (nowMs - message.createdMs < oldMessageMs) return true;
      const times = (recent.get(message.channelId) ?? []).filter((ms) => nowMs - ms < oldEdits.windowMs);
      if (times.length >= oldEdits.limit) return false;
      recent.set(message.channelId, [...times, nowMs]);
      return true;
    },
  };
}

/** Refuses an edit too many of an old message. */
export function countOldEdit(call: Call, message: Message): void {
  if (!call.allowsEditOf(message)) throw refusal('tooManyOldEdits');
}
