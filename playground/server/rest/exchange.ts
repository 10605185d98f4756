import type { IncomingMessage } from 'node:http';

import type { World } from '../world/world.ts';
import type { DecodedBody } from './body.ts';
import type { LoggedRequest, TokenKind } from './log.ts';
import type { Outgoing } from './outgoing.ts';
import type { Match, Router } from './router.ts';

/** A request while it is being answered. */
export interface Exchange {
  readonly method: string;
  /** Without `/api/vN`, decoded, with its query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly match: Match | undefined;
  readonly tokenKind: TokenKind;
  readonly startMs: number;
  readonly findings: string[];
  decoded: DecodedBody;
}

export function beginExchange(world: World, router: Router, request: IncomingMessage, url: URL): Exchange {
  const method = request.method ?? 'GET';
  const bare = url.pathname.replace(/^\/api(\/v\d+)?(?=\/)/, '');
  const segments = bare
    .split('/')
    .filter((each) => each !== '')
    .map(decoded);
  const match = router(method, segments);
  return {
    method,
    path: `/${segments.join('/')}${url.search}`,
    query: url.searchParams,
    match,
    tokenKind: tokenKind(world, request, match),
    startMs: performance.now(),
    findings: [],
    decoded: { body: {}, files: [] },
  };
}

export function logged(world: World, exchange: Exchange, { status, text, code }: Outgoing): LoggedRequest {
  const { method, path, match, tokenKind, findings, startMs } = exchange;
  return {
    atMs: world.clock.nowMs(),
    method,
    path,
    route: match?.route.path ?? null,
    tokenKind,
    body: exchange.decoded.body,
    files: exchange.decoded.files.map(({ filename, bytes }) => ({ filename, size: bytes.length, bytes })),
    status,
    code,
    answer: text,
    findings,
    realMs: performance.now() - startMs,
  };
}

function tokenKind(world: World, request: IncomingMessage, match: Match | undefined): TokenKind {
  if (match?.route.auth === 'token') return 'interaction';
  const header = request.headers.authorization;
  if (header === undefined) return 'none';
  return header === `Bot ${world.token}` ? 'bot' : 'wrong';
}

/** A path that is not encoded well is taken as it stands: no route will know it. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
