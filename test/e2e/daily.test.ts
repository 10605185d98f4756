import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../playground/server/actors/look.ts';
import type { Actor } from '../../playground/server/actors/actor.ts';
import type { Message } from '../../playground/server/world/model.ts';
import { expectClean } from '../support/clean.ts';
import { DAILY_SEAT } from '../../src/app/daily-game.ts';
import { dailyTruths } from '../support/daily-truth.ts';
import { brief, clickOld, logged } from '../support/party.ts';
import { offersOf, type Offer } from '../support/play.ts';
import { openStage, type Stage } from '../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => expectClean(stage, { provoked: 'some' }));
afterAll(() => stage.close());

/** The message of the daily deals as this person sees it now. */
function shown(actor: Actor): Message {
  const message = actor.ephemerals().findLast((each) => offersOf(each).some(isDaily));
  if (message === undefined) throw new Error('no daily deals are shown');
  return message;
}

const isDaily = ({ press }: Offer): boolean => press.table.startsWith('daily-');
const buttonOf = (message: Message, type: Offer['press']['type']): Offer | undefined =>
  offersOf(message).find(({ press }) => press.type === type);
const movesOf = (message: Message): readonly Offer[] =>
  offersOf(message).filter(({ press }) => press.type === 'play' || press.type === 'call');

/** How many moves this person has made in all. */
function ownMoves(actor: Actor): number {
  const states = dailyTruths(stage.database).filter((each) => each.userId === actor.id);
  const moves = states.flatMap((each) => each.states.at(-1)?.attempt.deals.flat() ?? []);
  return moves.filter(({ seat }) => seat === DAILY_SEAT).length;
}

async function open(actor: Actor): Promise<Message> {
  const handle = actor.command('/belote daily');
  await handle.acknowledged;
  return stage.discord.world.when(() => (handle.message()?.content ? handle.message() : undefined), {
    what: 'the daily deals',
  });
}

async function click(actor: Actor, customId: string): Promise<Message> {
  const before = JSON.stringify(shown(actor));
  await actor.click(shown(actor), customId).acknowledged;
  return stage.discord.world.when(
    () => (JSON.stringify(shown(actor)) === before ? undefined : shown(actor)),
    { what: 'the daily deals go on' },
  );
}

/** Plays until the last deal is over; passes where it can, so that the other side has to do something too. */
async function playAll(actor: Actor): Promise<Message> {
  for (;;) {
    const message = shown(actor);
    if (buttonOf(message, 'rematch') !== undefined) return message;
    const next = buttonOf(message, 'start') ?? buttonOf(message, 'next-deal') ?? brief(movesOf(message));
    await click(actor, next.customId);
  }
}

