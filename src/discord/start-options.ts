import { fail, ok, type Result } from '../engine/result.ts';
import type { RuleSet } from '../engine/ruleset.ts';
import { houseRulesOf, withHouseRules, type HouseRules } from '../engine/rulesets/house-rules.ts';
import { isRuleSetId, ruleSetOf } from '../engine/rulesets/registry.ts';
import type { GuildSettings } from '../app/ports.ts';
import { CLOCKS_MS } from '../app/settings.ts';
import { ADMISSIONS, LEVELS, type TableOptions } from '../app/table.ts';
import { houseRefusal } from '../present/house-reason.ts';
import type { StartTyped } from '../present/form-id.ts';
import type { Sentences } from '../i18n/sentences.ts';

/** What was typed over what the server prefers; the error is a sentence. */
export function startOptions(
  typed: StartTyped,
  guild: GuildSettings,
  s: Sentences,
): Result<TableOptions, string> {
  const id = isRuleSetId(typed.rules) ? typed.rules : guild.ruleSet;
  const base = ruleSetOf(id);
  const announcements = announcementRules(base, typed.announcements);
  if (announcements === null) return fail(s.errors.noAnnouncements(id));
  const target = typed.target === undefined ? {} : { target: Number(typed.target) };
  const rules = withHouseRules(base, { ...target, ...announcements });
  if (!rules.ok) return fail(houseRefusal(rules.error, s));
  const { hints, rated, pictures } = guild;
  return ok({
    rules: rules.value,
    house: houseRulesOf(rules.value),
    level: LEVELS.find((each) => each === typed.level) ?? guild.level,
    clockMs: CLOCKS_MS.find((each) => String(each / 1000) === typed.clock) ?? guild.clockMs,
    admission: ADMISSIONS.find((each) => each === typed.admission) ?? guild.admission,
    hints,
    rated,
    pictures,
  });
}

/** The house rules for announcements on or off; `null` when they are wanted where there are none. */
function announcementRules({ declarations }: RuleSet, wanted: string | undefined): HouseRules | null {
  const compare = declarations?.compare ?? null;
  if (wanted === 'on' && compare === null) return null;
  if (wanted === 'on' && compare === 'off')
    return { declarations: { compare: 'single-best', tie: 'trump-then-seat' } };
  if (wanted === 'off' && compare !== null && compare !== 'off') return { declarations: { compare: 'off' } };
  return {};
}
