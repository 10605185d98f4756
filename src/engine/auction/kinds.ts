import type { Move, Refusal } from '../actions.ts';
import type { RuleSet } from '../ruleset.ts';
import type { Auction, AuctionKind, AuctionTable } from './auction.ts';
import { ladder } from './ladder.ts';
import { nameOnce } from './name-once.ts';
import { points } from './points.ts';
import { turnedCard } from './turned-card.ts';

const KINDS: Readonly<Record<RuleSet['auction'], AuctionKind>> = {
  ladder,
  'turned-card': turnedCard,
  points,
  'name-once': nameOnce,
};

/** Everything that may be said now, by every seat that may speak (RULES §2, "Auctions"). */
export function legalCalls(table: AuctionTable, auction: Auction): readonly Move[] {
  return auction.step === 'closed' ? [] : KINDS[table.rules.auction].calls(table, auction);
}

/** The auction after a call that `legalCalls` lists. */
export function afterCall(table: AuctionTable, auction: Auction, call: Move): Auction {
  return KINDS[table.rules.auction].after(table, auction, call);
}

/** Why nobody, or not this seat, may say this now; `null` when it may. */
export function callRefusal(table: AuctionTable, auction: Auction, call: Move): Refusal | null {
  const calls = legalCalls(table, auction);
  if (calls.some((each) => isSameCall(each, call))) return null;
  if (call.type === 'play') return 'auction-is-running';
  if (call.seat === auction.turn) return `${call.type}-not-allowed`;
  const theirs = calls.filter(({ seat }) => seat === call.seat);
  if (theirs.length === 0) return 'not-your-turn';
  const couldBeSaidInTurn = calls.some(({ seat, type }) => seat === auction.turn && type === call.type);
  return couldBeSaidInTurn ? 'not-your-turn' : `${call.type}-not-allowed`;
}

function isSameCall(one: Move, other: Move): boolean {
  if (one.seat !== other.seat || one.type !== other.type) return false;
  if (one.type === 'name' && other.type === 'name') return one.suit === other.suit;
  if (one.type === 'bid' && other.type === 'bid')
    return one.contract === other.contract && one.value === other.value;
  return true;
}
