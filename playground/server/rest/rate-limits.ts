import type { Json } from '../world/model.ts';
import type { Bucket } from './route.ts';
import type { Match } from './router.ts';

export interface Verdict {
  readonly headers: Readonly<Record<string, string>>;
  /** Null when the request may pass. */
  readonly retryAfterMs: number | null;
  readonly scope: 'user' | 'global' | 'shared';
}

export interface RateLimits {
  /** Counts a request; `global` is false for those that the limit per token does not concern. */
  readonly take: (bucket: Bucket, key: string, global: boolean) => Verdict;
  /** Off: headers that hold nobody back, and no 429. */
  readonly set: (mode: 'on' | 'off') => void;
}

interface Window {
  readonly startMs: number;
  readonly lengthMs: number;
  used: number;
}

const perSecond = 50;

export function createRateLimits(mode: 'on' | 'off', nowMs: () => number): RateLimits {
  const windows = new Map<string, Window>();
  let current = mode;
  return {
    set(next) {
      current = next;
      windows.clear();
    },
    take(bucket, key, global) {
      if (current === 'off') return { headers: idle(bucket, nowMs()), retryAfterMs: null, scope: 'user' };
      if (global) {
        const all = windowOf(windows, 'global', 1000, nowMs());
        if (all.used >= perSecond) return globalVerdict(all.startMs + 1000 - nowMs());
        all.used += 1;
      }
      return bucketVerdict(windowOf(windows, key, bucket.windowMs, nowMs()), bucket, nowMs());
    },
  };
}

/** Counts the request of a matched route. */
export function takeFor(limits: RateLimits, { route, params }: Match, body: Json): Verdict {
  const isChannelChange = route.method === 'PATCH' && route.path === '/channels/{channel_id}';
  const bucket = isChannelChange && body['name'] !== undefined ? renameBucket : route.bucket;
  const key = [bucket.name, ...bucket.by.map((name) => params[name] ?? '')].join(' ');
  return limits.take(bucket, key, route.auth !== 'token');
}

/** Two renames in ten minutes; a third waits for the rest of them. */
const renameBucket: Bucket = { name: 'channel-rename', limit: 2, windowMs: 600_000, by: ['channel_id'] };

function windowOf(windows: Map<string, Window>, key: string, lengthMs: number, nowMs: number): Window {
  const known = windows.get(key);
  if (known !== undefined && nowMs - known.startMs < lengthMs) return known;
  if (windows.size > 20_000) forgetOver(windows, nowMs);
  const fresh = { startMs: nowMs, lengthMs, used: 0 };
  windows.set(key, fresh);
  return fresh;
}

function forgetOver(windows: Map<string, Window>, nowMs: number): void {
  for (const [key, { startMs, lengthMs }] of windows) if (nowMs - startMs >= lengthMs) windows.delete(key);
}

function bucketVerdict(window: Window, bucket: Bucket, nowMs: number): Verdict {
  const resetAfterMs = Math.max(0, window.startMs + bucket.windowMs - nowMs);
  const refused = window.used >= bucket.limit;
  if (!refused) window.used += 1;
  const headers = bucketHeaders(bucket, bucket.limit - window.used, resetAfterMs, nowMs);
  if (!refused) return { headers, retryAfterMs: null, scope: 'user' };
  return { headers, retryAfterMs: resetAfterMs, scope: 'user' };
}

function bucketHeaders(
  bucket: Bucket,
  remaining: number,
  resetAfterMs: number,
  nowMs: number,
): Readonly<Record<string, string>> {
  return {
    'x-ratelimit-bucket': bucket.name,
    'x-ratelimit-limit': String(bucket.limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': ((nowMs + resetAfterMs) / 1000).toFixed(3),
    'x-ratelimit-reset-after': (resetAfterMs / 1000).toFixed(3),
  };
}

function idle(bucket: Bucket, nowMs: number): Readonly<Record<string, string>> {
  return bucketHeaders({ ...bucket, limit: 1000 }, 999, 1000, nowMs);
}

function globalVerdict(retryAfterMs: number): Verdict {
  return {
    headers: { 'x-ratelimit-global': 'true' },
    retryAfterMs: Math.max(0, retryAfterMs),
    scope: 'global',
  };
}
