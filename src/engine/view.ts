import type { BidValue, Contract, Declared, Move } from './actions.ts';
import type { Card, Suit } from './cards.ts';
import { faceDownCards } from './dealing.ts';
import type { Deal, Finished, Playing } from './deal.ts';
import type { DealResult } from './deal-result.ts';
import { declarationRules } from './declarations/announce.ts';
import type { AnnouncedBySeat } from './declarations/compare.ts';
import { offeredDeclarations } from './declarations/find.ts';
import { legal, turnOf, type Match } from './match.ts';
import type { RuleSet } from './ruleset.ts';
import { declarationPoints, tricksBySide } from './scoring/tally.ts';
import type { BySeat, BySide, Seat, Side } from './seats.ts';

export type DeclarationKind = 'tierce' | 'quarte' | 'quinte' | 'carre';

/** A declaration with everything that its reader may know of it. */
export type ShownDeclaration = {
  readonly kind: DeclarationKind;
  readonly cards: Declared;
  readonly points: number;
};

export type PlayedCard = { readonly seat: Seat; readonly card: Card };

/** A finished trick: the cards in the order of play, and who took it. */
export type Trick = { readonly cards: readonly PlayedCard[]; readonly winner: Seat };

/** A king and queen of trumps that a seat announced by playing the first of the two. */
export type Belote = { readonly seat: Seat; readonly suit: Suit };

/** The highest bid, take or name so far, or the contract once the auction is over. */
export type Standing = {
  readonly contract: Contract;
  /** Only in a points auction, else `null`. */
  readonly value: BidValue | null;
  readonly bidder: Seat;
  readonly multiplier: 1 | 2 | 4;
};

/**
 * Everything that one reader may know, and nothing else: built field by field by `viewFor`.
 * `seat` is `null` for a spectator, who has no hand, no legal moves and no offered declarations.
 */
export type View = {
  readonly rules: RuleSet;
  readonly seat: Seat | null;
  /** `scored`: the deal is finished and the next one has not been dealt; `over`: the match has a winner. */
  readonly phase: 'auction' | 'play' | 'scored' | 'over';
  /** 0 for the first deal of the match. */
  readonly dealNumber: number;
  readonly dealer: Seat;
  /** The reader's cards as they are now, in the order in which they were dealt. Face-down cards are not in it. */
  readonly hand: readonly Card[];
  /** Cards each seat holds now, face-down ones included. */
  readonly handSizes: BySeat<number>;
  /** The card turned up in a turned-card auction (also after it has been taken), else `null`. */
  readonly turnedCard: Card | null;
  /** All that was said in this deal's auction, in order. */
  readonly calls: readonly Move[];
  readonly standing: Standing | null;
  /** The seat in turn; `null` when nobody is. Others may still double: see `legal`. */
  readonly turn: Seat | null;
  /** What the reader may do now; plays without `declare`. */
  readonly legal: readonly Move[];
  /** The set that the hand offers for its first card (best total), empty when it may announce nothing now. */
  readonly offered: readonly ShownDeclaration[];
  /** The cards on the table, in order of play; empty between tricks. */
  readonly trick: readonly PlayedCard[];
  /** The finished tricks of this deal, in order. */
  readonly tricks: readonly Trick[];
  readonly tricksTaken: BySide<number>;
  /** Kinds announced by each seat; the cards are known only through `shown`. */
  readonly announced: BySeat<readonly DeclarationKind[]>;
  /** After the first trick: the declarations that count, by seat, with their cards. Empty for the others. */
  readonly shown: BySeat<readonly ShownDeclaration[]>;
  /** Side whose sequences and carrés count, once they have been compared; points so far. */
  readonly declarationPoints: BySide<number>;
  /** Belotes announced by play so far. */
  readonly belotes: readonly Belote[];
  /** Finished deals of this match, oldest first. */
  readonly results: readonly DealResult[];
  readonly total: BySide<number>;
  readonly hanging: number;
  readonly winner: Side | null;
};

/**
 * What this seat may know of the match, `null` for a spectator. Throws when no deal was started. Built field by field:
 * what is not named here stays secret.
 */
export function viewFor(match: Match, seat: Seat | null): View {
  const { rules, deal } = match;
  if (deal === null) throw new Error('there is no view of a match before its first deal');
  const table = tableOf(deal);
  return {
    rules,
    seat,
    phase: phaseOf(match, deal),
    dealNumber: deal.number,
    dealer: deal.dealer,
    hand: seat === null ? [] : deal.hands[seat],
    handSizes: handSizesOf(rules, deal),
    turnedCard: deal.turnedCard,
    calls: deal.calls,
    standing: standingOf(deal),
    turn: turnOf(match),
    legal: seat === null ? [] : legal(match).filter((move) => move.seat === seat),
    offered: seat === null ? [] : offeredNow(rules, deal, seat),
    trick: table?.trick ?? [],
    tricks: table?.tricks ?? [],
    tricksTaken: tricksBySide(table?.tricks ?? []),
    announced: table === null ? [[], [], [], []] : announcedKinds(table.announced),
    shown: table?.counted ?? [[], [], [], []],
    declarationPoints: declarationPoints(table?.counted ?? null),
    belotes: table?.belotes ?? [],
    results: match.results,
    total: match.total,
    hanging: match.hanging,
    winner: match.winner,
  };
}

/** The part of a deal that lies open once cards are played, with the announcements that are still to be cut down. */
function tableOf(deal: Deal): Playing | Finished | null {
  switch (deal.phase) {
    case 'play':
    case 'finished':
      return deal;
    case 'auction':
    case 'passed-out':
      return null;
  }
}

function phaseOf({ winner }: Match, { phase }: Deal): View['phase'] {
  if (winner !== null) return 'over';
  return phase === 'auction' || phase === 'play' ? phase : 'scored';
}

function handSizesOf(rules: RuleSet, { phase, hands }: Deal): BySeat<number> {
  const faceDown = phase === 'auction' || phase === 'passed-out' ? faceDownCards(rules) : 0;
  const sizeOf = (seat: Seat): number => hands[seat].length + faceDown;
  return [sizeOf(0), sizeOf(1), sizeOf(2), sizeOf(3)];
}

function standingOf(deal: Deal): Standing | null {
  switch (deal.phase) {
    case 'auction':
      return deal.auction.standing;
    case 'play':
    case 'finished':
      return deal.standing;
    case 'passed-out':
      return null;
  }
}

/** A seat announces with its first card: before that it still holds all eight. */
function offeredNow(rules: RuleSet, deal: Deal, seat: Seat): readonly ShownDeclaration[] {
  if (deal.phase !== 'play' || deal.hands[seat].length < 8) return [];
  const declarations = declarationRules(rules, deal.standing.contract);
  return declarations === null ? [] : offeredDeclarations(deal.hands[seat], declarations);
}

function announcedKinds([a, b, c, d]: AnnouncedBySeat): View['announced'] {
  const kinds = (each: readonly ShownDeclaration[]): readonly DeclarationKind[] =>
    each.map(({ kind }) => kind);
  return [kinds(a), kinds(b), kinds(c), kinds(d)];
}
