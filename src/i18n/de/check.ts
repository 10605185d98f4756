import type { CheckSentences } from '../check.ts';
import { words } from './words.ts';

export const check: CheckSentences = {
  title: 'Prüfung einer Runde',
  known: ({ deal, ruleSet, when }) =>
    `Runde ${deal} einer Partie (${words.ruleSet[ruleSet]}), gegeben am ${when}. Das waren die Karten:`,
  unknown: ({ ruleSet, dealer }) =>
    `Keine Runde, die auf diesem Server vorbei ist, hatte diesen Startwert. In der Variante ${words.ruleSet[ruleSet]}, wenn Platz ${dealer} gibt, ergibt er diese Karten:`,
  rest: (cards) => `Nach dem Reizen gegeben, in dieser Reihenfolge: ${cards}`,
  compare:
    'Stand dieser Fingerabdruck 🔏 vor dem ersten Gebot unter dem Tisch, dann standen die Karten schon fest. Ein Fingerabdruck ist kein Startwert: Der wird gezeigt, wenn die Runde vorbei ist.',
  alone: 'Ohne mich: `npm run -s record -- pack STARTWERT`.',
};
