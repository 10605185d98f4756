import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../../playground/server/actors/look.ts';
import type { LoggedRequest } from '../../../playground/server/rest/log.ts';
import type { Message } from '../../../playground/server/world/model.ts';
import { expectClean } from '../../support/clean.ts';
import { offersOf } from '../../support/play.ts';
import {
  brief,
  eager,
  later,
  logged,
  nextTurn,
  openHandAt,
  openParty,
  playAuction,
  playOn,
  pressAt,
  toldPrivately,
  turnAt,
  type Party,
} from '../../support/party.ts';
import { openStage, type Stage } from '../../support/stage.ts';

const QUARTER_MS = 15 * 60_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ settings: { BELOTE_PING_AFTER_MS: '0' } });
});
afterAll(async () => {
  await expectClean(stage);
  await stage.close();
});

/** Requests through interaction tokens, which only hands and private answers use. */
function throughTokens(from: number): readonly LoggedRequest[] {
  return stage.discord.log.slice(from).filter(({ tokenKind }) => tokenKind === 'interaction');
}

function pings(party: Party): readonly Message[] {
  return stage.discord.world.messages(party.threadId).filter((each) => each.pings.size > 0);
}

function tableMessage(party: Party): Message {
  const found = stage.discord.world
    .messages(party.threadId)
    .findLast(
      (each) => each.ephemeralTo === null && offersOf(each).some(({ press }) => press.type === 'hand'),
    );
  if (found === undefined) throw new Error('no table message');
  return found;
}

