import { openDaily } from '../src/discord/daily.ts';
import type { Subcommand } from '../src/discord/subcommand.ts';

export const daily: Subcommand = { key: 'daily', options: [], run: openDaily };
