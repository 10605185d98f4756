import type { Fault } from '../faults.ts';
import { DiscordError } from './errors.ts';

type Headers = Readonly<Record<string, string>>;

/** What goes out; status 0 is a connection that was cut before. */
export interface Outgoing {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly code: number | null;
}

export const cutBefore: Outgoing = { status: 0, text: '', headers: {}, code: null };

/** An empty text stands for an answer without a body. */
export function success(status: number, text: string, headers: Headers): Outgoing {
  return { status, text, headers: text === '' ? headers : json(headers), code: null };
}

export function failure({ status, code, message, errors }: DiscordError, headers: Headers): Outgoing {
  const body = { message, code, ...(errors === undefined ? {} : { errors }) };
  return { status, text: JSON.stringify(body), headers: json(headers), code };
}

export function limited(retryAfterMs: number, scope: string, headers: Headers): Outgoing {
  const seconds = Math.ceil(retryAfterMs) / 1000;
  const isGlobal = scope === 'global';
  const body = { message: 'You are being rate limited.', retry_after: seconds, global: isGlobal, code: 0 };
  const told = { 'retry-after': String(Math.ceil(seconds)), 'x-ratelimit-scope': scope };
  return {
    status: 429,
    text: JSON.stringify(body),
    headers: json({ ...headers, ...told, ...(isGlobal ? { 'x-ratelimit-global': 'true' } : {}) }),
    code: 0,
  };
}

/** The answer that a fault asks for. */
export function broken(fault: Extract<Fault, { readonly status: number }>): Outgoing {
  if (fault.status === 429) return limited(fault.retryAfterMs ?? 1000, 'user', {});
  return failure(new DiscordError(fault.status, fault.code ?? 0, `${fault.status}: a fault on command`), {});
}

function json(headers: Headers): Headers {
  return { ...headers, 'content-type': 'application/json' };
}
