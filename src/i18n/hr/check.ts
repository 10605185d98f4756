import type { CheckSentences } from '../check.ts';
import { words } from './words.ts';

export const check: CheckSentences = {
  title: 'Provjera dijeljenja',
  known: ({ deal, ruleSet, when }) =>
    `Partija (${words.ruleSet[ruleSet]}), ${deal}. dijeljenje, podijeljeno ${when}. Ovo su bile karte:`,
  unknown: ({ ruleSet, dealer }) =>
    `Nijedno gotovo dijeljenje na ovom serveru nema taj ključ. Po pravilima „${words.ruleSet[ruleSet]}“, kad dijeli ${dealer}. mjesto, on daje ove karte:`,
  rest: (cards) => `Podijeljeno nakon zvanja aduta, ovim redom: ${cards}`,
  compare:
    'Ako je ovaj otisak 🔏 stajao ispod stola prije prvog zvanja, karte su već tada bile određene. Otisak nije ključ: ključ se pokazuje kad je dijeljenje gotovo.',
  alone: 'Bez mene: `npm run -s record -- pack KLJUČ`.',
};
