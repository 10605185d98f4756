import { StoreUnavailable } from '../app/ports.ts';
import { answerOf, failureOf } from './failures.ts';

/** Why the program could not start, as one sentence that says what to do. */
export function loginFailure(error: unknown): string {
  if (error instanceof StoreUnavailable) return error.message;
  if (isWrongToken(error)) {
    return 'Discord refuses this token: put the token of your bot into DISCORD_TOKEN (.env); you can reset it on the Bot page of your application.';
  }
  if (failureOf(error) === 'unavailable') {
    return 'Discord cannot be reached: check the network and the setting DISCORD_API_URL, then start again.';
  }
  return `Discord did not let the bot in: ${error instanceof Error ? error.message : String(error)}`;
}

function isWrongToken(error: unknown): boolean {
  if (answerOf(error)?.status === 401) return true;
  return error instanceof Error && 'code' in error && error.code === 'TokenInvalid';
}
