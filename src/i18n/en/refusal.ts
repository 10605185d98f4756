import type { RefusalContext, RefusalSentences } from '../refusals.ts';
import { words } from './words.ts';

export const refusal: RefusalSentences = {
  'malformed-action': () => 'I did not understand that. Press **My hand** for fresh buttons.',
  'not-your-turn': () => 'It is not your turn yet.',
  'auction-is-over': () => 'The auction is over: now cards are played.',
  'auction-is-running': () => 'The auction is still running: no card may be played yet.',
  'deal-is-over': () => 'This deal is over already.',
  'match-is-over': () => 'This match is over already.',
  'pass-not-allowed': () =>
    'You may not pass here: when the other three have passed, the dealer must name a suit.',
  'take-not-allowed': () =>
    'There is nothing to take: only the turned-up suit can be taken, in the first round.',
  'name-not-allowed': () => 'That suit may not be named now: the turned-up suit is out in the second round.',
  'bid-not-allowed': () => 'A bid must be higher than the last one. Choose another, or pass.',
  'double-not-allowed': () => 'You may double only a bid of the other side that is not doubled yet.',
  'redouble-not-allowed': () => "You may redouble only your own side's bid, once it has been doubled.",
  'card-not-held': () => 'You do not hold that card any more.',
  'must-follow-suit': ({ led }) =>
    led
      ? `${capital(words.suit[led])} were led and you hold ${words.suit[led]}: follow suit.`
      : 'You hold the suit that was led: follow suit.',
  'must-trump': (context) =>
    context.ruffsPartner
      ? `You cannot follow suit, so you must play a trump${trumpName(context)}, even when your partner is winning the trick.`
      : `You cannot follow suit and your partner is not winning the trick, so you must play a trump${trumpName(context)}.`,
  'must-play-higher': () => 'You hold a card that beats the highest one so far: you must play a higher one.',
  'no-declarations': () => 'There are no declarations here: not in this rule set, or not in no trump.',
  'too-late-to-declare': () =>
    'Declarations are announced with your first card of the deal; now it is too late.',
  'not-a-declaration': () =>
    'That is no declaration: it takes three or more cards of one suit in a row, or four of a rank from 9 up.',
  'declared-card-not-held': () => 'You can only announce cards that you were dealt.',
  'card-declared-twice': () => 'One card cannot serve two declarations.',
  'run-split': () => 'A run of cards may not be split into two declarations.',
  stale: () => 'Something else happened first. Here is how things stand now.',
  'not-seated': () => 'You do not sit at this table. You are welcome to watch, or to take a free seat.',
  'already-seated': () => 'You already sit at this table.',
  'side-full': () => 'That side is full. Try the other one.',
  'table-full': () => 'All four seats are taken.',
  'not-host': () => 'Only the host of the table can do that.',
  'not-in-lobby': () => 'The match has started already.',
  'not-playing': () => 'The match has not started yet.',
  'table-closed': () => 'This table is closed. `/belote start` opens a new one.',
  'table-unknown': () => 'I do not know this table any more. `/belote start` opens a new one.',
  'deal-running': () => 'The deal is still running.',
  'seat-not-free': () => 'Somebody sits there: only a seat that a computer holds can be taken.',
  'other-seat-left': () => 'You left another seat of this match: only that one can be yours again.',
  'seated-otherwise': () =>
    'The next match has been set up with other seats: press **Ready** there if you agree.',
  'not-away': () => 'You are not away: your seat is yours and you play it yourself.',
  'not-invited': () => 'This table is for invited people: ask somebody who sits here for `/belote invite`.',
  kicked: () => 'You were asked to leave this table and cannot come back to it.',
  'nobody-may-join': () => 'Nobody may join this table: only computers play along.',
  'sits-here': () => 'They sit at this table already.',
  'was-kicked': () => 'They had to leave this table and cannot come back to it.',
  'already-invited': () => 'They are invited already.',
  'not-yourself': () => 'You cannot do that to yourself. `/belote leave` frees your seat.',
  'not-at-table': () => 'They do not sit at this table.',
  'house-rules-misfit': () => 'These house rules do not fit together, so nothing was changed.',
  'nothing-changed': () => 'These are the rules already: nothing was changed.',
  'hints-off': () => 'This table is played without hints: here everybody thinks for themselves.',
  'match-running': () => 'This match is still running: it can be looked at when it is over.',
  'match-unknown': () =>
    'I do not know this match on this server. `/belote history` lists those that I know.',
  'not-a-seed': () =>
    'That is no seed: a seed has 64 digits from 0 to 9 and a to f. It stands under the result of a deal that is over.',
  'store-unavailable': () =>
    'I cannot save anything right now, so nothing was changed. Please try again in a moment.',
  'no-permission': ({ permissions = [], where }) => {
    if (permissions.length > 0)
      return `Missing ${where === undefined ? 'here' : `in ${where}`}: ${words.list(permissions.map((each) => `**${each}**`))}.`;
    return where === undefined ? 'A permission is missing for that.' : `A permission is missing in ${where}.`;
  },
  'unknown-press': () =>
    'This button is from an older version of me. Press **My hand** or type `/belote table`.',
  'use-in-server': () => 'Belote is played in a server: use this command in one of its channels.',
  'no-table-here': () => 'There is no table here. Use this in the thread of a table, or `/belote start` one.',
};

function trumpName({ contract }: RefusalContext): string {
  if (!contract || contract === 'NT' || contract === 'AT') return '';
  return ` (${words.suit[contract]})`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
