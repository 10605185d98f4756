import type { HintSentences, WorthMore } from '../hint.ts';
import { plural } from '../plural.ts';
import { words } from './words.ts';

const form = plural('en');

export const hint: HintSentences = {
  button: 'Hint',
  advice: (move) => `My advice: **${move}**.`,
  adviceAnnouncing: (card) => `My advice: **${card}**, with all your declarations.`,
  onlyMove: 'The rules leave you nothing else.',
  equallyGood: 'Another card would do just as well, as far as anybody can know.',
  worthMore: (about) => `${more(about)}.`,
  worthMoreBecause: (about, { name, suit, certain }) =>
    certain
      ? `${more(about)}: ${name} is out of ${words.suit[suit]}.`
      : `${more(about)}: in most of the possible deals ${name} is out of ${words.suit[suit]}.`,
  forTheContract:
    'On average it brings no more points, but a better chance for the contract or for the match.',
  goodHand: ({ contract, points }) =>
    `Your side can expect about ${points} points in ${words.contract[contract]}.`,
  weakHand: ({ contract, points }) =>
    `Your best contract would be ${words.contract[contract]} with about ${points} points: too few for a bid.`,
  theyFail: 'The contract of the other side is likely to fail.',
  weMakeIt: 'Your side is likely to make its contract all the same.',
  stakesTooHigh: 'On average, higher stakes would cost more than they bring.',
  ruleOfThumb: 'That is a rule of thumb: there was no time to weigh the possible deals.',
};

function more({ points, than }: WorthMore): string {
  return `On average it brings ${points} ${form(points, { one: 'point', other: 'points' })} more than ${than}`;
}
