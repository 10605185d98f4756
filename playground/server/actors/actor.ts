import { wireComponents } from '../wire/components.ts';
import { removeMember } from '../world/guilds.ts';
import { openInteraction } from '../world/interactions.ts';
import { addMessage, deleteMessage, hideEphemerals } from '../world/messages.ts';
import {
  interactionKind,
  type Channel,
  type Guild,
  type Json,
  type Message,
  type User,
} from '../world/model.ts';
import { may } from '../world/permissions.ts';
import { pingsOf } from '../world/pings.ts';
import { canSee, visibleChannels, visibleMessages } from '../world/visibility.ts';
import type { World } from '../world/world.ts';
import { autocompleteData, commandData, type OptionValues } from './command-input.ts';
import { buttonData, buttonOf, modalData, selectData, selectOf } from './component-input.ts';
import { handleOf, type InteractionHandle } from './handle.ts';
import { ActorRefusal } from './refusal.ts';

/** A person at the screen: does what a person can do there and is refused the rest with an `ActorRefusal`. */
export interface Actor {
  readonly id: string;
  readonly user: User;
  /** The channel or thread in which this person writes and commands. */
  readonly channelId: string;
  /** The same person in another channel or thread. */
  readonly in: (channelId: string) => Actor;
  /** `/belote start`, with options by name; a choice may be given by its value or its name. */
  readonly command: (line: string, options?: OptionValues) => InteractionHandle;
  /** What the bot offers while `focused` is being typed. */
  readonly autocomplete: (line: string, options: OptionValues, focused: string) => Promise<readonly Json[]>;
  /** By custom_id, label or emoji name. */
  readonly click: (message: Message, button: string) => InteractionHandle;
  readonly select: (message: Message, select: string, values: readonly string[]) => InteractionHandle;
  /** Hands in the modal that answered `opened`. */
  readonly submit: (
    opened: InteractionHandle,
    values?: Readonly<Record<string, string | boolean | readonly string[]>>,
  ) => InteractionHandle;
  readonly say: (text: string) => Message;
  readonly sees: (message: Message) => boolean;
  /** What this person sees in a channel (their own one unless told), oldest first. */
  readonly messages: (channelId?: string) => readonly Message[];
  readonly channels: () => readonly Channel[];
  /** Every ephemeral message that is still on the screen, oldest first. */
  readonly ephemerals: () => readonly Message[];
  readonly dismiss: (message: Message) => void;
  /** The client starts anew: ephemeral messages are gone. */
  readonly reload: () => void;
  readonly deleteMessage: (message: Message) => void;
  readonly leave: () => void;
}

/** Gives the person `userId` a seat in front of the screen, in this channel. */
export function createActor(world: World, user: User, channelId: string): Actor {
  const act = (draft: {
    readonly kind: 2 | 3 | 4 | 5;
    readonly channel: Channel;
    readonly data: Json;
    readonly source?: Message | null;
    readonly opened?: InteractionHandle;
  }): InteractionHandle =>
    handleOf(
      world,
      openInteraction(world, {
        kind: draft.kind,
        userId: user.id,
        channel: draft.channel,
        data: draft.data,
        source: draft.source ?? null,
        triggeredBy: draft.opened?.interaction ?? null,
      }),
    );

  return {
    id: user.id,
    user,
    channelId,
    in: (other) => createActor(world, user, other),
    command(line, options = {}) {
      const { channel, guild } = commandPlace(world, user, channelId);
      const data = commandData(world, guild, channel, user.id, line, options);
      return act({ kind: interactionKind.command, channel, data });
    },
    async autocomplete(line, options, focused) {
      const { channel, guild } = commandPlace(world, user, channelId);
      const data = autocompleteData(world, guild, channel, user.id, line, options, focused);
      const handle = act({ kind: interactionKind.autocomplete, channel, data });
      return (await handle.acknowledged).choices();
    },
    click(message, wanted) {
      const { channel } = componentPlace(world, user, message);
      const button = buttonOf(message, wanted);
      const data = buttonData(button, numberOf(world, message, button.custom_id));
      return act({ kind: interactionKind.component, channel, data, source: message });
    },
    select(message, wanted, values) {
      const { channel, guild } = componentPlace(world, user, message);
      const select = selectOf(message, wanted);
      const data = selectData(world, guild, select, numberOf(world, message, select.custom_id), values);
      return act({ kind: interactionKind.component, channel, data, source: message });
    },
    submit(opened, values = {}) {
      const modal = opened.modal();
      if (modal === undefined) throw new ActorRefusal('no-modal', `the answer was: ${opened.response}`);
      const { channel } = place(world, user, opened.interaction.channelId);
      const source = sourceOf(world, opened);
      return act({ kind: interactionKind.modal, channel, data: modalData(modal, values), source, opened });
    },
    say: (text) => say(world, user, channelId, text),
    sees: (message) => canSee(world, user.id, message),
    messages: (inChannel = channelId) => visibleMessages(world, user.id, inChannel),
    channels: () => visibleChannels(world, user.id),
    ephemerals: () => ephemeralsOf(world, user.id),
    dismiss(message) {
      if (message.ephemeralTo !== user.id) throw new ActorRefusal('not-ephemeral', message.id);
      hideEphemerals(world, user.id, message);
    },
    reload: () => hideEphemerals(world, user.id),
    deleteMessage(message) {
      const { channel } = place(world, user, message.channelId);
      if (message.authorId !== user.id && !may(world, channel, user.id, 'ManageMessages')) {
        throw new ActorRefusal('not-permitted', 'not your message');
      }
      deleteMessage(world, message);
    },
    leave() {
      const guild = world.guilds.get(world.channels.get(channelId)?.guildId ?? '');
      if (guild === undefined) throw new ActorRefusal('not-a-member', user.username);
      removeMember(world, guild, user.id);
    },
  };
}

