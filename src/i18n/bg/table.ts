import type { BidValue, Contract } from '../../engine/actions.ts';
import { suitSymbol } from '../../engine/notation.ts';
import { plural } from '../plural.ts';
import type { SpokenContract, TableSentences } from '../sentences.ts';
import { words } from './words.ts';

const form = plural('bg');

export const table: TableSentences = {
  title: ({ deal, ruleSet }) => `${words.ruleSet[ruleSet]} · раздаване ${deal}`,
  dealer: 'раздава',
  away: 'отсъства, играе компютър',
  cardsLeft: (count) => `${count} ${form(count, { one: 'карта', other: 'карти' })}`,
  clockwise: 'Играе се наляво.',
  counterClockwise: 'Играе се надясно.',
  turnToBid: (name, until) => `${name} е на ход да обявява${within(until)}`,
  turnToPlay: (name, until) => `${name} е на ход да играе${within(until)}`,
  everybodyAway: (until) =>
    `Никой не е тук: играта продължава, щом някой натисне **Тук съм пак**. Иначе партията свършва ${until}.`,
  dealOver: 'Раздаването свърши.',
  matchOver: 'Партията свърши.',
  auction: 'Наддаване',
  nothingSaid: 'още никой не се е обадил',
  earlierCalls: (count) => `(преди това още ${count})`,
  call: (call) => {
    switch (call.type) {
      case 'pass':
        return 'пас';
      case 'take':
        return 'взема';
      case 'double':
        return '**контра**';
      case 'redouble':
        return '**реконтра**';
      case 'name':
        return `**${bidText(null, call.suit)}**`;
      case 'bid':
        return `**${bidText(call.value, call.contract)}**`;
    }
  },
  standingBid: (about, name) => `Най-висока обява: **${contractText(about)}** (${name})`,
  contract: (about, name) => `Играе се: **${contractText(about)}** (${name})`,
  turnedUp: (card) => `Обърната карта: **${card}**`,
  trick: (number) => `Ръка ${number}`,
  noCardYet: 'още няма карта',
  tookTrick: (name, number, cards) => `${name} взе ръка ${number}: ${cards}`,
  tricksTaken: ([a, b]) => `Ръце: А **${a}** · Б **${b}**`,
  announces: (name, kinds) => `${name} обявява ${words.list(kinds.map((kind) => words.declaration[kind]))}`,
  shows: (name, { kind, points, cards }) =>
    `${name} показва ${words.declaration[kind]} (${points}): ${cards}`,
  belote: (name, suit) => `${name}: белот на ${words.suit[suit]}`,
  score: ([a, b], target) => `Резултат: А **${a}** · Б **${b}** · до ${target}`,
  hanging: (points) =>
    `${points} ${form(points, { one: 'висяща точка', other: 'висящи точки' })} за отбора, който спечели следващото раздаване`,
  fingerprint: (hex) => `Отпечатък на раздаването (SHA-256 на ключа му): ${hex}`,
  myHand: 'Моите карти',
  showScore: 'Резултат',
  lastTrick: 'Последна ръка',
  imBack: 'Тук съм пак',
  takeSeat: (seatNumber, side) => `Заеми място ${seatNumber} (отбор ${words.side[side]})`,
};

/** "90 ♥ купа, контра", "всичко коз". */
export function contractText({ contract, value, multiplier }: SpokenContract): string {
  const bid = bidText(value, contract);
  if (multiplier === 1) return bid;
  return multiplier === 2 ? `${bid}, контра` : `${bid}, реконтра`;
}

export function bidText(value: BidValue | null, contract: Contract): string {
  const name = words.contract[contract];
  const signed = contract === 'NT' || contract === 'AT' ? name : `${suitSymbol(contract)} ${name}`;
  return value === null ? signed : `${words.bidValue(value)} ${signed}`;
}

function within(until: string | null): string {
  return until === null ? '' : ` (времето изтича ${until})`;
}
