import type { CheckSentences } from '../check.ts';
import { words } from './words.ts';

export const check: CheckSentences = {
  title: 'Vérification d’une donne',
  known: ({ deal, ruleSet, when }) =>
    `Donne ${deal} d’une partie (${words.ruleSet[ruleSet]}), distribuée le ${when}. Voici le jeu de chacun :`,
  unknown: ({ ruleSet, dealer }) =>
    `Aucune donne finie sur ce serveur n’avait cette graine. Dans la variante ${words.ruleSet[ruleSet]}, quand la place ${dealer} distribue, elle donne ces jeux :`,
  rest: (cards) => `Distribuées après les enchères, dans cet ordre : ${cards}`,
  compare:
    'Si cette empreinte 🔏 était sous la table avant la première enchère, les cartes étaient déjà fixées. Une empreinte n’est pas une graine : la graine est montrée quand la donne est finie.',
  alone: 'Sans moi : `npm run -s record -- pack GRAINE`.',
};
