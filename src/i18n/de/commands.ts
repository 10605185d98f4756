import type { CommandSentences } from '../commands.ts';

export const commands: CommandSentences = {
  belote: { name: 'belote', description: 'Belote spielen, mit anderen und mit Computern' },
  start: {
    name: 'spielen',
    description: 'Einen Tisch in diesem Kanal eröffnen',
    options: {
      rules: { name: 'regeln', description: 'Welche Variante gespielt wird' },
      target: { name: 'ziel', description: 'Mit wie vielen Punkten die Partie gewonnen ist' },
      admission: { name: 'zutritt', description: 'Wer mitspielen darf' },
      house: { name: 'hausregeln', description: 'Hausregeln wählen, bevor der Tisch eröffnet wird' },
      level: { name: 'stufe', description: 'Wie gut die Computer spielen' },
      clock: { name: 'uhr', description: 'Bedenkzeit für einen Zug' },
      announcements: { name: 'ansagen', description: 'Terzen, Quarten, Quinten und Carrés zählen' },
    },
  },
  choices: {
    on: 'mit',
    off: 'ohne',
    noClock: 'ohne Uhr',
    yes: 'ja',
    season: {
      start: 'neue Saison beginnen',
      close: 'laufende Saison abschließen',
      rename: 'Saison umbenennen',
      list: 'alle Saisons zeigen',
    },
  },
  hand: { name: 'karten', description: 'Dein Blatt öffnen; niemand sonst sieht es' },
  hint: { name: 'hinweis', description: 'Fragen, was der stärkste Computer spielen würde und warum' },
  table: { name: 'tisch', description: 'Den Tisch noch einmal unten zeigen' },
  lastTrick: { name: 'letzter-stich', description: 'Den letzten Stich zeigen' },
  score: { name: 'stand', description: 'Den Stand dieser Partie zeigen, Runde für Runde' },
  rules: {
    name: 'regeln',
    description: 'Die Regeln dieses Tisches oder einer Variante erklären',
    options: { rules: { name: 'regeln', description: 'Die Variante, um die es geht' } },
  },
  tips: {
    name: 'tipps',
    description: 'Tipps für diesen Tisch oder für eine Variante',
    options: { rules: { name: 'regeln', description: 'Die Variante' } },
  },
  invite: {
    name: 'einladen',
    description: 'Jemanden an diesen Tisch einladen',
    options: { person: { name: 'person', description: 'Wer eingeladen wird' } },
  },
  kick: {
    name: 'rauswerfen',
    description: 'Jemandem den Platz nehmen (Host oder Moderation)',
    options: { person: { name: 'person', description: 'Wer gehen muss' } },
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
      season: { name: 'saison', description: 'Die Nummer einer früheren Saison' },
      page: { name: 'seite', description: 'Welche Seite der Tabelle' },
    },
  },
  daily: {
    name: 'heute',
    description: 'Die Runden des Tages: für alle dieselben, allein mit drei Computern',
  },
  profile: {
    name: 'profil',
    description: 'Was jemand hier gespielt hat, und die Erfolge',
    options: { person: { name: 'person', description: 'Wessen; sonst dein eigenes' } },
  },
  season: {
    name: 'saison',
    description: 'Saison beginnen, abschließen, umbenennen, oder alle zeigen (Server verwalten)',
    options: {
      what: { name: 'was', description: 'Was zu tun ist' },
      name: { name: 'name', description: 'Ein Name für die neue Saison oder die umzubenennende' },
      season: {
        name: 'saison',
        description: 'Die Nummer der Saison, die umbenannt wird; sonst die laufende',
      },
    },
  },
  history: {
    name: 'verlauf',
    description: 'Gespielte Partien dieses Servers ansehen',
    options: { person: { name: 'person', description: 'Nur Partien dieser Person' } },
  },
  check: {
    name: 'prüfen',
    description: 'Einen Startwert noch einmal geben und prüfen, ob die Runde fair war',
    options: {
      seed: { name: 'startwert', description: 'Der Startwert, der am Ende der Runde gezeigt wurde' },
      rules: { name: 'regeln', description: 'Die Variante, falls hier keine Runde diesen Startwert hatte' },
      dealer: {
        name: 'geber',
        description: 'Der Platz, der gibt (1 bis 4), falls hier keine Runde diesen Startwert hatte',
      },
    },
  },
  settings: { name: 'einstellungen', description: 'Dein Kartenbild, deine Sprache und Gewohnheiten' },
  setup: { name: 'einrichten', description: 'Wie auf diesem Server gespielt wird (Server verwalten)' },
  forgetMe: {
    name: 'vergiss-mich',
    description: 'Alles löschen, was über dich gespeichert ist, auf jedem Server',
  },
  help: { name: 'hilfe', description: 'So wird hier gespielt' },
};
