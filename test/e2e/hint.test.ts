import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../playground/server/actors/actor.ts';
import type { InteractionHandle } from '../../playground/server/actors/handle.ts';
import { textOf } from '../../playground/server/actors/look.ts';
import type { Component, Message } from '../../playground/server/world/model.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { viewFor, type View } from '../../src/engine/view.ts';
import { catalogue, LANGUAGES, type Language } from '../../src/i18n/catalogue.ts';
import type { Sentences } from '../../src/i18n/sentences.ts';
import { callLabel } from '../../src/present/call-rows.ts';
import { cardLabel } from '../../src/present/card-face.ts';
import { decodePress } from '../../src/present/press.ts';
import { expectClean } from '../support/clean.ts';
import { formOf, handIn } from '../support/forms.ts';
import { answerOf } from '../support/friends.ts';
import { cardsSeen } from '../support/leaks.ts';
import {
  clickOld,
  eager,
  logged,
  logOf,
  nextTurn,
  openLobby,
  openParty,
  playDeal,
  pressAt,
  tableOf,
  type Party,
  type Turn,
} from '../support/party.ts';
import { offersOf } from '../support/play.ts';
import { openStage, type Stage } from '../support/stage.ts';

const NAMES = ['Anna', '**Bo** @everyone', 'Cy_the_1st', '`Di` <@1>', 'Eve the guest'];
const REFUSALS = catalogue.en.refusal;

let stage: Stage;
let party: Party;
/** The version at which somebody played last. */
let last = -1;
beforeAll(async () => {
  stage = await openStage({ discord: { people: NAMES } });
  const { world, seed } = stage.discord;
  world.giveRole(
    seed.guildId,
    stage.person(4).id,
    world.addRole(seed.guildId, 'Managers', ['ManageGuild']).id,
  );
  party = await openParty(stage, undefined, { rules: 'contree' });
});
afterAll(async () => {
  await expectClean(stage);
  expect(cardsSeen(stage).cards).toBeGreaterThan(0);
  for (const event of ['interaction-failed', 'thinker-died', 'thinker-failed'])
    expect(logged(stage, event)).toEqual([]);
  await stage.close();
});

/** What the table allows this person now, in the words of a hint. */
function legalIn(s: Sentences, view: View): readonly string[] {
  return view.legal.map((move) => (move.type === 'play' ? cardLabel(move.card, s) : callLabel(move, s)));
}

function viewOf(seat: Seat): View {
  const table = tableOf(party);
  if (table.phase !== 'playing') throw new Error('nobody plays');
  return viewFor(table.match, seat);
}

async function said(handle: InteractionHandle): Promise<Message> {
  return stage.discord.world.when(
    () => {
      const message = handle.message();
      return message !== undefined && message.content !== '' ? message : undefined;
    },
    { what: 'a hint' },
  );
}

/** All that everybody else can read, in private and in public. */
function seenByOthers(actor: Actor): readonly string[] {
  return party.people.filter(({ id }) => id !== actor.id).flatMap((each) => each.messages().map(textOf));
}

/** Expects one piece of advice that is allowed, with one sentence why. */
function expectAdvice(message: Message, seat: Seat, s: Sentences): void {
  const [advice = '', reason = '', ...more] = message.content.split('\n');
  const moves = legalIn(s, viewOf(seat)).flatMap((each) => [
    s.hint.advice(each),
    s.hint.adviceAnnouncing(each),
  ]);
  const bare = advice.replaceAll(/<:\w+:\d+>\u202f/g, '');
  expect(moves).toContain(bare);
  expect(reason).toMatch(/\.$/);
  expect(more).toEqual([]);
}

/** Whoever is in turn bids or plays; gives what they had on their screen. */
async function play(): Promise<Turn & { readonly components: readonly Component[] }> {
  const turn = await nextTurn(party, last);
  const { components } = turn.message;
  await turn.actor.click(turn.message, eager(turn.offers).customId).acknowledged;
  last = turn.at;
  return { ...turn, components };
}

async function untilCardsArePlayed(): Promise<void> {
  const { offers } = await nextTurn(party, last);
  if (offers.some(({ press }) => press.type === 'play')) return;
  await play();
  await untilCardsArePlayed();
}

function hintIn(components: readonly Component[]): string {
  const ids = components.flatMap((row) => row.components ?? []).map((each) => each.custom_id ?? '');
  return ids.find((id) => decodePress(id)?.type === 'hint') ?? '';
}

