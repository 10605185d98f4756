import type { Finished } from '../deal.ts';
import type { DealResult } from '../deal-result.ts';
import type { RuleSet } from '../ruleset.ts';
import type { BySide, Side } from '../seats.ts';
import { writtenWithBid } from './coinche.ts';
import { writtenWithMultipliedBid } from './contree.ts';
import { writtenPlainly } from './plain.ts';
import { tallyOf, type Tally, type Writing } from './tally.ts';
import { writtenInTenths } from './tenths.ts';

const WRITINGS: Readonly<Record<RuleSet['scoring'], (rules: RuleSet, tally: Tally) => Writing>> = {
  tenths: writtenInTenths,
  plain: writtenPlainly,
  coinche: writtenWithBid,
  contree: writtenWithMultipliedBid,
};

/** What a match stands at before a deal: running score and hanging points. */
export type Running = { readonly total: BySide<number>; readonly hanging: number };

/** The result of a deal whose eight tricks are over (RULES §3); hanging points go to the side that wins it. */
export function scoredDeal(rules: RuleSet, deal: Finished, before: Running): DealResult {
  const tally = tallyOf(rules, deal);
  const { outcome, score, hangs } = writingOf(rules, tally);
  const winner = winnerOf(outcome, tally);
  const written = winner === null ? score : plus(score, winner, before.hanging);
  const { contract, bidder, value, multiplier } = tally.standing;
  return {
    outcome,
    contract,
    bidder,
    value,
    multiplier,
    tricks: tally.tricks,
    cards: tally.cards,
    declarations: tally.declarations,
    belote: tally.belote,
    capot: tally.capot,
    score: written,
    hanging: winner === null ? before.hanging + hangs : 0,
    total: [before.total[0] + written[0], before.total[1] + written[1]],
  };
}

/** What both sides write for a finished deal, hanging points from before apart. */
export function writingOf(rules: RuleSet, tally: Tally): Writing {
  return WRITINGS[rules.scoring](rules, tally);
}

/** The result of a deal that nobody took: no score, hanging points stay hanging. */
export function passedOutDeal({ total, hanging }: Running): DealResult {
  return {
    outcome: 'passed-out',
    contract: null,
    bidder: null,
    value: null,
    multiplier: 1,
    tricks: [0, 0],
    cards: [0, 0],
    declarations: [0, 0],
    belote: [0, 0],
    capot: null,
    score: [0, 0],
    hanging,
    total,
  };
}

function winnerOf(outcome: Writing['outcome'], { bidders, defenders }: Tally): Side | null {
  switch (outcome) {
    case 'made':
      return bidders;
    case 'failed':
      return defenders;
    case 'tied':
      return null;
  }
}

function plus(score: BySide<number>, side: Side, points: number): BySide<number> {
  return side === 0 ? [score[0] + points, score[1]] : [score[0], score[1] + points];
}
