import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Health } from './health.ts';

export type Monitored = {
  health(): Promise<Health>;
  metrics(): Promise<string>;
  /** Something failed while the answer was made. */
  failed(error: unknown): void;
};

export type Endpoints = {
  /** The port that is listened on. */
  readonly port: number;
  close(): Promise<void>;
};

type Answer = { readonly status: number; readonly type: string; readonly text: string };

/**
 * Answers `GET /health` (200 when all is well, else 503) and `GET /metrics` on a port of this machine; port 0 takes a
 * free one. Rejects when the port cannot be had.
 */
export async function openEndpoints(host: string, port: number, monitored: Monitored): Promise<Endpoints> {
  const server = createServer((request, response) => void answer(request, response, monitored));
  await listening(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listening(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  monitored: Monitored,
): Promise<void> {
  const { status, type, text } = await answerTo(request, monitored).catch((error: unknown) => {
    monitored.failed(error);
    return plain(500, 'failed');
  });
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(request.method === 'HEAD' ? '' : text);
}

async function answerTo({ method, url }: IncomingMessage, monitored: Monitored): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'only GET');
  const [path] = (url ?? '/').split('?');
  if (path === '/health') return healthAnswer(await monitored.health());
  if (path === '/metrics')
    return { status: 200, type: 'text/plain; version=0.0.4; charset=utf-8', text: await monitored.metrics() };
  return plain(404, '/health or /metrics');
}

function healthAnswer(health: Health): Answer {
  const status = health.status === 'ok' ? 200 : 503;
  return { status, type: 'application/json', text: `${JSON.stringify(health)}\n` };
}

function plain(status: number, text: string): Answer {
  return { status, type: 'text/plain; charset=utf-8', text: `${text}\n` };
}
