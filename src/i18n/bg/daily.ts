import type { DailySentences } from '../daily.ts';
import { words } from './words.ts';

export const daily: DailySentences = {
  title: (day) => `Раздаванията на деня · ${day}`,
  intro: (deals, ruleSet) =>
    `${deals} раздавания по правилата **${words.ruleSet[ruleSet]}**, еднакви за всички днес (UTC). Играеш с три компютъра; който играе еднакво, получава еднакви отговори.`,
  counting:
    'Първият ти опит се брои: с колко точки твоят отбор записва повече от другия. След това можеш да се упражняваш колкото искаш.',
  begin: 'Започни',
  progress: (deal, deals, points) => `Раздаване ${deal} от ${deals} · дотук **${points}**`,
  practice: 'Упражнение: този опит не се брои.',
  over: (points) => `Всичко е изиграно: **${points}**`,
  counted: 'Това остава в класирането за деня.',
  practised: 'Това беше упражнение. В класирането за деня остава първият ти опит.',
  place: (place, of) => `Твоето място: ${place} от ${of}`,
  boardHere: 'На този сървър',
  boardEverywhere: 'На всички сървъри',
  nobodyYet: 'Още никой не е завършил.',
  again: 'Упражнявай се',
  seeds: (day, ruleSet) =>
    `Ключове за ${day}, ${words.ruleSet[ruleSet]}: първо раздаваше място 4, после 1, 2 и 3.`,
  dayIsOver: 'Раздаванията за този ден свършиха. `/белот днес` показва днешните.',
};
