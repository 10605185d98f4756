import type { Client } from 'discord.js';
import { subcommands } from '../commands/index.ts';
import { createAdvice } from './app/advice.ts';
import { createDaily } from './app/daily.ts';
import { DEFAULT_PACE, type Pace } from './app/due.ts';
import type { Advisor, Clock, Log, Secrets, Store, Thinker } from './app/ports.ts';
import { createPreferences } from './app/preferences.ts';
import { createTables } from './app/tables.ts';
import { createTurns } from './app/turns.ts';
import type { Config } from './config.ts';
import { createAnswers } from './discord/answers.ts';
import { createCardEmojis } from './discord/card-emojis.ts';
import { createChannelMessages } from './discord/channel-messages.ts';
import { describeError } from './discord/failures.ts';
import { createGallery } from './discord/gallery.ts';
import { createGateway, hangUp } from './discord/gateway.ts';
import { createHands } from './discord/hands.ts';
import { createIllustrator, NO_PICTURES } from './discord/illustrator.ts';
import { createLiveHands } from './discord/live-hands.ts';
import { createPoster } from './discord/poster.ts';
import { createPublisher } from './discord/publisher.ts';
import { registerCommands } from './discord/registration.ts';
import { interactionKind } from './discord/interaction-kind.ts';
import { createInteractionRest, watchAnswers } from './discord/rest.ts';
import { createRouter } from './discord/router.ts';
import { createStandingMessages } from './discord/standing-messages.ts';
import { createTableThreads } from './discord/table-threads.ts';
import { createTurnPings } from './discord/turn-pings.ts';
import { catalogue, languageOf } from './i18n/catalogue.ts';
import type { HealthWatch } from './monitoring/health.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { createDrawingThread } from './render/drawing-thread.ts';

export type World = {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly thinker: Thinker & Advisor;
  readonly log: Log;
  readonly health: HealthWatch;
  readonly metrics: Metrics;
  /** Discord will not let the program in again: it is to be stopped. */
  refused(): void;
};

export type Program = {
  /** Logs in, registers the commands when they changed, and takes up every table where it stood. */
  start(): Promise<void>;
  /** Lets what was accepted reach the store and Discord, then lets go of both. */
  stop(): Promise<void>;
};

/** How many tables stay in memory; one idle table takes some ten kilobytes (`npm run bench`). */
const TABLES_IN_MEMORY = 5000;
/** A start waits no longer than this for the emojis, a stop for what is under way and again for the last edits. */
const PATIENCE_MS = 4000;

/** Discord lets in one shard after the other; after so long the log says that we still wait. */
const SLOW_START_MS = 30_000;

