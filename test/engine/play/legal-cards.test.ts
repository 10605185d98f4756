import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../src/engine/actions.ts';
import { cardRefusal, legalCards, type CardRules, type Turn } from '../../../src/engine/play/legal-cards.ts';
import { card, cards, trick } from '../support/words.ts';

const FREE: CardRules = { ruffOverPartner: 'free', beatPlainSuit: 'free', undertrump: 'free' };
const RUFF_PARTNER: CardRules = { ...FREE, ruffOverPartner: 'forced' };
const UNDERTRUMP: CardRules = { ...FREE, undertrump: 'forced' };
const BEAT: CardRules = { ...FREE, beatPlainSuit: 'forced' };

type Case = readonly [
  what: string,
  rules: CardRules,
  contract: Contract,
  onTable: string,
  hand: string,
  legal: string,
];

/** Seat 0 plays; the trick was led so that it is seat 0's turn. */
function turn(rules: CardRules, contract: Contract, onTable: string, hand: string): Turn {
  const played = cards(onTable).length;
  const leader = ([0, 3, 2, 1] as const)[played] ?? 0;
  return { rules, contract, seat: 0, hand: cards(hand), trick: trick(leader, onTable) };
}

describe('legalCards', () => {
  it.each<Case>([
    ['any card leads', FREE, 'H', '', '7C JH AS', '7C JH AS'],
    ['a plain suit is followed with any card of it', FREE, 'H', 'KC', '7C AC JH AS', '7C AC'],
    ['the partner has to be beaten in trumps too', FREE, 'H', '9H 7H', 'AH JH 7C', 'JH'],
    ['[fault 38] over the trump eight goes every trump but the seven', FREE, 'H', '8H', '7H QH KH', 'QH KH'],
    ['[fault 38] over the trump seven the eight is enough and is forced', FREE, 'H', '7H', '8H 7C AS', '8H'],
    ['[fault 38] higher is by trump order: the nine over the ace', FREE, 'H', 'AH', '9H TH KH', '9H'],
    ['any trump when none is higher', FREE, 'H', 'JH', '7H AH 7C', '7H AH'],
    ['a higher trump than every trump in the trick, not than the lead', FREE, 'H', '7H 9H', '8H AH JH', 'JH'],
    ['without the suit and without trumps anything goes', FREE, 'H', 'KC', '7D AS', '7D AS'],
    ['without the suit a trump is forced', FREE, 'H', 'KC', '7D 7H AS', '7H'],
    ['[fault 38] a ruffed trick is overtrumped', FREE, 'H', 'KC TH', '8H AH 9H 7D', 'AH 9H'],
    ['the highest trump counts, whoever played it', FREE, 'H', 'KC 7H 9H', '8H AH JH', 'JH'],
    ['[fault 38] one may throw away when the partner is winning', FREE, 'H', 'AC 7C', '7D 7H AS', '7D 7H AS'],
    ['the partner who has ruffed is winning too', FREE, 'H', 'AC 7H 8C', '7D 8H', '7D 8H'],
    ['[fault 38] the partner wins by the led suit, not by points', FREE, 'H', 'JC AD', '7D 8H', '7D 8H'],
    ['an off-suit ace of the partner wins nothing', FREE, 'H', 'KC AD 7C', '7D 8H', '8H'],
    ['with "ruff over partner" the partner is ruffed', RUFF_PARTNER, 'H', 'AC 7C', '7D 7H AS', '7H'],
    ['with "ruff over partner" the partner is overruffed', RUFF_PARTNER, 'H', 'AC 9H 7C', '7D JH 8H', 'JH'],
    ['no higher trump: any card at all', FREE, 'H', 'KC 9H', '7D 8H AS', '7D 8H AS'],
    [
      'no higher trump, "undertrump forced": any trump and nothing else',
      UNDERTRUMP,
      'H',
      'KC 9H',
      '7D 8H QH',
      '8H QH',
    ],
    ['"undertrump forced" spares the partner', UNDERTRUMP, 'H', 'KC 9H 7C', '7D 8H', '7D 8H'],
    [
      '"undertrump forced" and "ruff over partner" together',
      { ...RUFF_PARTNER, undertrump: 'forced' },
      'H',
      'KC 9H 7C',
      '7D 8H',
      '8H',
    ],
    ['with "beat the plain suit" a higher card is forced', BEAT, 'H', 'TC', '7C AC KC', 'AC'],
    ['"beat the plain suit" is by plain order: the ten over the king', BEAT, 'H', 'KC', 'QC TC JC', 'TC'],
    ['"beat the plain suit" when nothing is higher', BEAT, 'H', 'AC', '7C KC JH', '7C KC'],
    ['"beat the plain suit" ends with a ruff', BEAT, 'H', 'KC 7H', '7C AC', '7C AC'],
    ['"beat the plain suit" also over the partner', BEAT, 'H', 'KC 7C', '8C AC', 'AC'],
    ['"beat the plain suit" ignores other suits in the trick', BEAT, 'H', 'KC AD', '8C AC', 'AC'],
    ['no trump: any card of the suit', BEAT, 'NT', 'KC', '7C AC JH', '7C AC'],
    ['no trump: without the suit anything', UNDERTRUMP, 'NT', 'KC', '7H AS', '7H AS'],
    ['all trump: higher in the led suit', FREE, 'AT', 'AC', '7C 9C TC JH', '9C'],
    ['all trump: higher than the partner too', FREE, 'AT', 'AC 7C', '9C TC', '9C'],
    ['all trump: any of the suit when none is higher', FREE, 'AT', 'JC', '7C 9C AS', '7C 9C'],
    ['all trump: a higher card of another suit does not raise the bar', FREE, 'AT', 'QC JD', 'KC 8C', 'KC'],
    ['all trump: without the suit anything', UNDERTRUMP, 'AT', 'KC', '7H AS', '7H AS'],
  ])('%s', (_what, rules, contract, onTable, hand, legal) => {
    expect(legalCards(turn(rules, contract, onTable, hand))).toStrictEqual(cards(legal));
  });
});

describe('cardRefusal', () => {
  it.each([
    ['a suit that is held must be followed', FREE, 'H', 'KC', '7C JH', 'JH', 'must-follow-suit'],
    ['a trump must be played', FREE, 'H', 'KC', '7D 7H', '7D', 'must-trump'],
    ['a trump must be played where a higher one is held', FREE, 'H', 'KC 8H', '7D 9H', '7D', 'must-trump'],
    ['a higher trump must be played', FREE, 'H', 'KC 8H', '7H 9H', '7H', 'must-play-higher'],
    ['an undertrump must be played', UNDERTRUMP, 'H', 'KC 9H', '7D 8H', '7D', 'must-trump'],
    ['a higher card of all trump', FREE, 'AT', 'KC', 'QC AC', 'QC', 'must-play-higher'],
    ['a higher plain card', BEAT, 'H', 'KC', 'QC AC', 'QC', 'must-play-higher'],
    ['nothing is wrong', FREE, 'H', 'KC', '7C JH', '7C', null],
    ['nothing is wrong in the lead', FREE, 'H', '', '7C JH', '7C', null],
  ] as const)('says that %s', (_what, rules, contract, onTable, hand, played, refusal) => {
    expect(cardRefusal(turn(rules, contract, onTable, hand), card(played))).toBe(refusal);
  });
});
