import { randomBytes } from 'node:crypto';

import { shardOf } from '../ids.ts';
import { wireGuildCreate } from '../wire/guilds.ts';
import { wireOwnUser } from '../wire/users.ts';
import { intents, privilegedIntents } from '../world/intents.ts';
import type { Guild, Json } from '../world/model.ts';
import type { Dispatch, World } from '../world/world.ts';
import { send, type Connection } from './connection.ts';
import { eventFor } from './event.ts';
import { deliver, openSession, replayAfter, type Session } from './session.ts';

/** Why a line is closed: Discord's code and word. */
export interface Closing {
  readonly code: number;
  readonly reason: string;
}

/** The sessions of all clients, connected or waiting for a resume. */
export interface Sessions {
  /** Both answer with why the line has to be closed, or null. */
  readonly identify: (connection: Connection, body: Json) => Closing | null;
  readonly resume: (connection: Connection, body: Json) => Closing | null;
  readonly forget: (session: Session) => void;
  /** The line of a session is gone; it stays for a resume unless the client said goodbye. */
  readonly lost: (connection: Connection, code: number) => void;
  readonly dispatch: (event: Dispatch) => void;
  readonly identifies: () => number;
  readonly resumes: () => number;
}

export function createSessions(world: World, grantsPrivileged: boolean, onReady: () => void): Sessions {
  const sessions = new Map<string, Session>();
  let identifies = 0;
  let resumes = 0;

  return {
    identify(connection, body) {
      const wrong = whyNotIdentified(world, connection, body, grantsPrivileged);
      if (wrong !== null) return wrong;
      const [shardId, shardCount] = shardIn(body);
      identifies += 1;
      forgetAbandoned(shardId);
      const id = randomBytes(16).toString('hex');
      const session = openSession(id, shardId, shardCount, Number(body['intents']), connection.socket);
      sessions.set(id, session);
      connection.session = session;
      welcome(world, session);
      onReady();
      return null;
    },
    resume(connection, body) {
      if (!isToken(world, body['token'])) return closings.authentication;
      const session = sessions.get(String(body['session_id']));
      if (session === undefined) {
        send(connection, { op: 9, d: false });
        return null;
      }
      if (session.socket !== connection.socket) session.socket?.terminate();
      session.socket = connection.socket;
      if (!replayAfter(session, Number(body['seq'] ?? 0))) {
        session.socket = null;
        sessions.delete(session.id);
        return closings.sequence;
      }
      resumes += 1;
      connection.session = session;
      deliver(session, 'RESUMED', '{"_trace":[]}');
      onReady();
      return null;
    },
    forget: (session) => void sessions.delete(session.id),
    lost({ session, socket }, code) {
      if (session === null || session.socket !== socket) return;
      session.socket = null;
      if (code === 1000 || code === 1001) sessions.delete(session.id);
    },
    dispatch(event) {
      const texts = new Map<boolean, string>();
      for (const session of sessions.values()) {
        if (!concerns(session, event)) continue;
        const seesContent = (session.intents & intents.messageContent) !== 0;
        const text = texts.get(seesContent) ?? JSON.stringify(eventFor(world, event, seesContent));
        texts.set(seesContent, text);
        deliver(session, event.type, text);
      }
    },
    identifies: () => identifies,
    resumes: () => resumes,
  };

  /** A process that died leaves a session behind that nobody will resume once its shard identifies anew. */
  function forgetAbandoned(shardId: number): void {
    for (const session of sessions.values()) {
      if (session.socket === null && session.shardId === shardId) sessions.delete(session.id);
    }
  }
}

const closings = {
  authentication: { code: 4004, reason: 'Authentication failed.' },
  again: { code: 4005, reason: 'Already authenticated.' },
  sequence: { code: 4007, reason: 'Invalid seq.' },
  shard: { code: 4010, reason: 'Invalid shard.' },
  intents: { code: 4013, reason: 'Invalid intent(s).' },
  disallowed: { code: 4014, reason: 'Disallowed intent(s).' },
} as const satisfies Record<string, Closing>;

function whyNotIdentified(
  world: World,
  connection: Connection,
  body: Json,
  grantsPrivileged: boolean,
): Closing | null {
  if (connection.session !== null) return closings.again;
  if (!isToken(world, body['token'])) return closings.authentication;
  const [shardId, shardCount] = shardIn(body);
  if (!(shardId >= 0 && shardId < shardCount)) return closings.shard;
  const wanted = Number(body['intents'] ?? Number.NaN);
  if (!Number.isInteger(wanted) || wanted < 0) return closings.intents;
  return (wanted & privilegedIntents) !== 0 && !grantsPrivileged ? closings.disallowed : null;
}

/** Some clients send the kind of the token along, as they do in the header. */
function isToken(world: World, token: unknown): boolean {
  return token === world.token || token === `Bot ${world.token}`;
}

function shardIn(body: Json): readonly [number, number] {
  return (body['shard'] as [number, number] | undefined) ?? [0, 1];
}

function welcome(world: World, session: Session): void {
  const guilds = [...world.guilds.values()].filter(
    (guild) => guild.members.has(world.bot.id) && isOn(session, guild.id),
  );
  deliver(session, 'READY', JSON.stringify(ready(world, session, guilds)));
  if ((session.intents & intents.guilds) === 0) return;
  for (const guild of guilds.filter((each) => each.available)) {
    deliver(session, 'GUILD_CREATE', JSON.stringify(wireGuildCreate(world, guild)));
  }
}

function ready(world: World, session: Session, guilds: readonly Guild[]): Json {
  return {
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
}

function concerns(session: Session, { guildId, intents: wanted }: Dispatch): boolean {
  const here = guildId === null || isOn(session, guildId);
  return here && (wanted === intents.none || (session.intents & wanted) !== 0);
}

function isOn({ shardId, shardCount }: Session, guildId: string): boolean {
  return shardOf(guildId, shardCount) === shardId;
}
