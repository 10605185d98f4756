import { turnOf } from '../engine/match.ts';
import { isPerson } from '../app/seating.ts';
import type { Clock, MessageRef, SettingsStore, TableStore } from '../app/ports.ts';
import type { Pace } from '../app/due.ts';
import type { Table } from '../app/table.ts';
import type { Sentences } from '../i18n/sentences.ts';
import type { MessageBody } from '../present/body.ts';
import { plainName } from '../present/names.ts';
import type { ChannelMessages } from './channel-messages.ts';
import { failureOf } from './failures.ts';
import { fingerprintOf } from './fingerprint.ts';
import { dealResultBody, lobbyBody, matchResultBody, pingBody, tableBody } from './public-messages.ts';
import { isDealt, type Dealt } from './scene.ts';

/** Makes the messages of one table stand in Discord as the table stands. */
export type Poster = {
  /**
   * Posts, edits and retires what is needed; gives when to look again though nothing changed, else `null`.
   * Rejects with what Discord answered when something could not be done.
   */
  show(table: Table): Promise<number | null>;
};

export type PosterWorld = {
  readonly store: TableStore & SettingsStore;
  readonly channel: ChannelMessages;
  readonly clock: Clock;
  readonly pace: Pace;
  /** How long a person may think before the thread mentions them. */
  readonly pingAfterMs: number;
  /** The language of a server's public messages. */
  sentencesOf(guildId: string): Promise<Sentences>;
  /** Whether this person's open hand shows the turn by itself. */
  isHandLive(tableId: string, userId: string): boolean;
};

type Kind = MessageRef['kind'];
/** What an old message is marked with when nothing on it will change any more. */
const RETIRED = 'retired';

