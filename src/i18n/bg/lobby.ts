import { finalScore } from '../final-score.ts';
import { plural } from '../plural.ts';
import type { LobbySentences } from '../sentences.ts';
import { words } from './words.ts';

const form = plural('bg');

export const lobby: LobbySentences = {
  title: (ruleSet) => `${words.ruleSet[ruleSet]}: кой ще играе?`,
  host: (name) => `Масата води: ${name}`,
  settings: ({ target, clockMs, level, hints }) =>
    `До ${words.number(target)} ${form(target, { one: 'точка', other: 'точки' })} · ${clock(clockMs)} · компютри: ${words.level[level]} · ${hints ? 'с подсказки' : 'без подсказки'}`,
  houseRules: 'С домашни правила: `/белот правила` в нишката ги показва.',
  side: (side) => `Отбор ${words.side[side]}`,
  freeSeat: 'свободно място',
  ready: 'готово',
  notReady: 'още не',
  howToStart:
    'Партията започва, щом и четиримата натиснат **Готово**. Който води масата, може да натисне **Старт** и по-рано: тогава компютри заемат свободните места.',
  whoeverIsNotReady: 'Компютри играят и за онези, които дотогава не са готови.',
  join: (side) => `Влез в отбор ${words.side[side]}`,
  leave: 'Излез',
  toggleReady: 'Готово',
  addComputer: 'Добави компютър',
  start: 'Старт',
  cancel: 'Откажи',
  started: (thread) => (thread === null ? 'Партията започна.' : `Партията започна: ${thread}`),
  cancelled: 'Масата беше отказана, преди партията да започне.',
  expired: 'От известно време тук няма никой, затова масата е затворена. `/белот играй` отваря нова.',
  ended: 'Тази партия беше прекратена преди края.',
  finished: (winner, total) =>
    `Партията свърши: отбор ${words.side[winner]} спечели ${finalScore(total, winner)}.`,
};

function clock(ms: number): string {
  return ms === 0 ? 'без ограничение на времето' : `${words.duration(ms)} на ход`;
}
