import type { CommandSentences } from '../commands.ts';

export const commands: CommandSentences = {
  belote: { name: 'belote', description: 'Belote spielen, mit anderen und mit Computern' },
  start: {
    name: 'spielen',
    description: 'Einen Tisch in diesem Kanal eröffnen',
    options: {
      rules: { name: 'regeln', description: 'Welche Variante gespielt wird' },
      target: { name: 'ziel', description: 'Mit wie vielen Punkten die Partie gewonnen ist' },
      level: { name: 'stufe', description: 'Wie gut die Computer spielen' },
      clock: { name: 'uhr', description: 'Bedenkzeit für einen Zug' },
      announcements: { name: 'ansagen', description: 'Terzen, Quarten, Quinten und Carrés zählen' },
    },
  },
  choices: { on: 'mit', off: 'ohne', noClock: 'ohne Uhr' },
  hand: { name: 'karten', description: 'Dein Blatt öffnen; niemand sonst sieht es' },
  table: { name: 'tisch', description: 'Den Tisch noch einmal unten zeigen' },
  lastTrick: { name: 'letzter-stich', description: 'Den letzten Stich zeigen' },
  score: { name: 'stand', description: 'Den Stand dieser Partie zeigen, Runde für Runde' },
  rules: {
    name: 'regeln',
    description: 'Die Regeln dieses Tisches oder einer Variante erklären',
    options: { rules: { name: 'regeln', description: 'Die Variante, um die es geht' } },
  },
  leave: {
    name: 'gehen',
    description: 'Diesen Tisch verlassen; ein Computer spielt mit deinen Karten weiter',
  },
  end: { name: 'beenden', description: 'Diese Partie vorzeitig beenden (Host oder Moderation)' },
  standings: {
    name: 'tabelle',
    description: 'Die Tabelle einer Saison zeigen',
    options: {
      rules: { name: 'regeln', description: 'Nur Partien dieser Variante' },
      page: { name: 'seite', description: 'Welche Seite der Tabelle' },
    },
  },
  help: { name: 'hilfe', description: 'So wird hier gespielt' },
};