describe('/belote daily', () => {
  it('says what it is, and who has played', async () => {
    const text = textOf(await open(stage.person(0)));
    expect(text).toMatch(/^Daily deals · \d{4}-\d\d-\d\d|\*\*Daily deals · /);
    expect(text).toContain('the same for everybody today');
    expect(text).toContain('Nobody has finished yet.');
  });

  it('is played in one private message, with computers that answer at once, to its result on the board', async () => {
    const anna = stage.person(0);
    await open(anna);
    const others = anna.ephemerals().length;
    const first = await click(anna, buttonOf(shown(anna), 'start')?.customId ?? '');
    expect(textOf(first)).toContain('Deal 1 of 4');
    expect(textOf(first)).toContain('Your hand');
    expect(movesOf(first).length).toBeGreaterThan(0);
    const end = textOf(await playAll(anna));
    expect(end).toMatch(/All is played: \*\*[+-]?\d+\*\*/);
    expect(end).toContain('That stands on the board.');
    expect(end).toMatch(/On this server[^]+1 Anna[^]+Your place: 1 of 1/);
    expect(anna.ephemerals()).toHaveLength(others);
    // Others have the same deals before them.
    expect(end).not.toMatch(/[0-9a-f]{64}/);
  });

  it('gives everybody the same deals, and the same play the same result', async () => {
    const [anna, bruno] = [stage.person(0), stage.person(1)];
    await open(anna);
    await open(bruno);
    const end = textOf(await playAll(bruno));
    const [, points] = /All is played: \*\*([+-]?\d+)\*\*/.exec(end) ?? [];
    expect(textOf(shown(anna))).toContain(`**${points}**`);
    expect(end).toMatch(/1 Anna[^]+1 Bruno[^]+Your place: 1 of 2/);
  });

  it('counts one attempt: the next one is practice, and says so', async () => {
    const anna = stage.person(0);
    const before = /On this server[^]+/.exec(textOf(await open(anna)))?.[0];
    const practice = await click(anna, buttonOf(shown(anna), 'rematch')?.customId ?? '');
    expect(textOf(practice)).toContain('this attempt does not count');
    const end = textOf(await playAll(anna));
    expect(end).toContain('That was practice.');
    expect(/On this server[^]+/.exec(end)?.[0]).toBe(before);
  });

  it('goes on after the death of the process where the last click left it [fault 31]', async () => {
    const chloe = stage.person(2);
    await open(chloe);
    await click(chloe, buttonOf(shown(chloe), 'start')?.customId ?? '');
    await click(chloe, brief(movesOf(shown(chloe))).customId);
    const [left] = movesOf(shown(chloe)).length > 0 ? movesOf(shown(chloe)) : offersOf(shown(chloe));
    await stage.bot.kill();
    stage = await stage.restart();
    const again = offersOf(await open(stage.person(2)));
    expect(again.map(({ customId }) => customId)).toContain(left?.customId);
  });

  it('takes a double click once, and answers an old button with what holds now', async () => {
    const didier = stage.person(3);
    await open(didier);
    await click(didier, buttonOf(shown(didier), 'start')?.customId ?? '');
    const message = shown(didier);
    const { components } = message;
    const { customId } = brief(movesOf(message));
    const twice = [1, 2].map(() => didier.click(message, customId));
    await Promise.all(twice.map((each) => each.acknowledged));
    await stage.discord.settle();
    expect(ownMoves(didier)).toBe(1);
    await clickOld(didier, message, components, customId).acknowledged;
    await stage.discord.world.when(() => /Something else happened first/.test(textOf(shown(didier))), {
      what: 'a friendly sentence',
    });
    expect(ownMoves(didier)).toBe(1);
  });

  it('names on its boards, which other servers see, nobody as they are called on this server', async () => {
    const { world, seed } = stage.discord;
    const emil = world.addPerson('Emil', { guildId: seed.guildId });
    const member = world.state.guilds.get(seed.guildId)?.members.get(emil.id);
    if (member === undefined) throw new Error('Emil is not here');
    member.nick = 'Our baker';
    const actor = world.actor(emil.id, seed.channelId);
    await open(actor);
    const end = textOf(await playAll(actor));
    expect(end).toContain('Our baker');
    expect(/On this server[^]+/.exec(end)?.[0]).toMatch(/Emil[^]+On all servers[^]+Emil/);
    expect(/On this server[^]+/.exec(end)?.[0]).not.toContain('baker');
  });

  it('is over with its day: the next one has other deals, and the seeds of the one before', async () => {
    const didier = stage.person(3);
    await open(didier);
    const old = shown(didier);
    const [press] = offersOf(old);
    stage.advance(86_400_000);
    await didier.click(old, press?.customId ?? '').acknowledged;
    await stage.discord.world.when(() => /The deals of that day are over/.test(textOf(old)), {
      what: 'the day is over',
    });
    const today = textOf(await open(didier));
    expect(today).toContain('Nobody has finished yet.');
    expect(today.match(/`[0-9a-f]{64}`/g)).toHaveLength(4);
    expect(logged(stage, 'unhandled-rejection')).toEqual([]);
  });
});
