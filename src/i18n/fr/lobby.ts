import { finalScore } from '../final-score.ts';
import { plural } from '../plural.ts';
import type { LobbySentences } from '../sentences.ts';
import { words } from './words.ts';

const form = plural('fr');

export const lobby: LobbySentences = {
  title: (ruleSet) => `${words.ruleSet[ruleSet]} : qui joue ?`,
  host: (name) => `Hôte : ${name}`,
  settings: ({ target, clockMs, level, hints }) =>
    `En ${words.number(target)} ${form(target, { one: 'point', other: 'points' })} · ${clock(clockMs)} · ordinateurs : ${words.level[level]} · ${hints ? 'avec indices' : 'sans indices'}`,
  houseRules: 'Avec des règles maison : `/belote règles` dans le fil les affiche.',
  side: (side) => `Équipe ${words.side[side]}`,
  freeSeat: 'place libre',
  ready: 'c’est bon',
  notReady: 'pas encore',
  howToStart:
    'La partie commence quand les quatre ont appuyé sur **C’est bon pour moi**, ou quand l’hôte appuie sur **Lancer** : des ordinateurs prennent alors les places libres.',
  whoeverIsNotReady: 'Des ordinateurs jouent aussi à la place de ceux qui ne sont pas encore prêts.',
  join: (side) => `Rejoindre ${words.side[side]}`,
  leave: 'Quitter',
  toggleReady: 'C’est bon pour moi',
  addComputer: 'Ajouter un ordinateur',
  start: 'Lancer',
  cancel: 'Annuler',
  started: (thread) => (thread === null ? 'La partie a commencé.' : `La partie a commencé : ${thread}`),
  cancelled: 'Cette table a été annulée avant le début de la partie.',
  expired:
    'Personne n’a touché à cette table depuis un moment, elle est donc fermée. `/belote jouer` en ouvre une nouvelle.',
  ended: 'Cette partie a été arrêtée avant la fin.',
  finished: (winner, total) =>
    `La partie est finie : l’équipe ${words.side[winner]} a gagné ${finalScore(total, winner)}.`,
};

function clock(ms: number): string {
  return ms === 0 ? 'sans chrono' : `${words.duration(ms)} par tour`;
}
