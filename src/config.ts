import { z } from 'zod';
import { fail, ok, type Result } from './engine/result.ts';

const flag = (fallback: '0' | '1') =>
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .default(fallback)
    .transform((value) => value === '1');
/** Digits only: an empty value would otherwise count as 0, and a pause of nothing. */
const milliseconds = (fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number of milliseconds')
    .transform(Number)
    .refine((ms) => ms <= 86_400_000, 'must be at most 86400000 milliseconds, which is a day')
    .default(fallback);
const port = z
  .string()
  .regex(/^\d+$/, 'must be a port: a whole number from 0 to 65535')
  .transform(Number)
  .refine((each) => each <= 65_535, 'must be a port: a whole number from 0 to 65535');

const SETTINGS = z.strictObject({
  DISCORD_TOKEN: z
    .string('is missing: copy .env.example to .env and put your bot token there')
    .trim()
    .min(1, 'is empty: put your bot token into .env'),
  DISCORD_API_URL: z.url('is not a URL').default('https://discord.com/api'),
  BELOTE_DATABASE: z.string().min(1, 'is empty').default('belote.sqlite'),
  BELOTE_COMPUTER_PAUSE_MS: milliseconds(1200),
  BELOTE_DEAL_PAUSE_MS: milliseconds(20_000),
  BELOTE_EDIT_PAUSE_MS: milliseconds(1000),
  BELOTE_PING_AFTER_MS: milliseconds(5000),
  BELOTE_THINK_MS: milliseconds(400),
  BELOTE_PICTURES: flag('1'),
  BELOTE_MONITOR_PORT: port.optional(),
  BELOTE_MONITOR_HOST: z.string().min(1, 'is empty').default('127.0.0.1'),
  BELOTE_CLOCK_FROM_PARENT: flag('0'),
});

/** The program's settings; names as in `.env.example`, times in milliseconds. */
export type Config = z.infer<typeof SETTINGS>;

/**
 * Reads the settings from an environment. Every `BELOTE_` or `DISCORD_` name that we do not know is refused, so that
 * a slip of the pen does not silently do nothing. The error is one sentence for whoever starts the program.
 */
export function configFrom(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Config, string> {
  const ours = Object.entries(environment).filter(([name]) => /^(BELOTE|DISCORD)_/.test(name));
  const parsed = SETTINGS.safeParse(Object.fromEntries(ours));
  return parsed.success ? ok(parsed.data) : fail(parsed.error.issues.map(sentence).join(' '));
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys') return `The setting ${issue.path.join('.')} ${issue.message}.`;
  const known = Object.keys(SETTINGS.shape).join(', ');
  return `Unknown setting ${issue.keys.join(', ')}: the known ones are ${known}.`;
}