/** Builds the program from its world; nothing runs before `start`. */
export function createProgram(world: World): Program {
  const { config, store, clock, secrets, thinker, log, health, metrics } = world;
  const pace: Pace = {
    ...DEFAULT_PACE,
    computerMs: config.BELOTE_COMPUTER_PAUSE_MS,
    dealMs: config.BELOTE_DEAL_PAUSE_MS,
  };
  const tables = createTables({ store, clock, secrets, pace, cached: TABLES_IN_MEMORY });
  const interactionRest = createInteractionRest(config.DISCORD_API_URL);
  const answers = createAnswers(interactionRest);
  const live = createLiveHands(clock);
  const gateway = createGateway(config.DISCORD_API_URL, log, {
    interaction: (interaction) =>
      metrics.interaction(interactionKind(interaction), () => router.take(interaction)),
    reachable() {
      log.info('gateway-open');
      health.gatewayOpened();
      turns.release();
    },
    unreachable() {
      log.warn('gateway-lost');
      health.gatewayLost();
      turns.hold();
    },
    refused(code) {
      log.error('gateway-refused', { code });
      world.refused();
    },
    serverLost(guildId) {
      log.warn('server-lost', { guild: guildId });
      turns.hold(guildId);
    },
    serverBack: (guildId) => turns.release(guildId),
    placeGone: (channelId) => void publisher.placeGone(channelId).catch(reported('place-gone')),
    serverChanged(guildId) {
      gallery.serverChanged(guildId);
      publisher.serverChanged(guildId);
    },
  });
  for (const rest of [gateway.rest, interactionRest]) watchAnswers(rest, metrics.answered);
  metrics.gauge('belote_servers', 'Servers that the bot is in.', () => gateway.guilds.cache.size);
  metrics.gauge('belote_open_tables', 'Lobbies and matches that are not over.', store.openTableCount);
  const preferences = createPreferences(store, clock);
  const emojis = createCardEmojis(gateway.rest, preferences, clock, log);
  const hands = createHands({
    live,
    answers,
    emojis,
    preferences,
    clock,
    log,
    editPauseMs: config.BELOTE_EDIT_PAUSE_MS,
  });
  const gallery = createGallery(clock, log);
  const illustrator = config.BELOTE_PICTURES
    ? createIllustrator(createDrawingThread({ after: (ms, run) => clock.at(clock.nowMs() + ms, run) }))
    : NO_PICTURES;
  const channel = createChannelMessages(gateway.rest);
  const messages = createStandingMessages(store, channel, gallery);
  const poster = createPoster({
    store,
    channel,
    messages,
    threads: createTableThreads(store, channel, messages),
    illustrator,
    publicFaces: emojis.publicFaces,
    pings: createTurnPings({
      store,
      messages,
      preferences,
      clock,
      pingAfterMs: config.BELOTE_PING_AFTER_MS,
      isHandLive: (tableId, userId) => live.of(tableId, userId) !== null,
    }),
    pace,
    sentencesOf: async (guildId) => {
      const { language } = await preferences.guild(guildId);
      return catalogue[languageOf(language ?? gateway.guilds.cache.get(guildId)?.preferredLocale ?? null)];
    },
  });
  const publisher = createPublisher({
    tables,
    store,
    channel,
    clock,
    log,
    poster,
    editPauseMs: config.BELOTE_EDIT_PAUSE_MS,
  });
  const archive = publisher.archive;
  const turns = createTurns({
    tables,
    store,
    clock,
    thinker,
    pace,
    thinkMs: config.BELOTE_THINK_MS,
    log,
    archive,
  });
  const router = createRouter(
    {
      tables,
      advice: createAdvice(thinker, config.BELOTE_THINK_MS),
      daily: createDaily({ store, clock, secrets, thinker }),
      store,
      preferences,
      publisher,
      hands,
      live,
      answers,
      emojis,
      gallery,
      illustrator,
      clock,
      pace,
      log,
    },
    subcommands,
  );
  tables.listen((table) => {
    turns.schedule(table);
    publisher.publish(table.id);
    hands.refresh(table);
  });

  async function start(): Promise<void> {
    const ready = whenReady(gateway);
    const forget = clock.at(clock.nowMs() + SLOW_START_MS, () => log.warn('gateway-not-open-yet'));
    await gateway.login(config.DISCORD_TOKEN);
    const application = await ready.finally(forget);
    // A list that Discord does not take must not keep people from the tables that are running (FAULTS 27).
    await registerCommands(gateway.rest, application, subcommands, {
      facts: store,
      log,
      always: false,
    }).catch(reported('commands-not-registered'));
    await inTime(emojis.open(application));
    await turns.resume();
    await publisher.resume();
    log.info('ready', { guilds: gateway.guilds.cache.size });
  }

  async function stop(): Promise<void> {
    turns.stop();
    emojis.close();
    await inTime(router.close());
    await tables.idle();
    hands.stop();
    await inTime(Promise.all([publisher.idle(), hands.idle()]));
    publisher.stop();
    await hangUp(gateway).catch(reported('gateway-error'));
    store.close();
    log.info('stopped');
  }

  function inTime(work: Promise<unknown>): Promise<unknown> {
    return Promise.race([work, after(clock, PATIENCE_MS)]);
  }

  function reported(event: string): (error: unknown) => void {
    return (error) => log.error(event, describeError(error));
  }

  return { start, stop };
}

function whenReady(gateway: Client): Promise<string> {
  return new Promise((resolve) => gateway.once('clientReady', (client) => resolve(client.application.id)));
}

function after(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => void clock.at(clock.nowMs() + ms, resolve));
}
