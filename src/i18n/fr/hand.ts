import { plural } from '../plural.ts';
import type { HandSentences } from '../sentences.ts';
import { words } from './words.ts';

const form = plural('fr');
const SIGNS = { C: '♣', D: '♦', H: '♥', S: '♠', NT: 'Sans-atout', AT: 'Tout-atout' } as const;

export const hand: HandSentences = {
  title: (side, partner) => `**Tes cartes** · équipe ${words.side[side]} avec ${partner}`,
  faceDown: (count) =>
    `${count} ${form(count, { one: 'carte', other: 'cartes' })} face cachée jusqu’à la fin des enchères`,
  noCards: 'Tu n’as pas de carte en main.',
  trump: (contract) => {
    if (contract === 'NT') return 'Sans-atout';
    return contract === 'AT' ? 'Tout-atout' : `Atout : ${SIGNS[contract]} ${words.contract[contract]}`;
  },
  turnedUp: (card) => `Retourne : ${card}`,
  youLead: 'À toi d’entamer ce pli.',
  onTheTable: (suit, cards) => `${SIGNS[suit]} ${words.suit[suit]} demandé : ${cards}`,
  yourCard: '**À toi** : joue une carte. Seules les cartes permises ont un bouton.',
  yourCall: '**À toi** de parler.',
  onlyOneCard: '**À toi** : les règles ne te laissent qu’une carte.',
  waitingFor: (name) => `On attend ${name}.`,
  away: 'Tu es en pause : un ordinateur garde ta place jusqu’à ce que tu appuies sur **Je suis de retour**.',
  standsStill:
    'Cet affichage ne bouge plus : appuie sur **Actualiser** pour voir la table telle qu’elle est.',
  mayDouble: 'Tu peux coincher tout de suite, sans attendre ton tour.',
  dealOver: 'La donne est finie.',
  matchOver: 'La partie est finie.',
  refresh: 'Actualiser',
  pass: 'Passer',
  double: 'Coincher',
  redouble: 'Surcoincher',
  take: 'Prendre',
  name: (suit) => `${SIGNS[suit]} ${words.suit[suit]}`,
  bid: (contract, value) =>
    value === null ? bidName(contract) : `${words.bidValue(value)} ${SIGNS[contract]}`,
  chooseValue: 'Combien ? Puis appuie sur une couleur.',
  announceMenu: 'Annoncer avec ta première carte…',
  announceOption: ({ kind, points, cards }) => `${words.declaration[kind]} (${points}) : ${cards}`,
  announcing: (count, points) =>
    `Avec ta carte, tu fais ${count} ${form(count, { one: 'annonce', other: 'annonces' })} : ${points} points si ${form(count, { one: 'elle compte', other: 'elles comptent' })}.`,
  announcingNothing: 'Avec ta carte, tu n’annonces rien.',
};

function bidName(contract: keyof typeof SIGNS): string {
  if (contract === 'NT' || contract === 'AT') return SIGNS[contract];
  return `${SIGNS[contract]} ${words.contract[contract]}`;
}
