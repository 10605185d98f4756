import type { Subcommand } from '../src/discord/subcommand.ts';
import { check } from './check.ts';
import { daily } from './daily.ts';
import { end } from './end.ts';
import { forgetMe } from './forget-me.ts';
import { hand } from './hand.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { hint } from './hint.ts';
import { invite } from './invite.ts';
import { kick } from './kick.ts';
import { lastTrick } from './last-trick.ts';
import { leave } from './leave.ts';
import { profile } from './profile.ts';
import { rules } from './rules.ts';
import { score } from './score.ts';
import { season } from './season.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { standings } from './standings.ts';
import { start } from './start.ts';
import { table } from './table.ts';
import { tips } from './tips.ts';

/** The subcommands of `/belote`, in the order in which Discord lists them. */
export const subcommands: readonly Subcommand[] = [
  start,
  hand,
  hint,
  table,
  score,
  lastTrick,
  invite,
  leave,
  kick,
  end,
  rules,
  tips,
  standings,
  daily,
  profile,
  season,
  history,
  check,
  settings,
  setup,
  forgetMe,
  help,
];
