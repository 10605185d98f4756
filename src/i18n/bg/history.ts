import type { HistorySentences } from '../history.ts';

export const history: HistorySentences = {
  title: 'Изиграни партии',
  matchesOf: (mention) => `Партии на ${mention}`,
  noneYet: 'На този сървър още няма завършена партия. `/белот играй` отваря маса.',
  noneOfPerson: 'Този човек още няма завършена партия на този сървър.',
  endedEarly: 'прекратена преди края',
  choose: 'Разгледай партия…',
  newer: '◀ По-нови',
  older: 'По-стари ▶',
  back: 'Всички партии',
  replay: 'Повторение',
  result: 'Резултат',
  ways: {
    first: '⏮ Начало',
    'previous-deal': 'Предишно раздаване',
    back: '◀ Назад',
    forward: 'Напред ▶',
    'next-trick': 'Следваща ръка',
    'next-deal': 'Следващо раздаване',
  },
  where: ({ deal, deals, step, steps }) => `Раздаване ${deal} от ${deals} · стъпка ${step} от ${steps}`,
  pointsSoFar: ([a, b]) => `Точки в ръцете: А **${a}** · Б **${b}**`,
};
