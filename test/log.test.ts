import { describe, expect, it } from 'vitest';
import { createLog } from '../src/log.ts';

describe('a log line', () => {
  it('is one line of JSON: when, how bad, what, and the facts', () => {
    const lines: string[] = [];
    const log = createLog(
      () => 1_764_450_000_123,
      (line) => lines.push(line),
    );
    log.info('ready');
    log.warn('publish-delayed', { table: 't1', status: 503 });
    log.error('turn-failed', { error: 'two\nlines "and quotes"' });
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
    const time = '2025-11-29T21:00:00.123Z';
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { time, level: 'info', event: 'ready' },
      { time, level: 'warn', event: 'publish-delayed', table: 't1', status: 503 },
      { time, level: 'error', event: 'turn-failed', error: 'two\nlines "and quotes"' },
    ]);
  });

  it('takes the time of every line anew', () => {
    let nowMs = 0;
    const lines: string[] = [];
    const log = createLog(
      () => nowMs,
      (line) => lines.push(line),
    );
    log.info('one');
    nowMs = 1000;
    log.info('two');
    expect(lines.join('')).toMatch(/00:00:00\.000Z.*one[^]*00:00:01\.000Z.*two/);
  });
});
