import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../../playground/server/actors/look.ts';
import type { Guild } from '../../../playground/server/world/model.ts';
import { QUICK, startBotAnyhow } from '../../support/bot.ts';
import { expectClean } from '../../support/clean.ts';
import {
  brief,
  buttonAt,
  later,
  logged,
  logOf,
  nextTurn,
  openHandAt,
  openLobby,
  openParty,
  playDeal,
  playOn,
  pressAt,
  tableOf,
  turnAt,
} from '../../support/party.ts';
import { openStage, type Stage } from '../../support/stage.ts';

const MINUTE_MS = 60_000;

let stage: Stage;

async function closeClean(): Promise<void> {
  await expectClean(stage, { provoked: 'some' });
  await stage.close();
}

/** The bot dies; so much time passes; it starts again on the same database. */
async function dead(ms: number): Promise<void> {
  await stage.bot.kill();
  stage.advance(ms);
  stage = await stage.restart();
}

describe('a restart', () => {
  beforeAll(async () => {
    stage = await openStage({ settings: { BELOTE_PING_AFTER_MS: '0' } });
  });
  afterAll(closeClean);

  it('leaves every button alive, and the same cards in every hand [fault 9] [fault 35]', async () => {
    const lobby = await openLobby(stage, stage.person(0));
    const party = await openParty(stage);
    const turn = await nextTurn(party, await playOn(party, 3, brief));
    const hands = party.people.map((each) => textOf(each.ephemerals().at(-1) as never).split('\n')[1]);
    await stage.bot.kill();
    stage = await stage.restart();
    await turn.actor.click(turn.message, brief(turn.offers).customId).acknowledged;
    const again = { ...party, stage };
    for (const [index, actor] of again.people.entries())
      if (actor.id !== turn.actor.id)
        expect(textOf(await openHandAt(again, actor)).split('\n')[1]).toBe(hands[index]);
    await nextTurn(again, turn.at);
    await playDeal(again, brief);
    await pressAt(again, again.people[0] as never, 'next-deal');
    await pressAt({ ...lobby, stage }, stage.person(1), 'join');
    await stage.discord.settle();
    expect(tableOf({ ...lobby, stage }).seats.filter((each) => each !== null)).toHaveLength(2);
    expect(logOf(again).filter((each) => each.type === 'dealt').length).toBeGreaterThan(1);
  });

  it('leaves the clocks running, with some grace for who could not click [fault 31]', async () => {
    const party = await openParty(stage, undefined, { clock: '60' });
    const { at } = await nextTurn(party);
    await dead(10 * MINUTE_MS);
    const again = { ...party, stage };
    await stage.discord.settle({ quietMs: 50 });
    const moves = (): number => logOf(again).filter((each) => each.type === 'moved').length;
    expect(moves()).toBe(0);
    for (let waits = 0; waits < 12 && moves() === 0; waits += 1) await later(stage, 10_000);
    expect(moves()).toBe(1);
    expect(logOf(again).at(-1)).toMatchObject({ type: 'moved', by: 'clock' });
    expect(at).toBeGreaterThan(0);
  });

  it('closes a lobby that was left untouched, and puts a finished match away [fault 31]', async () => {
    const lobby = await openLobby(stage, stage.person(0));
    const over = await openParty(stage, undefined, { target: 1 });
    await playDeal(over);
    await dead(31 * MINUTE_MS);
    await stage.discord.world.when(() => stage.discord.world.thread(over.threadId).archived, {
      what: 'the thread is put away',
    });
    for (let waits = 0; waits < 4 && tableOf({ ...lobby, stage }).phase !== 'closed'; waits += 1)
      await later(stage, 30_000);
    expect(tableOf({ ...lobby, stage })).toMatchObject({ phase: 'closed', outcome: { kind: 'expired' } });
    const message = stage.discord.world.message(lobby.channelId, lobby.threadId);
    await stage.discord.world.when(() => message?.components.length === 0, { what: 'the lobby says so' });
  });

  it('takes away mentions that were left behind, and shows what was not shown yet [fault 9] [fault 28]', async () => {
    const party = await openParty(stage);
    const pings = () => stage.discord.world.messages(party.threadId).filter((each) => each.pings.size > 0);
    const [ping] = await stage.discord.world.when(() => pings().length === 1 && pings(), {
      what: 'a mention',
    });
    const turn = await nextTurn(party);
    const broken = stage.discord.faults.always({ route: /^\/channels/ }, { status: 503 });
    await turn.actor.click(turn.message, brief(turn.offers).customId).acknowledged;
    const next = await nextTurn(party, turn.at);
    await stage.bot.kill();
    broken.clear();
    stage = await stage.restart();
    await stage.discord.world.when(() => pings().length === 1 && !pings().includes(ping as never), {
      what: 'the old mention is gone',
    });
    expect([...(pings()[0]?.pings ?? [])]).toEqual([next.actor.id]);
  });

  it('does not register the commands a second time; they are for servers only [fault 27]', async () => {
    await stage.bot.stop();
    stage = await stage.restart();
    const puts = stage.discord.log.filter(
      ({ method, path }) => method === 'PUT' && path.endsWith('/commands'),
    );
    expect(puts).toHaveLength(1);
    expect(puts[0]?.body).toMatchObject([{ name: 'belote', contexts: [0], integration_types: [0] }]);
  });

  it('goes on although Discord does not take the commands [fault 27]', async () => {
    const party = await openParty(stage);
    await stage.bot.stop();
    const database = new Database(stage.database);
    database
      .prepare("UPDATE facts SET value = '\"of an older version\"' WHERE key = 'registered-commands'")
      .run();
    database.close();
    const refused = stage.discord.faults.next({ method: 'PUT', route: /\/commands$/ }, { status: 400 });
    stage = await stage.restart();
    await stage.discord.world.when(() => refused.hits() === 1, { what: 'the commands are refused' });
    await playOn({ ...party, stage }, 1);
  });
});

