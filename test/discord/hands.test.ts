import { beforeEach, describe, expect, it } from 'vitest';
import type { Seat } from '../../src/engine/seats.ts';
import type { PersonSettings } from '../../src/app/ports.ts';
import type { Preferences } from '../../src/app/preferences.ts';
import { PERSON_DEFAULTS } from '../../src/app/settings.ts';
import type { Answers } from '../../src/discord/answers.ts';
import type { CardEmojis } from '../../src/discord/card-emojis.ts';
import { NO_CHOICE } from '../../src/discord/hand-drawing.ts';
import { createHands, type Hands } from '../../src/discord/hands.ts';
import { createLiveHands, type LiveHands } from '../../src/discord/live-hands.ts';
import { catalogue } from '../../src/i18n/catalogue.ts';
import type { MessageBody } from '../../src/present/body.ts';
import { TEXT_FACES, type Faces } from '../../src/present/card-face.ts';
import { inPlay, inTurn, openRoom, PEOPLE, who, type Room } from '../support/card-room.ts';
import { settled } from '../support/manual-clock.ts';

const DISCORD_EPOCH_MS = 1_420_070_400_000;
/** Faces with emojis, which Discord may refuse. */
const EMOJIS: Faces = { emojiOf: () => ({ id: '1576737115314586624', name: 'AS' }) };

let room: Room;
let tableId: string;
let live: LiveHands;
let hands: Hands;
/** What was sent through which token, in the order of sending. */
let sent: { readonly token: string; readonly body: MessageBody }[];
/** Answers the oldest request that is under way; requests are answered at once while this is `null`. */
let waiting: { resolve(): void; reject(error: Error): void }[] | null;
let faces: Faces;
let distrusted: number;
let own: PersonSettings;

function answer(code: number, status: number): Error {
  return Object.assign(new Error('no'), { name: `DiscordAPIError[${code}]`, code, status, method: 'PATCH' });
}

beforeEach(async () => {
  room = openRoom();
  tableId = await room.begin(4);
  sent = [];
  waiting = null;
  faces = TEXT_FACES;
  distrusted = 0;
  own = PERSON_DEFAULTS;
  live = createLiveHands(room.clock);
  const replace: Answers['replace'] = async ({ token }, body) => {
    sent.push({ token, body });
    const queue = waiting;
    if (queue !== null) await new Promise<void>((resolve, reject) => queue.push({ resolve, reject }));
  };
  hands = createHands({
    live,
    answers: { replace } as Answers,
    emojis: { facesOf: async () => faces, distrust: () => (distrusted += 1) } as unknown as CardEmojis,
    preferences: { person: async () => own } as unknown as Preferences,
    clock: room.clock,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    editPauseMs: 1000,
  });
  for (const userId of PEOPLE) openedBy(userId, userId);
});

function openedBy(userId: string, token: string, laterMs = 0): void {
  const id = String(BigInt(room.clock.nowMs() + laterMs - DISCORD_EPOCH_MS) << 22n);
  const ticket = { id, applicationId: '1', token };
  live.opened(tableId, userId, { ticket, messageId: '@original', origin: id, shown: '', locale: 'en-US' });
}

async function refreshed(): Promise<void> {
  hands.refresh(await room.table(tableId));
  await settled();
}

const tokens = (): readonly string[] => sent.map((each) => each.token);

