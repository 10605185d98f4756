import type { RawData, WebSocket } from 'ws';

import type { Json } from '../world/model.ts';
import type { Session } from './session.ts';

/** One line of a client; it has a session once it has identified or resumed. */
export interface Connection {
  readonly socket: WebSocket;
  session: Session | null;
  /** When something was last heard, in real time. */
  heardMs: number;
  /** When its last sends came. */
  readonly sends: number[];
}

const sendsPerMinute = 120;

export function openConnection(socket: WebSocket): Connection {
  return { socket, session: null, heardMs: performance.now(), sends: [] };
}

/** Counts a send of the client; true when it is one too many in this minute. */
export function floods({ sends }: Connection): boolean {
  const nowMs = performance.now();
  sends.push(nowMs);
  while (sends[0] !== undefined && nowMs - sends[0] > 60_000) sends.shift();
  return sends.length > sendsPerMinute;
}

/** The payload of a frame; undefined when it is no JSON. */
export function parsed(data: RawData): Json | undefined {
  try {
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
    return JSON.parse(bytes.toString()) as Json;
  } catch {
    return undefined;
  }
}

export function send({ socket }: Connection, payload: Json): void {
  socket.send(JSON.stringify(payload));
}
