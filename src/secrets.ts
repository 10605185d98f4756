import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Secrets } from './app/ports.ts';

const LETTERS = '0123456789abcdefghijkmnpqrstuvwxyz';

/** Seeds and table ids from the operating system's cryptographic generator. */
export const secrets: Secrets = {
  newSeed: () => randomBytes(32).toString('hex'),
  seedFor: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
  newTableId: () => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
};
