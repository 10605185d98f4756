import type { CommandSentences } from '../commands.ts';

export const commands: CommandSentences = {
  belote: { name: 'белот', description: 'Белот с приятели и с компютри' },
  start: {
    name: 'играй',
    description: 'Отвори маса в този канал',
    options: {
      rules: { name: 'правила', description: 'По кои правила да се играе' },
      target: { name: 'точки', description: 'До колко точки е партията' },
      admission: { name: 'достъп', description: 'Кой може да влезе на масата' },
      house: { name: 'домашни', description: 'Избери домашни правила, преди масата да се отвори' },
      level: { name: 'ниво', description: 'Колко добре играят компютрите' },
      clock: { name: 'време', description: 'Време за един ход' },
      announcements: { name: 'анонси', description: 'Важат ли терци, петдесети, сто и карета' },
    },
  },
  choices: {
    on: 'с анонси',
    off: 'без анонси',
    noClock: 'без ограничение',
    yes: 'да',
    season: {
      start: 'започни нов сезон',
      close: 'приключи текущия сезон',
      rename: 'преименувай сезон',
      list: 'покажи всички сезони',
    },
  },
  hand: { name: 'карти', description: 'Отвори картите си; никой друг не ги вижда' },
  hint: { name: 'подсказка', description: 'Попитай какво би изиграл най-силният компютър и защо' },
  table: { name: 'маса', description: 'Покажи масата отново най-долу' },
  lastTrick: { name: 'последна-ръка', description: 'Покажи последната ръка' },
  score: { name: 'резултат', description: 'Покажи резултата на партията, раздаване по раздаване' },
  rules: {
    name: 'правила',
    description: 'Обясни правилата на тази маса или на избран вид белот',
    options: { rules: { name: 'правила', description: 'Кои правила да бъдат обяснени' } },
  },
  tips: {
    name: 'съвети',
    description: 'Съвети за тази маса или за избран вид белот',
    options: { rules: { name: 'правила', description: 'Кой вид белот' } },
  },
  invite: {
    name: 'покани',
    description: 'Покани някого на тази маса',
    options: { person: { name: 'човек', description: 'Кого каниш' } },
  },
  kick: {
    name: 'изгони',
    description: 'Освободи мястото на някого (водещият масата или модератор)',
    options: { person: { name: 'човек', description: 'Кой трябва да напусне' } },
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
      season: { name: 'сезон', description: 'Номерът на минал сезон' },
      page: { name: 'страница', description: 'Коя страница от класирането' },
    },
  },
  daily: { name: 'днес', description: 'Раздаванията на деня: еднакви за всички, с три компютъра' },
  profile: {
    name: 'профил',
    description: 'Партиите на някого тук и постиженията',
    options: { person: { name: 'човек', description: 'На кого; иначе твоят' } },
  },
  season: {
    name: 'сезон',
    description: 'Започни, приключи или преименувай сезон, или покажи всички (Управляване на сървъра)',
    options: {
      what: { name: 'какво', description: 'Какво да се направи' },
      name: { name: 'име', description: 'Име за новия сезон или за този, който се преименува' },
      season: { name: 'сезон', description: 'Номерът на сезона за преименуване; иначе текущият' },
    },
  },
  history: {
    name: 'история',
    description: 'Разгледай изиграните партии на този сървър',
    options: { person: { name: 'човек', description: 'Само партиите на този човек' } },
  },
  check: {
    name: 'провери',
    description: 'Раздай отново по ключ и провери дали раздаването е било честно',
    options: {
      seed: { name: 'ключ', description: 'Ключът, показан в края на раздаването' },
      rules: { name: 'правила', description: 'Кои правила, ако тук няма раздаване с този ключ' },
      dealer: {
        name: 'раздаващ',
        description: 'Кое място раздава (1 до 4), ако тук няма раздаване с този ключ',
      },
    },
  },
  settings: { name: 'настройки', description: 'Твоите карти, език, споменавания и навици' },
  setup: { name: 'сървър', description: 'Как се играе белот на този сървър (Управляване на сървъра)' },
  forgetMe: { name: 'забрави-ме', description: 'Изтрий всичко, което се пази за теб, на всички сървъри' },
  help: { name: 'помощ', description: 'Как се играе тук' },
};