const seatIn = (message: Message): Seat => offersOf(message)[0]?.press.seat ?? 0;

describe('*Hint* (own turn, where the table allows it) asks the hard level and says why in a sentence', () => {
  it.each(['a bid', 'a card'])('is a private answer to a command and to a button: %s', async (moment) => {
    if (moment === 'a card') await untilCardsArePlayed();
    const { actor, message } = await nextTurn(party, last);
    const log = logOf(party).length;
    const hand = textOf(message);
    const asked = [await actor.command('/belote hint').acknowledged, await pressAt(party, actor, 'hint')];
    for (const handle of asked) {
      const answer = await said(handle);
      expect(answer.id).not.toBe(message.id);
      expect(handle.response).toBe('thinking');
      expect(answer.ephemeralTo).toBe(actor.id);
      expectAdvice(answer, seatIn(message), catalogue.en);
    }
    expect(textOf(message)).toBe(hand);
    expect(seenByOthers(actor).filter((text) => text.includes('My advice'))).toEqual([]);
    expect(logOf(party)).toHaveLength(log);
  });

  it.each(LANGUAGES)('is given in %s', async (language: Language) => {
    const { actor, message } = await nextTurn(party, last);
    await handIn(stage, actor, await formOf(actor, '/belote settings'), { language });
    const answer = await said(await actor.command('/belote hint').acknowledged);
    expectAdvice(answer, seatIn(message), catalogue[language]);
    await handIn(stage, actor, await formOf(actor, '/belote settings'), { language: 'discord' });
  });

  it('comes beside the hand of whoever is in turn, and of nobody else', async () => {
    const { actor } = await nextTurn(party, last);
    for (const each of party.people) {
      const offers = offersOf(each.ephemerals().findLast((one) => offersOf(one).length > 0));
      expect(offers.some(({ press }) => press.type === 'hint')).toBe(each.id === actor.id);
    }
  });

  it('is refused to whoever is not in turn, also by a button that was theirs before', async () => {
    let before = await play();
    while ((await nextTurn(party, last)).actor.id === before.actor.id) before = await play();
    const { actor, message, components } = before;
    const button = hintIn(components);
    expect(await answerOf(stage, actor, '/belote hint')).toBe(REFUSALS['not-your-turn']({}));
    const late = await clickOld(actor, message, components, button).acknowledged;
    expect((await said(late)).content).toBe(REFUSALS['not-your-turn']({}));
  });

  it('is refused to whoever has no seat, and where there is no table', async () => {
    const guest = stage.person(4, party.threadId);
    expect(await answerOf(stage, guest, '/belote hint')).toBe(REFUSALS['not-seated']({}));
    const { world, seed } = stage.discord;
    const elsewhere = world.addChannel(seed.guildId, 'elsewhere');
    expect(await answerOf(stage, stage.person(4, elsewhere.id), '/belote hint')).toBe(
      REFUSALS['no-table-here']({}),
    );
  });

  it('is refused between two deals, and once the match is over', async () => {
    await playDeal(party, eager);
    const [host] = party.people;
    expect(await answerOf(stage, host!, '/belote hint')).toBe(REFUSALS['deal-is-over']({}));
    await host!.command('/belote end').acknowledged;
    await stage.discord.world.when(() => tableOf(party).phase === 'closed');
    expect(await answerOf(stage, host!, '/belote hint')).toBe(REFUSALS['match-is-over']({}));
  });

  it('is refused, and has no button, at a table that was opened where a server wants none', async () => {
    const moderator = stage.person(4);
    await handIn(stage, moderator, await formOf(moderator, '/belote setup'), {
      channels: [],
      tables: ['rated'],
    });
    const lobby = await openLobby(stage, stage.person(0));
    const host = stage.person(0, lobby.threadId);
    const shown = stage.discord.world.message(lobby.channelId, lobby.threadId);
    expect(shown && textOf(shown)).toContain('without hints');
    expect(await answerOf(stage, host, '/belote hint')).toBe(REFUSALS['not-playing']({}));
    await host.command('/belote end').acknowledged;
    const silent = await openParty(stage);
    const { actor, message } = await nextTurn(silent);
    expect(offersOf(message).map(({ press }) => press.type)).not.toContain('hint');
    expect(await answerOf(stage, actor, '/belote hint')).toBe(REFUSALS['hints-off']({}));
    await handIn(stage, moderator, await formOf(moderator, '/belote setup'), {
      channels: [],
      tables: ['pictures', 'hints', 'rated'],
    });
  });
});
