import { check } from './bg/check.ts';
import { commands } from './bg/commands.ts';
import { asking, company } from './bg/company.ts';
import { daily } from './bg/daily.ts';
import { forgetting } from './bg/forgetting.ts';
import { hand } from './bg/hand.ts';
import { help } from './bg/help.ts';
import { history } from './bg/history.ts';
import { hint } from './bg/hint.ts';
import { house } from './bg/house.ts';
import { lobby } from './bg/lobby.ts';
import { errors, ping } from './bg/notices.ts';
import { picture } from './bg/picture.ts';
import { profile } from './bg/profile.ts';
import { refusal } from './bg/refusal.ts';
import { result } from './bg/result.ts';
import { rules } from './bg/rules.ts';
import { score, standings } from './bg/scores.ts';
import { seasons } from './bg/seasons.ts';
import { settings, setup } from './bg/settings.ts';
import { table } from './bg/table.ts';
import { tips } from './bg/tips.ts';
import { words } from './bg/words.ts';
import type { Sentences } from './sentences.ts';

export const bg: Sentences = {
  words,
  lobby,
  table,
  hand,
  hint,
  result,
  standings,
  daily,
  profile,
  seasons,
  history,
  check,
  score,
  ping,
  picture,
  rules,
  tips,
  help,
  settings,
  setup,
  house,
  forgetting,
  company,
  asking,
  refusal,
  errors,
  commands,
};
