export type TokenKind = 'bot' | 'interaction' | 'none' | 'wrong';

/** One request as this Discord saw it. */
export interface LoggedRequest {
  readonly atMs: number;
  readonly method: string;
  /** Without `/api/vN`, decoded, with its query. */
  readonly path: string;
  /** The route as Discord documents it; null when there is none. */
  readonly route: string | null;
  readonly tokenKind: TokenKind;
  readonly body: unknown;
  readonly files: readonly { readonly filename: string; readonly size: number; readonly bytes: Uint8Array }[];
  /** 0 when the connection was cut before an answer. */
  readonly status: number;
  /** Discord's code of a refusal. */
  readonly code: number | null;
  readonly answer: unknown;
  readonly findings: readonly string[];
  readonly realMs: number;
}

/** Something that a correct bot never does, or an answer of ours that Discord would not give. */
export interface Violation {
  readonly method: string;
  readonly path: string;
  readonly finding: string;
  readonly body: unknown;
}

export interface RequestLog {
  readonly requests: LoggedRequest[];
  readonly violations: Violation[];
  readonly add: (entry: LoggedRequest) => void;
  /** 401, 403 and 429: ten thousand in ten minutes get an address banned. */
  readonly invalidRequests: () => number;
}

/** Keeps every request, or with `most` only the latest. */
export function createRequestLog(most: number = Number.POSITIVE_INFINITY): RequestLog {
  const requests: LoggedRequest[] = [];
  const violations: Violation[] = [];
  let invalid = 0;
  return {
    requests,
    violations,
    invalidRequests: () => invalid,
    add(entry) {
      if ([401, 403, 429].includes(entry.status)) invalid += 1;
      for (const finding of entry.findings) {
        violations.push({ method: entry.method, path: entry.path, finding, body: entry.body });
      }
      if (most === 0) return;
      requests.push(entry);
      if (requests.length > most) requests.splice(0, requests.length - most);
    },
  };
}
