import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Nothing from elsewhere is loaded or framed, and nobody frames the page. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Answers a request for a file of the built page; false when the path is none of its. */
export function servePage(folder: string, path: string, response: ServerResponse): boolean {
  const name = path === '/' ? 'index.html' : /^\/(assets\/[\w.-]+)$/.exec(path)?.[1];
  if (name === undefined) return false;
  const bytes = contentOf(join(folder, name));
  if (bytes === null) return answer(response, 404, 'text/plain', 'not found');
  return answer(response, 200, TYPES[extname(name)] ?? 'application/octet-stream', bytes);
}

function contentOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

function answer(response: ServerResponse, status: number, type: string, body: Buffer | string): true {
  response
    .writeHead(status, {
      'content-type': type,
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    })
    .end(body);
  return true;
}
