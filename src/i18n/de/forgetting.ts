import type { ForgettingSentences } from '../forgetting.ts';
import { words } from './words.ts';

export const forgetting: ForgettingSentences = {
  title: 'Vergiss mich',
  ask: 'Das löscht, was ich über dich speichere, auf jedem Server: deine Einstellungen sowie deinen Namen und deine Kennung in Partien, Tabellen und Protokollen. Es lässt sich nicht rückgängig machen.\n\nDie Partien, die du gespielt hast, bleiben den anderen zuliebe; dort heißt du *jemand von früher*. Nachrichten in Kanälen bleiben, wie sie sind, ebenso Sicherungen, die beim Betrieb gemacht wurden. Danach fängst du an, als wärst du nie hier gewesen.',
  button: 'Alles löschen',
  stillAt: (threads) =>
    `Ein offener Tisch braucht dich noch: ${words.list(threads)}. Verlass ihn mit \`/belote gehen\`; ist dein Platz in einer Partie schon weg, warte ihr Ende ab. Dann komm wieder her.`,
  done: 'Erledigt: Ich weiß nichts mehr über dich. Wann immer du magst, beginnt `/belote spielen` von vorn.',
};
