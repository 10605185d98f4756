import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * What a command line says. Ends the process with the usage when it is asked for with `--help` (which `config` must
 * know), and with a complaint before it when an option is unknown or lacks its value.
 */
export function argumentsOf<const T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  const parsed = parsedOr(config, (message) => refuse(`${message}\n\n${usage}`));
  if (!('help' in parsed.values) || parsed.values['help'] !== true) return parsed;
  process.stdout.write(`${usage}\n`);
  return process.exit(0);
}

function parsedOr<T extends ParseArgsConfig>(
  config: T,
  fail: (message: string) => never,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** A whole number of at least `least`; anything else ends the process with a complaint. */
export function wholeNumber(name: string, text: string, least = 0): number {
  const value = Number(text);
  return text.trim() !== '' && Number.isSafeInteger(value) && value >= least
    ? value
    : refuse(`--${name} must be a whole number from ${least} on: ${text}`);
}

/** Ends the process with a complaint. */
export function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
