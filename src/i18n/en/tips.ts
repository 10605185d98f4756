import type { TipSentences } from '../tips.ts';
import { words } from './words.ts';

export const tips: TipSentences = {
  title: (ruleSet) => `Tips: ${words.ruleSet[ruleSet]}`,
  take: 'Take when the turned-up card makes three good trumps, best with the jack or with the nine and the ace, and when you hold an ace in another suit.',
  ladder:
    'Bid a suit when you hold its jack and at least two more cards of it. A second suit can wait: a higher bid may still come from your partner.',
  points:
    'A bid speaks to your partner. Open low with the jack or the nine and three trumps; raise your partner by ten for every ace that you hold.',
  name: 'You name the trump with six of your eight cards. The jack with two more, or the nine and the ace with a third, is enough; as the dealer remember your best suit in case you must.',
  leadTrumps:
    'If your side named the trump, lead trumps first: every trump that falls is one that can no longer ruff your aces.',
  countTrumps:
    'Count the trumps. There are eight, and once the jack and the nine are gone, the ace and the ten are the highest.',
  feedPartner:
    'Give aces and tens to tricks that your partner is sure to win, small cards to those that the other side wins.',
  guardTen: 'In a plain suit do not lead a ten while its ace is out; keep a small card beside it.',
  partnersTrick:
    'While your partner is winning the trick you need not ruff. Save your trumps and throw a card with points, or the last of a suit that you want to ruff later.',
  forcedRuff:
    "Here you must ruff even your partner's trick. Think twice before you play the last card of a suit.",
  forcedUndertrump:
    'Small trumps cannot be saved here: they have to be played under a higher one. Use them for ruffs while they still win.',
  forcedBeat:
    'Everybody must play higher in plain suits. A king or a queen led draws out the ace and makes your own ten good.',
  noTrump:
    'In no trump nobody ruffs: count aces, and long suits with the ace and the ten. Play your long suit first.',
  allTrump:
    'In all trump every suit has its jack and its nine at the top. Bid it with several jacks: each is a sure trick.',
  double: 'Double on trumps, not on hope: sure tricks against the contract, best behind the bidder.',
  announce:
    'What you announce tells everybody where cards lie. A tierce that cannot win the comparison is better left unsaid.',
  hanging:
    'An even deal leaves points hanging. The next contract then is worth more: bid it, or defend it, accordingly.',
  capot:
    'When six or seven tricks are yours, play for all eight: the capot is worth much more than the last trick.',
  belote:
    'The king and the queen of trumps in one hand are worth 20. Count them before you decide on a contract.',
  lastTrick: 'The last trick is worth 10 more. Keep a sure winner for it, or your last trump.',
};
