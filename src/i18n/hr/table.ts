import type { BidValue, Contract } from '../../engine/actions.ts';
import { suitSymbol } from '../../engine/notation.ts';
import { plural } from '../plural.ts';
import type { SpokenContract, TableSentences } from '../sentences.ts';
import { words } from './words.ts';

const form = plural('hr');

export const table: TableSentences = {
  title: ({ deal, ruleSet }) => `${words.ruleSet[ruleSet]} · ${deal}. dijeljenje`,
  dealer: 'dijeli',
  away: 'pauza, igra računalo',
  cardsLeft: (count) => `${count} ${form(count, { one: 'karta', few: 'karte', other: 'karata' })}`,
  clockwise: 'Igra se ulijevo.',
  counterClockwise: 'Igra se udesno.',
  turnToBid: (name, until) => `${name} zove adut${within(until)}`,
  turnToPlay: (name, until) => `${name} baca kartu${within(until)}`,
  everybodyAway: (until) =>
    `Nikoga nema: igra se nastavlja čim netko stisne **Opet sam tu**. Inače partija završava ${until}.`,
  dealOver: 'Dijeljenje je gotovo.',
  matchOver: 'Partija je gotova.',
  auction: 'Zvanje aduta',
  nothingSaid: 'još se nitko nije javio',
  earlierCalls: (count) => `(prije toga još ${count})`,
  call: (call) => {
    switch (call.type) {
      case 'pass':
        return 'dalje';
      case 'take':
        return 'uzima';
      case 'double':
        return '**kontra**';
      case 'redouble':
        return '**rekontra**';
      case 'name':
        return `**${bidText(null, call.suit)}**`;
      case 'bid':
        return `**${bidText(call.value, call.contract)}**`;
    }
  },
  standingBid: (about, name) => `Najviše je zvano: **${contractText(about)}** (${name})`,
  contract: (about, name) => `Zvano je: **${contractText(about)}** (${name})`,
  turnedUp: (card) => `Okrenuta karta: **${card}**`,
  trick: (number) => `${number}. štih`,
  noCardYet: 'još nema karte',
  tookTrick: (name, number, cards) => `${name} nosi ${number}. štih: ${cards}`,
  tricksTaken: ([a, b]) => `Štihovi: A **${a}** · B **${b}**`,
  announces: (name, kinds) =>
    `${name} prijavljuje zvanje: ${words.list(kinds.map((kind) => words.declaration[kind]))}`,
  shows: (name, { kind, points, cards }) =>
    `${name} pokazuje ${words.declaration[kind]} (${points}): ${cards}`,
  belote: (name, suit) => `${name}: bela, ${words.suit[suit]}`,
  score: ([a, b], target) => `Rezultat: A **${a}** · B **${b}** · do ${target}`,
  hanging: (points) =>
    `${points} ${form(points, { one: 'bod visi', few: 'boda vise', other: 'bodova visi' })} za tim koji dobije sljedeće dijeljenje`,
  fingerprint: (hex) => `Otisak ovog dijeljenja (SHA-256 ključa): ${hex}`,
  myHand: 'Moje karte',
  showScore: 'Rezultat',
  lastTrick: 'Zadnji štih',
  imBack: 'Opet sam tu',
  takeSeat: (seatNumber, side) => `Uzmi ${seatNumber}. mjesto (tim ${words.side[side]})`,
};

/** "90 ♥ herc, kontra", "sve adut". */
export function contractText({ contract, value, multiplier }: SpokenContract): string {
  const bid = bidText(value, contract);
  if (multiplier === 1) return bid;
  return multiplier === 2 ? `${bid}, kontra` : `${bid}, rekontra`;
}

export function bidText(value: BidValue | null, contract: Contract): string {
  const name = words.contract[contract];
  const signed = contract === 'NT' || contract === 'AT' ? name : `${suitSymbol(contract)} ${name}`;
  return value === null ? signed : `${words.bidValue(value)} ${signed}`;
}

function within(until: string | null): string {
  return until === null ? '' : ` (vrijeme istječe ${until})`;
}
