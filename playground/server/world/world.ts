import type { Clock } from '../clock.ts';
import { snowflakes } from '../ids.ts';
import { changeFeed, type ChangeFeed } from './changes.ts';
import type {
  Attachment,
  Channel,
  Command,
  Emoji,
  Guild,
  Interaction,
  Json,
  Message,
  User,
} from './model.ts';

/** One event on its way to the bot; with `intents` 0 it goes to every session, else to who asked for one of them. */
export interface Dispatch {
  readonly type: string;
  readonly guildId: string | null;
  readonly intents: number;
  readonly data: () => Json;
}

/** Something with words in it that the bot sent, and who could read it (null: whoever sees the channel). */
export interface SentPayload {
  readonly what: 'message' | 'edit' | 'modal' | 'thread' | 'choices';
  readonly payload: unknown;
  readonly reader: string | null;
  readonly channelId: string;
  readonly messageId: string | null;
  readonly atMs: number;
}

/** Everything that this Discord remembers; only the functions of this folder change it. */
export interface World {
  readonly clock: Clock;
  readonly nextId: () => string;
  readonly token: string;
  readonly applicationId: string;
  readonly bot: User;
  /** Where files are served, known once the server listens. */
  readonly origin: () => string;
  readonly users: Map<string, User>;
  readonly guilds: Map<string, Guild>;
  readonly channels: Map<string, Channel>;
  readonly messages: Map<string, Map<string, Message>>;
  /** By guild, under the empty name the global ones. */
  readonly commands: Map<string, Map<string, Command>>;
  readonly emojis: Map<string, Emoji>;
  readonly files: Map<string, Attachment>;
  readonly interactions: Map<string, Interaction>;
  readonly interactionsById: Map<string, Interaction>;
  /** Those that may still fail for want of an acknowledgement. */
  readonly waiting: Set<Interaction>;
  readonly changes: ChangeFeed;
  readonly sent: SentPayload[];
  readonly dispatch: (event: Dispatch) => void;
  /** Names the receiver of the events; the gateway does it once. */
  readonly onDispatch: (receiver: (event: Dispatch) => void) => void;
}

/** What outlives the process. */
export type SavedWorld = Pick<
  World,
  | 'applicationId'
  | 'bot'
  | 'users'
  | 'guilds'
  | 'channels'
  | 'messages'
  | 'commands'
  | 'emojis'
  | 'files'
  | 'interactions'
  | 'interactionsById'
>;

export interface WorldOptions {
  readonly clock: Clock;
  readonly token: string;
  readonly origin: () => string;
  /** Goes on from here; its clock must not be behind. */
  readonly saved?: SavedWorld | undefined;
}

/** An empty world: an application with its bot user, no guild yet; or one that was saved. */
export function createWorld({ clock, token, origin, saved }: WorldOptions): World {
  const nextId = snowflakes(clock.nowMs);
  const applicationId = nextId();
  const bot: User = { id: applicationId, username: 'belote', globalName: null, bot: true, locale: 'en-US' };
  let receiver: (event: Dispatch) => void = () => {};
  return {
    clock,
    nextId,
    token,
    applicationId,
    bot,
    origin,
    users: new Map([[bot.id, bot]]),
    guilds: new Map(),
    channels: new Map(),
    messages: new Map(),
    commands: new Map(),
    emojis: new Map(),
    files: new Map(),
    interactions: new Map(),
    interactionsById: new Map(),
    waiting: new Set(),
    changes: changeFeed(clock.nowMs),
    sent: [],
    dispatch: (event) => receiver(event),
    onDispatch(next) {
      receiver = next;
    },
    ...saved,
  };
}

/** The parts of a world that outlive the process; not a copy. */
export function savedWorld(world: World): SavedWorld {
  const { applicationId, bot, users, guilds, channels, messages } = world;
  const { commands, emojis, files, interactions, interactionsById } = world;
  return {
    applicationId,
    bot,
    users,
    guilds,
    channels,
    messages,
    commands,
    emojis,
    files,
    interactions,
    interactionsById,
  };
}

/** The message with this id in this channel, ephemeral ones included. */
export function messageIn(world: World, channelId: string, messageId: string): Message | undefined {
  return world.messages.get(channelId)?.get(messageId);
}

/** Every message of a channel, oldest first, ephemeral ones included. */
export function messagesOf(world: World, channelId: string): readonly Message[] {
  return [...(world.messages.get(channelId)?.values() ?? [])];
}
