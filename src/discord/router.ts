import { randomUUID } from 'node:crypto';
import {
  ChannelType,
  MessageFlags,
  PermissionFlagsBits,
  type ChatInputCommandInteraction,
  type Guild,
  type Interaction,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
} from 'discord.js';
import { StoreUnavailable } from '../app/ports.ts';
import { catalogue, languageOf } from '../i18n/catalogue.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { textMessage } from '../present/body.ts';
import type { FormValues } from '../present/form.ts';
import { decodeForm, type FormId } from '../present/form-id.ts';
import { isForgetPress } from '../present/forget-message.ts';
import { decodeHistoryPress, type HistoryPress } from '../present/history-press.ts';
import { decodePress } from '../present/press.ts';
import { refusalText } from '../present/refusal-text.ts';
import type { Acknowledgement, Ticket } from './answers.ts';
import { describeError, failureOf } from './failures.ts';
import { forgetPerson } from './forgetting.ts';
import { formFor, onSubmit, type FormAnswer } from './forms.ts';
import { historyAcknowledgement, onHistoryPress } from './history.ts';
import type { House } from './house.ts';
import { acknowledgementOf, onPress } from './presses.ts';
import type { Subcommand, Typed } from './subcommand.ts';
import { noticeTrouble } from './trouble-notice.ts';
import type { Visit } from './visit.ts';

type Answered = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

