import type { Log } from './app/ports.ts';

/** JSON lines on a stream: `{time, level, event, …facts}`. Facts are chosen by the caller; nothing is dumped whole. */
export function createLog(nowMs: () => number, write: (line: string) => void): Log {
  const line =
    (level: string) =>
    (event: string, facts: Readonly<Record<string, unknown>> = {}): void =>
      write(`${JSON.stringify({ time: new Date(nowMs()).toISOString(), level, event, ...facts })}\n`);
  return { info: line('info'), warn: line('warn'), error: line('error') };
}
