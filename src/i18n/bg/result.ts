import { finalScore } from '../final-score.ts';
import { plural } from '../plural.ts';
import type { ResultSentences } from '../sentences.ts';
import { contractText } from './table.ts';
import { words } from './words.ts';

const form = plural('bg');

export const result: ResultSentences = {
  dealTitle: (deal) => `Раздаване ${deal} свърши`,
  passedOut: 'Всички казаха пас: нищо не се записва и се раздава наново.',
  outcome: (outcome, about) => {
    const contract = contractText(about);
    switch (outcome) {
      case 'made':
        return `**Изкарана**: ${about.name} (отбор ${words.side[about.side]}) игра на ${contract}.`;
      case 'failed':
        return `**Вътре**: ${about.name} (отбор ${words.side[about.side]}) игра на ${contract} и точките записва другият отбор.`;
      case 'tied':
        return `**Висяща**: ${about.name} (отбор ${words.side[about.side]}) игра на ${contract} и двата отбора имат поравно.`;
    }
  },
  capot: (side) => `**Валат**: отбор ${words.side[side]} взе всичките осем ръце.`,
  hanging: (points) =>
    `${points} ${form(points, { one: 'точка виси', other: 'точки висят' })}: ${form(points, { one: 'отива', other: 'отиват' })} при отбора, който спечели следващото раздаване.`,
  goesOn: {
    capot: 'Точките за победа са събрани, но с валат не се излиза: играе се поне още едно раздаване.',
    hanging: 'Точките за победа са събрани, но докато висят точки, се играе поне още едно раздаване.',
    level: 'И двата отбора събраха точките за победа и са наравно: решава още едно раздаване.',
    'passed-out':
      'Точките за победа са събрани, но раздаване, в което всички пасуваха, не завършва партията.',
  },
  nextDeal: (until) => `Следващото раздаване започва ${until}.`,
  nextDealButton: 'Следващо раздаване',
  rows: {
    tricks: 'Ръце',
    cards: 'От карти',
    declarations: 'Анонси',
    belote: 'Белот',
    capot: 'Валат',
    contract: 'Игра',
    writes: 'Записва',
    hanging: 'Висящи',
    total: 'Общо',
  },
  seed: (seed) => `Ключ: \`${seed}\``,
  howToCheck:
    'Неговият SHA-256 е отпечатъкът 🔏 от началото, тоест картите са били решени, преди някой да обяви. `/белот провери` ги раздава отново.',
  matchTitle: (winner) => `Отбор ${words.side[winner]} печели партията`,
  matchEnded: 'Партията беше прекратена преди края',
  matchEndedByNobody:
    'Партията беше прекратена преди края, защото на масата не остана никой. Няма победител.',
  matchEndedBy: (mention) => `Партията беше прекратена преди края от ${mention}. Няма победител.`,
  won: (names, winner, total) => `🏆 **${names}** печелят ${finalScore(total, winner)}.`,
  wonByEight: (names) =>
    `🏆 **${names}** обявиха всичките осем карти от една боя: това печели партията веднага.`,
  noRating: {
    undecided: 'Партията не важи за сезона.',
    'not-counted': 'Партиите на тази маса не важат за сезона.',
    computers: 'Партията важи за сезона, но не мени рейтинга, защото са играли компютри.',
    left: 'Партията важи за сезона, но не мени рейтинга, защото някой я напусна; за него тя е загубена.',
  },
  rematch: 'Реванш',
  newPartners: 'Нови отбори',
};
