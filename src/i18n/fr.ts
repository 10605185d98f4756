import { commands } from './fr/commands.ts';
import { hand } from './fr/hand.ts';
import { help } from './fr/help.ts';
import { lobby } from './fr/lobby.ts';
import { errors, ping } from './fr/notices.ts';
import { picture } from './fr/picture.ts';
import { refusal } from './fr/refusal.ts';
import { result } from './fr/result.ts';
import { rules } from './fr/rules.ts';
import { score, standings } from './fr/scores.ts';
import { table } from './fr/table.ts';
import { typeset } from './fr/typography.ts';
import { words } from './fr/words.ts';
import type { Sentences } from './sentences.ts';

export const fr: Sentences = typeset({
  words,
  lobby,
  table,
  hand,
  result,
  standings,
  score,
  ping,
  picture,
  rules,
  help,
  refusal,
  errors,
  commands,
});
