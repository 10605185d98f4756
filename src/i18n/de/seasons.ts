import { plural } from '../plural.ts';
import type { SeasonSentences } from '../seasons.ts';

const form = plural('de');

export const seasons: SeasonSentences = {
  notAllowed: 'Um die Saisons kümmert sich, wer die Berechtigung **Server verwalten** hat.',
  started: (name) => `**${name}** hat begonnen: Ab jetzt zählen die Partien dafür.`,
  startedBehind: (name, closed) =>
    `**${name}** hat begonnen: Ab jetzt zählen die Partien dafür. **${closed}** lief bis eben und ist abgeschlossen; die Tabelle bleibt lesbar.`,
  closed: (name) =>
    `**${name}** ist abgeschlossen; die Tabelle bleibt lesbar. Die nächste Partie, die zu Ende geht, beginnt eine neue Saison.`,
  renamed: (before, after) => `**${before}** heißt jetzt **${after}**.`,
  noneRuns: 'Es läuft keine Saison. Die nächste Partie, die zu Ende geht, beginnt eine.',
  overtaken:
    'Gerade eben hat eine Saison begonnen: Vielleicht war jemand schneller, oder eine Partie ging zu Ende. Nichts wurde geändert; willst du es trotzdem, tipp es in zehn Sekunden noch einmal.',
  noSuch: (count) =>
    count === 0
      ? 'Hier gibt es noch keine Saison.'
      : `Eine Saison mit dieser Nummer gibt es hier nicht: Sie gehen von 1 bis ${count}.`,
  nameNeeded: 'Dafür braucht es einen lesbaren Namen.',
  title: 'Saisons',
  noneYet: 'Hier gibt es noch keine Saison. Die erste Partie, die zu Ende geht, beginnt eine.',
  since: (date) => `seit ${date}`,
  span: (from, to) => `${from} bis ${to}`,
  matches: (count) => `${count} ${form(count, { one: 'Partie', other: 'Partien' })}`,
  leader: (name) => `vorn: ${name}`,
  earlier: (count) =>
    `${count} frühere ${form(count, { one: 'Saison ist', other: 'Saisons sind' })} nicht gezeigt.`,
  howToLook: '`/belote tabelle` zeigt jede davon unter ihrer Nummer.',
};
