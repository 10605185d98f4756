import { beforeEach, describe, expect, it } from 'vitest';
import type { TableStore } from '../../src/app/ports.ts';
import type { Preferences } from '../../src/app/preferences.ts';
import { PERSON_DEFAULTS } from '../../src/app/settings.ts';
import type { StandingMessages } from '../../src/discord/standing-messages.ts';
import { createTurnPings, type TurnPings } from '../../src/discord/turn-pings.ts';
import { catalogue } from '../../src/i18n/catalogue.ts';
import type { MessageBody } from '../../src/present/body.ts';
import { openRoom, type Room } from '../support/card-room.ts';

const PING_AFTER_MS = 5000;

let room: Room;
let tableId: string;
let pings: TurnPings;
let wantsPing: boolean;
let isHandLive: boolean;
let sent: MessageBody[];

beforeEach(async () => {
  room = openRoom();
  tableId = await room.begin(4);
  wantsPing = false;
  isHandLive = true;
  sent = [];
  pings = createTurnPings({
    store: { messages: async () => [] } as unknown as TableStore,
    messages: {
      ensure: async (_table: unknown, _kind: unknown, _key: unknown, _thread: unknown, body: MessageBody) =>
        void sent.push(body),
    } as unknown as StandingMessages,
    preferences: { person: async () => ({ ...PERSON_DEFAULTS, ping: wantsPing }) } as unknown as Preferences,
    clock: room.clock,
    pingAfterMs: PING_AFTER_MS,
    isHandLive: () => isHandLive,
  });
});

const show = async (): Promise<number | null> =>
  pings.show(await room.playing(tableId), 'thread', catalogue.en);

describe('whoever wants no ping', () => {
  it('is told nothing while their open hand shows the turn', async () => {
    const againMs = (await show()) ?? 0;
    await room.clock.advance(againMs - room.clock.nowMs());
    expect(await show()).toBeNull();
    expect(sent).toEqual([]);
  });

  it('is told how to open their hand when it turns out to be gone only after the turn came [fault 5]', async () => {
    const againMs = (await show()) ?? 0;
    isHandLive = false;
    await room.clock.advance(againMs - room.clock.nowMs());
    await show();
    expect(sent.map(({ content }) => content.includes(catalogue.en.ping.reopenHand))).toEqual([true]);
    expect(sent[0]?.allowed_mentions).toEqual({ parse: [] });
  });

  it('is not reminded either', async () => {
    isHandLive = false;
    await room.clock.advance(PING_AFTER_MS);
    expect(await show()).toBeNull();
    wantsPing = true;
    expect(await show()).toBeGreaterThan(room.clock.nowMs());
  });
});
