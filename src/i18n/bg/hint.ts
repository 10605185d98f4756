import type { HintSentences, WorthMore } from '../hint.ts';
import { plural } from '../plural.ts';
import { words } from './words.ts';

const form = plural('bg');

export const hint: HintSentences = {
  button: 'Подсказка',
  advice: (move) => `Моят съвет: **${move}**.`,
  adviceAnnouncing: (card) => `Моят съвет: **${card}**, с всичките ти анонси.`,
  onlyMove: 'Правилата не ти оставят нищо друго.',
  equallyGood: 'Доколкото може да се знае, и друга карта би била също толкова добра.',
  worthMore: (about) => `${more(about)}.`,
  worthMoreBecause: (about, { name, suit, certain }) =>
    certain
      ? `${more(about)}: ${name} няма ${words.suit[suit]}.`
      : `${more(about)}: в повечето възможни разпределения ${name} няма ${words.suit[suit]}.`,
  forTheContract: 'Средно не носи повече точки, но дава по-добри шансове за обявата или за партията.',
  goodHand: ({ contract, points }) =>
    `На ${words.contract[contract]} отборът ти може да очаква около ${points} точки.`,
  weakHand: ({ contract, points }) =>
    `Най-добре би било на ${words.contract[contract]} с около ${points} точки: малко са за обява.`,
  theyFail: 'Другият отбор вероятно ще е вътре.',
  weMakeIt: 'Отборът ти вероятно пак ще изкара играта.',
  stakesTooHigh: 'По-високият залог средно би струвал повече, отколкото носи.',
  ruleOfThumb: 'Това е общо правило: нямаше време да се претеглят възможните разпределения.',
};

function more({ points, than }: WorthMore): string {
  return `Средно носи с ${points} ${form(points, { one: 'точка', other: 'точки' })} повече от ${than}`;
}