describe('a hand', () => {
  it('of who waits is refreshed when the turn comes, without a click [fault 5]', async () => {
    const party = await openParty(stage);
    const first = await nextTurn(party);
    await first.actor.click(first.message, brief(first.offers).customId).acknowledged;
    const second = await nextTurn(party, first.at);
    expect(second.actor.id).not.toBe(first.actor.id);
    const hands = second.actor.ephemerals().filter((each) => each.channelId === party.threadId);
    expect(hands.map((each) => each.id)).toEqual([second.message.id]);
  });

  it('follows the table though its owner pressed on the older one while that was being taken away [fault 7]', async () => {
    const party = await openParty(stage);
    const { actor, message, offers } = await nextTurn(party);
    const slow = stage.discord.faults.always({ method: 'DELETE', route: /webhooks/ }, { delayMs: 1000 });
    const handle = await actor.command('/belote hand').acknowledged;
    const newer = await stage.discord.world.when(
      () => (handle.message()?.content ? handle.message() : undefined),
      { what: 'the newer hand' },
    );
    await actor.click(message, brief(offers).customId).acknowledged;
    await stage.discord.world.when(() => !actor.ephemerals().some(({ id }) => id === message.id), {
      what: 'the older hand goes',
    });
    slow.clear();
    await stage.discord.world.when(() => textOf(newer).includes('Waiting for'), {
      what: 'the newer hand shows that somebody else is in turn',
    });
  });

  it('of who waits shows what lies on the table and whom it waits for, without a click [fault 5]', async () => {
    const party = await openParty(stage);
    const leader = await playAuction(party);
    await leader.actor.click(leader.message, eager(leader.offers).customId).acknowledged;
    const second = await nextTurn(party, leader.at);
    await second.actor.click(second.message, eager(second.offers).customId).acknowledged;
    const third = await nextTurn(party, second.at);
    const shown = await stage.discord.world.when(
      () => {
        const text = textOf(leader.actor.ephemerals().at(-1) as Message);
        return text.includes(`Waiting for ${third.actor.user.globalName ?? '?'}.`) ? text : undefined;
      },
      { what: 'the hand of who has played follows the table' },
    );
    expect(shown).toMatch(/ led: .+ · /);
  });

  it('is left alone when its token is dead: no request, and the mention says how to open it [fault 5]', async () => {
    const party = await openParty(stage);
    const first = await nextTurn(party);
    await later(stage, QUARTER_MS);
    const from = stage.discord.log.length;
    await openHandAt(party, first.actor);
    const { actor, message, offers } = await nextTurn(party);
    await actor.click(message, brief(offers).customId).acknowledged;
    const ping = await stage.discord.world.when(
      () => pings(party).find((each) => !each.pings.has(actor.id)),
      {
        what: 'a mention of who is next',
      },
    );
    expect(textOf(ping)).toMatch(/Press \*\*My hand\*\* at the table, or type `\/belote hand`/);
    await stage.discord.settle();
    const tokens = new Set(throughTokens(from).map(({ path }) => path.split('/')[3]));
    const ownTokens = [...stage.discord.world.state.interactions.values()].filter(
      (each) => each.userId === actor.id,
    );
    expect(ownTokens.length).toBeGreaterThan(tokens.size);
    expect(throughTokens(from).every(({ status }) => status < 400)).toBe(true);
  });

  it('that is open and alive is spoken of in the mention [fault 5] [fault 20]', async () => {
    const party = await openParty(stage);
    const { actor } = await nextTurn(party, await playOn(party, 1, brief));
    const ping = await stage.discord.world.when(
      () => pings(party).find((each) => each.pings.has(actor.id) && each.pings.size === 1),
      { what: 'a mention of who is next, and of nobody else' },
    );
    expect(textOf(ping)).toMatch(/Your open hand shows what you can play/);
    await playOn(party, 1, brief);
    await stage.discord.world.when(() => !pings(party).includes(ping), { what: 'the mention is taken away' });
  });

  it('plays on after an hour on the table, which the bot edits with its own token [fault 5] [fault 24]', async () => {
    const party = await openParty(stage);
    await playOn(party, 1);
    stage.discord.setRateLimits('on');
    await later(stage, 4 * QUARTER_MS + 60_000);
    for (const actor of party.people) await openHandAt(party, actor);
    const before = textOf(tableMessage(party));
    const last = await playOn(party, 7);
    await stage.discord.world.when(() => textOf(tableMessage(party)) !== before || undefined, {
      what: 'the table goes on',
    });
    stage.discord.setRateLimits('off');
    const turn = await nextTurn(party, last);
    await stage.discord.world.when(
      () => textOf(tableMessage(party)).includes(turn.actor.user.globalName ?? '?') || undefined,
    );
    expect(logged(stage, 'table-not-shown')).toEqual([]);
  });

  it('that a reload took away is there again by the button and by the command [fault 6]', async () => {
    const party = await openParty(stage);
    const { actor } = await nextTurn(party);
    const cards = textOf(await openHandAt(party, actor));
    actor.reload();
    expect(actor.ephemerals()).toEqual([]);
    expect(textOf(await openHandAt(party, actor))).toBe(cards);
    actor.reload();
    const handle = await actor.command('/belote hand').acknowledged;
    await stage.discord.world.when(() => (handle.message()?.content ?? '') !== '' || undefined);
    expect(textOf(handle.message() as Message)).toBe(cards);
    const turn = turnAt(party);
    expect(turn?.actor.id).toBe(actor.id);
  });

  it('opens from the channel too, by the command [fault 6]', async () => {
    const party = await openParty(stage);
    const { actor } = await nextTurn(party);
    const handle = await actor.in(party.channelId).command('/belote hand').acknowledged;
    const message = await stage.discord.world.when(() =>
      (handle.message()?.content ?? '') === '' ? undefined : handle.message(),
    );
    const offer = offersOf(message).find(({ press }) => press.table === party.tableId);
    expect(offer).toBeDefined();
  });

  it('is for nobody who does not hold one [fault 8]', async () => {
    const party = await openParty(stage, [stage.person(0), stage.person(1)]);
    const stranger = stage.person(2, party.threadId);
    await pressAt(party, stranger, 'hand');
    await toldPrivately(stage, stranger, /You do not sit at this table/);
  });
});
