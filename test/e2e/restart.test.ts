import Database from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { expectClean } from '../support/clean.ts';
import { faultsOf, seenClicks } from '../support/ordeal-faults.ts';
import { undergo, type Ordeal } from '../support/ordeal.ts';
import { openStage, type Stage } from '../support/stage.ts';

let stage: Stage;
afterEach(() => stage.close());

/** The same ordeal with one accepted move missing in the log: what looks for faults has to find that. */
function withoutOneMove(ordeal: Ordeal): Ordeal {
  const tableId = ordeal.clicks.find((each) => each.seen)?.party.tableId;
  const db = new Database(ordeal.stage.database);
  const last = `SELECT max(version) FROM events WHERE table_id = ? AND event LIKE '%"moved"%'`;
  db.prepare(`DELETE FROM events WHERE table_id = ? AND version >= (${last})`).run(tableId, tableId);
  db.close();
  return ordeal;
}

describe('a bot that is killed in the middle of matches', () => {
  it('loses no accepted click, does none twice, and ends every match as its log says', async () => {
    stage = await openStage();
    const ordeal = await undergo(stage, {
      kills: 3,
      seed: 3,
      tables: [
        { rules: 'coinche', target: 100 },
        { rules: 'bela', target: 100 },
      ],
    });
    stage = ordeal.stage;
    expect(faultsOf(ordeal)).toEqual([]);
    expect(seenClicks(ordeal)).toBeGreaterThan(0);
    await expectClean(stage);
    expect(faultsOf(withoutOneMove(ordeal))).not.toEqual([]);
  }, 180_000);
});