describe('refresh', () => {
  it('shows a hand again only when its owner must see something new [fault 5]', async () => {
    await refreshed();
    expect(tokens()).toEqual([...PEOPLE]);
    sent = [];
    await refreshed();
    expect(tokens()).toEqual([]);
    while (inPlay(await room.table(tableId)).match.deal?.phase !== 'play') await room.play(tableId);
    await refreshed();
    sent = [];
    const before = inTurn(inPlay(await room.table(tableId)));
    const after = inTurn(inPlay(await room.play(tableId)));
    await refreshed();
    expect(tokens().toSorted()).toEqual([...new Set([before, after])].toSorted());
  });

  it('shows who waits what lies on the table after a pause, many moves in one edit', async () => {
    while (inPlay(await room.table(tableId)).match.deal?.phase !== 'play') await room.play(tableId);
    await refreshed();
    sent = [];
    const leader = inTurn(inPlay(await room.table(tableId)));
    await room.play(tableId);
    await refreshed();
    await room.play(tableId);
    await refreshed();
    const inTurnNow = inTurn(inPlay(await room.table(tableId)));
    const soFar = tokens().filter((each) => each === leader).length;
    await room.clock.advance(999);
    expect(tokens().filter((each) => each === leader)).toHaveLength(soFar);
    await room.clock.advance(1);
    expect(tokens().filter((each) => each === leader)).toHaveLength(soFar + 1);
    const shown = sent.findLast(({ token }) => token === leader)?.body.content;
    expect(shown).toMatch(/ led: .+ · /);
    expect(shown).toMatch(new RegExp(`Waiting for ${inTurnNow}\\.`, 'i'));
    sent = [];
    await room.clock.advance(10_000);
    expect(tokens()).toEqual([]);
  });

  it('speaks the language that its owner has chosen since the hand was opened', async () => {
    await refreshed();
    sent = [];
    own = { ...PERSON_DEFAULTS, language: 'fr' };
    await room.play(tableId);
    await refreshed();
    await room.clock.advance(1000);
    expect(sent.length).toBeGreaterThan(0);
    for (const { body } of sent) expect(body.content).toContain('Tes cartes');
    sent = [];
    await room.must(tableId, { type: 'leave', userId: 'ana' });
    await refreshed();
    const farewell = sent.find(({ token }) => token === 'ana')?.body.content;
    expect(farewell).toBe(catalogue.fr.refusal['not-seated']({}));
  });

  it('leaves alone what somebody in turn has chosen, whatever happens at the seats', async () => {
    await room.must(tableId, { type: 'invite', userId: 'ana', guestId: 'eve' });
    await refreshed();
    const turn = inTurn(inPlay(await room.table(tableId)));
    sent = [];
    await refreshed();
    await room.clock.advance(1000);
    expect(tokens()).not.toContain(turn);
  });

  it('takes the hand from whoever leaves or has to leave, and says no more than is true', async () => {
    await refreshed();
    sent = [];
    await room.must(tableId, { type: 'leave', userId: 'bob' });
    await room.must(tableId, { type: 'kick', userId: 'ana', guestId: 'cleo', moderator: false });
    await refreshed();
    expect(sent.map(({ token, body }) => [token, body.content])).toEqual([
      ['bob', catalogue.en.refusal['not-seated']({})],
      ['cleo', catalogue.en.refusal.kicked({})],
    ]);
    sent = [];
    await refreshed();
    expect(tokens()).toEqual([]);
  });

  it('shows nothing more once it is stopped', async () => {
    await refreshed();
    sent = [];
    await refreshed();
    hands.stop();
    await room.clock.advance(1000);
    expect(tokens()).toEqual([]);
  });

  it('takes the buttons away and says that all is over when the match is ended early', async () => {
    await refreshed();
    await room.must(tableId, { type: 'end', userId: 'ana', moderator: false });
    sent = [];
    await refreshed();
    expect(tokens().toSorted()).toEqual([...PEOPLE].toSorted());
    for (const { body } of sent) {
      expect(body.content).toContain('The match is over.');
      expect(body.components).toEqual([]);
    }
  });

  it('lets who waits know when their hand cannot follow the table any more, once [fault 5]', async () => {
    await refreshed();
    const turn = inTurn(inPlay(await room.table(tableId)));
    const waits = PEOPLE.filter((userId) => userId !== turn);
    sent = [];
    await room.clock.advance(14.5 * 60_000 - 5001);
    expect(tokens()).toEqual([]);
    await room.clock.advance(60_000);
    expect(tokens().toSorted()).toEqual(waits.toSorted());
    for (const { body } of sent) {
      expect(body.content).toContain('This view stands still now');
      expect(body.content).not.toContain('Waiting for');
      expect(JSON.stringify(body.components)).toContain('Refresh');
    }
  });

  it('says nothing more on a hand of a match that is over [fault 5]', async () => {
    await refreshed();
    await room.must(tableId, { type: 'end', userId: 'ana', moderator: false });
    await refreshed();
    sent = [];
    await room.clock.advance(16 * 60_000);
    expect(tokens()).toEqual([]);
  });

  it('leaves dead hands alone, and those of other tables [fault 5]', async () => {
    await room.clock.advance(15 * 60_000);
    await refreshed();
    expect(tokens()).toEqual([]);
  });

  it('never shows one person the cards of another [fault 4]', async () => {
    await refreshed();
    const cards = sent.map(({ body }) => body.content);
    expect(new Set(cards).size).toBe(4);
  });
});

