import { DiscordAPIError } from '@discordjs/rest';
import { failureOf } from './failures.ts';

/** Why the program could not log in, as one sentence that says what to do. */
export function loginFailure(error: unknown): string {
  if (isWrongToken(error)) {
    return 'Discord refuses this token: put the token of your bot into DISCORD_TOKEN (.env); you can reset it on the Bot page of your application.';
  }
  if (failureOf(error) === 'unavailable') {
    return 'Discord cannot be reached: check the network and the setting DISCORD_API_URL, then start again.';
  }
  return `Discord did not let the bot in: ${error instanceof Error ? error.message : String(error)}`;
}

function isWrongToken(error: unknown): boolean {
  if (error instanceof DiscordAPIError) return error.status === 401;
  return error instanceof Error && 'code' in error && error.code === 'TokenInvalid';
}
