import { announcedAt } from '../engine/declarations/announce.ts';
import type { RuleSet } from '../engine/ruleset.ts';
import { ruleSetOf } from '../engine/rulesets/registry.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { clipText, messageBody, type MessageBody } from './body.ts';

const DESCRIPTION = 4096;
const HOUSE = '🏠';

type Section = { readonly head: string; readonly sentences: readonly string[] };

/** Whose rules: those of a table, or of a rule set that was asked for. */
export type RulesOf = 'table' | 'rule-set';

/**
 * The rules in sentences, one for every value of the rule set's data, so that house rules show: what is not
 * as in the rule set is marked.
 */
export function rulesMessage(rules: RuleSet, of: RulesOf, s: Sentences): MessageBody {
  const usual = sectionsOf(ruleSetOf(rules.id), s);
  const sections = sectionsOf(rules, s).map(({ head, sentences }, at) => {
    const lines = marked(sentences, usual[at]?.sentences ?? []);
    return `**${head}**\n${lines.map((line) => `- ${line}`).join('\n')}`;
  });
  const isHouse = sections.some((each) => each.includes(HOUSE));
  const text = [...(isHouse ? [`${HOUSE} ${s.rules.changed}`] : []), ...sections].join('\n\n');
  return messageBody({
    embed: { title: s.rules.title(rules.id, of === 'table'), description: clipText(text, DESCRIPTION) },
  });
}

function sectionsOf(rules: RuleSet, s: Sentences): readonly Section[] {
  const { heads } = s.rules;
  const sections: readonly Section[] = [
    { head: heads.aim, sentences: [s.rules.aim(rules.target), s.rules.direction[rules.direction]] },
    { head: heads.auction, sentences: auctionSentences(rules, s) },
    { head: heads.play, sentences: playSentences(rules, s) },
    {
      head: heads.declarations,
      sentences: [...declarationSentences(rules, s), ...beloteSentences(rules, s)],
    },
    { head: heads.scoring, sentences: scoringSentences(rules, s) },
    { head: heads.end, sentences: endSentences(rules, s) },
  ];
  return sections.map(({ head, sentences }) => ({
    head,
    sentences: sentences.filter((each) => each !== ''),
  }));
}

/** House rules carry a mark. Where one only takes something away, that is struck out. */
function marked(sentences: readonly string[], usual: readonly string[]): readonly string[] {
  const lines = sentences.map((each) => (usual.includes(each) ? each : `${HOUSE} ${each}`));
  if (sentences.some((each) => !usual.includes(each))) return lines;
  return [
    ...lines,
    ...usual.filter((each) => !sentences.includes(each)).map((each) => `${HOUSE} ~~${each}~~`),
  ];
}

function auctionSentences(rules: RuleSet, s: Sentences): readonly string[] {
  return [
    s.rules.auction[rules.auction](rules.maxBid ?? 0),
    s.rules.contracts(rules.contracts),
    s.rules.double[rules.double],
  ];
}

function playSentences(rules: RuleSet, s: Sentences): readonly string[] {
  return [
    s.rules.strength,
    rules.contracts.includes('AT') ? s.rules.allTrump.ranks : '',
    rules.contracts.includes('NT') ? s.rules.noTrump.ranks : '',
    s.rules.following,
    s.rules.ruffOverPartner[rules.ruffOverPartner],
    s.rules.undertrump[rules.undertrump],
    s.rules.beatPlainSuit[rules.beatPlainSuit],
  ];
}

function declarationSentences(rules: RuleSet, s: Sentences): readonly string[] {
  const { declarations } = rules;
  if (declarations === null || declarations.compare === 'off') return [s.rules.noDeclarations];
  return [
    s.rules.declarationValues,
    rules.contracts.includes('NT') ? s.rules.noTrump.declarations : '',
    s.rules.compare[declarations.compare],
    declarations.tie === null ? '' : s.rules.declarationTie[declarations.tie],
    rules.sequenceLength === null ? '' : s.rules.sequenceLength[rules.sequenceLength],
    s.rules.eightRun[declarations.eightRun],
    s.rules.needTrick[declarations.needTrick],
  ];
}

function beloteSentences(rules: RuleSet, s: Sentences): readonly string[] {
  return [
    s.rules.belote,
    rules.contracts.includes('AT') ? s.rules.allTrump.belote : '',
    rules.contracts.includes('NT') ? s.rules.noTrump.belote : '',
    rules.beloteOnFail === null ? '' : s.rules.beloteOnFail[rules.beloteOnFail],
    s.rules.tricklessBelote[rules.tricklessBelote],
  ];
}

function scoringSentences(rules: RuleSet, s: Sentences): readonly string[] {
  const points = rules.capot.kind === 'nothing' ? 0 : rules.capot.points;
  return [
    s.rules.scoring[rules.scoring](announcedAt(rules) !== null),
    rules.tie === null ? '' : s.rules.tie[rules.tie],
    s.rules.capot[rules.capot.kind](points),
  ];
}

function endSentences(rules: RuleSet, s: Sentences): readonly string[] {
  return [
    s.rules.end,
    s.rules.valatBlocksEnd[rules.valatBlocksEnd],
    s.rules.hangingBlocksEnd[rules.hangingBlocksEnd],
    s.rules.eightRunWins[rules.eightRunWins],
  ];
}
