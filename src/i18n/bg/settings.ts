import type { SettingsSentences, SetupSentences } from '../forms.ts';

export const settings: SettingsSentences = {
  title: 'Твоите настройки',
  faces: 'Вид на картите',
  faceNames: {
    french: 'Френски, с едри знаци',
    'french-4c': 'Френски в четири цвята',
    german: 'Немски: жълъди, листа, сърца, звънци',
    traditional: 'Френски, традиционни',
    text: 'Само текст, без картинки',
  },
  language: 'Език',
  discordLanguage: 'Както в моя Discord',
  sort: 'Подредба на картите ти',
  sortNames: { suits: 'По бои, козовете първи', dealt: 'Както са раздадени' },
  habits: 'На масата',
  ping: 'Споменавай ме, когато съм на ред',
  announce: 'Обявявай анонсите ми сам',
  confirm: 'Питай, преди да играя карта или обява',
  saved: 'Запазено. Така играеш сега:',
};

export const setup: SetupSentences = {
  title: 'Белот на този сървър',
  rules: 'Правила на нова маса',
  channels: 'Къде може да се отварят маси',
  everywhere: 'Във всеки канал',
  language: 'Език на общите съобщения',
  serverLanguage: 'Езикът на сървъра',
  clock: 'Време за един ход',
  tables: 'Новите маси имат',
  pictures: 'Картини на масата',
  hints: 'Подсказки при поискване',
  rated: 'Партии, които важат за сезона',
  more: 'Още настройки',
  level: 'Ниво на компютрите',
  admission: 'Кой може да влезе',
  saved: 'Запазено. Новите маси се отварят така:',
  notAllowed: 'Това могат да променят само хората с разрешението **Управляване на сървъра**.',
  wrongChannel: (channels) => `На този сървър маси се отварят тук: ${channels}`,
};
