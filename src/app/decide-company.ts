import { fail, ok } from '../engine/result.ts';
import { houseRulesOf } from '../engine/rulesets/house-rules.ts';
import { whyNotSeated } from './admission.ts';
import { stamped, succession, type Circumstances, type Decision, type Of } from './decision.ts';
import { areSameRules, changedRules } from './house-change.ts';
import { seatOf } from './seating.ts';
import type { Lobby, Playing } from './table.ts';

/** Whoever sits here may invite; it does not matter while everybody may join, but it calls them. */
export function invite(
  table: Lobby | Playing,
  { userId, guestId }: Of<'invite'>,
  now: Circumstances,
): Decision {
  if (seatOf(table.seats, userId) === null && table.hostId !== userId)
    return fail(whyNotSeated(table, userId));
  if (seatOf(table.seats, guestId) !== null) return fail('sits-here');
  if (table.kicked.includes(guestId)) return fail('was-kicked');
  if (table.options.admission === 'nobody') return fail('nobody-may-join');
  if (table.invited.includes(guestId)) return fail('already-invited');
  return ok([stamped({ type: 'invited', userId: guestId }, now)]);
}

/** The host and moderators take a seat from its owner for good: in a match a computer goes on. */
export function kick(
  table: Lobby | Playing,
  { userId, moderator, guestId }: Of<'kick'>,
  now: Circumstances,
): Decision {
  if (!moderator && table.hostId !== userId) return fail('not-host');
  if (guestId === userId) return fail('not-yourself');
  const seat = seatOf(table.seats, guestId);
  if (seat === null) return fail('not-at-table');
  return ok([stamped({ type: 'kicked', userId: guestId, seat }, now), ...succession(table, guestId, now)]);
}

/** The host changes house rules until the start. */
export function changeRules(
  lobby: Lobby,
  { userId, house }: Of<'change-rules'>,
  now: Circumstances,
): Decision {
  if (lobby.hostId !== userId) return fail('not-host');
  const rules = changedRules(lobby.options.rules, house);
  if (!rules.ok) return fail('house-rules-misfit');
  if (areSameRules(rules.value, lobby.options.rules)) return fail('nothing-changed');
  return ok([stamped({ type: 'rules-changed', rules: rules.value, house: houseRulesOf(rules.value) }, now)]);
}
