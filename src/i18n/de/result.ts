import { finalScore } from '../final-score.ts';
import { plural } from '../plural.ts';
import type { ResultSentences } from '../sentences.ts';
import { contractText } from './table.ts';
import { words } from './words.ts';

const form = plural('de');

export const result: ResultSentences = {
  dealTitle: (deal) => `Runde ${deal} ist vorbei`,
  passedOut: 'Alle haben gepasst: Für diese Runde wird nichts geschrieben.',
  outcome: (outcome, about) => {
    const contract = contractText(about);
    switch (outcome) {
      case 'made':
        return `**Geschafft**: ${about.name} (Team ${words.side[about.side]}) spielte ${contract}.`;
      case 'failed':
        return `**Nicht geschafft**: ${about.name} (Team ${words.side[about.side]}) spielte ${contract}; die Punkte schreibt das andere Team.`;
      case 'tied':
        return `**Gleichstand**: ${about.name} (Team ${words.side[about.side]}) spielte ${contract}; beide Teams haben gleich viel.`;
    }
  },
  capot: (side) => `**Capot**: Team ${words.side[side]} hat alle acht Stiche gemacht.`,
  hanging: (points) =>
    `${points} ${form(points, { one: 'Punkt hängt', other: 'Punkte hängen' })}: Wer als Nächstes eine Runde gewinnt, bekommt ${form(points, { one: 'ihn', other: 'sie' })}.`,
  goesOn: {
    capot: 'Die Punkte zum Gewinn sind da, aber nach einem Capot wird mindestens noch eine Runde gespielt.',
    hanging:
      'Die Punkte zum Gewinn sind da, aber solange Punkte hängen, wird mindestens noch eine Runde gespielt.',
    level: 'Beide Teams haben die Punkte zum Gewinn, und zwar gleich viele: Eine weitere Runde entscheidet.',
    'passed-out':
      'Die Punkte zum Gewinn sind da, aber eine Runde, die niemand spielen wollte, beendet die Partie nicht.',
  },
  nextDeal: (until) => `Die nächste Runde beginnt ${until}.`,
  nextDealButton: 'Nächste Runde',
  rows: {
    tricks: 'Stiche',
    cards: 'Kartenpunkte',
    declarations: 'Ansagen',
    belote: 'Belote',
    capot: 'Capot',
    contract: 'Kontrakt',
    writes: 'Schreibt',
    hanging: 'Hängt',
    total: 'Gesamt',
  },
  seed: (seed) => `Startwert: \`${seed}\``,
  howToCheck:
    'Sein SHA-256 ist der Fingerabdruck 🔏 vom Beginn: Die Karten standen also fest, bevor jemand gereizt hat. `/belote prüfen` gibt sie noch einmal.',
  matchTitle: (winner) => `Team ${words.side[winner]} gewinnt die Partie`,
  matchEnded: 'Die Partie wurde vorzeitig beendet',
  matchEndedByNobody:
    'Die Partie wurde vorzeitig beendet, weil niemand mehr am Tisch war. Niemand hat gewonnen.',
  matchEndedBy: (mention) => `${mention} hat die Partie vorzeitig beendet. Niemand hat gewonnen.`,
  won: (names, winner, total) => `🏆 **${names}** gewinnen ${finalScore(total, winner)}.`,
  wonByEight: (names) =>
    `🏆 **${names}** haben alle acht Karten einer Farbe angesagt: Damit ist die Partie sofort gewonnen.`,
  noRating: {
    undecided: 'Die Partie zählt nicht für die Saison.',
    'not-counted': 'Partien an diesem Tisch zählen nicht für die Saison.',
    computers: 'Die Partie zählt für die Saison, ändert aber keine Wertung, weil Computer mitgespielt haben.',
    left: 'Die Partie zählt für die Saison, ändert aber keine Wertung, weil jemand sie verlassen hat; für diese Person ist sie verloren.',
  },
  rematch: 'Revanche',
  newPartners: 'Neue Teams',
};
