import { randomUUID } from 'node:crypto';
import {
  ChannelType,
  MessageFlags,
  PermissionFlagsBits,
  type ChatInputCommandInteraction,
  type Interaction,
  type MessageComponentInteraction,
} from 'discord.js';
import { StoreUnavailable } from '../app/ports.ts';
import { catalogue, languageOf } from '../i18n/catalogue.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { textMessage } from '../present/body.ts';
import { decodePress } from '../present/press.ts';
import { refusalText } from '../present/refusal-text.ts';
import type { Acknowledgement, Ticket } from './answers.ts';
import { describeError, failureOf } from './failures.ts';
import type { House } from './house.ts';
import { acknowledgementOf, onPress } from './presses.ts';
import type { Subcommand, Typed } from './subcommand.ts';
import { noticeTrouble } from './trouble-notice.ts';
import type { Visit } from './visit.ts';

type Answered = ChatInputCommandInteraction | MessageComponentInteraction;

export type Router = {
  /** Takes one interaction to its end. Never rejects. */
  take(interaction: Interaction): Promise<void>;
  /** Takes none from now on; resolves when those that were taken are done. */
  close(): Promise<void>;
};

/**
 * Takes every interaction the way of ARCHITECTURE "One click": acknowledge before any other await, then do what is
 * asked; whatever goes wrong is caught here, once, logged without secrets and told to the person.
 */
export function createRouter(house: House, subcommands: readonly Subcommand[]): Router {
  const underWay = new Set<Promise<void>>();
  let closed = false;
  const byName = new Map(subcommands.map((each) => [catalogue.en.commands[each.key].name, each]));

  async function take(interaction: Interaction): Promise<void> {
    if (closed) return;
    const done = handled(interaction);
    underWay.add(done);
    await done;
    underWay.delete(done);
  }

  async function handled(interaction: Interaction): Promise<void> {
    if (interaction.isChatInputCommand())
      return guarded(interaction, (visit) => onCommand(interaction, visit));
    if (interaction.isMessageComponent())
      return guarded(interaction, (visit) => onComponent(interaction, visit));
  }

  async function onCommand(interaction: ChatInputCommandInteraction, visit: Visit | null): Promise<void> {
    if (!(await acknowledged(interaction, 'private-message'))) return;
    if (visit === null) return sayNotHere(interaction);
    const subcommand = byName.get(interaction.options.getSubcommand());
    if (subcommand === undefined) return say(visit, refusalText('unknown-press', {}, visit.s));
    await subcommand.run(house, visit, typedOf(interaction));
  }

  async function onComponent(interaction: MessageComponentInteraction, visit: Visit | null): Promise<void> {
    const press = decodePress(interaction.customId);
    const onPrivateMessage = interaction.message.flags.has(MessageFlags.Ephemeral);
    if (!(await acknowledged(interaction, acknowledgementOf(press, onPrivateMessage)))) return;
    if (visit === null) return sayNotHere(interaction);
    if (press === null) return say(visit, refusalText('unknown-press', {}, visit.s));
    await onPress(house, visit, press, interaction.isStringSelectMenu() ? interaction.values : []);
    await noticeTrouble(house, visit, press.table);
  }

  /** When Discord has given up on it already, the person sees that and presses again: nothing may be done. */
  async function acknowledged(interaction: Answered, how: Acknowledgement): Promise<boolean> {
    const inTime = await house.answers.acknowledge(ticketOf(interaction), how);
    if (!inTime) house.log.warn('acknowledged-too-late');
    return inTime;
  }

  async function guarded(
    interaction: Answered,
    handle: (visit: Visit | null) => Promise<void>,
  ): Promise<void> {
    try {
      await handle(visitOf(interaction));
    } catch (error) {
      await afterFailure(interaction, error);
    }
  }

  async function afterFailure(interaction: Answered, error: unknown): Promise<void> {
    const id = randomUUID().slice(0, 8);
    house.log.error('interaction-failed', { id, ...describeError(error) });
    const s = sentencesFor(interaction);
    if (failureOf(error) === 'token-dead') return;
    const text =
      error instanceof StoreUnavailable ? refusalText('store-unavailable', {}, s) : s.errors.unexpected(id);
    await house.answers.add(ticketOf(interaction), textMessage(text)).catch((second: unknown) => {
      house.log.warn('failure-not-told', { id, ...describeError(second) });
    });
  }

  function say({ ticket }: Visit, text: string): Promise<void> {
    return house.answers.replace(ticket, textMessage(text));
  }

  function sayNotHere(interaction: Answered): Promise<void> {
    const text = refusalText('use-in-server', {}, sentencesFor(interaction));
    return house.answers.replace(ticketOf(interaction), textMessage(text));
  }

  return {
    take,
    async close() {
      closed = true;
      await Promise.all(underWay);
    },
  };
}

function ticketOf({ id, applicationId, token }: Answered): Ticket {
  return { id, applicationId, token };
}

/** Private answers speak the language of the person's client. */
function sentencesFor(interaction: Answered): Sentences {
  return catalogue[languageOf(interaction.locale)];
}

/** `null` outside of a server. Works without the server in the cache: everything comes with the interaction. */
function visitOf(interaction: Answered): Visit | null {
  const { guildId, channelId, channel, member, user } = interaction;
  if (guildId === null || channelId === null || member === null) return null;
  const nick = 'nickname' in member ? member.nickname : member.nick;
  return {
    ticket: ticketOf(interaction),
    who: { userId: user.id, name: nick ?? user.globalName ?? user.username },
    guildId,
    channelId,
    parentId: channel !== null && isThread(channel.type) && 'parentId' in channel ? channel.parentId : null,
    isModerator: interaction.memberPermissions?.has(PermissionFlagsBits.ManageMessages) ?? false,
    botPermissions: interaction.appPermissions.bitfield,
    s: sentencesFor(interaction),
  };
}

function isThread(type: ChannelType): boolean {
  return (
    type === ChannelType.PublicThread ||
    type === ChannelType.PrivateThread ||
    type === ChannelType.AnnouncementThread
  );
}

function typedOf(interaction: ChatInputCommandInteraction): Typed {
  const [subcommand] = interaction.options.data;
  return Object.fromEntries((subcommand?.options ?? []).map(({ name, value }) => [name, value]));
}
