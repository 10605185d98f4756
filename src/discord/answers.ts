import type { REST } from '@discordjs/rest';
import {
  InteractionResponseType,
  MessageFlags,
  Routes,
  type RESTPostAPIWebhookWithTokenWaitResult,
} from 'discord-api-types/v10';
import type { MessageBody } from '../present/body.ts';
import type { Form } from '../present/form.ts';
import { failureOf } from './failures.ts';

/** What is needed to answer an interaction; the token is a secret and lives 15 minutes. */
export type Ticket = { readonly id: string; readonly applicationId: string; readonly token: string };

/** How an interaction is acknowledged: a private message follows, or the message that was clicked stays as it is. */
export type Acknowledgement = 'private-message' | 'same-message';

/** A text to attach to a message. */
export type TextFile = { readonly name: string; readonly type: string; readonly text: string };

/** Answers to interactions, over their tokens. */
export type Answers = {
  /** Says *received* within Discord's three seconds. `false`: too late, nobody is listening any more. */
  acknowledge(ticket: Ticket, how: Acknowledgement): Promise<boolean>;
  /** Answers with a form instead; also due within three seconds. `false`: too late. */
  openForm(ticket: Ticket, form: Form): Promise<boolean>;
  /** Replaces the private message or the message that was clicked, or a later one of this interaction by its id. */
  replace(ticket: Ticket, body: MessageBody, messageId?: string): Promise<void>;
  /** The same, with a file. */
  replaceWithFile(ticket: Ticket, body: MessageBody, file: TextFile): Promise<void>;
  /** Another private message; gives its id. */
  add(ticket: Ticket, body: MessageBody): Promise<string>;
  /** Takes a private message away, for the one who sees it. */
  remove(ticket: Ticket, messageId: string): Promise<void>;
};

export function createAnswers(rest: REST): Answers {
  async function callBack({ id, token }: Ticket, body: object): Promise<boolean> {
    const request = { auth: false, body };
    try {
      await againWhenLost(() => rest.post(Routes.interactionCallback(id, token), request));
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (failure === null) throw error;
      return failure === 'already-acknowledged';
    }
  }

  return {
    acknowledge: (ticket, how) => callBack(ticket, CALLBACKS[how]),
    openForm: (ticket, form) => callBack(ticket, { type: InteractionResponseType.Modal, data: form }),
    async replace(
      { applicationId, token }: Ticket,
      body: MessageBody,
      messageId = '@original',
    ): Promise<void> {
      const request = { auth: false, body };
      await againWhenLost(() => rest.patch(Routes.webhookMessage(applicationId, token, messageId), request));
    },
    async replaceWithFile(
      { applicationId, token }: Ticket,
      body: MessageBody,
      file: TextFile,
    ): Promise<void> {
      const { name, type: contentType, text } = file;
      const files = [{ name, contentType, data: Buffer.from(text) }];
      const request = { auth: false, body: { ...body, attachments: [] }, files };
      const route = Routes.webhookMessage(applicationId, token, '@original');
      await againWhenLost(() => rest.patch(route, request));
    },
    async add({ applicationId, token }: Ticket, body: MessageBody): Promise<string> {
      const request = { auth: false, body: { ...body, flags: MessageFlags.Ephemeral } };
      const message = await rest.post(Routes.webhook(applicationId, token), request);
      return (message as RESTPostAPIWebhookWithTokenWaitResult).id;
    },
    async remove({ applicationId, token }: Ticket, messageId: string): Promise<void> {
      await rest.delete(Routes.webhookMessage(applicationId, token, messageId), { auth: false });
    },
  };
}

/**
 * A connection that breaks leaves open whether Discord did it. Asking once more is safe where doing it twice changes
 * nothing: a second acknowledgement is refused as such, a second edit shows the same (FAULTS 2).
 */
async function againWhenLost(request: () => Promise<unknown>): Promise<void> {
  try {
    await request();
  } catch (error) {
    if (failureOf(error) !== 'unavailable') throw error;
    await request();
  }
}

const CALLBACKS = {
  'private-message': {
    type: InteractionResponseType.DeferredChannelMessageWithSource,
    data: { flags: MessageFlags.Ephemeral },
  },
  'same-message': { type: InteractionResponseType.DeferredMessageUpdate },
} as const;