interface Place {
  readonly channel: Channel;
  readonly guild: Guild;
}

function place(world: World, user: User, channelId: string): Place {
  const channel = world.channels.get(channelId);
  const guild = channel === undefined ? undefined : world.guilds.get(channel.guildId);
  if (channel === undefined || guild === undefined) throw new ActorRefusal('channel-invisible', channelId);
  if (!guild.members.has(user.id)) throw new ActorRefusal('not-a-member', user.username);
  if (!guild.available) throw new ActorRefusal('channel-invisible', 'an outage');
  if (!may(world, channel, user.id, 'ViewChannel')) throw new ActorRefusal('channel-invisible', channelId);
  return { channel, guild };
}

function commandPlace(world: World, user: User, channelId: string): Place {
  const found = place(world, user, channelId);
  refuseLocked(world, user, found.channel);
  if (!may(world, found.channel, user.id, 'UseApplicationCommands')) {
    throw new ActorRefusal('command-not-permitted', 'no commands in this channel');
  }
  if (!found.guild.members.has(world.bot.id))
    throw new ActorRefusal('no-such-command', 'the bot is not here');
  return found;
}

function componentPlace(world: World, user: User, message: Message): Place {
  const found = place(world, user, message.channelId);
  if (!canSee(world, user.id, message)) throw new ActorRefusal('message-invisible', message.id);
  refuseLocked(world, user, found.channel);
  return found;
}

/** In a locked thread every button is grey. */
function refuseLocked(world: World, user: User, channel: Channel): void {
  if (channel.kind !== 'thread' || !channel.locked || may(world, channel, user.id, 'ManageThreads')) return;
  throw new ActorRefusal('locked-thread', channel.name);
}

/** The number that Discord gave the component. */
function numberOf(world: World, message: Message, customId: string | null | undefined): number {
  const wired = wireComponents(message.components, { world, channelId: message.channelId, attachments: [] });
  return Number(findWired(wired, customId)?.['id'] ?? 1);
}

function findWired(components: readonly Json[], customId: string | null | undefined): Json | undefined {
  for (const each of components) {
    if (each['custom_id'] === customId) return each;
    const accessory = each['accessory'] as Json | undefined;
    const inner = [
      ...((each['components'] as readonly Json[] | undefined) ?? []),
      ...(accessory === undefined ? [] : [accessory]),
    ];
    const found = findWired(inner, customId);
    if (found !== undefined) return found;
  }
  return undefined;
}

function sourceOf(world: World, opened: InteractionHandle): Message | null {
  const { sourceMessageId, channelId } = opened.interaction;
  return sourceMessageId === null ? null : (world.messages.get(channelId)?.get(sourceMessageId) ?? null);
}

function say(world: World, user: User, channelId: string, text: string): Message {
  const { channel, guild } = place(world, user, channelId);
  refuseLocked(world, user, channel);
  if (!may(world, channel, user.id, channel.kind === 'text' ? 'SendMessages' : 'SendMessagesInThreads')) {
    throw new ActorRefusal('not-permitted', 'cannot write here');
  }
  return addMessage(world, {
    channelId,
    guildId: guild.id,
    authorId: user.id,
    type: 0,
    content: text,
    embeds: [],
    components: [],
    attachments: [],
    flags: 0,
    nonce: null,
    reference: null,
    pings: pingsOf(world, channel, user.id, text, null),
    ephemeralTo: null,
    interactionId: null,
  });
}

function ephemeralsOf(world: World, userId: string): readonly Message[] {
  return [...world.messages.values()]
    .flatMap((inChannel) => [...inChannel.values()])
    .filter((message) => message.ephemeralTo === userId && canSee(world, userId, message))
    .sort((a, b) => a.createdMs - b.createdMs || (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
}
