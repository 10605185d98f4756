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
  /** The channel is of a kind in which there are no threads: the chat of a voice channel, say. */
  | 'no-threads'
  /** A message older than an hour was edited too often: only a new one can show more (FAULTS 24). */
  | 'edits-used-up'
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
  [RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType]: 'no-threads',
  [RESTJSONErrorCodes.CannotSendMessagesInNonTextChannel]: 'no-threads',
  [RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached]: 'edits-used-up',
  [RESTJSONErrorCodes.UnknownWebhook]: 'token-dead',
  [RESTJSONErrorCodes.UnknownInteraction]: 'token-dead',
  [RESTJSONErrorCodes.InvalidWebhookToken]: 'token-dead',
  [RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged]: 'already-acknowledged',
};

/** Sorts what a request to Discord threw; `null` when it did not come from Discord and is our own fault. */
export function failureOf(error: unknown): Failure | null {
  const answer = answerOf(error);
  if (answer !== null) return BY_CODE[answer.code] ?? (isOutage(answer.status) ? 'unavailable' : 'refused');
  return isNetworkError(error) ? 'unavailable' : null;
}

export type DiscordAnswer = { readonly status: number; readonly code: number; readonly method: string };

/**
 * What Discord answered, when that is what was thrown; `code` is 0 when there was none. Goes by the form: the classes
 * of @discordjs/rest exist twice, once as a module and once as what discord.js requires, and `instanceof` knows one.
 */
export function answerOf(error: unknown): DiscordAnswer | null {
  if (!(error instanceof Error) || !/^(DiscordAPIError|HTTPError)/.test(error.name)) return null;
  const { status, code, method } = error as { status?: unknown; code?: unknown; method?: unknown };
  return {
    status: Number(status ?? 0),
    code: Number(code ?? 0) || 0,
    method: typeof method === 'string' ? method : '',
  };
}

function isOutage(status: number): boolean {
  return status >= 500 || status === 429;
}

/** What may be logged of an error: kind, code and place. Never a URL (it holds tokens) nor a body (it holds hands). */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  const answer = answerOf(error);
  if (answer !== null) return { name: 'DiscordAnswer', ...answer };
  if (!(error instanceof Error)) return { name: typeof error };
  const place = error.stack
    ?.split('\n')
    .slice(1, 4)
    .map((line) => line.trim());
  if (isNetworkError(error)) return { name: error.name, code: codeOf(error) };
  return { name: error.name, message: withoutSecrets(error.message), place };
}

/** Addresses, tokens and seeds are long and have no spaces. */
function withoutSecrets(text: string): string {
  return text.replaceAll(/https?:\/\/\S+|[\w.-]{24,}/g, '…');
}

const NETWORK_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (error.name === 'AbortError' || NETWORK_CODES.has(code) || code.startsWith('UND_ERR_')) return true;
  return isNetworkError(error.cause);
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