describe('a second process', () => {
  afterEach(closeClean);

  it('on the same database is refused with a sentence, and the first plays on [fault 32]', async () => {
    stage = await openStage();
    const party = await openParty(stage);
    const second = startBotAnyhow({
      environment: {
        ...QUICK,
        DISCORD_TOKEN: stage.discord.token,
        DISCORD_API_URL: stage.discord.apiUrl,
        BELOTE_DATABASE: stage.database,
      },
    });
    expect(await second.ended).toBe(1);
    expect(second.complaints.join('\n')).toMatch(/^Another process is running on .*: stop it first/);
    expect(stage.discord.gateway.identifies()).toBe(1);
    await playOn(party, 2);
  });
});

describe('a token that was changed', () => {
  afterEach(closeClean);

  it('ends the process instead of leaving it deaf; nothing is lost [fault 30]', async () => {
    stage = await openStage();
    const party = await openParty(stage);
    await playOn(party, 2, brief);
    await stage.discord.settle();
    Object.assign(stage.discord.world.state, { token: 'another.token' });
    stage.discord.gateway.invalidate(false);
    expect(await stage.bot.ended).toBe(1);
    expect(logged(stage, 'gateway-refused')).toMatchObject([{ code: 4004 }]);
    expect(logOf(party).filter((each) => each.type === 'moved')).toHaveLength(2);
  });
});

/** A new server that this shard serves: the time of its creation decides. */
function serverOn(shard: number): Guild {
  for (;;) {
    const guild = stage.discord.world.addGuild(`A server of shard ${shard}`);
    if (Number((BigInt(guild.id) >> 22n) % 2n) === shard) return guild;
    stage.discord.clock.advance(1);
  }
}

describe('two shards', () => {
  afterEach(closeClean);

  it('serve every server, the first being number 0; clocks stand still until both are back [fault 33] [fault 30]', async () => {
    stage = await openStage({ discord: { shards: 2 } });
    const { world, gateway } = stage.discord;
    const parties = [await openParty(stage, undefined, { clock: '30' })];
    for (const shard of [0, 1, 0, 1]) {
      const guild = serverOn(shard);
      const channel = world.addChannel(guild.id, 'belote');
      for (const index of [0, 1, 2, 3]) world.addMember(guild.id, stage.person(index).id);
      const people = [0, 1, 2, 3].map((index) => stage.person(index, channel.id));
      parties.push(await openParty(stage, people, { clock: '30' }));
    }
    expect(gateway.connections()).toBe(2);
    const before = gateway.resumes();
    const open = gateway.refuse();
    gateway.drop();
    await later(stage, 2 * MINUTE_MS);
    expect(parties.flatMap(logOf).some((each) => each.type === 'moved')).toBe(false);
    open();
    await world.when(() => gateway.resumes() + gateway.identifies() >= before + 4, {
      what: 'both are back',
      timeoutMs: 15_000,
    });
    await stage.discord.settle({ quietMs: 50 });
    for (const party of parties) {
      const turn = turnAt(party);
      if (turn === undefined) throw new Error('nobody is in turn');
      await turn.actor.click(turn.message, brief(turn.offers).customId).acknowledged;
      await nextTurn(party, turn.at);
      expect(buttonAt(party, turn.actor, 'hand')).toBeDefined();
    }
    expect(parties.flatMap(logOf).filter((each) => each.type === 'moved' && each.by === 'clock')).toEqual([]);
  });
});
