import type { RuleSet } from '../engine/ruleset.ts';
import { houseRulesOf } from '../engine/rulesets/house-rules.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { clipText, messageBody, type MessageBody } from './body.ts';

const DESCRIPTION = 4096;

/** The rules of a table in sentences, one for every value of the rule set's data, so that house rules show. */
export function rulesMessage(rules: RuleSet, s: Sentences): MessageBody {
  const { heads } = s.rules;
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [heads.aim, [s.rules.aim(rules.target), s.rules.direction[rules.direction]]],
    [heads.auction, auctionSentences(rules, s)],
    [heads.play, playSentences(rules, s)],
    [heads.declarations, [...declarationSentences(rules, s), ...beloteSentences(rules, s)]],
    [heads.scoring, scoringSentences(rules, s)],
    [heads.end, endSentences(rules, s)],
  ];
  const text = [
    ...changedText(rules, s),
    ...sections.map(
      ([head, sentences]) =>
        `**${head}**\n${sentences.flatMap((each) => (each === '' ? [] : [`- ${each}`])).join('\n')}`,
    ),
  ].join('\n\n');
  return messageBody({
    embed: { title: s.rules.title(rules.id), description: clipText(text, DESCRIPTION) },
  });
}

function changedText(rules: RuleSet, s: Sentences): readonly string[] {
  const house = houseRulesOf(rules);
  return Object.keys(house).length === 0 ? [] : [s.rules.changed(JSON.stringify(house))];
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
    rules.beloteOnFail === null ? '' : s.rules.beloteOnFail[rules.beloteOnFail],
    s.rules.tricklessBelote[rules.tricklessBelote],
  ];
}

function scoringSentences(rules: RuleSet, s: Sentences): readonly string[] {
  const points = rules.capot.kind === 'nothing' ? 0 : rules.capot.points;
  return [
    s.rules.scoring[rules.scoring],
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
