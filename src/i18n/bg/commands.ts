import type { CommandSentences } from '../commands.ts';

export const commands: CommandSentences = {
  belote: { name: 'белот', description: 'Белот с приятели и с компютри' },
  start: {
    name: 'играй',
    description: 'Отвори маса в този канал',
    options: {
      rules: { name: 'правила', description: 'По кои правила да се играе' },
      target: { name: 'точки', description: 'До колко точки е партията' },
      level: { name: 'ниво', description: 'Колко добре играят компютрите' },
      clock: { name: 'време', description: 'Време за един ход' },
      announcements: { name: 'анонси', description: 'Важат ли терци, петдесети, сто и карета' },
    },
  },
  choices: { on: 'с анонси', off: 'без анонси', noClock: 'без ограничение' },
  hand: { name: 'карти', description: 'Отвори картите си; никой друг не ги вижда' },
  table: { name: 'маса', description: 'Покажи масата отново най-долу' },
  lastTrick: { name: 'последна-ръка', description: 'Покажи последната ръка' },
  score: { name: 'резултат', description: 'Покажи резултата на партията, раздаване по раздаване' },
  rules: {
    name: 'правила',
    description: 'Обясни правилата на тази маса или на избран вид белот',
    options: { rules: { name: 'правила', description: 'Кои правила да бъдат обяснени' } },
  },
  leave: { name: 'напусни', description: 'Напусни масата; компютър продължава с твоите карти' },
  end: {
    name: 'край',
    description: 'Прекрати партията преди края ѝ (само за водещия масата или модератор)',
  },
  standings: {
    name: 'класиране',
    description: 'Покажи класирането за сезона',
    options: {
      rules: { name: 'правила', description: 'Само партии по тези правила' },
      page: { name: 'страница', description: 'Коя страница от класирането' },
    },
  },
  help: { name: 'помощ', description: 'Как се играе тук' },
};
