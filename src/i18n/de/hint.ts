import type { Contract } from '../../engine/actions.ts';
import type { HintSentences, WorthMore } from '../hint.ts';
import { plural } from '../plural.ts';
import { words } from './words.ts';

const form = plural('de');

export const hint: HintSentences = {
  button: 'Hinweis',
  advice: (move) => `Mein Rat: **${move}**.`,
  adviceAnnouncing: (card) => `Mein Rat: **${card}**, mit all deinen Ansagen.`,
  onlyMove: 'Die Regeln lassen dir nichts anderes.',
  equallyGood: 'Eine andere Karte wäre genauso gut, soweit man es wissen kann.',
  worthMore: (about) => `${more(about)}.`,
  worthMoreBecause: (about, { name, suit, certain }) =>
    certain
      ? `${more(about)}: ${name} hat kein ${words.suit[suit]}.`
      : `${more(about)}: ${name} hat in den meisten möglichen Verteilungen kein ${words.suit[suit]}.`,
  forTheContract:
    'Sie bringt im Schnitt nicht mehr Punkte, aber bessere Aussichten für den Kontrakt oder für die Partie.',
  goodHand: ({ contract, points }) => `${playedIn(contract)} darf dein Team etwa ${points} Punkte erwarten.`,
  weakHand: ({ contract, points }) =>
    `Am besten wäre ${words.contract[contract]} mit etwa ${points} Punkten: zu wenig für ein Gebot.`,
  theyFail: 'Das andere Team schafft seinen Kontrakt wahrscheinlich nicht.',
  weMakeIt: 'Dein Team schafft seinen Kontrakt wahrscheinlich trotzdem.',
  stakesTooHigh: 'Ein höherer Einsatz würde im Schnitt mehr kosten, als er bringt.',
  ruleOfThumb: 'Das ist eine Faustregel: Die Zeit reichte nicht, um die möglichen Verteilungen abzuwägen.',
};

function more({ points, than }: WorthMore): string {
  return `Sie bringt im Schnitt ${points} ${form(points, { one: 'Punkt', other: 'Punkte' })} mehr als ${than}`;
}

function playedIn(contract: Contract): string {
  if (contract === 'NT') return 'Ohne Trumpf';
  return contract === 'AT' ? 'Bei alles Trumpf' : `Mit ${words.suit[contract]} als Trumpf`;
}
