import { afterEach, describe, expect, it } from 'vitest';
import { leaksOf } from '../support/leaks.ts';
import { faultsOf, seenClicks } from '../support/ordeal-faults.ts';
import { undergo } from '../support/ordeal.ts';
import { openStage, type Stage } from '../support/stage.ts';

let stage: Stage;
afterEach(() => stage.close());

describe('a bot that is killed in the middle of matches', () => {
  it('loses no accepted click, does none twice, and ends every match as its log says', async () => {
    stage = await openStage();
    const ordeal = await undergo(stage, {
      kills: 5,
      seed: 3,
      tables: [
        { rules: 'coinche', target: 200 },
        { rules: 'bela', target: 150 },
      ],
    });
    stage = ordeal.stage;
    expect(faultsOf(ordeal)).toEqual([]);
    expect(seenClicks(ordeal)).toBeGreaterThan(3);
    expect(stage.discord.violations).toEqual([]);
    expect(leaksOf(stage)).toEqual([]);
  });
});
