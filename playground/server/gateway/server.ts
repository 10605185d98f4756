import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';

import { WebSocketServer, type RawData, type WebSocket } from 'ws';

import type { Activity } from '../activity.ts';
import { shardOf } from '../ids.ts';
import { wireGuildCreate } from '../wire/guilds.ts';
import { wireOwnUser } from '../wire/users.ts';
import { intents, privilegedIntents } from '../world/intents.ts';
import type { Neighbour } from '../neighbour.ts';
import type { Json } from '../world/model.ts';
import type { Dispatch, World } from '../world/world.ts';
import { eventFor } from './event.ts';
import { deliver, openSession, replayAfter, type Session } from './session.ts';

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

interface Connection {
  readonly socket: WebSocket;
  session: Session | null;
  heardMs: number;
  readonly sends: number[];
}

const sendsPerMinute = 120;

export function createGateway(options: GatewayOptions): Gateway {
  const { world, activity } = options;
  const sockets = new WebSocketServer({ noServer: true });
  const connections = new Set<Connection>();
  const sessions = new Map<string, Session>();
  const readyListeners = new Set<() => void>();
  let identifies = 0;
  let resumes = 0;
  let muted = false;
  let refusing = false;

  options.server.on('upgrade', (request: IncomingMessage, socket, head) => {
    if (options.neighbour.takesUpgrade(request, socket, head)) return;
    if (refusing) return void socket.destroy();
    sockets.handleUpgrade(request, socket, head, (client) => accept(client));
  });
  world.onDispatch(dispatch);

  const watch = setInterval(closeSilent, Math.max(50, options.heartbeatIntervalMs));
  watch.unref();

  return {
    drop: () => connections.forEach(({ socket }) => socket.terminate()),
    reconnect: () => connections.forEach(({ socket }) => send(socket, { op: 7, d: null })),
    invalidate(resumable) {
      for (const { socket, session } of connections) {
        if (!resumable && session !== null) sessions.delete(session.id);
        send(socket, { op: 9, d: resumable });
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
    identifies: () => identifies,
    resumes: () => resumes,
    connections: () => connections.size,
    ready,
    close() {
      clearInterval(watch);
      for (const { socket } of connections) socket.terminate();
      sockets.close();
    },
  };

  function accept(socket: WebSocket): void {
    const connection: Connection = { socket, session: null, heardMs: performance.now(), sends: [] };
    connections.add(connection);
    socket.on('message', (data) => receive(connection, data));
    socket.on('error', () => socket.terminate());
    socket.on('close', (code) => {
      connections.delete(connection);
      const { session } = connection;
      if (session === null || session.socket !== socket) return;
      session.socket = null;
      if (code === 1000 || code === 1001) sessions.delete(session.id);
      world.changes.publish('gateway-changed');
    });
    send(socket, { op: 10, d: { heartbeat_interval: options.heartbeatIntervalMs, _trace: [] } });
  }

  function receive(connection: Connection, data: RawData): void {
    const { socket } = connection;
    activity.touch();
    connection.heardMs = performance.now();
    if (floods(connection)) return socket.close(4008, 'Rate limited.');
    const payload = parsed(data);
    if (payload === undefined) return socket.close(4002, 'Error while decoding payload.');
    const body = (payload['d'] ?? {}) as Json;
    switch (payload['op']) {
      case 1:
        if (!muted) send(socket, { op: 11, d: null });
        return;
      case 2:
        return identify(connection, body);
      case 3:
      case 4:
        return connection.session === null ? socket.close(4003, 'Not authenticated.') : undefined;
      case 6:
        return resume(connection, body);
      case 8:
        return requestMembers(connection, body);
      default:
        return socket.close(4001, 'Unknown opcode.');
    }
  }

  function identify(connection: Connection, body: Json): void {
    const { socket } = connection;
    if (connection.session !== null) return socket.close(4005, 'Already authenticated.');
    if (!isToken(world, body['token'])) return socket.close(4004, 'Authentication failed.');
    const [shardId, shardCount] = (body['shard'] as [number, number] | undefined) ?? [0, 1];
    if (!(shardId >= 0 && shardId < shardCount)) return socket.close(4010, 'Invalid shard.');
    const wanted = Number(body['intents'] ?? Number.NaN);
    if (!Number.isInteger(wanted) || wanted < 0) return socket.close(4013, 'Invalid intent(s).');
    if ((wanted & privilegedIntents) !== 0 && !options.grantsPrivilegedIntents) {
      return socket.close(4014, 'Disallowed intent(s).');
    }
    identifies += 1;
    forgetAbandoned(shardId);
    const session = openSession(randomBytes(16).toString('hex'), shardId, shardCount, wanted, socket);
    sessions.set(session.id, session);
    connection.session = session;
    welcome(session);
  }

  function welcome(session: Session): void {
    const guilds = [...world.guilds.values()].filter(
      (guild) => guild.members.has(world.bot.id) && shardOf(guild.id, session.shardCount) === session.shardId,
    );
    const ready = {
      v: 10,
      user: wireOwnUser(world.bot),
      guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
      session_id: session.id,
      session_type: 'normal',
      resume_gateway_url: world.origin().replace(/^http/, 'ws'),
      shard: [session.shardId, session.shardCount],
      application: { id: world.applicationId, flags: 0 },
      private_channels: [],
      relationships: [],
      user_settings: {},
      presences: [],
      guild_join_requests: [],
      geo_ordered_rtc_regions: [],
      _trace: [],
    };
    deliver(session, 'READY', JSON.stringify(ready));
    for (const guild of guilds.filter((each) => each.available)) {
      if ((session.intents & intents.guilds) !== 0) {
        deliver(session, 'GUILD_CREATE', JSON.stringify(wireGuildCreate(world, guild)));
      }
    }
    world.changes.publish('gateway-changed');
    for (const listener of readyListeners) listener();
  }

  function resume(connection: Connection, body: Json): void {
    const { socket } = connection;
    if (!isToken(world, body['token'])) return socket.close(4004, 'Authentication failed.');
    const session = sessions.get(String(body['session_id']));
    if (session === undefined) return send(socket, { op: 9, d: false });
    if (session.socket !== socket) session.socket?.terminate();
    session.socket = socket;
    if (!replayAfter(session, Number(body['seq'] ?? 0))) {
      session.socket = null;
      sessions.delete(session.id);
      return socket.close(4007, 'Invalid seq.');
    }
    resumes += 1;
    connection.session = session;
    deliver(session, 'RESUMED', '{"_trace":[]}');
    world.changes.publish('gateway-changed');
    for (const listener of readyListeners) listener();
  }

  function requestMembers({ session, socket }: Connection, body: Json): void {
    if (session === null) return socket.close(4003, 'Not authenticated.');
    const guild = world.guilds.get(String(body['guild_id']));
    if (guild === undefined) return;
    deliver(
      session,
      'GUILD_MEMBERS_CHUNK',
      JSON.stringify({ guild_id: guild.id, members: [], chunk_index: 0, chunk_count: 1, not_found: [] }),
    );
  }

  /** A process that died leaves a session behind that nobody will resume once its shard identifies anew. */
  function forgetAbandoned(shardId: number): void {
    for (const session of sessions.values()) {
      if (session.socket === null && session.shardId === shardId) sessions.delete(session.id);
    }
  }

  function dispatch(event: Dispatch): void {
    activity.touch();
    const cache = new Map<boolean, string>();
    for (const session of sessions.values()) {
      if (!concerns(session, event)) continue;
      const full = (session.intents & intents.messageContent) !== 0;
      const text = cache.get(full) ?? JSON.stringify(eventFor(world, event, full));
      cache.set(full, text);
      deliver(session, event.type, text);
    }
  }

  function closeSilent(): void {
    const limitMs = options.heartbeatIntervalMs * 2;
    for (const { socket, heardMs } of connections) {
      if (performance.now() - heardMs > limitMs) socket.close(4009, 'Session timed out.');
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

function concerns(session: Session, { guildId, intents: wanted }: Dispatch): boolean {
  const here = guildId === null || shardOf(guildId, session.shardCount) === session.shardId;
  return here && (wanted === intents.none || (session.intents & wanted) !== 0);
}

/** Some clients send the kind of the token along, as they do in the header. */
function isToken(world: World, token: unknown): boolean {
  return token === world.token || token === `Bot ${world.token}`;
}

function floods({ sends }: Connection): boolean {
  const nowMs = performance.now();
  sends.push(nowMs);
  while (sends[0] !== undefined && nowMs - sends[0] > 60_000) sends.shift();
  return sends.length > sendsPerMinute;
}

function parsed(data: RawData): Json | undefined {
  try {
    const text = Array.isArray(data)
      ? Buffer.concat(data).toString()
      : Buffer.from(data as Buffer).toString();
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function send(socket: WebSocket, payload: Json): void {
  socket.send(JSON.stringify(payload));
}
