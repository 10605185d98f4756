import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Something else on Discord's port: it is asked first and says whether it has taken a request or a connection. */
export interface Neighbour {
  readonly takesRequest: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly takesUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
}

export const nobody: Neighbour = { takesRequest: () => false, takesUpgrade: () => false };
