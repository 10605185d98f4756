import type { FaultName } from '../protocol.ts';
import type { LocalDiscord } from '../server/local-discord.ts';
import type { Thread } from '../server/world/model.ts';
import type { BotProcess } from './bot-process.ts';

export type Breakable = { readonly discord: LocalDiscord; readonly bot: BotProcess };

/** Whose screen the fault was chosen on, and what was open there. */
export type At = { readonly personId: string; readonly channelId: string };

/** Breaks something; gives a sentence on what has happened. Throws a sentence where there is nothing to break. */
export async function breakIt({ discord, bot }: Breakable, fault: FaultName, at: At): Promise<string> {
  const { world, gateway, faults, seed } = discord;
  switch (fault) {
    case 'restart-bot':
      await bot.kill();
      await bot.start();
      return 'The bot was killed and started again.';
    case 'drop-gateway':
      gateway.drop();
      return 'The connection was cut; the bot will resume it.';
    case 'invalidate-session':
      gateway.invalidate(false);
      return 'The session is invalid; the bot will log in anew.';
    case 'too-many-requests':
      faults.next({}, { status: 429, retryAfterMs: 2000 }, 3);
      return 'The next three requests are answered 429: wait two seconds.';
    case 'server-errors':
      faults.next({}, { status: 503 }, 3);
      return 'The next three requests are answered 503.';
    case 'lost-answers':
      faults.next({}, { reset: 'after-commit' }, 3);
      return 'The next three requests are carried out, but their answers are lost.';
    case 'slow':
      faults.next({}, { delayMs: 1500 }, 10);
      return 'The next ten requests take a second and a half longer.';
    case 'archive-thread':
      world.changeThread(threadAt(discord, at).id, { archived: true });
      return 'The thread is archived.';
    case 'lock-thread':
      world.changeThread(threadAt(discord, at).id, { locked: true });
      return 'The thread is locked: its buttons are grey for all but moderators.';
    case 'delete-thread':
      world.deleteChannel(threadAt(discord, at).id);
      return 'The thread is deleted.';
    case 'delete-message':
      return deleteNewest(discord, at);
    case 'deny-writing':
      world.denyBot(seed.channelId, 'SendMessages', 'SendMessagesInThreads');
      return 'The bot may no longer write in #belote and its threads.';
    case 'allow-writing':
      world.allowBot(seed.channelId, 'SendMessages', 'SendMessagesInThreads');
      return 'The bot may write again.';
    case 'kick-member':
      world.removeMember(seed.guildId, at.personId);
      return 'This member is out of the server.';
    case 'invite-member':
      if (!world.guild(seed.guildId).members.has(at.personId)) world.addMember(seed.guildId, at.personId);
      return 'This member is in the server.';
    case 'remove-bot':
      world.removeBot(seed.guildId);
      return 'The bot is out of the server.';
    case 'invite-bot':
      if (!world.guild(seed.guildId).members.has(world.state.bot.id)) world.inviteBot(seed.guildId);
      return 'The bot is in the server.';
  }
}

/** The thread that is open on the screen, else the newest that is not archived. */
function threadAt({ world, seed }: LocalDiscord, { channelId }: At): Thread {
  const threads = world.threads(seed.guildId);
  const found = threads.find((each) => each.id === channelId) ?? threads.findLast((each) => !each.archived);
  if (found === undefined) throw new Error('There is no thread yet: open a table first.');
  return found;
}

function deleteNewest({ world }: LocalDiscord, { channelId }: At): string {
  const botId = world.state.bot.id;
  const newest = world
    .messages(channelId)
    .findLast((each) => each.authorId === botId && each.ephemeralTo === null);
  if (newest === undefined) throw new Error('The bot has written nothing here.');
  world.deleteMessage(newest);
  return "The bot's newest message here is deleted.";
}
