import type { Asked, PaneAct, PaneNews, Person } from '../protocol.ts';
import type { LocalDiscord } from '../server/local-discord.ts';
import type { Change } from '../server/world/changes.ts';
import type { Message } from '../server/world/model.ts';
import { may } from '../server/world/permissions.ts';
import { canSee, concernsPerson } from '../server/world/visibility.ts';
import { perform, type Hands } from './pane-acts.ts';
import { messageLook, placeOf } from './place.ts';

/** The screen of one person: what they may see goes out, what they do comes in. */
export type PaneSession = {
  receive(asked: Asked<PaneAct>): void;
  close(): void;
};

export type PaneWorld = {
  readonly discord: LocalDiscord;
  readonly person: () => Person;
  readonly send: (news: PaneNews) => void;
};

/** How many messages of a channel are shown. */
const MOST_MESSAGES = 100;

export function openPane({ discord, person, send }: PaneWorld): PaneSession {
  const { world } = discord;
  const { id: userId } = person();
  const hands: Hands = { discord, modals: new Map() };
  let openId: string | null = null;
  let couldSee = false;
  let placeIsStale = false;

  const tellTime = (): void => send({ type: 'time', nowMs: discord.clock.nowMs() });
  const tellMessage = (message: Message): void =>
    send({ type: 'message', message: messageLook(world.state, userId, message) });

  tellTime();
  send({ type: 'place', place: placeOf(discord, person()) });
  const unsubscribe = world.changes.subscribe((change) => {
    if (concernsPerson(world.state, userId, change) || touchesPlace(change)) follow(change);
  });

  function follow(change: Change): void {
    switch (change.kind) {
      case 'message-created':
      case 'message-edited':
      case 'reactions-changed':
        return followMessage(change);
      case 'message-deleted':
      case 'message-hidden':
        return change.channelId === openId ? tellGone(change) : undefined;
      case 'time-passed':
        return tellTime();
      case 'thread-created':
      case 'thread-changed':
      case 'thread-deleted':
        followThread(change);
        return renewPlace();
      case 'channel-changed':
      case 'channel-created':
      case 'channel-deleted':
      case 'guild-changed':
      case 'commands-changed':
      case 'emojis-changed':
      case 'gateway-changed':
        return renewPlace();
      case 'interaction-created':
      case 'interaction-acknowledged':
      case 'interaction-followed-up':
      case 'interaction-failed':
      case 'typing':
        return undefined;
    }
  }

  function followMessage({ kind, channelId, messageId }: Change): void {
    const message = world.message(channelId ?? '', messageId ?? '');
    if (message === undefined || !canSee(world.state, userId, message)) return;
    if (message.channelId === openId) return tellMessage(message);
    if (kind !== 'message-created' || message.authorId === userId) return;
    const { pingsMe } = messageLook(world.state, userId, message);
    send({ type: 'unread', channelId: message.channelId, pingsMe });
  }

  function tellGone({ channelId, messageId }: Change): void {
    send({ type: 'gone', channelId: channelId ?? '', messageId: messageId ?? '' });
  }

  /** The message that a thread started from shows the thread. */
  function followThread({ channelId }: Change): void {
    const starter = openId === null ? undefined : world.message(openId, channelId ?? '');
    if (starter !== undefined && canSee(world.state, userId, starter)) tellMessage(starter);
  }

  /** Many changes at once become one. */
  function renewPlace(): void {
    if (placeIsStale) return;
    placeIsStale = true;
    setImmediate(() => {
      placeIsStale = false;
      send({ type: 'place', place: placeOf(discord, person()) });
      if (openId !== null && couldSee !== seesChannel(openId)) tellMessages(openId);
    });
  }

  function seesChannel(channelId: string): boolean {
    const channel = world.state.channels.get(channelId);
    return channel !== undefined && may(world.state, channel, userId, 'ViewChannel');
  }

  function tellMessages(channelId: string): void {
    couldSee = seesChannel(channelId);
    const messages = world
      .messages(channelId, userId)
      .slice(-MOST_MESSAGES)
      .map((each) => messageLook(world.state, userId, each));
    send({ type: 'messages', channelId, messages });
  }

  return {
    receive({ id, act }) {
      if (act.do === 'open') {
        openId = act.channelId;
        tellMessages(openId);
        send({ type: 'answer', id, answer: { ok: true } });
        return;
      }
      void perform(hands, world.actor(userId, openId ?? undefined), act).then((answer) =>
        send({ type: 'answer', id, answer }),
      );
    },
    close: unsubscribe,
  };
}

/** What changes a person's place even though it is out of their sight now: being shut out or let in. */
function touchesPlace({ kind, reader }: Change): boolean {
  return reader === null && /^(guild|channel|thread)-/.test(kind);
}
