import { DiscordAPIError, HTTPError, RateLimitError } from '@discordjs/rest';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';

/** What Discord's refusal means for us; sorted here once and nowhere else. */
export type Failure =
  | 'message-gone'
  /** Channel, thread or server does not exist any more. */
  | 'channel-gone'
  | 'archived'
  | 'locked'
  | 'forbidden'
  | 'too-many-threads'
  | 'thread-exists'
  /** The interaction or its token is over: never try again. */
  | 'token-dead'
  | 'already-acknowledged'
  /** Discord is slow, broken or out of reach: try again later. */
  | 'unavailable'
  /** The request itself is wrong: our fault. */
  | 'refused';

const BY_CODE: Readonly<Record<number, Failure>> = {
  [RESTJSONErrorCodes.UnknownMessage]: 'message-gone',
  [RESTJSONErrorCodes.UnknownChannel]: 'channel-gone',
  [RESTJSONErrorCodes.UnknownGuild]: 'channel-gone',
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread]: 'archived',
  [RESTJSONErrorCodes.ThreadLocked]: 'locked',
  [RESTJSONErrorCodes.MissingAccess]: 'forbidden',
  [RESTJSONErrorCodes.MissingPermissions]: 'forbidden',
  [RESTJSONErrorCodes.MaximumActiveThreads]: 'too-many-threads',
  [RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage]: 'thread-exists',
  [RESTJSONErrorCodes.UnknownWebhook]: 'token-dead',
  [RESTJSONErrorCodes.UnknownInteraction]: 'token-dead',
  [RESTJSONErrorCodes.InvalidWebhookToken]: 'token-dead',
  [RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged]: 'already-acknowledged',
};

/** Sorts what a request to Discord threw; `null` when it did not come from Discord and is our own fault. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof DiscordAPIError) {
    return (
      BY_CODE[Number(error.code)] ?? (error.status >= 500 || error.status === 429 ? 'unavailable' : 'refused')
    );
  }
  if (error instanceof HTTPError || error instanceof RateLimitError) return 'unavailable';
  return isNetworkError(error) ? 'unavailable' : null;
}

/** What may be logged of an error: kind, code and place. Never a URL (it holds tokens) nor a body (it holds hands). */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (error instanceof DiscordAPIError) {
    return { name: 'DiscordAPIError', code: error.code, status: error.status, method: error.method };
  }
  if (!(error instanceof Error)) return { name: typeof error };
  const place = error.stack
    ?.split('\n')
    .slice(1, 4)
    .map((line) => line.trim());
  const isOurs = failureOf(error) === null;
  return { name: error.name, ...(isOurs && { message: error.message, place }) };
}

const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);

function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return error.name === 'AbortError' || NETWORK_CODES.has(code) || code.startsWith('UND_ERR_');
}