/** Discord waits three seconds for a form; what it is made from may take so long. */
const FORM_MS = 1500;

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
    const done = handled(interaction).catch((error: unknown) => {
      house.log.error('interaction-lost', describeError(error));
    });
    underWay.add(done);
    await done;
    underWay.delete(done);
  }

  async function handled(interaction: Interaction): Promise<void> {
    if (interaction.isChatInputCommand()) return guarded(interaction, () => onCommand(interaction));
    if (interaction.isMessageComponent()) return guarded(interaction, () => onComponent(interaction));
    if (interaction.isModalSubmit()) return guarded(interaction, () => onForm(interaction));
  }

  async function onCommand(interaction: ChatInputCommandInteraction): Promise<void> {
    const subcommand = byName.get(interaction.options.getSubcommand());
    const typed = typedOf(interaction);
    const form = subcommand?.form?.(typed) ?? null;
    if (form !== null) return openForm(interaction, form);
    if (!(await acknowledged(interaction, 'private-message'))) return;
    const visit = await visitOf(interaction);
    if (visit === null) return sayNotHere(interaction);
    if (subcommand === undefined || !('run' in subcommand))
      return say(visit, refusalText('unknown-press', {}, visit.s));
    await subcommand.run(house, visit, typed);
  }

  async function onComponent(interaction: MessageComponentInteraction): Promise<void> {
    const form = decodeForm(interaction.customId);
    if (form !== null) return openForm(interaction, form);
    if (isForgetPress(interaction.customId)) return onForget(interaction);
    const past = decodeHistoryPress(interaction.customId);
    if (past !== null) return onPast(interaction, past);
    const press = decodePress(interaction.customId);
    if (!(await acknowledged(interaction, acknowledgementOf(press, isPrivate(interaction))))) return;
    const visit = await visitOf(interaction);
    if (visit === null) return sayNotHere(interaction);
    if (press === null) return say(visit, refusalText('unknown-press', {}, visit.s));
    await onPress(house, visit, press, valuesIn(interaction));
    await noticeTrouble(house, visit, press.table);
  }

  async function onForget(interaction: MessageComponentInteraction): Promise<void> {
    if (!(await acknowledged(interaction, 'same-message'))) return;
    const visit = await visitOf(interaction);
    await (visit === null ? sayNotHere(interaction) : forgetPerson(house, visit));
  }

  async function onPast(interaction: MessageComponentInteraction, press: HistoryPress): Promise<void> {
    if (!(await acknowledged(interaction, historyAcknowledgement(press)))) return;
    const visit = await visitOf(interaction);
    if (visit === null) return sayNotHere(interaction);
    await onHistoryPress(house, visit, press, valuesIn(interaction));
  }

  /** A form is itself the acknowledgement, so this is the one place where something is looked up before it. */
  async function openForm(interaction: Answered, id: FormId): Promise<void> {
    const answer = await soon(formAnswer(interaction, id)).catch((error: unknown) => ({ error }));
    if ('form' in answer) {
      const inTime = await house.answers.openForm(ticketOf(interaction), answer.form);
      if (!inTime) house.log.warn('acknowledged-too-late');
      return;
    }
    if (!(await acknowledged(interaction, 'private-message'))) return;
    if ('error' in answer) throw answer.error;
    await house.answers.replace(ticketOf(interaction), textMessage(answer.refusal));
  }

  async function formAnswer(interaction: Answered, id: FormId): Promise<FormAnswer> {
    const visit = await visitOf(interaction);
    if (visit !== null) return formFor(house, visit, id);
    return { refusal: refusalText('use-in-server', {}, await sentencesFor(interaction)) };
  }

  async function soon<T>(work: Promise<T>): Promise<T> {
    let cancel = (): void => undefined;
    const late = new Promise<never>((_, reject) => {
      const fail = (): void => reject(new StoreUnavailable('too slow for a form'));
      cancel = house.clock.at(house.clock.nowMs() + FORM_MS, fail);
    });
    return Promise.race([work, late]).finally(cancel);
  }

  async function onForm(interaction: ModalSubmitInteraction): Promise<void> {
    const form = decodeForm(interaction.customId);
    if (!(await acknowledged(interaction, isPrivate(interaction) ? 'same-message' : 'private-message')))
      return;
    const visit = await visitOf(interaction);
    if (visit === null) return sayNotHere(interaction);
    if (form === null) return say(visit, refusalText('unknown-press', {}, visit.s));
    await onSubmit(house, visit, form, valuesOf(interaction));
  }

  /** When Discord has given up on it already, the person sees that and presses again: nothing may be done. */
  async function acknowledged(interaction: Answered, how: Acknowledgement): Promise<boolean> {
    const inTime = await house.answers.acknowledge(ticketOf(interaction), how);
    if (!inTime) house.log.warn('acknowledged-too-late');
    return inTime;
  }

  async function guarded(interaction: Answered, handle: () => Promise<void>): Promise<void> {
    try {
      await handle();
    } catch (error) {
      await afterFailure(interaction, error);
    }
  }

  async function afterFailure(interaction: Answered, error: unknown): Promise<void> {
    const id = randomUUID().slice(0, 8);
    house.log.error('interaction-failed', { id, ...describeError(error) });
    if (failureOf(error) === 'token-dead') return;
    const s = await sentencesFor(interaction);
    const text =
      error instanceof StoreUnavailable ? refusalText('store-unavailable', {}, s) : s.errors.unexpected(id);
    await house.answers.add(ticketOf(interaction), textMessage(text)).catch((second: unknown) => {
      house.log.warn('failure-not-told', { id, ...describeError(second) });
    });
  }

  function say({ ticket }: Visit, text: string): Promise<void> {
    return house.answers.replace(ticket, textMessage(text));
  }

  async function sayNotHere(interaction: Answered): Promise<void> {
    const text = refusalText('use-in-server', {}, await sentencesFor(interaction));
    return house.answers.replace(ticketOf(interaction), textMessage(text));
  }

  /** Private answers speak the person's own language, or that of their client. */
  async function sentencesFor({ user, locale }: Answered): Promise<Sentences> {
    const { language } = await house.preferences.person(user.id);
    return catalogue[languageOf(language ?? locale)];
  }

  /** `null` outside of a server. Works without the server in the cache: everything comes with the interaction. */
  async function visitOf(interaction: Answered): Promise<Visit | null> {
    const { guild, guildId, channelId, channel, member, user, memberPermissions } = interaction;
    if (guildId === null || channelId === null || member === null) return null;
    const nick = 'nickname' in member ? member.nickname : member.nick;
    const accountName = user.globalName ?? user.username;
    return {
      ticket: ticketOf(interaction),
      origin: originOf(interaction),
      who: { userId: user.id, name: nick ?? accountName },
      accountName,
      guildId,
      channelId,
      parentId: channel !== null && isThread(channel.type) && 'parentId' in channel ? channel.parentId : null,
      hasChannel: (id) => guild === null || guild.channels.cache.has(id),
      isModerator: memberPermissions?.has(PermissionFlagsBits.ManageMessages) ?? false,
      managesServer: memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
      botPermissions: interaction.appPermissions.bitfield,
      botPermissionsIn: (id) => permissionsIn(guild, id),
      locale: interaction.locale,
      own: await house.preferences.person(user.id),
      s: await sentencesFor(interaction),
    };
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

function originOf(interaction: Answered): string | null {
  if (!interaction.isMessageComponent() || !isPrivate(interaction)) return interaction.id;
  return interaction.message.interactionMetadata?.id ?? null;
}

/** Whether it came from a private message. */
function isPrivate({ message }: MessageComponentInteraction | ModalSubmitInteraction): boolean {
  return message?.flags.has(MessageFlags.Ephemeral) ?? false;
}

function permissionsIn(guild: Guild | null, channelId: string): bigint | null {
  const us = guild?.members.me ?? null;
  const channel = guild?.channels.cache.get(channelId) ?? null;
  return us === null || channel === null ? null : channel.permissionsFor(us).bitfield;
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
  return Object.fromEntries(
    (subcommand?.options ?? []).map(({ name, value, user }) => [name, user?.bot === true ? 'bot' : value]),
  );
}

/** What was picked in a menu; nothing in a button. */
function valuesIn(interaction: MessageComponentInteraction): readonly string[] {
  return interaction.isStringSelectMenu() ? interaction.values : [];
}

function valuesOf({ fields }: ModalSubmitInteraction): FormValues {
  return Object.fromEntries(
    fields.fields.map((field) => {
      if ('values' in field) return [field.customId, field.values];
      return [field.customId, 'value' in field ? String(field.value ?? '') : ''];
    }),
  );
}
