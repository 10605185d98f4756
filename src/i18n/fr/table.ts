import type { BidValue, Contract } from '../../engine/actions.ts';
import { suitSymbol } from '../../engine/notation.ts';
import { plural } from '../plural.ts';
import type { SpokenContract, TableSentences } from '../sentences.ts';
import { words } from './words.ts';

const form = plural('fr');
const ONE_OF = {
  tierce: 'une tierce',
  quarte: 'un cinquante',
  quinte: 'un cent',
  carre: 'un carré',
} as const;

export const table: TableSentences = {
  title: ({ deal, ruleSet }) => `${words.ruleSet[ruleSet]} · donne ${deal}`,
  dealer: 'distribue',
  away: 'en pause, un ordinateur joue',
  cardsLeft: (count) => `${count} ${form(count, { one: 'carte', other: 'cartes' })}`,
  clockwise: 'On joue vers la gauche.',
  counterClockwise: 'On joue vers la droite.',
  turnToBid: (name, until) => `À ${name} de parler${within(until)}`,
  turnToPlay: (name, until) => `À ${name} de jouer${within(until)}`,
  everybodyAway: (until) =>
    `Tout le monde est absent : la partie reprend dès que quelqu’un appuie sur **Je suis de retour**. Sinon elle s’arrête ${until}.`,
  dealOver: 'La donne est finie.',
  matchOver: 'La partie est finie.',
  auction: 'Enchères',
  nothingSaid: 'personne n’a encore parlé',
  earlierCalls: (count) => `(${count} ${form(count, { one: 'parole plus tôt', other: 'paroles plus tôt' })})`,
  call: (call) => {
    switch (call.type) {
      case 'pass':
        return 'passe';
      case 'take':
        return 'prend';
      case 'double':
        return '**coinche**';
      case 'redouble':
        return '**surcoinche**';
      case 'name':
        return `**${bidText(null, call.suit)}**`;
      case 'bid':
        return `**${bidText(call.value, call.contract)}**`;
    }
  },
  standingBid: (about, name) => `Meilleure enchère : **${contractText(about)}** (${name})`,
  contract: (about, name) => `Contrat : **${contractText(about)}** (${name})`,
  turnedUp: (card) => `Retourne : **${card}**`,
  trick: (number) => `Pli ${number}`,
  noCardYet: 'pas encore de carte',
  tookTrick: (name, number, cards) => `${name} fait le pli ${number} : ${cards}`,
  tricksTaken: ([a, b]) => `Plis : A **${a}** · B **${b}**`,
  announces: (name, kinds) => `${name} annonce ${words.list(kinds.map((kind) => ONE_OF[kind]))}`,
  shows: (name, { kind, points, cards }) => `${name} montre ${ONE_OF[kind]} (${points}) : ${cards}`,
  belote: (name, suit) => `${name} : belote à ${words.suit[suit]}`,
  score: ([a, b], target) => `Score : A **${a}** · B **${b}** · en ${target}`,
  hanging: (points) =>
    `${points} ${form(points, { one: 'point', other: 'points' })} en litige, pour qui gagne la prochaine donne`,
  fingerprint: (hex) => `Empreinte de cette donne (SHA-256 de sa graine) : ${hex}`,
  myHand: 'Mes cartes',
  showScore: 'Score',
  lastTrick: 'Dernier pli',
  imBack: 'Je suis de retour',
  takeSeat: (seatNumber, side) => `Prendre la place ${seatNumber} (équipe ${words.side[side]})`,
};

/** "90 ♥ cœur, coinché", "tout-atout". */
export function contractText({ contract, value, multiplier }: SpokenContract): string {
  const bid = bidText(value, contract);
  if (multiplier === 1) return bid;
  return multiplier === 2 ? `${bid}, coinché` : `${bid}, surcoinché`;
}

export function bidText(value: BidValue | null, contract: Contract): string {
  const name = words.contract[contract];
  const signed = contract === 'NT' || contract === 'AT' ? name : `${suitSymbol(contract)} ${name}`;
  return value === null ? signed : `${words.bidValue(value)} ${signed}`;
}

function within(until: string | null): string {
  return until === null ? '' : ` (fin du temps ${until})`;
}
