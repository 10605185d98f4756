import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../playground/server/actors/actor.ts';
import type { LoggedRequest } from '../../../playground/server/rest/log.ts';
import type { Message } from '../../../playground/server/world/model.ts';
import type { Press } from '../../../src/present/press.ts';
import { expectClean } from '../../support/clean.ts';
import {
  buttonAt,
  clickAt,
  clickOld,
  eager,
  logged,
  logOf,
  nextTurn,
  openLobby,
  openParty,
  playDeal,
  playOn,
  pressAt,
  tableOf,
  toldPrivately,
  turnAt,
} from '../../support/party.ts';
import { openStage, type Stage } from '../../support/stage.ts';

const CROWD = Array.from({ length: 100 }, (_, index) => `Guest ${index}`);

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ discord: { people: ['Anna', 'Bruno', 'Chloé', 'Didier', ...CROWD] } });
});
afterAll(async () => {
  await expectClean(stage);
  expect(logged(stage, 'interaction-failed')).toEqual([]);
  await stage.close();
});

const isCallback = ({ path }: LoggedRequest): boolean => path.endsWith('/callback');
const movesOf = (party: Parameters<typeof logOf>[0]): number =>
  logOf(party).filter((each) => each.type === 'moved').length;

describe('a click', () => {
  it('is acknowledged before anything else is sent for it [fault 1] [fault 3]', async () => {
    const from = stage.discord.log.length;
    const party = await openParty(stage);
    await playOn(party, 6);
    await stage.discord.settle();
    const requests = stage.discord.log.slice(from);
    const tokens = [...stage.discord.world.state.interactions.keys()];
    for (const token of tokens) {
      const ofIt = requests.filter(({ path }) => path.includes(token));
      if (ofIt.length === 0) continue;
      expect(ofIt.map(isCallback)).toEqual([true, ...ofIt.slice(1).map(() => false)]);
    }
  });

  it('that opens something private is answered privately from the start [fault 4]', async () => {
    await openParty(stage);
    await stage.discord.settle();
    const opening = stage.discord.log.filter(
      (each) => isCallback(each) && (each.body as { type: number }).type === 5,
    );
    expect(opening.length).toBeGreaterThan(0);
    for (const { body } of opening) expect(body).toMatchObject({ data: { flags: 64 } });
  });

  it('whose acknowledgement comes too late is not done, and can be made again [fault 2]', async () => {
    const party = await openParty(stage);
    const turn = await nextTurn(party);
    const { customId } = eager(turn.offers);
    const late = stage.discord.faults.next({ route: /\/callback/ }, { delayMs: 80 });
    const handle = turn.actor.click(turn.message, customId);
    await stage.discord.world
      .when(() => late.hits() === 1 || undefined, { timeoutMs: 50 })
      .catch(() => undefined);
    stage.discord.clock.advance(3_100);
    await expect(handle.acknowledged).rejects.toThrow(/not acknowledged/);
    await stage.discord.settle();
    expect(movesOf(party)).toBe(0);
    expect(logged(stage, 'acknowledged-too-late')).toHaveLength(1);
    await turn.actor.click(turn.message, customId).acknowledged;
    await nextTurn(party, turn.at);
    expect(movesOf(party)).toBe(1);
  });

  it.each(['before', 'after-commit'] as const)(
    'whose acknowledgement is lost on the way (%s) is done once [fault 2] [fault 3]',
    async (reset) => {
      const party = await openParty(stage);
      const turn = await nextTurn(party);
      stage.discord.faults.next({ route: /\/callback/ }, { reset });
      await turn.actor.click(turn.message, eager(turn.offers).customId).acknowledged;
      await nextTurn(party, turn.at);
      expect(movesOf(party)).toBe(1);
    },
  );

  it('made twice in a row counts once, the second is told so kindly [fault 10] [fault 3]', async () => {
    const party = await openParty(stage);
    const turn = await nextTurn(party);
    const { customId } = eager(turn.offers);
    const clicks = [1, 2, 3].map(() => turn.actor.click(turn.message, customId));
    await Promise.all(clicks.map((each) => each.acknowledged));
    await stage.discord.settle();
    expect(movesOf(party)).toBe(1);
    await toldPrivately(stage, turn.actor, /Something else happened first/);
  });

  it('by somebody who does not sit there is answered with a sentence [fault 8]', async () => {
    const party = await openParty(stage);
    const stranger = stage.person(4, party.threadId);
    await pressAt(party, stranger, 'hand');
    await toldPrivately(stage, stranger, /You do not sit at this table/);
    await playDeal(party);
    const before = logOf(party).length;
    stranger.reload();
    await pressAt(party, stranger, 'next-deal');
    await toldPrivately(stage, stranger, /You do not sit at this table/);
    expect(logOf(party)).toHaveLength(before);
  });

  it('of the fourth card and clicks on what was there before it meet without harm [fault 7]', async () => {
    const party = await openParty(stage);
    const first = await nextTurn(party);
    const oldButtons = first.message.components;
    const oldId = eager(first.offers).customId;
    await playDeal(party, (offers) => {
      const chosen = eager(offers);
      if (chosen.press.type === 'play') clickOld(first.actor, first.message, oldButtons, oldId);
      return chosen;
    });
    const everybody = party.people.map((each) => clickAt(party, each, 'next-deal'));
    clickOld(first.actor, first.message, oldButtons, oldId);
    await Promise.all(everybody.map(async (each) => (await each).acknowledged));
    await nextTurn(party, first.at);
    await stage.discord.settle();
    expect(logOf(party).filter((each) => each.type === 'dealt')).toHaveLength(2);
    expect(tableOf(party).phase).toBe('playing');
  });

  it('on a button of an earlier deal does nothing to this one [fault 11]', async () => {
    const party = await openParty(stage);
    await playDeal(party);
    const [anna] = party.people as [(typeof party.people)[0]];
    const result = buttonAt(party, anna, 'next-deal');
    const hand = anna.ephemerals().at(-1);
    if (result === undefined || hand === undefined) throw new Error('no result');
    const oldButtons = result.message.components;
    await pressAt(party, anna, 'next-deal');
    const turn = await nextTurn(party);
    await clickOld(anna, result.message, oldButtons, result.offer.customId).acknowledged;
    await toldPrivately(stage, anna, /Something else happened first/);
    expect(turnAt(party)?.at).toBe(turn.at);
  });

  it('on the lobby of one table leaves the seat at another alone [fault 11]', async () => {
    const [anna, bruno] = [stage.person(0), stage.person(1)];
    const old = await openLobby(stage, anna);
    await pressAt(old, bruno, 'join');
    const fresh = await openLobby(stage, anna);
    await pressAt(fresh, bruno, 'join');
    await pressAt(old, bruno, 'leave');
    await stage.discord.settle();
    const sits = (party: typeof old): boolean =>
      tableOf(party).seats.some((each) => each?.kind === 'person' && each.userId === bruno.id);
    expect([sits(old), sits(fresh)]).toEqual([false, true]);
  });

  it('of two people on the last seat gives it to one and tells the other [fault 10] [fault 13]', async () => {
    const lobby = await openLobby(stage, stage.person(0));
    await pressAt(lobby, stage.person(1), 'join', (each) => each.type === 'join' && each.side === 1);
    await pressAt(lobby, stage.person(2), 'join', (each) => each.type === 'join' && each.side === 1);
    const side = (press: { type: string; side?: number }): boolean =>
      press.type === 'join' && press.side === 0;
    const rivals = [stage.person(3), stage.person(4)];
    const clicks = await Promise.all(rivals.map((each) => clickAt(lobby, each, 'join', side as never)));
    await Promise.all(clicks.map((each) => each.acknowledged));
    await stage.discord.settle();
    const seated = tableOf(lobby).seats.filter((each) => each?.kind === 'person');
    expect(seated).toHaveLength(4);
    const loser = rivals.find(
      (each) => !seated.some((seat) => seat?.kind === 'person' && seat.userId === each.id),
    );
    expect(loser).toBeDefined();
    await toldPrivately(stage, loser as (typeof rivals)[0], /That side is full|All four seats are taken/);
  });

  it('on *Ready* that comes twice leaves whoever pressed ready, and tells them nothing; the next one takes it back [fault 10]', async () => {
    const lobby = await openLobby(stage, stage.person(0));
    const anna = stage.person(0);
    const isReady = (): boolean =>
      tableOf(lobby).seats.some((each) => each?.kind === 'person' && each.userId === anna.id && each.ready);
    const told = anna.ephemerals().length;
    const drawn = buttonAt(lobby, anna, 'ready');
    if (drawn === undefined) throw new Error('the lobby has no button');
    const { message, offer } = drawn;
    const { components } = message;
    for (const _ of [1, 2]) await clickOld(anna, message, components, offer.customId).acknowledged;
    await stage.discord.settle();
    expect(isReady()).toBe(true);
    await pressAt(lobby, anna, 'ready');
    await stage.discord.world.when(() => !isReady(), { what: 'Anna takes it back' });
    expect(anna.ephemerals()).toHaveLength(told);
  });

  it('of a hundred people at once is answered to every one of them [fault 10]', async () => {
    const lobby = await openLobby(stage, stage.person(0));
    const crowd = CROWD.map((_, index) => stage.person(index + 4));
    for (const each of crowd) each.reload();
    const clicks = await Promise.all(crowd.map((each) => clickAt(lobby, each, 'join')));
    await Promise.all(clicks.map((each) => each.acknowledged));
    const told = (): boolean => crowd.filter((each) => each.ephemerals().length > 0).length === 99;
    await stage.discord.world.when(told, { what: 'ninety-nine are told that there is no seat' });
    const joined = logOf(lobby).filter((each) => each.type === 'joined');
    expect(joined).toHaveLength(1);
  });

  it('that doubles and one that passes arrive together: both stand in an order that the rules allow [fault 10]', async () => {
    const party = await openParty(stage, undefined, { rules: 'coinche' });
    const turn = await nextTurn(party, await playOn(party, 1));
    const pass = turn.offers.find(({ press }) => press.type === 'call' && press.call.type === 'pass');
    if (pass === undefined) throw new Error('nobody can pass');
    const others = party.people.filter((each) => each !== turn.actor);
    const double = await stage.discord.world.when(
      () => others.map(doubleOf).find((each) => each !== undefined),
      {
        what: 'somebody who may double out of turn',
      },
    );
    const clicks = [
      turn.actor.click(turn.message, pass.customId),
      double.actor.click(double.message, double.customId),
    ];
    await Promise.all(clicks.map((each) => each.acknowledged));
    await stage.discord.settle();
    const calls = logOf(party).flatMap((each) => (each.type === 'moved' ? [each.move.type] : []));
    expect([
      ['bid', 'pass'],
      ['bid', 'double'],
    ]).toContainEqual(calls.slice(0, 2));
    expect(tableOf(party).version).toBe(logOf(party).length);

    function doubleOf(actor: Actor): { actor: Actor; message: Message; customId: string } | undefined {
      const isDouble = (press: Press): boolean => press.type === 'call' && press.call.type === 'double';
      const found = buttonAt(party, actor, 'call', isDouble);
      return found && { actor, message: found.message, customId: found.offer.customId };
    }
  });
});
