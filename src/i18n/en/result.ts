import { finalScore } from '../final-score.ts';
import { plural } from '../plural.ts';
import type { ResultSentences } from '../sentences.ts';
import { contractText } from './table.ts';
import { words } from './words.ts';

const form = plural('en');

export const result: ResultSentences = {
  dealTitle: (deal) => `Deal ${deal} is over`,
  passedOut: 'Nobody took: the deal is passed out and nothing is written.',
  outcome: (outcome, about) => {
    const contract = contractText(about);
    switch (outcome) {
      case 'made':
        return `**Made**: ${about.name} (side ${words.side[about.side]}) played ${contract}.`;
      case 'failed':
        return `**Failed**: ${about.name} (side ${words.side[about.side]}) played ${contract}, and the other side writes the points.`;
      case 'tied':
        return `**Tied**: ${about.name} (side ${words.side[about.side]}) played ${contract}, and both sides have the same.`;
    }
  },
  capot: (side) => `**Capot**: side ${words.side[side]} took all eight tricks.`,
  hanging: (points) =>
    `${points} ${form(points, { one: 'point hangs', other: 'points hang' })}: the next side to win a deal gets ${form(points, { one: 'it', other: 'them' })}.`,
  goesOn: {
    capot: 'The target is reached, but after a capot at least one more deal is played.',
    hanging: 'The target is reached, but while points hang at least one more deal is played.',
    level: 'Both sides have reached the target with equal totals: another deal decides.',
    'passed-out': 'The target is reached, but a deal that nobody took does not end the match.',
  },
  nextDeal: (until) => `The next deal starts ${until}.`,
  nextDealButton: 'Next deal',
  rows: {
    tricks: 'Tricks',
    cards: 'Card points',
    declarations: 'Declarations',
    belote: 'Belote',
    capot: 'Capot',
    contract: 'Contract',
    writes: 'Writes',
    hanging: 'Hanging',
    total: 'Total',
  },
  seed: (seed) => `Seed: \`${seed}\``,
  howToCheck:
    'Its SHA-256 is the fingerprint 🔏 from the start, so the cards were fixed before anybody bid. `/belote check` deals them again.',
  matchTitle: (winner) => `Side ${words.side[winner]} wins the match`,
  matchEnded: 'The match was ended early',
  matchEndedByNobody: 'The match was ended early because nobody was left at the table. Nobody won.',
  matchEndedBy: (mention) => `The match was ended early by ${mention}. Nobody won.`,
  won: (names, winner, total) => `🏆 **${names}** win ${finalScore(total, winner)}.`,
  wonByEight: (names) => `🏆 **${names}** announced all eight cards of a suit: that wins the match at once.`,
  noRating: {
    undecided: 'The match does not count for the season.',
    'not-counted': 'Matches at this table do not count for the season.',
    computers: 'The match counts for the season but moves no rating, because computers played.',
    left: 'The match counts for the season but moves no rating, because somebody left it; for them it is lost.',
  },
  rematch: 'Rematch',
  newPartners: 'New partners',
};
