import { CONTRACTS, type Contract } from '../engine/actions.ts';
import type { RuleSetId } from '../engine/ruleset.ts';
import type { AchievementWord } from '../i18n/profile.ts';
import type { Sentences } from '../i18n/sentences.ts';
import { lines, messageBody, type MessageBody } from './body.ts';
import { tableBlock } from './monospace.ts';
import { escapeName } from './names.ts';

type Contracts = { readonly played: number; readonly made: number };
type Place = { readonly rank: number; readonly of: number; readonly rating: number };

/** What somebody has played on a server. Names are user text, as they were stored. */
export type ShownProfile = {
  readonly name: string;
  readonly played: number;
  readonly won: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  readonly capots: number;
  readonly contracts: Contracts;
  readonly byTrump: Readonly<Record<Contract, Contracts>>;
  readonly partner: { readonly name: string; readonly played: number; readonly won: number } | null;
  /** Played most. */
  readonly ruleSet: RuleSetId;
  /** In the running season, in all rule sets together and in the one played most; `null`: not played in it. */
  readonly place: Place | null;
  readonly placeInRuleSet: Place | null;
  readonly achievements: readonly AchievementWord[];
  /** How many achievements there are. */
  readonly achievable: number;
};

/** The record of a person, made for a phone: a line for each fact, a narrow table, a line for each achievement. */
export function profileMessage(profile: ShownProfile, s: Sentences): MessageBody {
  const { name, played, won, partner, achievements } = profile;
  const { profile: words } = s;
  const sections = [
    lines(
      `**${words.matches({ played, won })}**`,
      words.points(profile.pointsFor, profile.pointsAgainst),
      words.capots(profile.capots),
      partner === null ? null : words.partner(escapeName(partner.name), partner),
    ),
    placesText(profile, s),
    lines(words.contracts(profile.contracts), contractsBlock(profile.byTrump, s)),
    lines(
      `**${words.achieved(achievements.length, profile.achievable)}**`,
      ...achievements.map((each) => `🏅 ${words.achievements[each]}`),
    ),
  ];
  return messageBody({
    embed: { title: words.title(escapeName(name)), description: sections.join('\n\n') },
  });
}

/** Where nobody has played anything else, the place in the rule set is the place in the season. */
function placesText({ place, placeInRuleSet, ruleSet }: ShownProfile, { profile: words }: Sentences): string {
  if (place === null) return words.notThisSeason;
  const isSame =
    placeInRuleSet === null ||
    (['rank', 'of', 'rating'] as const).every((each) => place[each] === placeInRuleSet[each]);
  return lines(words.season(place), isSame ? null : words.seasonUnder(ruleSet, placeInRuleSet));
}

/** What was never trump is left out; empty without any. */
function contractsBlock(byTrump: ShownProfile['byTrump'], { profile: { heads }, words }: Sentences): string {
  const played = CONTRACTS.filter((contract) => byTrump[contract].played > 0);
  if (played.length === 0) return '';
  const rows = played.map((contract) => {
    const { made, played: all } = byTrump[contract];
    return [words.contractShort[contract], String(made), String(all)];
  });
  return tableBlock(
    [['', heads.made, heads.played], ...rows],
    [{ align: 'start' }, { align: 'end' }, { align: 'end' }],
  );
}
