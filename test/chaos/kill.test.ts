import { afterEach, describe, expect, it } from 'vitest';
import { leaksOf } from '../support/leaks.ts';
import { faultsOf, seenClicks } from '../support/ordeal-faults.ts';
import { undergo } from '../support/ordeal.ts';
import { logOf } from '../support/party.ts';
import { openStage, type Stage } from '../support/stage.ts';

const KILLS = Number(process.env['CHAOS_KILLS'] ?? 60);
const SEED = Number(process.env['CHAOS_SEED'] ?? 20261129);

const TABLES = [
  { rules: 'coinche', target: 400 },
  { rules: 'bela', target: 300 },
  { rules: 'bulgarian', target: 40 },
  { rules: 'classic-1000', target: 300 },
] as const;

let stage: Stage;
afterEach(() => stage.close());

describe('a bot that is killed over and over in the middle of matches', () => {
  it('loses no accepted click, does none twice, and ends every match as its log says [fault 9] [fault 31]', async () => {
    stage = await openStage();
    const began = performance.now();
    const ordeal = await undergo(stage, { kills: KILLS, seed: SEED, tables: TABLES });
    stage = ordeal.stage;
    const faults = faultsOf(ordeal);
    const moves = ordeal.parties.flatMap(logOf).filter((each) => each.type === 'moved').length;
    const moments = Object.entries(ordeal.kills).map(([moment, count]) => `${count} ${moment}`);
    console.log(
      `chaos, seed ${SEED}: ${KILLS} kills (${moments.join(', ')}), ${ordeal.clicks.length} clicks in between, ` +
        `${seenClicks(ordeal)} of them seen accepted, ${moves} moves in ${ordeal.parties.length} matches, ` +
        `${faults.length} faults, ${Math.round((performance.now() - began) / 1000)} s`,
    );
    expect(faults).toEqual([]);
    expect(stage.discord.violations).toEqual([]);
    expect(leaksOf(stage)).toEqual([]);
  });
});
