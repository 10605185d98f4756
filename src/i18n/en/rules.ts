import { plural } from '../plural.ts';
import type { RulesSentences } from '../rules.ts';
import { words } from './words.ts';

const form = plural('en');

export const rules: RulesSentences = {
  title: (ruleSet, isTable) => `${isTable ? 'Rules of this table: ' : 'Rules: '}${words.ruleSet[ruleSet]}`,
  heads: {
    aim: 'Aim',
    auction: 'Auction',
    play: 'Play',
    declarations: 'Declarations and belote',
    scoring: 'Scoring',
    end: 'End of the match',
  },
  aim: (target) =>
    `Two sides of two partners, 32 cards. The first side with ${words.number(target)} ${form(target, { one: 'point', other: 'points' })} wins the match.`,
  direction: {
    ccw: 'Play goes round to the right.',
    clockwise: 'Play goes round to the left.',
  },
  auction: {
    ladder: () =>
      'Five cards each. In turn you bid a contract higher than the last one, or pass. Passing is not final; three passes in a row end the auction. Then everybody gets three more cards. Four passes at the start: no score, new deal.',
    'turned-card': () =>
      'Five cards each, one card is turned up. First round: *take* its suit as trump, or pass. If all pass, second round: *name* another suit, or pass. The taker gets the turned card and two more, the others three. All pass twice: new deal.',
    points: (maxBid) =>
      `Eight cards each. In turn you bid a value from 80 to ${maxBid} in tens, or a capot, with a contract; each bid must be higher than the last. Passing is not final; three passes in a row close the bidding. Four passes at the start: new deal.`,
    'name-once': () =>
      'Six cards each and two face down. Each player in turn names the trump suit or passes, once; if three pass, the dealer must name. The first name ends the auction, then all pick up their two cards.',
  },
  contracts: (contracts) => `Contracts: ${words.list(contracts.map((each) => words.contract[each]))}.`,
  double: {
    no: 'There is no doubling.',
    'in-turn':
      "In turn you may double the other side's bid, and redouble your own side's doubled bid. A higher bid cancels both.",
    'any-time':
      'While a bid stands, either opponent may double it at any time; that ends the bidding. Then the bidder, and then the partner, may redouble.',
    'after-auction':
      'When three passes have closed the bidding, the bidder may raise once in the same contract. Then the opponents may double, and the bidding side may redouble.',
  },
  strength:
    'Trumps, high to low (points): J (20), 9 (14), A (11), 10 (10), K (4), Q (3), 8, 7. Other suits: A (11), 10 (10), K (4), Q (3), J (2), 9, 8, 7. The last trick is worth 10 more.',
  allTrump: {
    ranks: 'In all trump every suit ranks and counts like trumps, and must be beaten like them.',
    belote: 'In all trump each such pair counts, if it is led or follows suit.',
  },
  noTrump: {
    ranks: 'In no trump every suit ranks and counts like the other suits.',
    declarations: 'In no trump there are no declarations.',
    belote: 'In no trump there is no belote.',
  },
  following:
    'Follow the suit that was led. On a trump lead play a higher trump if you can. If you cannot follow, play a trump, higher than those in the trick if you can.',
  ruffOverPartner: {
    free: 'While your partner is winning the trick you need not trump.',
    forced: 'You must trump even when your partner is winning the trick.',
  },
  undertrump: {
    free: 'If you cannot beat a trump in the trick, you may throw any card.',
    forced: 'If you cannot beat a trump in the trick, you must still play a trump.',
  },
  beatPlainSuit: {
    free: 'In plain suits you need not play higher.',
    forced:
      'In plain suits, too, you must play higher than the best card if you can, unless the trick has been trumped.',
  },
  noDeclarations: 'There are no declarations.',
  declarationValues:
    'Announced with your first card: tierce (3 in a row) 20, quarte (4) 50, quinte (5 or more) 100; four jacks 200, four nines 150, four aces, tens, kings or queens 100.',
  compare: {
    separate:
      'Sequences and carrés are compared apart: the side with the best sequence counts all its sequences, the side with the best carré all its carrés.',
    'single-best':
      'The best single declaration decides: its side counts all its declarations, the other side none. Any carré beats any sequence.',
  },
  declarationTie: {
    cancel: 'If the best sequences are equal, no sequence counts.',
    'trump-then-seat': 'Equal sequences: one in trumps is better, then the player who speaks first.',
    seat: 'Equal sequences: the player who speaks first is better.',
  },
  sequenceLength: {
    class: 'Sequences of five and more are equally long.',
    length: 'A longer run beats a shorter one, also above five cards.',
  },
  eightRun: {
    'one-quinte': 'All eight cards of a suit are one quinte.',
    'quinte-and-tierce': 'All eight cards of a suit are a quinte and a tierce.',
  },
  needTrick: {
    yes: 'A side without a trick gets nothing for its declarations.',
    no: 'Declarations count even without a trick.',
  },
  belote: 'Belote: king and queen of trump in one hand are worth 20; the bot announces them for you.',
  beloteOnFail: {
    'to-opponents': 'If the contract fails, the belote of the bidders goes to the other side.',
    stays: 'A belote stays with its side even when the contract fails.',
  },
  tricklessBelote: {
    'to-opponents': 'A side without a trick gives its belote to the other side.',
    stays: 'A side without a trick keeps its belote.',
  },
  scoring: {
    tenths: () =>
      'Points are written in tens (a suit deal is worth 16, all trump and no trump 26); no trump counts double. With more than the other side the bidders have made it and each side writes its own; with less the other side writes everything. Doubled, the side with more writes everything × 2, redoubled × 4.',
    plain: (declares) =>
      `With more points than the other side the bidders have made it and each side writes its own. With less, the other side writes ${declares ? '162 and all declarations' : '162'}.`,
    coinche: (declares) =>
      `The bidders need at least 82 card points and their bid, ${declares ? 'declarations and belote included' : 'belote included'}. Made: both sides write their points, rounded to ten, and the bidders add the bid. Failed: the other side writes ${declares ? '160 + the bid + all declarations' : '160 + the bid'}. Doubled: the winner writes ${declares ? '(160 + the bid + declarations)' : '(160 + the bid)'} × 2, redoubled × 4.`,
    contree: () =>
      'The bidders need their bid in card points and belote. Made: both sides write their points and the bidders add the bid. Failed: the other side writes 162, the belotes and the bid. Doubling multiplies the bid alone.',
  },
  tie: {
    'bidders-hang':
      "Equal points: the other side writes its own, the bidders' points hang for the side that wins the next deal.",
    'all-hang':
      'Equal points: all points hang for the side that wins the next deal; belotes are written at once.',
    made: 'Equal points: the contract is made.',
    fails: 'Equal points: the contract fails.',
  },
  capot: {
    bonus: (points) => `Capot (all eight tricks): ${points} more.`,
    cards: (points) => `Capot (all eight tricks): ${points} for the cards.`,
    'last-trick': (points) => `Capot (all eight tricks): the last trick is worth ${points} instead of 10.`,
    nothing: () => 'Capot (all eight tricks): nothing extra unless it was bid.',
  },
  end: 'The match ends after a deal in which a side reaches the target; if both do, the higher total wins, and equal totals need another deal.',
  valatBlocksEnd: { yes: 'After a capot at least one more deal is played.', no: '' },
  hangingBlocksEnd: { yes: 'While points hang at least one more deal is played.', no: '' },
  eightRunWins: { yes: 'Announcing all eight cards of a suit wins the match at once.', no: '' },
  changed: 'marks the house rules of this table.',
};
