import type { CheckSentences } from '../check.ts';
import { words } from './words.ts';

export const check: CheckSentences = {
  title: 'Проверка на раздаване',
  known: ({ deal, ruleSet, when }) =>
    `Раздаване ${deal} от партия (${words.ruleSet[ruleSet]}), раздадено на ${when}. Това бяха картите:`,
  unknown: ({ ruleSet, dealer }) =>
    `Никое завършено раздаване на този сървър няма такъв ключ. По правилата „${words.ruleSet[ruleSet]}“, когато раздава място ${dealer}, той дава тези карти:`,
  rest: (cards) => `Раздадени след наддаването, в този ред: ${cards}`,
  compare:
    'Ако този отпечатък 🔏 е стоял под масата преди първата обява, картите са били решени още тогава. Отпечатъкът не е ключ: ключът се показва, когато раздаването свърши.',
  alone: 'Без мен: `npm run -s record -- pack КЛЮЧ`.',
};
