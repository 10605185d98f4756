import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import type { Activity } from '../activity.ts';
import type { Fault, Faults } from '../faults.ts';
import type { Json, Message } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { decodeBody, readAll, type DecodedBody } from './body.ts';
import { answerProblems, checkRequest, describe } from './check.ts';
import { DiscordError, invalidForm, refusal } from './errors.ts';
import { serveFile } from './files.ts';
import type { LoggedRequest, RequestLog, TokenKind } from './log.ts';
import { createOldEdits } from './old-edits.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Reply } from './route.ts';
import type { Match, Router } from './router.ts';
import { isMistake } from './mistakes.ts';
import { problem } from '../validate/problems.ts';

export interface RestServerOptions {
  readonly world: World;
  readonly router: Router;
  readonly faults: Faults;
  readonly limits: RateLimits;
  readonly log: RequestLog;
  readonly activity: Activity;
  /** Whether our own answers are checked against Discord's schemas too. */
  readonly checksAnswers: boolean;
  /** Whether the edits of old messages are counted. */
  readonly countsOldEdits: () => boolean;
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly match: Match | undefined;
  readonly tokenKind: TokenKind;
  readonly startMs: number;
  readonly findings: string[];
  decoded: DecodedBody;
}

interface Outgoing {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly code: number | null;
}

/** Answers Discord's REST interface, and the files it links to. */
export function createRestHandler(options: RestServerOptions): RequestHandler {
  const serve = createServe(options);
  return (request, response) => {
    options.activity.begin();
    serve(request, response)
      .catch((error: unknown) => {
        options.log.violations.push(crashed(request, error));
        if (!response.headersSent) response.writeHead(500).end();
      })
      .finally(options.activity.end);
  };
}

function createServe(
  options: RestServerOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { world, faults, log } = options;
  const oldEdits = createOldEdits();
  const allowsEditOf = (message: Message): boolean =>
    !options.countsOldEdits() || oldEdits.allows(message, world.clock.nowMs());

  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (serveFile(world, url.pathname, response)) return;
    const exchange = begin(options, request, url);
    const fault = faults.meet(exchange.method, exchange.path);
    if (fault !== undefined && 'delayMs' in fault) await pause(fault.delayMs);
    if (fault !== undefined && 'reset' in fault && fault.reset === 'before') {
      record(log, exchange, { status: 0, text: '', headers: {}, code: null });
      request.socket.resetAndDestroy();
      return;
    }
    const raw = await readAll(request);
    const outgoing =
      fault !== undefined && 'status' in fault ? broken(fault) : await outcome(exchange, raw, request);
    record(log, exchange, outgoing);
    if (fault !== undefined && 'reset' in fault) {
      noteLostAnswer(world, exchange);
      request.socket.resetAndDestroy();
      return;
    }
    response.writeHead(outgoing.status, outgoing.headers).end(outgoing.text);
  };

  async function outcome(exchange: Exchange, raw: Buffer, request: IncomingMessage): Promise<Outgoing> {
    try {
      exchange.decoded = await decodeBody(raw, request.headers['content-type'] ?? '');
    } catch (error) {
      return refused(exchange, error, {});
    }
    const { match } = exchange;
    if (match === undefined) {
      exchange.findings.push('there is no such route, or this Discord does not know it');
      return asError(refusal('notFound'), {});
    }
    const exempt = match.route.auth === 'token';
    if (!exempt && exchange.tokenKind !== 'bot') return asError(refusal('unauthorized'), {});
    const verdict = takeLimits(options.limits, match, exchange.decoded.body, !exempt);
    if (verdict.retryAfterMs !== null) return limited(verdict.retryAfterMs, verdict.scope, verdict.headers);
    try {
      return succeeded(exchange, handle(exchange, match, request), verdict.headers);
    } catch (error) {
      return refused(exchange, error, verdict.headers);
    }
  }

  function handle(exchange: Exchange, match: Match, request: IncomingMessage): Reply {
    const { body, files } = exchange.decoded;
    refuseOddIds(match.params);
    const { problems, unknown } = checkRequest(match.route, body);
    exchange.findings.push(...unknown.map((path) => `Discord knows no such key: ${path}`));
    if (problems.length > 0) throw invalidForm(problems);
    const reason = request.headers['x-audit-log-reason'];
    return match.route.handle({
      world,
      params: match.params,
      query: exchange.query,
      body: body as Json,
      files,
      reason: typeof reason === 'string' ? decodeURIComponent(reason) : null,
      note: (finding) => exchange.findings.push(finding),
      allowsEditOf,
    });
  }

  function succeeded(exchange: Exchange, reply: Reply, headers: Readonly<Record<string, string>>): Outgoing {
    if (reply.body === undefined) return { status: reply.status, text: '', headers, code: null };
    const text = JSON.stringify(reply.body);
    if (options.checksAnswers && exchange.match !== undefined) {
      const wrong = describe(answerProblems(exchange.match.route, text));
      exchange.findings.push(...wrong.map((each) => `our own answer is not Discord's: ${each}`));
    }
    return {
      status: reply.status,
      text,
      headers: { ...headers, 'content-type': 'application/json' },
      code: null,
    };
  }

  function refused(exchange: Exchange, error: unknown, headers: Readonly<Record<string, string>>): Outgoing {
    if (!(error instanceof DiscordError)) throw error;
    if (isMistake(error.code) && !isForgiven(world, exchange, error.code)) {
      exchange.findings.push(`${error.code} ${error.message} ${JSON.stringify(error.errors ?? {})}`);
    }
    return asError(error, headers);
  }
}

