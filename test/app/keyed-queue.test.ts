import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyedQueue } from '../../src/app/keyed-queue.ts';

/** A task that ends when the test says so. */
function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

describe('a queue by keys', () => {
  it('[fault 13] runs the tasks of one key one after the other, in the order of the calls', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(4))), async (tasks) => {
        const queue = createKeyedQueue();
        const running = new Set<string>();
        const done: [string, number][] = [];
        await Promise.all(
          tasks.map(([key, ticks], index) =>
            queue.run(key, async () => {
              expect(running.has(key)).toBe(false);
              running.add(key);
              for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
              running.delete(key);
              done.push([key, index]);
            }),
          ),
        );
        for (const key of ['a', 'b', 'c']) {
          const order = done.filter(([each]) => each === key).map(([, index]) => index);
          expect(order).toEqual([...order].sort((one, other) => one - other));
        }
        expect(done).toHaveLength(tasks.length);
      }),
    );
  });

  it('does not let one key wait for another', async () => {
    const queue = createKeyedQueue();
    const slow = gate();
    const first = queue.run('a', () => slow.opened);
    expect(await queue.run('b', async () => 'done')).toBe('done');
    slow.open();
    await first;
  });

  it('goes on behind a task that failed, which fails for its caller only', async () => {
    const queue = createKeyedQueue();
    const failing = queue.run('a', () => Promise.reject(new Error('broken')));
    const next = queue.run('a', async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
    await queue.idle();
  });

  it('is idle when all that was begun has ended, also what came while waiting', async () => {
    const queue = createKeyedQueue();
    const [one, other] = [gate(), gate()];
    const done: string[] = [];
    void queue.run('a', async () => {
      await one.opened;
      void queue.run('b', () => other.opened).then(() => done.push('b'));
      done.push('a');
    });
    const idle = queue.idle().then(() => done.push('idle'));
    one.open();
    await queue.run('a', async () => undefined);
    other.open();
    await idle;
    expect(done).toEqual(['a', 'b', 'idle']);
  });
});
