import { check } from './fr/check.ts';
import { commands } from './fr/commands.ts';
import { asking, company } from './fr/company.ts';
import { daily } from './fr/daily.ts';
import { forgetting } from './fr/forgetting.ts';
import { hand } from './fr/hand.ts';
import { help } from './fr/help.ts';
import { history } from './fr/history.ts';
import { hint } from './fr/hint.ts';
import { house } from './fr/house.ts';
import { lobby } from './fr/lobby.ts';
import { errors, ping } from './fr/notices.ts';
import { picture } from './fr/picture.ts';
import { profile } from './fr/profile.ts';
import { refusal } from './fr/refusal.ts';
import { result } from './fr/result.ts';
import { rules } from './fr/rules.ts';
import { score, standings } from './fr/scores.ts';
import { seasons } from './fr/seasons.ts';
import { settings, setup } from './fr/settings.ts';
import { table } from './fr/table.ts';
import { tips } from './fr/tips.ts';
import { typeset } from './fr/typography.ts';
import { words } from './fr/words.ts';
import type { Sentences } from './sentences.ts';

export const fr: Sentences = typeset({
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
});
