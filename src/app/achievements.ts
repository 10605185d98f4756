import { SUITS } from '../engine/cards.ts';
import { RULESET_IDS } from '../engine/ruleset.ts';
import type { Contract } from '../engine/actions.ts';
import type { SideFeats } from './ports.ts';
import type { Part } from './profile.ts';

/** Each with what somebody must have done in their finished matches, oldest first; whoever left a match has no part in it. */
const CONDITIONS = {
  'first-win': (parts) => winsOf(parts) >= 1,
  'ten-wins': (parts) => winsOf(parts) >= 10,
  'fifty-wins': (parts) => winsOf(parts) >= 50,
  'hundred-matches': (parts) => parts.length >= 100,
  'five-in-a-row': (parts) => longestRow(parts) >= 5,
  'four-people': (parts) => parts.some(({ won, result }) => won && result.computers === 0),
  'every-rule-set': (parts) => new Set(parts.map(({ result }) => result.ruleSet)).size === RULESET_IDS.length,
  capot: (parts) => capotsOf(parts) >= 1,
  'ten-capots': (parts) => capotsOf(parts) >= 10,
  'from-behind': (parts) => parts.some(isFromBehind),
  doubled: (parts) => parts.some((part) => (featsOf(part)?.doubledMade ?? 0) > 0),
  'clean-match': (parts) => parts.some(isClean),
  'four-suits': (parts) => SUITS.every((suit) => hasMade(parts, suit)),
  'without-suit': (parts) => hasMade(parts, 'NT') && hasMade(parts, 'AT'),
  'same-partner': (parts) => mostWinsTogether(parts) >= 10,
} as const satisfies Readonly<Record<string, (parts: readonly Part[]) => boolean>>;

export type Achievement = keyof typeof CONDITIONS;
export const ACHIEVEMENTS = Object.keys(CONDITIONS) as readonly Achievement[];

/** What somebody has achieved in these matches, in the order in which it is listed. */
export function achievementsOf(parts: readonly Part[]): readonly Achievement[] {
  const finished = parts.filter(({ player }) => !player.left);
  return ACHIEVEMENTS.filter((each) => CONDITIONS[each](finished));
}

function winsOf(parts: readonly Part[]): number {
  return parts.filter(({ won }) => won).length;
}

function longestRow(parts: readonly Part[]): number {
  const rows = parts.reduce<readonly number[]>((all, { won }) => [won ? (all[0] ?? 0) + 1 : 0, ...all], []);
  return Math.max(0, ...rows);
}

function capotsOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { result, player }) => sum + result.capots[player.side], 0);
}

function featsOf({ result, player }: Part): SideFeats | null {
  return result.feats?.sides[player.side] ?? null;
}

/** By a third of the points that win the match. */
function isFromBehind(part: Part): boolean {
  const { feats } = part.result;
  return part.won && feats !== undefined && (featsOf(part)?.behind ?? 0) * 3 >= feats.target;
}

function isClean({ won, result, player }: Part): boolean {
  const { played, made } = result.contracts[player.side];
  return won && played >= 3 && made === played;
}

function hasMade(parts: readonly Part[], contract: Contract): boolean {
  return parts.some((part) => (featsOf(part)?.byTrump[contract]?.made ?? 0) > 0);
}

function mostWinsTogether(parts: readonly Part[]): number {
  const together = parts.flatMap(({ won, partner }) => (won && partner !== null ? [partner.userId] : []));
  return Math.max(0, ...together.map((userId) => together.filter((each) => each === userId).length));
}
