import type { MessageLook, PaneAct, PaneAnswer, PaneNews, Place } from '../../protocol.ts';

export type Unread = { readonly count: number; readonly pings: number };

/** What one person's screen shows. */
export type PaneState = {
  readonly connected: boolean;
  readonly place: Place | null;
  readonly channelId: string | null;
  /** Oldest first; `null` until the channel has come. */
  readonly messages: readonly MessageLook[] | null;
  readonly unread: Readonly<Record<string, Unread>>;
  readonly aheadMs: number;
};

export type PaneChange =
  | Exclude<PaneNews, { readonly type: 'answer' }>
  | { readonly type: 'connected'; readonly connected: boolean }
  /** Somebody else sits down at this screen: nothing of the one before is left on it. */
  | { readonly type: 'cleared' }
  | { readonly type: 'opened'; readonly channelId: string };

export const BLANK: PaneState = {
  connected: false,
  place: null,
  channelId: null,
  messages: null,
  unread: {},
  aheadMs: 0,
};

export type Ask = (act: PaneAct) => Promise<PaneAnswer>;

export function changed(state: PaneState, change: PaneChange): PaneState {
  switch (change.type) {
    case 'cleared':
      return BLANK;
    case 'connected':
      return { ...state, connected: change.connected };
    case 'place':
      return { ...state, place: change.place };
    case 'time':
      return { ...state, aheadMs: change.nowMs - Date.now() };
    case 'opened':
      return {
        ...state,
        channelId: change.channelId,
        messages: null,
        unread: without(state.unread, change.channelId),
      };
    case 'messages':
      return change.channelId === state.channelId ? { ...state, messages: change.messages } : state;
    case 'message':
      return change.message.channel_id === state.channelId
        ? { ...state, messages: withMessage(state.messages ?? [], change.message) }
        : state;
    case 'gone':
      return { ...state, messages: state.messages?.filter((each) => each.id !== change.messageId) ?? null };
    case 'unread':
      return { ...state, unread: withUnread(state.unread, change.channelId, change.pingsMe) };
  }
}

function withMessage(messages: readonly MessageLook[], message: MessageLook): readonly MessageLook[] {
  const known = messages.some((each) => each.id === message.id);
  return known ? messages.map((each) => (each.id === message.id ? message : each)) : [...messages, message];
}

function withUnread(unread: PaneState['unread'], channelId: string, pingsMe: boolean): PaneState['unread'] {
  const { count, pings } = unread[channelId] ?? { count: 0, pings: 0 };
  return { ...unread, [channelId]: { count: count + 1, pings: pings + (pingsMe ? 1 : 0) } };
}

function without(unread: PaneState['unread'], channelId: string): PaneState['unread'] {
  return Object.fromEntries(Object.entries(unread).filter(([id]) => id !== channelId));
}
