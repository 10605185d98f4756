import { announcedAt } from '../engine/declarations/announce.ts';
import type { RuleSet } from '../engine/ruleset.ts';
import type { Sentences } from '../i18n/sentences.ts';
import type { TipKey } from '../i18n/tips.ts';
import { messageBody, type MessageBody } from './body.ts';

/** More would be a book. */
const MOST = 12;

/** Advice that is true under these rules, house rules included. */
export function tipsMessage(rules: RuleSet, s: Sentences): MessageBody {
  const list = tipsFor(rules).map((key) => `- ${s.tips[key]}`);
  return messageBody({
    embed: { title: s.tips.title(rules.id), description: list.join('\n') },
  });
}

/** The tips that the rules bear out: how to bid first, then what differs from table to table, then what always helps. */
export function tipsFor(rules: RuleSet): readonly TipKey[] {
  const { contracts } = rules;
  const hasTrump = contracts.some((each) => each !== 'NT');
  const hasSuits = contracts.some((each) => each !== 'NT' && each !== 'AT');
  const tips: readonly (readonly [TipKey, boolean])[] = [
    [BIDDING[rules.auction], hasSuits],
    ['leadTrumps', hasSuits],
    ['partnersTrick', hasSuits && rules.ruffOverPartner === 'free'],
    ['forcedRuff', hasSuits && rules.ruffOverPartner === 'forced'],
    ['forcedBeat', hasSuits && rules.beatPlainSuit === 'forced'],
    ['noTrump', contracts.includes('NT')],
    ['allTrump', contracts.includes('AT')],
    ['double', hasSuits && rules.double !== 'no'],
    ['announce', announcedAt(rules) !== null && hasTrump],
    ['hanging', rules.tie === 'bidders-hang' || rules.tie === 'all-hang'],
    ['feedPartner', true],
    ['guardTen', hasSuits || contracts.includes('NT')],
    ['countTrumps', hasSuits],
    ['forcedUndertrump', hasSuits && rules.undertrump === 'forced'],
    ['capot', rules.capot.kind !== 'nothing'],
    ['lastTrick', true],
    ['belote', hasTrump],
  ];
  return tips.flatMap(([key, isTrue]) => (isTrue ? [key] : [])).slice(0, MOST);
}

const BIDDING: Readonly<Record<RuleSet['auction'], TipKey>> = {
  'turned-card': 'take',
  ladder: 'ladder',
  points: 'points',
  'name-once': 'name',
};
