import { describe, expect, it } from 'vitest';
import { RULESET_IDS } from '../../src/engine/ruleset.ts';
import { openHand, playMatch, press, threadOf, whimsical } from '../support/play.ts';
import { openStage } from '../support/stage.ts';

describe('a match of four friends', () => {
  it.each(RULESET_IDS)('%s: from /belote start to the standings', async (rules) => {
    const stage = await openStage();
    try {
      const host = stage.person(0);
      await host.command('/belote start', { rules }).acknowledged;
      const threadId = await threadOf(stage);
      const [, bruno, chloe, didier] = [0, 1, 2, 3].map((index) => stage.person(index)) as never as [
        typeof host,
        typeof host,
        typeof host,
        typeof host,
      ];
      await press(stage, bruno, 'join', (each) => each.type === 'join' && each.side === 1);
      await press(stage, chloe, 'join', (each) => each.type === 'join' && each.side === 0);
      await press(stage, didier, 'join', (each) => each.type === 'join' && each.side === 1);
      await press(stage, host, 'start');
      const people = [0, 1, 2, 3].map((index) => stage.person(index, threadId));
      for (const actor of people) await openHand(stage, actor);
      const clicks = await playMatch(stage, people, whimsical(7));
      console.log(rules, clicks);
      await stage.discord.settle();
      expect(stage.discord.violations).toEqual([]);
      expect(stage.discord.invalidRequests()).toBe(0);
    } finally {
      await stage.close();
    }
  });
});
