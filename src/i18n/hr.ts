import { check } from './hr/check.ts';
import { commands } from './hr/commands.ts';
import { asking, company } from './hr/company.ts';
import { daily } from './hr/daily.ts';
import { forgetting } from './hr/forgetting.ts';
import { hand } from './hr/hand.ts';
import { help } from './hr/help.ts';
import { history } from './hr/history.ts';
import { hint } from './hr/hint.ts';
import { house } from './hr/house.ts';
import { lobby } from './hr/lobby.ts';
import { errors, ping } from './hr/notices.ts';
import { picture } from './hr/picture.ts';
import { profile } from './hr/profile.ts';
import { refusal } from './hr/refusal.ts';
import { result } from './hr/result.ts';
import { rules } from './hr/rules.ts';
import { score, standings } from './hr/scores.ts';
import { seasons } from './hr/seasons.ts';
import { settings, setup } from './hr/settings.ts';
import { table } from './hr/table.ts';
import { tips } from './hr/tips.ts';
import { words } from './hr/words.ts';
import type { Sentences } from './sentences.ts';

export const hr: Sentences = {
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
