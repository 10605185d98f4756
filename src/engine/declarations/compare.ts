import type { Contract } from '../actions.ts';
import { isTrump } from '../play/strength.ts';
import type { DeclarationRules, RuleSet } from '../ruleset.ts';
import { seatAfter, sideOf, SEATS, type BySeat, type Seat, type Side } from '../seats.ts';
import type { ShownDeclaration } from '../view.ts';
import { declarationRules } from './announce.ts';
import { CARRE_RANKS, naturalIndex } from './kinds.ts';

export type AnnouncedBySeat = BySeat<readonly ShownDeclaration[]>;

const NONE: AnnouncedBySeat = [[], [], [], []];

/** Above the weight of any sequence. */
const CARRE_WEIGHT = 1000;

/** The declarations that count, by seat, once the first trick is over (RULES §1, "Comparison"). */
export function countedDeclarations(
  announced: AnnouncedBySeat,
  rules: RuleSet,
  contract: Contract,
  forehand: Seat,
): AnnouncedBySeat {
  const declarations = declarationRules(rules, contract);
  if (declarations === null || announced.every((each) => each.length === 0)) return NONE;
  const scale: Scale = { declarations, byLength: rules.sequenceLength === 'length', contract };
  return declarations.compare === 'separate'
    ? countedSeparately(announced, scale)
    : ofSide(announced, bestSide(announced, scale, forehand), () => true);
}

type Scale = {
  readonly declarations: DeclarationRules;
  readonly byLength: boolean;
  readonly contract: Contract;
};

/** Sequences and carrés apart; equal best sequences of both sides cancel all sequences. */
function countedSeparately(announced: AnnouncedBySeat, scale: Scale): AnnouncedBySeat {
  const sequences = ofSide(announced, heavierSide(announced, isSequence, scale), isSequence);
  const carres = ofSide(announced, heavierSide(announced, isCarre, scale), isCarre);
  return bySeat((seat) => [...sequences[seat], ...carres[seat]]);
}

function heavierSide(announced: AnnouncedBySeat, kind: Kind, scale: Scale): Side | null {
  const best = (side: Side): number =>
    Math.max(
      0,
      ...SEATS.filter((seat) => sideOf(seat) === side)
        .flatMap((seat) => announced[seat].filter(kind))
        .map((each) => weightOf(each, scale)),
    );
  const [first, second] = [best(0), best(1)];
  if (first === second) return null;
  return first > second ? 0 : 1;
}

/** The side of the single best declaration; of equals, the one that comes first from forehand. */
function bestSide(announced: AnnouncedBySeat, scale: Scale, forehand: Seat): Side | null {
  let best: { readonly side: Side; readonly weight: number } | null = null;
  for (const step of SEATS) {
    const seat = seatAfter(forehand, step);
    for (const each of announced[seat]) {
      const weight = weightOf(each, scale);
      if (best === null || weight > best.weight) best = { side: sideOf(seat), weight };
    }
  }
  return best?.side ?? null;
}

/**
 * Orders declarations: carrés J > 9 > A > 10 > K > Q above every sequence; sequences by class or true length, then
 * top card, then, where the tie rule says so, in trumps before not in trumps.
 */
function weightOf({ kind, cards }: ShownDeclaration, scale: Scale): number {
  const top = cards.at(-1);
  if (top === undefined) return 0;
  if (kind === 'carre') return CARRE_WEIGHT + CARRE_RANKS.findIndex((rank) => rank === top[0]);
  const length = scale.byLength ? cards.length : Math.min(cards.length, 5);
  const breaksTies = scale.declarations.tie === 'trump-then-seat' && isTrump(top, scale.contract);
  return length * 16 + naturalIndex(top) * 2 + (breaksTies ? 1 : 0);
}

type Kind = (declaration: ShownDeclaration) => boolean;

function isCarre({ kind }: ShownDeclaration): boolean {
  return kind === 'carre';
}

function isSequence({ kind }: ShownDeclaration): boolean {
  return kind !== 'carre';
}

function ofSide(announced: AnnouncedBySeat, side: Side | null, kind: Kind): AnnouncedBySeat {
  return side === null ? NONE : bySeat((seat) => (sideOf(seat) === side ? announced[seat].filter(kind) : []));
}

function bySeat<T>(valueOf: (seat: Seat) => T): BySeat<T> {
  return [valueOf(0), valueOf(1), valueOf(2), valueOf(3)];
}
