import type { REST } from '@discordjs/rest';
import { Routes } from 'discord-api-types/v10';
import type { FactStore, Log } from '../app/ports.ts';
import { commandList } from './command-list.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Subcommand } from './subcommand.ts';

const FACT = 'registered-commands';

/**
 * Puts the commands into Discord's list when they are not what was put there last; `always` puts them there in any
 * case. Replaces the whole global list, so that nothing is listed twice. Gives whether anything was sent.
 */
export async function registerCommands(
  rest: REST,
  applicationId: string,
  subcommands: readonly Subcommand[],
  { facts, log, always }: { facts: FactStore; log: Log; always: boolean },
): Promise<boolean> {
  const body = commandList(subcommands);
  const fingerprint = fingerprintOf({ applicationId, body });
  if (!always && (await facts.fact(FACT)) === fingerprint) return false;
  await rest.put(Routes.applicationCommands(applicationId), { body });
  await facts.saveFact(FACT, fingerprint);
  log.info('commands-registered', { subcommands: subcommands.length });
  return true;
}
