import type { Json, Message } from '../world/model.ts';
import type { World } from '../world/world.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A file that came with a request, under the number that `files[n]` gave it. */
export interface UploadedFile {
  readonly index: number;
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** One request, decoded and checked against Discord's schema. */
export interface Call {
  readonly world: World;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Json;
  readonly files: readonly UploadedFile[];
  readonly reason: string | null;
  /** Records something that Discord would let pass and that is a mistake all the same. */
  readonly note: (finding: string) => void;
  /** False when this edit of an old message is one too many. */
  readonly allowsEditOf: (message: Message) => boolean;
}

/** Without a body it is a 204. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
}

export interface Bucket {
  /** Requests whose buckets have one name share it. */
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
  /** The parameters that make a bucket of its own. */
  readonly by: readonly string[];
}

export interface Route {
  readonly method: Method;
  /** As Discord's specification writes it. */
  readonly path: string;
  /** `token` stands in the path: no header is asked for, and the global limit does not count it. */
  readonly auth: 'bot' | 'token';
  readonly bucket: Bucket;
  /** The name of the request's schema, a list of it with `[]` behind; a function where the body decides. */
  readonly request: string | null | ((body: Json) => string | null);
  /** The name of the answer's schema, a list of it with `[]` behind. */
  readonly response: string | null;
  readonly handle: (call: Call) => Reply;
}

/** A route with what most have: the bot's token, a bucket of its own by channel, guild or webhook. */
export function route(
  spec: Pick<Route, 'method' | 'path' | 'handle'> &
    Partial<Pick<Route, 'auth' | 'bucket' | 'request' | 'response'>>,
): Route {
  return {
    auth: 'bot',
    bucket: defaultBucket(spec.method, spec.path),
    request: null,
    response: null,
    ...spec,
  };
}

export const noContent: Reply = { status: 204 };

export function answer(body: unknown, status = 200): Reply {
  return { status, body };
}

function defaultBucket(method: Method, path: string): Bucket {
  return {
    name: `${method} ${path}`,
    limit: 50,
    windowMs: 1000,
    by: ['channel_id', 'guild_id', 'webhook_id'],
  };
}
