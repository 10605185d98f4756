import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import type { Activity } from '../activity.ts';
import type { Faults } from '../faults.ts';
import { problem } from '../validate/problems.ts';
import type { Json, Message } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { decodeBody, readAll } from './body.ts';
import { answerProblems, checkRequest, describe, unknownKey } from './check.ts';
import { DiscordError, invalidForm, refusal } from './errors.ts';
import { beginExchange, logged, type Exchange } from './exchange.ts';
import { serveFile } from './files.ts';
import type { RequestLog } from './log.ts';
import { isMistake } from './mistakes.ts';
import { createOldEdits } from './old-edits.ts';
import { broken, cutBefore, failure, limited, success, type Outgoing } from './outgoing.ts';
import { takeFor, type RateLimits } from './rate-limits.ts';
import type { Reply } from './route.ts';
import type { Match, Router } from './router.ts';

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

/** Answers Discord's REST interface, and the files it links to. */
export function createRestHandler(options: RestServerOptions): RequestHandler {
  const { world, faults, log } = options;
  const oldEdits = createOldEdits();
  const allowsEditOf = (message: Message): boolean =>
    !options.countsOldEdits() || oldEdits.allows(message, world.clock.nowMs());

  return (request, response) => {
    options.activity.begin();
    serve(request, response)
      .catch((error: unknown) => {
        // A client that died in the middle of its request is nobody's failure.
        if (!request.complete) return;
        log.violations.push(crashed(request, error));
        if (!response.headersSent) response.writeHead(500).end();
      })
      .finally(options.activity.end);
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (serveFile(world, url.pathname, response)) return;
    const exchange = beginExchange(world, options.router, request, url);
    const fault = faults.meet(exchange.method, exchange.path) ?? { delayMs: 0 };
    if ('delayMs' in fault && fault.delayMs > 0) await pause(fault.delayMs);
    const isCut = 'reset' in fault;
    const isCutBefore = isCut && fault.reset === 'before';
    const outgoing = isCutBefore
      ? cutBefore
      : 'status' in fault
        ? broken(fault)
        : await outcome(exchange, request);
    log.add(logged(world, exchange, outgoing));
    if (!isCut) return void response.writeHead(outgoing.status, outgoing.headers).end(outgoing.text);
    if (!isCutBefore) noteLostAnswer(world, exchange);
    request.socket.resetAndDestroy();
  }

  async function outcome(exchange: Exchange, request: IncomingMessage): Promise<Outgoing> {
    const { match } = exchange;
    let headers: Readonly<Record<string, string>> = {};
    try {
      exchange.decoded = await decodeBody(await readAll(request), request.headers['content-type'] ?? '');
      if (match === undefined) throw unknownRoute(exchange);
      const isExempt = match.route.auth === 'token';
      if (!isExempt && exchange.tokenKind !== 'bot') throw refusal('unauthorized');
      const verdict = takeFor(options.limits, match, exchange.decoded.body as Json);
      headers = verdict.headers;
      if (verdict.retryAfterMs !== null) return limited(verdict.retryAfterMs, verdict.scope, headers);
      return succeeded(exchange, match, handle(exchange, match, request), headers);
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      noteMistake(world, exchange, error);
      return failure(error, headers);
    }
  }

  function handle(exchange: Exchange, match: Match, request: IncomingMessage): Reply {
    const { body, files } = exchange.decoded;
    refuseOddIds(match.params);
    const { problems, unknown } = checkRequest(match.route, body);
    exchange.findings.push(...unknown.map(unknownKey));
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

  function succeeded(
    exchange: Exchange,
    match: Match,
    reply: Reply,
    headers: Readonly<Record<string, string>>,
  ): Outgoing {
    if (reply.body === undefined) return success(reply.status, '', headers);
    const text = JSON.stringify(reply.body);
    if (options.checksAnswers) {
      const wrong = describe(answerProblems(match.route, text));
      exchange.findings.push(...wrong.map((each) => `our own answer is not Discord's: ${each}`));
    }
    return success(reply.status, text, headers);
  }
}

function unknownRoute(exchange: Exchange): DiscordError {
  exchange.findings.push('there is no such route, or this Discord does not know it');
  return refusal('notFound');
}

function refuseOddIds(params: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(params)) {
    if (!name.endsWith('_id') || /^\d{1,20}$/.test(value)) continue;
    throw invalidForm([problem([name], 'NUMBER_TYPE_COERCE', `Value "${value}" is not snowflake.`)]);
  }
}

function noteMistake(world: World, exchange: Exchange, { code, message, errors }: DiscordError): void {
  if (!isMistake(code) || isForgiven(world, exchange, code)) return;
  exchange.findings.push(`${code} ${message} ${JSON.stringify(errors ?? {})}`);
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

function crashed(request: IncomingMessage, error: unknown): RequestLog['violations'][number] {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const finding = `this Discord itself failed: ${cause}`;
  return { method: request.method ?? '', path: request.url ?? '', finding, body: null };
}
