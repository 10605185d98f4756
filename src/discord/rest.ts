import { REST, RESTEvents } from '@discordjs/rest';

/** Far above what one bot sends: callbacks and interaction webhooks are exempt from Discord's global limit. */
const INTERACTION_REQUESTS_PER_SECOND = 1000;

/**
 * The REST instance for acknowledgements and ephemeral hands. It is one of its own, so that a busy channel's queue
 * never holds up a hand (PLATFORM, "Interactions").
 */
export function createInteractionRest(apiUrl: string): REST {
  return new REST({
    api: apiUrl,
    version: '10',
    globalRequestsPerSecond: INTERACTION_REQUESTS_PER_SECOND,
    timeout: 10_000,
  });
}

/** Tells of every answer of Discord by its HTTP status, refusals and repetitions included. */
export function watchAnswers(rest: REST, answered: (status: number) => void): void {
  rest.on(RESTEvents.Response, (_, { status }) => answered(status));
}
