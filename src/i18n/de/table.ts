import type { BidValue, Contract } from '../../engine/actions.ts';
import { suitSymbol } from '../../engine/notation.ts';
import { plural } from '../plural.ts';
import type { SpokenContract, TableSentences } from '../sentences.ts';
import { words } from './words.ts';

const form = plural('de');

export const table: TableSentences = {
  title: ({ deal, ruleSet }) => `${words.ruleSet[ruleSet]} · Runde ${deal}`,
  dealer: 'gibt',
  away: 'Pause, ein Computer spielt',
  cardsLeft: (count) => `${count} ${form(count, { one: 'Karte', other: 'Karten' })}`,
  clockwise: 'Gespielt wird linksherum.',
  counterClockwise: 'Gespielt wird rechtsherum.',
  turnToBid: (name, until) => `${name} ist mit Reizen dran${within(until)}`,
  turnToPlay: (name, until) => `${name} spielt die nächste Karte${within(until)}`,
  everybodyAway: (until) =>
    `Niemand ist da: Es geht weiter, sobald jemand auf **Bin wieder da** drückt. Sonst endet die Partie ${until}.`,
  dealOver: 'Die Runde ist vorbei.',
  matchOver: 'Die Partie ist vorbei.',
  auction: 'Reizen',
  nothingSaid: 'noch hat niemand etwas gesagt',
  earlierCalls: (count) => `(davor ${count} weitere)`,
  call: (call) => {
    switch (call.type) {
      case 'pass':
        return 'passt';
      case 'take':
        return 'nimmt';
      case 'double':
        return '**Kontra**';
      case 'redouble':
        return '**Rekontra**';
      case 'name':
        return `**${bidText(null, call.suit)}**`;
      case 'bid':
        return `**${bidText(call.value, call.contract)}**`;
    }
  },
  standingBid: (about, name) => `Höchstes Gebot: **${contractText(about)}** (${name})`,
  contract: (about, name) => `Kontrakt: **${contractText(about)}** (${name})`,
  turnedUp: (card) => `Aufgedeckt: **${card}**`,
  trick: (number) => `Stich ${number}`,
  noCardYet: 'noch keine Karte',
  tookTrick: (name, number, cards) => `${name} macht Stich ${number}: ${cards}`,
  tricksTaken: ([a, b]) => `Stiche: A **${a}** · B **${b}**`,
  announces: (name, kinds) => `${name} sagt ${words.list(kinds.map((kind) => words.declaration[kind]))} an`,
  shows: (name, { kind, points, cards }) => `${name} zeigt ${words.declaration[kind]} (${points}): ${cards}`,
  belote: (name, suit) => `${name}: Belote in ${words.suit[suit]}`,
  score: ([a, b], target) => `Stand: A **${a}** · B **${b}** · bis ${target}`,
  hanging: (points) =>
    `${points} ${form(points, { one: 'Punkt hängt', other: 'Punkte hängen' })} für das Team, das als Nächstes eine Runde gewinnt`,
  fingerprint: (hex) => `Fingerabdruck dieser Runde (SHA-256 ihres Startwerts): ${hex}`,
  myHand: 'Meine Karten',
  showScore: 'Stand',
  lastTrick: 'Letzter Stich',
  imBack: 'Bin wieder da',
  takeSeat: (seatNumber, side) => `Platz ${seatNumber} nehmen (Team ${words.side[side]})`,
};

/** "90 ♥ Herz, Kontra", "alles Trumpf". */
export function contractText({ contract, value, multiplier }: SpokenContract): string {
  const bid = bidText(value, contract);
  if (multiplier === 1) return bid;
  return multiplier === 2 ? `${bid}, Kontra` : `${bid}, Rekontra`;
}

export function bidText(value: BidValue | null, contract: Contract): string {
  const name = words.contract[contract];
  const signed = contract === 'NT' || contract === 'AT' ? name : `${suitSymbol(contract)} ${name}`;
  return value === null ? signed : `${words.bidValue(value)} ${signed}`;
}

function within(until: string | null): string {
  return until === null ? '' : ` (Zeit läuft ${until} ab)`;
}
