import type { HintSentences, WorthMore } from '../hint.ts';
import { plural } from '../plural.ts';
import { words } from './words.ts';

const form = plural('fr');

export const hint: HintSentences = {
  button: 'Indice',
  advice: (move) => `Mon conseil : **${move}**.`,
  adviceAnnouncing: (card) => `Mon conseil : **${card}**, avec toutes tes annonces.`,
  onlyMove: 'Les règles ne te laissent rien d’autre.',
  equallyGood: 'Pour autant qu’on puisse le savoir, une autre carte ferait aussi bien.',
  worthMore: (about) => `${more(about)}.`,
  worthMoreBecause: (about, { name, suit, certain }) =>
    certain
      ? `${more(about)} : ${name} n’a pas de ${words.suit[suit]}.`
      : `${more(about)} : dans la plupart des répartitions possibles, ${name} n’a pas de ${words.suit[suit]}.`,
  forTheContract:
    'En moyenne, elle ne rapporte pas plus de points, mais elle donne de meilleures chances pour le contrat ou pour la partie.',
  goodHand: ({ contract, points }) =>
    `Ton équipe peut compter sur environ ${points} points à ${words.contract[contract]}.`,
  weakHand: ({ contract, points }) =>
    `Ton meilleur contrat serait ${words.contract[contract]}, avec environ ${points} points : trop peu pour une enchère.`,
  theyFail: 'L’autre équipe sera sans doute dedans.',
  weMakeIt: 'Ton équipe réussira sans doute quand même son contrat.',
  stakesTooHigh: 'En moyenne, augmenter la mise coûterait plus que cela ne rapporte.',
  ruleOfThumb: 'C’est une règle générale : le temps a manqué pour peser toutes les répartitions possibles.',
};

function more({ points, than }: WorthMore): string {
  return `En moyenne, elle rapporte ${points} ${form(points, { one: 'point', other: 'points' })} de plus que ${than}`;
}
