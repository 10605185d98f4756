import { createHash } from 'node:crypto';

/** A short hash of what a message shows, to know whether showing it again would change anything. */
export function fingerprintOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}
