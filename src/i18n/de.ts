import { check } from './de/check.ts';
import { commands } from './de/commands.ts';
import { asking, company } from './de/company.ts';
import { daily } from './de/daily.ts';
import { forgetting } from './de/forgetting.ts';
import { hand } from './de/hand.ts';
import { help } from './de/help.ts';
import { history } from './de/history.ts';
import { hint } from './de/hint.ts';
import { house } from './de/house.ts';
import { lobby } from './de/lobby.ts';
import { errors, ping } from './de/notices.ts';
import { picture } from './de/picture.ts';
import { profile } from './de/profile.ts';
import { refusal } from './de/refusal.ts';
import { result } from './de/result.ts';
import { rules } from './de/rules.ts';
import { score, standings } from './de/scores.ts';
import { seasons } from './de/seasons.ts';
import { settings, setup } from './de/settings.ts';
import { table } from './de/table.ts';
import { tips } from './de/tips.ts';
import { words } from './de/words.ts';
import type { Sentences } from './sentences.ts';

export const de: Sentences = {
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
