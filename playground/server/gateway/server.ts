import type { IncomingMessage, Server } from 'node:http';

import { WebSocketServer, type RawData, type WebSocket } from 'ws';

import type { Activity } from '../activity.ts';
import type { Neighbour } from '../neighbour.ts';
import type { Json } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { floods, openConnection, parsed, send, type Connection } from './connection.ts';
import { membersChunk } from './members-chunk.ts';
import { deliver } from './session.ts';
import { createSessions, type Closing } from './sessions.ts';

/** The gateway with everything that a test can do to it. */
export interface Gateway {
  /** Cuts every connection as a broken line does; sessions can be resumed. */
  readonly drop: () => void;
  /** Asks every client to reconnect (op 7). */
  readonly reconnect: () => void;
  /** Tells every client that its session is invalid (op 9); not resumable ones are forgotten. */
  readonly invalidate: (resumable: boolean) => void;
  /** Heartbeats go unanswered until the returned function is called. */
  readonly muteHeartbeats: () => () => void;
  /** Refuses every new connection until the returned function is called. */
  readonly refuse: () => () => void;
  readonly identifies: () => number;
  readonly resumes: () => number;
  readonly connections: () => number;
  /** Resolves when a session is ready, at once when there is one. */
  readonly ready: (timeoutMs?: number) => Promise<void>;
  readonly close: () => void;
}

export interface GatewayOptions {
  readonly world: World;
  readonly server: Server;
  readonly activity: Activity;
  readonly heartbeatIntervalMs: number;
  readonly grantsPrivilegedIntents: boolean;
  readonly neighbour: Neighbour;
}

export function createGateway(options: GatewayOptions): Gateway {
  const { world, activity, heartbeatIntervalMs } = options;
  const sockets = new WebSocketServer({ noServer: true });
  const connections = new Set<Connection>();
  const readyListeners = new Set<() => void>();
  const sessions = createSessions(world, options.grantsPrivilegedIntents, () => {
    world.changes.publish('gateway-changed');
    for (const listener of readyListeners) listener();
  });
  let muted = false;
  let refusing = false;

  options.server.on('upgrade', (request: IncomingMessage, socket, head) => {
    if (options.neighbour.takesUpgrade(request, socket, head)) return;
    if (refusing) socket.destroy();
    else sockets.handleUpgrade(request, socket, head, accept);
  });
  world.onDispatch((event) => {
    activity.touch();
    sessions.dispatch(event);
  });
  const watch = setInterval(closeSilent, Math.max(50, heartbeatIntervalMs));
  watch.unref();

  return {
    drop: () => connections.forEach(({ socket }) => socket.terminate()),
    reconnect: () => connections.forEach((each) => send(each, { op: 7, d: null })),
    invalidate(resumable) {
      for (const connection of connections) {
        if (!resumable && connection.session !== null) sessions.forget(connection.session);
        send(connection, { op: 9, d: resumable });
      }
    },
    muteHeartbeats() {
      muted = true;
      return () => {
        muted = false;
      };
    },
    refuse() {
      refusing = true;
      return () => {
        refusing = false;
      };
    },
    identifies: sessions.identifies,
    resumes: sessions.resumes,
    connections: () => connections.size,
    ready,
    close() {
      clearInterval(watch);
      for (const { socket } of connections) socket.terminate();
      sockets.close();
    },
  };

  function accept(socket: WebSocket): void {
    const connection = openConnection(socket);
    connections.add(connection);
    socket.on('message', (data) => receive(connection, data));
    socket.on('error', () => socket.terminate());
    socket.on('close', (code) => {
      connections.delete(connection);
      sessions.lost(connection, code);
      world.changes.publish('gateway-changed');
    });
    send(connection, { op: 10, d: { heartbeat_interval: heartbeatIntervalMs, _trace: [] } });
  }

  function receive(connection: Connection, data: RawData): void {
    activity.touch();
    connection.heardMs = performance.now();
    const payload = parsed(data);
    const closing = floods(connection)
      ? flooding
      : payload === undefined
        ? undecodable
        : act(connection, Number(payload['op']), (payload['d'] ?? {}) as Json);
    if (closing !== null) connection.socket.close(closing.code, closing.reason);
  }

  function act(connection: Connection, op: number, body: Json): Closing | null {
    if (op === 1) {
      if (!muted) send(connection, { op: 11, d: null });
      return null;
    }
    if (op === 2) return sessions.identify(connection, body);
    if (op === 6) return sessions.resume(connection, body);
    if (![3, 4, 8].includes(op)) return unknownOperation;
    if (connection.session === null) return unauthenticated;
    if (op === 8)
      deliver(connection.session, 'GUILD_MEMBERS_CHUNK', JSON.stringify(membersChunk(world, body)));
    return null;
  }

  function closeSilent(): void {
    for (const { socket, heardMs } of connections) {
      if (performance.now() - heardMs > heartbeatIntervalMs * 2) socket.close(4009, 'Session timed out.');
    }
  }

  function ready(timeoutMs = 10_000): Promise<void> {
    if ([...connections].some((each) => each.session !== null)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no bot connected in ${timeoutMs} ms`)), timeoutMs);
      const listener = (): void => {
        clearTimeout(timer);
        readyListeners.delete(listener);
        resolve();
      };
      readyListeners.add(listener);
    });
  }
}

const unknownOperation: Closing = { code: 4001, reason: 'Unknown opcode.' };
const undecodable: Closing = { code: 4002, reason: 'Error while decoding payload.' };
const unauthenticated: Closing = { code: 4003, reason: 'Not authenticated.' };
const flooding: Closing = { code: 4008, reason: 'Rate limited.' };