function begin({ router, world }: RestServerOptions, request: IncomingMessage, url: URL): Exchange {
  const method = request.method ?? 'GET';
  const bare = url.pathname.replace(/^\/api(\/v\d+)?(?=\/)/, '');
  const segments = bare
    .split('/')
    .filter((each) => each !== '')
    .map(decodeURIComponent);
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

function tokenKind(world: World, request: IncomingMessage, match: Match | undefined): TokenKind {
  if (match?.route.auth === 'token') return 'interaction';
  const header = request.headers.authorization;
  if (header === undefined) return 'none';
  return header === `Bot ${world.token}` ? 'bot' : 'wrong';
}

function takeLimits(
  limits: RateLimits,
  { route, params }: Match,
  body: unknown,
  global: boolean,
): ReturnType<RateLimits['take']> {
  const renames =
    route.method === 'PATCH' &&
    route.path === '/channels/{channel_id}' &&
    (body as Json)['name'] !== undefined;
  const bucket = renames ? renameBucket : route.bucket;
  const key = [bucket.name, ...bucket.by.map((name) => params[name] ?? '')].join(' ');
  return limits.take(bucket, key, global);
}

/** Two renames in ten minutes; a third waits for the rest of them. */
const renameBucket = { name: 'channel-rename', limit: 2, windowMs: 600_000, by: ['channel_id'] };

function refuseOddIds(params: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(params)) {
    if (!name.endsWith('_id') || /^\d{1,20}$/.test(value)) continue;
    throw invalidForm([problem([name], 'NUMBER_TYPE_COERCE', `Value "${value}" is not snowflake.`)]);
  }
}

/** A repetition after an answer that never arrived is the client's right. */
function isForgiven(world: World, { match }: Exchange, code: number): boolean {
  if (code !== 40060) return false;
  return world.interactions.get(match?.params['interaction_token'] ?? '')?.answerLost === true;
}

function noteLostAnswer(world: World, { match }: Exchange): void {
  const interaction = world.interactions.get(match?.params['interaction_token'] ?? '');
  if (interaction !== undefined) interaction.answerLost = true;
}

function broken(fault: Extract<Fault, { readonly status: number }>): Outgoing {
  if (fault.status === 429) return limited(fault.retryAfterMs ?? 1000, 'user', {});
  return asError(new DiscordError(fault.status, 0, `${fault.status}: a fault on command`), {});
}

function limited(retryAfterMs: number, scope: string, headers: Readonly<Record<string, string>>): Outgoing {
  const seconds = Math.ceil(retryAfterMs) / 1000;
  const body = {
    message: 'You are being rate limited.',
    retry_after: seconds,
    global: scope === 'global',
    code: 0,
  };
  return {
    status: 429,
    text: JSON.stringify(body),
    headers: {
      ...headers,
      'content-type': 'application/json',
      'retry-after': String(Math.ceil(seconds)),
      'x-ratelimit-scope': scope,
      ...(scope === 'global' ? { 'x-ratelimit-global': 'true' } : {}),
    },
    code: 0,
  };
}

function asError(
  { status, code, message, errors }: DiscordError,
  headers: Readonly<Record<string, string>>,
): Outgoing {
  return {
    status,
    text: JSON.stringify({ message, code, ...(errors === undefined ? {} : { errors }) }),
    headers: { ...headers, 'content-type': 'application/json' },
    code,
  };
}

function record(log: RequestLog, exchange: Exchange, { status, text, code }: Outgoing): void {
  const { method, path, match, tokenKind, decoded, findings, startMs } = exchange;
  const entry: LoggedRequest = {
    atMs: Date.now(),
    method,
    path,
    route: match?.route.path ?? null,
    tokenKind,
    body: decoded.body,
    files: decoded.files.map(({ filename, bytes }) => ({ filename, size: bytes.length, bytes })),
    status,
    code,
    answer: text,
    findings,
    realMs: performance.now() - startMs,
  };
  log.add(entry);
}

function crashed(request: IncomingMessage, error: unknown): RequestLog['violations'][number] {
  const finding = `this Discord itself failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  return { method: request.method ?? '', path: request.url ?? '', finding, body: null };
}
