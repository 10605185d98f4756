import Database from 'better-sqlite3';
import { textOf } from '../../playground/server/actors/look.ts';
import type { TableEvent } from '../../src/app/events.ts';
import { replayed } from '../../src/app/evolve.ts';
import type { Closed } from '../../src/app/table.ts';
import type { Move } from '../../src/engine/actions.ts';
import { replay } from '../../src/engine/record.ts';
import type { Press } from '../../src/present/press.ts';
import type { Click, Ordeal } from './ordeal.ts';
import { logOf, type Party } from './party.ts';
import { recordOfLog } from './record.ts';

/**
 * Everything that was lost, done twice or shown wrong in an ordeal; empty when the promise is kept: every table
 * stands where its last accepted click left it.
 */
export function faultsOf(ordeal: Ordeal): readonly string[] {
  return ordeal.parties.flatMap((party) => {
    const log = logOf(party);
    const clicks = ordeal.clicks.filter((each) => each.party.tableId === party.tableId);
    const faults = [
      ...lostClicks(log, clicks),
      ...inventedMoves(log, clicks),
      ...wrongEnd(party, log),
      ...wrongMessages(party, log),
    ];
    return faults.map((each) => `${party.tableId}: ${each}`);
  });
}

/** How many clicks their people saw accepted. */
export function seenClicks({ clicks }: Ordeal): number {
  return clicks.filter((each) => each.seen).length;
}

/** A click that its person saw accepted is in the log, unless another click of theirs on the same view is. */
function lostClicks(log: readonly TableEvent[], clicks: readonly Click[]): readonly string[] {
  return clicks
    .filter((each) => each.seen)
    .filter(({ press }) => {
      const entry = log.slice(press.at).find((each) => each.type === 'moved');
      const rivals = clicks.filter((each) => each.press.at === press.at);
      return entry?.type !== 'moved' || !rivals.some((each) => isMoveOf(entry.move, each.press));
    })
    .map(({ press }) => `accepted and lost: ${JSON.stringify(press)}`);
}

/** Every move of a person comes from a click on the very state that it changed, so nothing was done twice. */
function inventedMoves(log: readonly TableEvent[], clicks: readonly Click[]): readonly string[] {
  return log.flatMap((entry, version) => {
    if (entry.type !== 'moved' || entry.by !== 'person') return [];
    const last = log
      .slice(0, version)
      .findLastIndex((each) => each.type === 'moved' || each.type === 'dealt');
    const made = clicks.some(({ press }) => press.at === last + 1 && isMoveOf(entry.move, press));
    return made || !clicks.some(({ press }) => press.at === last + 1)
      ? []
      : [`nobody clicked entry ${version + 1}: ${JSON.stringify(entry)}`];
  });
}

function isMoveOf(move: Move, press: Press): boolean {
  if (move.seat !== press.seat) return false;
  if (press.type === 'play') return move.type === 'play' && move.card === press.card;
  return (
    press.type === 'call' &&
    JSON.stringify({ ...move, seat: 0 }) === JSON.stringify({ seat: 0, ...press.call })
  );
}

/** The match is over, with the score that an independent replay of its record gives, written down once. */
function wrongEnd(party: Party, log: readonly TableEvent[]): readonly string[] {
  const table = replayed(null, log);
  if (table?.phase !== 'closed' || table.match === null) return ['the match is not over'];
  const outcome = replay(recordOfLog(log), { trace: false });
  if (outcome.status !== 0) return [`the log does not replay: ${JSON.stringify(outcome.line)}`];
  const { winner, total } = outcome.match;
  const faults: string[] = [];
  if (winner !== table.match.winner) faults.push(`won by ${table.match.winner} instead of ${winner}`);
  if (JSON.stringify(total) !== JSON.stringify(table.match.total)) faults.push(`the total is wrong`);
  const results = rowsOf(party, 'SELECT result FROM results WHERE table_id = ?').map((each) =>
    JSON.parse(each),
  );
  if (results.length !== 1) faults.push(`${results.length} results were written`);
  if (JSON.stringify(results[0]?.total) !== JSON.stringify(total))
    faults.push('the result has another total');
  const [behind] = rowsOf(party, 'SELECT version - shown_version FROM tables WHERE id = ?');
  if (Number(behind) !== 0) faults.push(`${behind} entries were not shown`);
  return faults;
}

/** Every deal has one table message and one result, the last of them with the final score. */
function wrongMessages({ stage, threadId }: Party, log: readonly TableEvent[]): readonly string[] {
  const table = replayed(null, log) as Closed;
  const messages = stage.discord.world.messages(threadId).filter((each) => each.ephemeralTo === null);
  const titles = messages.flatMap((each) => each.embeds.map((embed) => String(embed['title'])));
  const twice = titles
    .filter((title, at) => titles.indexOf(title) !== at)
    .map((title) => `"${title}" stands twice`);
  const deals = log.filter((each) => each.type === 'dealt').length;
  const shown = titles.filter((title) => title.includes(' · deal ')).length;
  const [a, b] = table.match?.total ?? [];
  const last = messages.at(-1);
  const isFinal = last !== undefined && textOf(last).includes(String(a)) && textOf(last).includes(String(b));
  return [
    ...twice,
    ...(shown === deals ? [] : [`${deals} deals and ${shown} table messages`]),
    ...(isFinal ? [] : [`the last message does not show ${a}:${b}`]),
  ];
}

function rowsOf({ stage, tableId }: Party, sql: string): readonly string[] {
  const db = new Database(stage.database, { readonly: true });
  try {
    return db.prepare<[string], string>(sql).pluck().all(tableId);
  } finally {
    db.close();
  }
}
