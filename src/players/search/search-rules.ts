import type { BidValue, Contract } from '../../engine/actions.ts';
import type { RuleSet } from '../../engine/ruleset.ts';
import { kindOf, type TrumpKind } from './layout.ts';

/** What the search has to know of a rule set and a contract: plain numbers and switches. */
export type SearchRules = {
  readonly kind: TrumpKind;
  readonly mustUndertrump: boolean;
  readonly mustRuffOverPartner: boolean;
  readonly mustBeatPlainSuit: boolean;
  /** Factor on all card points and on the last trick. */
  readonly scale: 1 | 2;
  /** Unscaled points of the last trick, where no side takes them all. */
  readonly lastTrick: number;
  /**
   * What a capot moves the value by, up for side 0 and down for side 1: half of what the rule set pays for it,
   * because the value is the points of one side and what counts is the difference of both.
   */
  readonly capotSwing: number;
};

const LAST_TRICK = 10;
/** A capot that was bid is the contract itself: nothing else counts beside it. */
const CAPOT_BID_SWING = 200;
/** All card points of a suit contract, the last trick's ten included. */
export const SUIT_TOTAL = 162;

/** The rules of play of a contract; points auctions are searched in unscaled points. */
export function searchRulesOf(
  rules: RuleSet,
  contract: Contract,
  value: BidValue | null = null,
): SearchRules {
  const kind = kindOf(contract);
  return {
    kind,
    mustUndertrump: rules.undertrump === 'forced',
    mustRuffOverPartner: rules.ruffOverPartner === 'forced',
    mustBeatPlainSuit: rules.beatPlainSuit === 'forced' && kind === 'suit',
    scale: rules.scoring === 'tenths' && contract === 'NT' ? 2 : 1,
    lastTrick: LAST_TRICK,
    capotSwing: value === 'capot' ? CAPOT_BID_SWING : Math.round(capotPays(rules, contract) / 2),
  };
}

function capotPays(rules: RuleSet, contract: Contract): number {
  switch (rules.capot.kind) {
    case 'bonus':
      return rules.capot.points;
    case 'cards':
      return ((rules.capot.points - SUIT_TOTAL) * rawTotal(contract)) / SUIT_TOTAL;
    case 'last-trick':
      return rules.capot.points - LAST_TRICK;
    case 'nothing':
      return 0;
  }
}

/** All card points of a contract with the last trick, neither doubled nor scaled. */
export function rawTotal(contract: Contract): number {
  return contract === 'NT' ? 130 : contract === 'AT' ? 258 : SUIT_TOTAL;
}
