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
  export: 'Запази като файл',
  exported:
    'Тази партия като JSON: какво е раздадено и какво е изиграно. `npm run -s record -- replay ФАЙЛ` казва колко е донесло всяко раздаване.',
  exportedEarly: 'Свършва там, където партията беше прекратена.',
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
