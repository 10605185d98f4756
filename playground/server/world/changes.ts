/** What happened in the world; `reader` names the only person who can see it, null is whoever sees the channel. */
export interface Change {
  readonly sequence: number;
  readonly atMs: number;
  readonly kind: ChangeKind;
  readonly guildId: string | null;
  readonly channelId: string | null;
  readonly messageId: string | null;
  readonly interactionId: string | null;
  readonly reader: string | null;
}

export type ChangeKind =
  | 'message-created'
  | 'message-edited'
  | 'message-deleted'
  | 'message-hidden'
  | 'reactions-changed'
  | 'thread-created'
  | 'thread-changed'
  | 'thread-deleted'
  | 'channel-changed'
  | 'channel-created'
  | 'channel-deleted'
  | 'guild-changed'
  | 'commands-changed'
  | 'emojis-changed'
  | 'interaction-created'
  | 'interaction-acknowledged'
  | 'interaction-followed-up'
  | 'interaction-failed'
  | 'time-passed'
  | 'typing'
  | 'gateway-changed';

export type ChangeNote = Partial<Omit<Change, 'sequence' | 'atMs' | 'kind'>>;

export interface ChangeFeed {
  /** Calls `listener` at once with every later change, in order; returns the way to unsubscribe. */
  readonly subscribe: (listener: (change: Change) => void) => () => void;
  readonly publish: (kind: ChangeKind, note?: ChangeNote) => void;
}

export function changeFeed(nowMs: () => number): ChangeFeed {
  const listeners = new Set<(change: Change) => void>();
  let sequence = 0;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    publish(kind, note = {}) {
      sequence += 1;
      if (listeners.size === 0) return;
      const change = { ...nothing, ...note, sequence, atMs: nowMs(), kind };
      for (const listener of listeners) listener(change);
    },
  };
}

const nothing = { guildId: null, channelId: null, messageId: null, interactionId: null, reader: null };
