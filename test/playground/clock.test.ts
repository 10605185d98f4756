import { array, assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { manualClock, systemClock } from '../../playground/server/clock.ts';
import { createdMsOf, shardOf, snowflakes } from '../../playground/server/ids.ts';

describe('a manual clock', () => {
  it('stands still until it is advanced, and then tells everybody', () => {
    const clock = manualClock(1000);
    const heard: number[] = [];
    const stop = clock.onAdvance(() => heard.push(clock.nowMs()));
    clock.advance(500);
    stop();
    clock.advance(1);
    expect([clock.nowMs(), heard]).toEqual([1501, [1500]]);
  });

  it('does not run backwards', () => {
    expect(() => manualClock().advance(-1)).toThrow(RangeError);
  });
});

describe('a system clock', () => {
  it('is ahead of the machine by what it was advanced', () => {
    const clock = systemClock();
    clock.advance(3_600_000);
    expect(clock.nowMs() - Date.now()).toBeGreaterThan(3_599_000);
  });
});

describe('snowflakes', () => {
  it('rise, and tell the time at which they were made', () => {
    assert(
      property(array(nat(5000), { minLength: 1, maxLength: 50 }), (steps) => {
        const clock = manualClock();
        const next = snowflakes(clock.nowMs);
        let last = 0n;
        for (const step of steps) {
          clock.advance(step);
          const id = next();
          expect(BigInt(id) > last).toBe(true);
          expect(createdMsOf(id)).toBe(clock.nowMs());
          last = BigInt(id);
        }
      }),
    );
  });

  it('put a guild on the shard that Discord’s formula says', () => {
    expect(shardOf(String((5n << 22n) + 17n), 4)).toBe(1);
  });
});
