import { check } from './en/check.ts';
import { commands } from './en/commands.ts';
import { asking, company } from './en/company.ts';
import { daily } from './en/daily.ts';
import { forgetting } from './en/forgetting.ts';
import { hand } from './en/hand.ts';
import { help } from './en/help.ts';
import { history } from './en/history.ts';
import { hint } from './en/hint.ts';
import { house } from './en/house.ts';
import { lobby } from './en/lobby.ts';
import { errors, ping } from './en/notices.ts';
import { picture } from './en/picture.ts';
import { profile } from './en/profile.ts';
import { refusal } from './en/refusal.ts';
import { result } from './en/result.ts';
import { rules } from './en/rules.ts';
import { score, standings } from './en/scores.ts';
import { seasons } from './en/seasons.ts';
import { settings, setup } from './en/settings.ts';
import { table } from './en/table.ts';
import { tips } from './en/tips.ts';
import { words } from './en/words.ts';
import type { Sentences } from './sentences.ts';

export const en: Sentences = {
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
