import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from this machine's own page or bot. A foreign page in the same browser can reach 127.0.0.1
 * too, under its own name (Origin) or, after rebinding a name, under a foreign Host; both are refused.
 */
export function isOurs({
  headers,
  socket,
  method,
}: Pick<IncomingMessage, 'headers' | 'socket' | 'method'>): boolean {
  const port = socket.localPort;
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host = '', origin } = headers;
  if (!hosts.includes(host)) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return headers['sec-fetch-site'] !== 'cross-site' || isNavigation(headers, method);
}

/** A link on a foreign page may lead here; it shows the page and carries nothing. */
function isNavigation(headers: IncomingMessage['headers'], method: string | undefined): boolean {
  return (
    method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  );
}
