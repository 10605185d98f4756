import { commands } from './en/commands.ts';
import { hand } from './en/hand.ts';
import { help } from './en/help.ts';
import { lobby } from './en/lobby.ts';
import { errors, ping } from './en/notices.ts';
import { picture } from './en/picture.ts';
import { refusal } from './en/refusal.ts';
import { result } from './en/result.ts';
import { rules } from './en/rules.ts';
import { score, standings } from './en/scores.ts';
import { table } from './en/table.ts';
import { words } from './en/words.ts';
import type { Sentences } from './sentences.ts';

export const en: Sentences = {
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
};
