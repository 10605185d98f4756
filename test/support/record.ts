import { recordOf, type GameRecord, type RecordedDeal } from '../../src/engine/record.ts';
import { packOf } from '../../src/engine/shuffle.ts';
import type { TableEvent } from '../../src/app/events.ts';

/** The game record of the match that a table's log holds, for an independent replay. */
export function recordOfLog(log: readonly TableEvent[]): GameRecord {
  const deals: RecordedDeal[] = [];
  for (const event of log) {
    if (event.type === 'dealt') deals.push({ dealer: event.dealer, pack: packOf(event.seed), actions: [] });
    const deal = deals.at(-1);
    if (event.type === 'moved' && deal !== undefined) {
      deals[deals.length - 1] = { ...deal, actions: [...deal.actions, event.move] };
    }
  }
  const [opened] = log;
  if (opened?.type !== 'opened') throw new Error('the log does not begin with the opening of the table');
  return recordOf(opened.options.rules, deals);
}
