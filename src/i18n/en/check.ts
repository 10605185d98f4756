import type { CheckSentences } from '../check.ts';
import { words } from './words.ts';

export const check: CheckSentences = {
  title: 'Check of a deal',
  known: ({ deal, ruleSet, when }) =>
    `Deal ${deal} of a match of ${words.ruleSet[ruleSet]}, dealt ${when}. These were its hands:`,
  unknown: ({ ruleSet, dealer }) =>
    `No deal on this server that is over had this seed. By the rules of ${words.ruleSet[ruleSet]}, with seat ${dealer} dealing, it gives these hands:`,
  rest: (cards) => `Dealt after the auction, in this order: ${cards}`,
  compare:
    'If this fingerprint 🔏 stood under the table before the first bid, the cards were fixed then. A fingerprint is no seed: the seed is shown when the deal is over.',
  alone: 'Without me: `npm run -s record -- pack SEED`.',
};