export function createPoster(world: PosterWorld): Poster {
  const { store, channel, clock, pace } = world;

  async function show(table: Table): Promise<number | null> {
    const s = await world.sentencesOf(table.guildId);
    const threadId = await ensureThread(table, s);
    await showLobby(table, threadId, s);
    if (!isDealt(table) || threadId === null) return null;
    try {
      return await showPlay(table, threadId, s);
    } catch (error) {
      if (failureOf(error) !== 'channel-gone') throw error;
      return showPlay(table, await replaceThread(table, s), s);
    }
  }

  /** The thread of the table; a new one on its lobby message where there is none yet. */
  async function ensureThread(table: Table, s: Sentences): Promise<string | null> {
    const known = await store.threadOf(table.id);
    if (known !== null) return known;
    if (table.phase === 'closed') return null;
    if (table.place.kind === 'thread') return keepThread(table, table.place.threadId);
    const lobby = await ensure(table, 'lobby', 0, table.place.channelId, lobbyBody(table, null, s));
    return keepThread(table, await channel.threadOn(lobby.channelId, lobby.messageId, threadName(table, s)));
  }

  async function keepThread(table: Table, threadId: string): Promise<string> {
    await store.saveThread(table.id, threadId);
    return threadId;
  }

  /** The thread was deleted under a running match: the table goes on in a new one (FAULTS 21). */
  async function replaceThread(table: Table, s: Sentences): Promise<string> {
    const gone = await store.threadOf(table.id);
    await store.dropThread(table.id);
    for (const ref of await store.messages(table.id))
      if (ref.channelId === gone) await store.removeMessage(ref);
    return keepThread(table, await channel.thread(table.place.channelId, threadName(table, s)));
  }

  async function showLobby(table: Table, threadId: string | null, s: Sentences): Promise<void> {
    const ref = await find(table, 'lobby', 0);
    if (ref === null && table.phase !== 'lobby') return;
    const channelId = table.place.kind === 'thread' ? table.place.threadId : table.place.channelId;
    const body = lobbyBody(table, threadId, s);
    if (table.phase === 'lobby') await ensure(table, 'lobby', 0, channelId, body);
    else if (ref !== null) await editOrRetire(ref, body);
  }

  async function showPlay(table: Dealt, threadId: string, s: Sentences): Promise<number | null> {
    const deal = table.seeds.length - 1;
    await showResult(table, threadId, s);
    await retireBefore(table, deal);
    await ensure(table, 'table', deal, threadId, tableBody(table, s));
    if (table.phase === 'closed') await ensure(table, 'match-result', 0, threadId, matchResultBody(table, s));
    return showPing(table, threadId, s);
  }

  /** The result of the last finished deal. While its deal is the newest, the table message comes first. */
  async function showResult(table: Dealt, threadId: string, s: Sentences): Promise<void> {
    const finished = table.match.results.length - 1;
    if (finished < 0) return;
    const running = table.seeds.length - 1;
    if (finished === running) await ensure(table, 'table', running, threadId, tableBody(table, s));
    await ensure(table, 'deal-result', finished, threadId, dealResultBody(table, finished, pace, s));
  }

  /** Messages of earlier deals lose their buttons, once. */
  async function retireBefore(table: Dealt, deal: number): Promise<void> {
    for (const ref of await store.messages(table.id)) {
      if (ref.kind === 'table' && ref.key < deal && ref.shown !== RETIRED) await retire(ref);
    }
  }

  async function retire(ref: MessageRef): Promise<void> {
    await unlessGone(() => channel.stripButtons(ref.channelId, ref.messageId));
    await store.saveMessage({ ...ref, shown: RETIRED });
  }

  /** At most one mention for a turn, taken away when the turn is over. */
  async function showPing(table: Dealt, threadId: string, s: Sentences): Promise<number | null> {
    for (const ref of await store.messages(table.id)) {
      if (ref.kind === 'ping' && (ref.key !== table.at || table.phase === 'closed')) await removePing(ref);
    }
    const userId = await pingedBy(table);
    if (userId === null) return null;
    const whenMs = table.sinceMs + world.pingAfterMs;
    if (whenMs > clock.nowMs()) return whenMs;
    if ((await find(table, 'ping', table.at)) !== null) return null;
    await ensure(
      table,
      'ping',
      table.at,
      threadId,
      pingBody(table, userId, world.isHandLive(table.id, userId), s),
    );
    return null;
  }

  async function removePing(ref: MessageRef): Promise<void> {
    await unlessGone(() => channel.delete(ref.channelId, ref.messageId));
    await store.removeMessage(ref);
  }

  /** Who is to be mentioned: the person in turn, unless they are away or do not want it. */
  async function pingedBy(table: Dealt): Promise<string | null> {
    const turn = table.phase === 'playing' ? turnOf(table.match) : null;
    const occupant = turn === null ? null : table.seats[turn];
    if (!isPerson(occupant) || occupant.away) return null;
    const { ping = true } = await store.person(occupant.userId);
    return ping ? occupant.userId : null;
  }

  /** Makes a message stand with this content: posts it, edits it when it differs, posts it again when it is gone. */
  async function ensure(
    table: Table,
    kind: Kind,
    key: number,
    channelId: string,
    body: MessageBody,
  ): Promise<MessageRef> {
    const shown = fingerprintOf(body);
    const ref = await find(table, kind, key);
    if (ref !== null && ref.shown === shown) return ref;
    if (ref !== null && (await edited(ref, body))) return save({ ...ref, shown });
    const nonce = ref === null ? `${table.id}${kind}${key}` : `${table.id}${kind}${key}.${table.version}`;
    const messageId = await channel.post(channelId, body, nonce.slice(-25));
    return save({ tableId: table.id, kind, key, channelId, messageId, shown });
  }

  async function editOrRetire(ref: MessageRef, body: MessageBody): Promise<void> {
    const shown = fingerprintOf(body);
    if (ref.shown === shown || ref.shown === RETIRED) return;
    await save({ ...ref, shown: (await edited(ref, body)) ? shown : RETIRED });
  }

  async function edited(ref: MessageRef, body: MessageBody): Promise<boolean> {
    return unlessGone(() => channel.edit(ref.channelId, ref.messageId, body));
  }

  async function save(ref: MessageRef): Promise<MessageRef> {
    await store.saveMessage(ref);
    return ref;
  }

  async function find(table: Table, kind: Kind, key: number): Promise<MessageRef | null> {
    const refs = await store.messages(table.id);
    return refs.find((each) => each.kind === kind && each.key === key) ?? null;
  }

  return { show };
}

/** `false` when the message does not exist any more. */
async function unlessGone(request: () => Promise<void>): Promise<boolean> {
  try {
    await request();
    return true;
  } catch (error) {
    if (failureOf(error) === 'message-gone') return false;
    throw error;
  }
}

/** At most 100 characters; the score is not in it, because a thread may be renamed twice in ten minutes only. */
function threadName(table: Table, s: Sentences): string {
  const host = table.seats.find((each) => isPerson(each) && each.userId === table.hostId);
  const name = isPerson(host) ? ` · ${plainName(host.name)}` : '';
  return `${s.words.ruleSet[table.options.rules.id]}${name}`.slice(0, 100);
}
