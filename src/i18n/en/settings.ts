import type { SettingsSentences, SetupSentences } from '../forms.ts';

export const settings: SettingsSentences = {
  title: 'Your settings',
  faces: 'Card faces',
  faceNames: {
    french: 'French, large corners',
    'french-4c': 'French in four colours',
    german: 'Double German: acorns, leaves, hearts, bells',
    traditional: 'French, traditional',
    text: 'Text only, no pictures',
  },
  language: 'Language',
  discordLanguage: 'As in my Discord',
  sort: 'Order of your cards',
  sortNames: { suits: 'By suit, trumps first', dealt: 'As they were dealt' },
  habits: 'At the table',
  ping: 'Ping me when it is my turn',
  announce: 'Announce my declarations for me',
  confirm: 'Ask me before I play a card or bid',
  saved: 'Saved. This is how you play now:',
};

export const setup: SetupSentences = {
  title: 'Belote on this server',
  rules: 'Rules of a new table',
  channels: 'Where tables may be opened',
  everywhere: 'In every channel',
  language: 'Language of public messages',
  serverLanguage: "The server's own",
  clock: 'Time for one turn',
  tables: 'New tables have',
  pictures: 'Pictures of the table',
  hints: 'Hints on request',
  rated: 'Matches that count for the season',
  more: 'More settings',
  level: 'Level of the computers',
  admission: 'Who may join',
  saved: 'Saved. New tables are opened like this:',
  notAllowed: 'Only people with the permission **Manage Server** can change that.',
  wrongChannel: (channels) => `On this server tables are opened here: ${channels}`,
};
