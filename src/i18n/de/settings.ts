import type { SettingsSentences, SetupSentences } from '../forms.ts';

export const settings: SettingsSentences = {
  title: 'Deine Einstellungen',
  faces: 'Kartenbild',
  faceNames: {
    french: 'Französisch, große Ecken',
    'french-4c': 'Französisch in vier Farben',
    german: 'Doppeldeutsch: Eicheln, Laub, Herz, Schellen',
    traditional: 'Französisch, klassisch',
    text: 'Nur Text, ohne Bilder',
  },
  language: 'Sprache',
  discordLanguage: 'Wie in meinem Discord',
  sort: 'Ordnung deiner Karten',
  sortNames: { suits: 'Nach Farben, Trumpf zuerst', dealt: 'Wie sie gegeben wurden' },
  habits: 'Am Tisch',
  ping: 'Mich erwähnen, wenn ich dran bin',
  announce: 'Meine Ansagen von selbst machen',
  confirm: 'Nachfragen, bevor eine Karte oder ein Gebot gilt',
  saved: 'Gespeichert. So spielst du jetzt:',
};

export const setup: SetupSentences = {
  title: 'Belote auf diesem Server',
  rules: 'Variante eines neuen Tisches',
  channels: 'Wo Tische eröffnet werden dürfen',
  everywhere: 'In jedem Kanal',
  language: 'Sprache öffentlicher Nachrichten',
  serverLanguage: 'Die des Servers',
  clock: 'Bedenkzeit für einen Zug',
  tables: 'Neue Tische haben',
  pictures: 'Bilder vom Tisch',
  hints: 'Hinweise auf Wunsch',
  rated: 'Partien, die für die Saison zählen',
  more: 'Weitere Einstellungen',
  level: 'Stufe der Computer',
  admission: 'Wer mitspielen darf',
  saved: 'Gespeichert. Neue Tische werden so eröffnet:',
  notAllowed: 'Das geht nur mit der Berechtigung **Server verwalten**.',
  wrongChannel: (channels) => `Auf diesem Server werden Tische hier eröffnet: ${channels}`,
};
