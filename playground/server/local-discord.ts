import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createActivity, type SettleOptions } from './activity.ts';
import { manualClock, type Clock } from './clock.ts';
import { createFaults, type Faults } from './faults.ts';
import { createGateway, type Gateway } from './gateway/server.ts';
import { createRequestLog, type LoggedRequest, type Violation } from './rest/log.ts';
import { createRateLimits } from './rest/rate-limits.ts';
import { createRouter } from './rest/router.ts';
import { everyRoute } from './rest/routes/every-route.ts';
import { createRestHandler } from './rest/server.ts';
import { sentTexts, type SentText } from './sent-texts.ts';
import { archiveQuietThreads } from './world/threads.ts';
import { nobody, type Neighbour } from './neighbour.ts';
import { controlOf, type WorldControl } from './world/control.ts';
import { acknowledgeWithinMs, failLateInteractions } from './world/interactions.ts';
import type { PermissionName } from './world/permissions.ts';
import { createWorld, type SavedWorld, type World } from './world/world.ts';

export interface LocalDiscordOptions {
  /** 0, the default, takes any free port. */
  readonly port?: number;
  /** Stands still unless told otherwise. */
  readonly clock?: Clock;
  readonly token?: string;
  /** The names of those who are there from the start; four unless told. */
  readonly people?: readonly string[];
  readonly guildName?: string;
  readonly guildLocale?: string;
  readonly botPermissions?: readonly PermissionName[];
  readonly rateLimits?: 'on' | 'off';
  /** The time that rate limits are counted in; the real one unless told, since a client waits in it. */
  readonly rateLimitClock?: () => number;
  /** Check our own answers against Discord's schemas; on unless told. */
  readonly checksAnswers?: boolean;
  /** How many requests the log keeps; all unless told. */
  readonly logLength?: number;
  readonly heartbeatIntervalMs?: number;
  readonly grantsPrivilegedIntents?: boolean;
  /** What `GET /gateway/bot` recommends. */
  readonly shards?: number;
  /** Shares the port: whatever it does not take is Discord's. */
  readonly neighbour?: Neighbour;
  /** Goes on with a world that was saved, instead of a new guild. */
  readonly saved?: { readonly world: SavedWorld; readonly seed: Seed };
}

/** The guild that is there from the start. */
export interface Seed {
  readonly guildId: string;
  readonly channelId: string;
  readonly ownerId: string;
  readonly people: readonly string[];
}

export interface LocalDiscord {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** What a client takes as its `rest.api`. */
  readonly apiUrl: string;
  readonly token: string;
  readonly applicationId: string;
  readonly clock: Clock;
  readonly world: WorldControl;
  readonly seed: Seed;
  readonly gateway: Gateway;
  readonly faults: Faults;
  readonly log: readonly LoggedRequest[];
  /** Empty after everything that a correct bot did. */
  readonly violations: Violation[];
  /** How many answers were 401, 403 or 429. */
  readonly invalidRequests: () => number;
  readonly sentTexts: () => readonly SentText[];
  readonly setRateLimits: (mode: 'on' | 'off') => void;
  /** Resolves when nothing is under way between the bot and this Discord, and a moment of real time has passed. */
  readonly settle: (options?: SettleOptions) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const fourFriends = ['Anna', 'Bruno', 'Chloé', 'Didier'] as const;
/** Discord's own interval. */
const heartbeatMs = 41_250;
const tickMs = 500;

/** Starts a Discord on this machine with one guild, one channel and a few people in it. */
export async function startLocalDiscord(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const clock = options.clock ?? manualClock();
  const token = options.token ?? 'local.discord.token';
  const server = createServer();
  let origin = '';
  const world = createWorld({ clock, token, origin: () => origin, saved: options.saved?.world });
  const control = controlOf(world);
  const seed = options.saved?.seed ?? seedOf(control, options);
  const activity = createActivity(() => (gateway.connections() === 0 ? 0 : freshlyWaiting(world)));
  const faults = createFaults();
  const log = createRequestLog(options.logLength);
  let rateLimits = options.rateLimits ?? 'off';
  const limits = createRateLimits(rateLimits, options.rateLimitClock ?? Date.now);
  const gateway = createGateway({
    world,
    server,
    activity,
    heartbeatIntervalMs: options.heartbeatIntervalMs ?? heartbeatMs,
    grantsPrivilegedIntents: options.grantsPrivilegedIntents ?? false,
    neighbour: options.neighbour ?? nobody,
  });
  const router = createRouter(
    everyRoute({ remaining: () => 1000 - gateway.identifies(), shards: () => options.shards ?? 1 }),
  );
  const answer = createRestHandler({
    world,
    router,
    faults,
    limits,
    log,
    activity,
    checksAnswers: options.checksAnswers ?? true,
    countsOldEdits: () => rateLimits === 'on',
  });
  server.on('request', (request, response) => {
    if (!(options.neighbour ?? nobody).takesRequest(request, response)) answer(request, response);
  });

  const stopTicking = followTime(world);
  await listen(server, options.port ?? 0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: origin,
    apiUrl: `${origin}/api`,
    token,
    applicationId: world.applicationId,
    clock,
    world: control,
    seed,
    gateway,
    faults,
    log: log.requests,
    violations: log.violations,
    invalidRequests: log.invalidRequests,
    sentTexts: () => sentTexts(world.sent),
    setRateLimits(mode) {
      rateLimits = mode;
      limits.set(mode);
    },
    settle: activity.settle,
    async stop() {
      stopTicking();
      gateway.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Whatever happens by itself happens when the clock is advanced, and else twice a second. */
function followTime(world: World): () => void {
  const tick = (): void => {
    failLateInteractions(world);
    archiveQuietThreads(world);
  };
  const unsubscribe = world.clock.onAdvance(() => {
    tick();
    world.changes.publish('time-passed');
  });
  const timer = setInterval(tick, tickMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

/** Interactions that a living bot is about to acknowledge: after three seconds of real time it is taken for dead. */
function freshlyWaiting(world: World): number {
  const sinceMs = performance.now() - acknowledgeWithinMs;
  return [...world.waiting].filter((each) => each.createdRealMs > sinceMs).length;
}

function seedOf(control: WorldControl, options: LocalDiscordOptions): Seed {
  const guild = control.addGuild(options.guildName ?? 'Belote Club', {
    locale: options.guildLocale ?? 'en-US',
    ...(options.botPermissions === undefined ? {} : { botPermissions: options.botPermissions }),
  });
  const channel = control.addChannel(guild.id, 'belote');
  const people = (options.people ?? fourFriends).map(
    (name) => control.addPerson(name, { guildId: guild.id }).id,
  );
  return { guildId: guild.id, channelId: channel.id, ownerId: guild.ownerId, people };
}
