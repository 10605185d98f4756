import type { ErrorSentences, PingSentences } from '../sentences.ts';
import { words } from './words.ts';

export const ping: PingSentences = {
  turn: (mention, until) =>
    `${mention}, du bist dran${until === null ? '' : `: deine Zeit läuft ${until} ab`}.`,
  reminder: (mention, until) =>
    `${mention}, die Hälfte deiner Zeit ist um${until === null ? '' : `: ein Computer spielt ${until} für dich`}.`,
  openHandIsReady: 'Dein offenes Blatt zeigt, was du spielen kannst.',
  reopenHand: 'Drück **Meine Karten** am Tisch oder tippe `/belote karten`.',
};

export const errors: ErrorSentences = {
  unexpected: (id) =>
    `Hier ist leider etwas schiefgegangen. Der Tisch steht so da, wie ihn der letzte gültige Klick ließ. (Fehler ${id})`,
  channelGone: 'Der Kanal dieses Tisches ist weg, darum kann der Tisch nicht gezeigt werden.',
  tooManyThreads:
    'Dieser Server hat so viele aktive Threads, wie Discord erlaubt. Archiviere einen und versuch `/belote spielen` noch einmal.',
  noThreads:
    'Ein Tisch wird in einem Thread gespielt, und in dieser Art von Kanal gibt es keine. Versuch `/belote spielen` in einem Textkanal.',
  noAnnouncements: (ruleSet) => `${words.ruleSet[ruleSet]} wird ohne Ansagen gespielt.`,
  tableOpened: (thread) => `Dein Tisch ist offen. Gespielt wird in ${thread}.`,
  withoutPictures: (permission) =>
    `Ich darf hier keine Bilder anhängen, darum steht der Tisch als Text da. Wenn du das ändern willst, gib mir die Berechtigung **${permission}**.`,
  left: 'Du hast den Tisch verlassen.',
  tableReposted: 'Der Tisch steht wieder unten.',
  tableEnded: 'Die Partie ist beendet und zählt nicht für die Saison.',
  whichTable: (threads) =>
    `Hier gibt es mehrere Tische: ${words.list(threads)}. Tippe den Befehl im Thread des Tisches, den du meinst.`,
};