describe('requests for one hand', () => {
  it('go out one at a time, and the newest state wins', async () => {
    waiting = [];
    await refreshed();
    for (let move = 0; move < 4; move += 1) {
      await room.play(tableId);
      await refreshed();
    }
    expect(sent).toHaveLength(4);
    for (const each of waiting.splice(0)) each.resolve();
    await settled();
    const newest = inPlay(await room.table(tableId));
    const ofTurn = sent.filter(({ token }) => token === inTurn(newest));
    expect(ofTurn).toHaveLength(2);
    expect(JSON.stringify(ofTurn[1]?.body.components)).toContain(`1:${tableId}:${newest.at.toString(36)}:`);
  });

  it('keep a note that waits when a mere refresh comes after it', async () => {
    waiting = [];
    await refreshed();
    const table = await room.table(tableId);
    const shown = hands.show(table, 'ana', { ...NO_CHOICE, note: 'Something else happened first.' });
    await room.play(tableId);
    await refreshed();
    for (const each of waiting.splice(0)) each.resolve();
    await settled();
    for (const each of waiting.splice(0)) each.resolve();
    await shown;
    expect(sent.findLast(({ token }) => token === 'ana')?.body.content).toContain(
      'Something else happened first.',
    );
  });

  it('take no hand from who left and is back before the farewell went out', async () => {
    waiting = [];
    await refreshed();
    const turn = inTurn(inPlay(await room.table(tableId)));
    const [guest = ''] = PEOPLE.filter((userId) => userId !== 'ana' && userId !== turn);
    const seat = PEOPLE.indexOf(guest as (typeof PEOPLE)[number]) as Seat;
    await room.must(tableId, { type: 'leave', userId: guest });
    await refreshed();
    await room.must(tableId, { type: 'take-seat', who: who(guest), seat });
    await refreshed();
    openedBy(guest, 'back again', 1);
    for (const each of waiting.splice(0)) each.resolve();
    await settled();
    expect(live.of(tableId, guest)?.ticket.token).toBe('back again');
    expect(tokens()).not.toContain('back again');
    await refreshed();
    expect(sent.find(({ token }) => token === 'back again')?.body.content).toContain('Your hand');
  });

  it('are all done when it is idle, and none is lost that comes in the last breath', async () => {
    for (let ticks = 0; ticks < 10; ticks += 1) {
      const table = await room.table(tableId);
      void hands.show(table, 'ana', { ...NO_CHOICE, note: `first ${ticks}` });
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      void hands.show(table, 'ana', { ...NO_CHOICE, note: `second ${ticks}` });
      await hands.idle();
      expect(sent.at(-1)?.body.content).toContain(`second ${ticks}`);
    }
  });
});

describe('a request that fails', () => {
  async function failing(error: Error): Promise<void> {
    waiting = [];
    const shown = hands.show(await room.table(tableId), 'ana', NO_CHOICE);
    await settled();
    waiting.shift()?.reject(error);
    await settled();
    for (const each of waiting.splice(0)) each.resolve();
    await shown;
    waiting = null;
    sent = [];
  }

  it.each([
    ['because the token is dead', answer(50027, 401)],
    ['because the message was dismissed', answer(10008, 404)],
    ['because nobody knows the interaction', answer(10015, 404)],
  ])('%s is never repeated [fault 5]', async (_, error) => {
    await failing(error);
    expect(live.of(tableId, 'ana')).toBeNull();
    await room.play(tableId);
    await refreshed();
    expect(tokens()).not.toContain('ana');
  });

  it('because Discord is down is made again with the next change [fault 28]', async () => {
    await failing(answer(0, 503));
    await refreshed();
    expect(tokens()).toContain('ana');
  });

  it('does not close the hand that was opened meanwhile', async () => {
    waiting = [];
    const shown = hands.show(await room.table(tableId), 'ana', NO_CHOICE);
    await settled();
    await room.clock.advance(1);
    openedBy('ana', 'newer');
    waiting.shift()?.reject(answer(50027, 401));
    await shown;
    expect(live.of(tableId, 'ana')?.ticket.token).toBe('newer');
  });

  it('because an emoji is gone is made again without emojis [fault 25]', async () => {
    faces = EMOJIS;
    waiting = [];
    const shown = hands.show(await room.table(tableId), 'ana', NO_CHOICE);
    await settled();
    waiting.shift()?.reject(answer(50035, 400));
    await settled();
    waiting.shift()?.resolve();
    await shown;
    expect(distrusted).toBe(1);
    expect(sent.map(({ body }) => body.content.includes('<:AS:'))).toEqual([true, false]);
  });
});
