import { errorTree, type ErrorTree, type Problem } from '../validate/problems.ts';

/** A refusal as Discord words it; thrown by handlers, answered by the server. */
export class DiscordError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: ErrorTree | undefined;

  constructor(status: number, code: number, message: string, errors?: ErrorTree) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** 50035 with the tree of what is wrong where. */
export function invalidForm(problems: readonly Problem[]): DiscordError {
  return new DiscordError(400, 50035, 'Invalid Form Body', errorTree(problems));
}

/** The refusals that depend on the state of the world; the name is ours, code and sentence are Discord's. */
const known = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownRole: [404, 10011, 'Unknown Role'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [404, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  tooManyEmojis: [400, 30008, 'Maximum number of emojis reached'],
  tooManyPins: [400, 30003, 'Maximum number of pins reached for the channel (50)'],
  tooManyOldEdits: [
    400,
    30046,
    'Maximum number of edits to messages older than 1 hour reached. Try again later',
  ],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  notTheAuthor: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  bulkDeleteCount: [
    400,
    50016,
    'Provided too few or too many messages to delete. Must provide at least 2 and at most 100 messages',
  ],
  pinElsewhere: [400, 50019, 'A message can only be pinned in the channel it was sent in'],
  systemMessage: [403, 50021, 'Cannot execute action on a system message'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  deadToken: [401, 50027, 'Invalid Webhook Token'],
  tooOldToDelete: [400, 50034, 'A message provided was too old to bulk delete'],
  fileTooLarge: [413, 40005, 'Request entity too large'],
  archived: [400, 50083, 'Thread is archived'],
  badJson: [400, 50109, 'The request body contains invalid JSON.'],
  alreadyThread: [400, 160004, 'A thread has already been created for this message'],
  threadLocked: [403, 160005, 'Thread is locked'],
  tooManyThreads: [400, 160006, 'Maximum number of active threads reached'],
  noHistory: [403, 160002, 'Cannot reply without permission to read message history'],
} as const satisfies Record<string, readonly [number, number, string]>;

export type RefusalName = keyof typeof known;

export function refusal(name: RefusalName): DiscordError {
  const [status, code, message] = known[name];
  return new DiscordError(status, code, message);
}
