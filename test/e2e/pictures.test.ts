import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../playground/server/actors/look.ts';
import type { Message } from '../../playground/server/world/model.ts';
import { expectClean } from '../support/clean.ts';
import { brief, logged, openParty, playDeal, pressAt, type Party } from '../support/party.ts';
import { answerOf } from '../support/friends.ts';
import {
  pictureIn,
  requestsFor,
  slowGame,
  tableMessage,
  uploadsFor,
  type SlowGame,
} from '../support/pictures.ts';
import { find, playMatch, whimsical } from '../support/play.ts';
import { saveSettings } from '../support/settings.ts';
import { openStage, type Stage } from '../support/stage.ts';

const TEN_MINUTES_MS = 10 * 60_000;
const SETTINGS_ARE_READ_AGAIN_MS = 60_001;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ settings: { BELOTE_PICTURES: '1' } });
});
afterAll(() => stage.close());

/** Four friends at French belote: the first passes and the second takes. Gives how they go on. */
async function startFrench(): Promise<{ party: Party; slowly: SlowGame }> {
  const party = await openParty(stage, undefined, { rules: 'french' });
  const slowly = slowGame(party);
  await slowly(1, brief);
  await slowly(1);
  expect(textOf(tableMessage(party))).toContain('Trick 1');
  return { party, slowly };
}

describe('the chart of a match', () => {
  it('stands in the message of its result and names the scores of every deal', async () => {
    const party = await openParty(stage, undefined, { rules: 'classic-501', target: 300 });
    await playMatch(stage, party.people, whimsical(11));
    await stage.discord.settle();
    const result = find(party.people[0]!, 'rematch')?.message as Message;
    const chart = pictureIn(result);
    expect(chart).toMatchObject({ filename: 'chart.jpg', width: 700, height: 450 });
    expect(chart?.description).toMatch(
      /^Score by deal, Classic belote to 501\. A Anna & Chloé: [\d, ]+\. B Bruno & Didier: /,
    );
    await expectClean(stage, { provoked: 'some' });
  });
});

describe('the picture of a table', () => {
  it('is uploaded when the deal starts, the auction ends, a trick is taken and the deal is over, and stays between', async () => {
    const party = await openParty(stage, undefined, { rules: 'french' });
    await stage.discord.settle();
    const message = tableMessage(party);
    const atStart = pictureIn(message);
    expect(atStart).toMatchObject({
      filename: 'table.jpg',
      contentType: 'image/jpeg',
      width: 700,
      height: 450,
    });
    expect(atStart?.description).toMatch(/^French belote · deal 1\. 1A Anna.*Turned up: \S+\. Tricks/);

    const slowly = slowGame(party);
    await slowly(1, brief);
    expect(textOf(message)).toMatch(/: pass/);
    expect(pictureIn(message)?.id).toBe(atStart?.id);
    await slowly(1);
    const atPlay = pictureIn(message);
    expect(atPlay?.id).not.toBe(atStart?.id);
    expect(atPlay?.description).toMatch(/Contract: . \S+ by \S+\. Tricks/);

    await slowly(3);
    expect(pictureIn(message)?.id).toBe(atPlay?.id);
    await slowly(1);
    const taken = pictureIn(message);
    expect(taken?.id).not.toBe(atPlay?.id);
    const [, taker, cards] = /(\S+) took trick 1: (.*?)\. /.exec(taken?.description ?? '') ?? [];
    expect(textOf(message)).toContain(
      `${taker} took trick 1: ${cards
        ?.split(' ')
        .map((card) => `**${card}**`)
        .join(' ')}`,
    );

    await playDeal(party);
    await stage.discord.settle();
    expect(pictureIn(message)?.description).toMatch(/A \+\d+ · B \+\d+\.$/);
    expect(uploadsFor(party, message).length).toBeLessThanOrEqual(10);
    for (const { body, files } of requestsFor(party, message)) {
      const { attachments, embeds } = body as { attachments: { id: string }[]; embeds: { image?: object }[] };
      expect(embeds[0]?.image).toMatchObject({ url: 'attachment://table.jpg' });
      expect(attachments).toHaveLength(1);
      expect(attachments[0]?.id === '0').toBe(files.length === 1);
    }
    await expectClean(stage, { provoked: 'some' });
  });

  it('is not uploaded again by a bot that was started anew', async () => {
    const { party } = await startFrench();
    await stage.discord.settle();
    const uploads = uploadsFor(party, tableMessage(party)).length;
    await stage.bot.kill();
    const again = { ...party, stage: (stage = await stage.restart()) };
    await stage.discord.settle();
    expect(uploadsFor(again, tableMessage(again)).length).toBe(uploads);
    for (const person of party.people) await pressAt(again, person, 'hand', (press) => press.seat === null);
    await slowGame(again)(1);
    expect(pictureIn(tableMessage(again))).not.toBeNull();
    expect(uploadsFor(again, tableMessage(again)).length).toBe(uploads);
    await expectClean(stage, { provoked: 'some' });
  });

  it('moves along when the table is posted again at the bottom', async () => {
    const party = await openParty(stage);
    await stage.discord.settle();
    const before = tableMessage(party);
    await answerOf(stage, party.people[0]!, '/belote table');
    expect(tableMessage(party).id).not.toBe(before.id);
    expect(pictureIn(tableMessage(party))?.description).toBe(pictureIn(before)?.description);
    await expectClean(stage, { provoked: 'some' });
  });
});

describe('a table without pictures', () => {
  it('is text where the server wants none', async () => {
    const { guildId } = stage.discord.seed;
    const set = (pictures: boolean): void => {
      saveSettings(stage, 'guild_settings', guildId, { pictures });
      stage.advance(SETTINGS_ARE_READ_AGAIN_MS);
    };
    set(false);
    const party = await openParty(stage);
    set(true);
    await slowGame(party)(6);
    expect(uploadsFor(party, tableMessage(party))).toEqual([]);
    expect(pictureIn(tableMessage(party))).toBeNull();
    await expectClean(stage, { provoked: 'some' });
  });

  it('is announced where files may not be attached, and asks for nothing that is refused', async () => {
    const { world, seed, invalidRequests } = stage.discord;
    const refused = invalidRequests();
    world.denyBot(seed.channelId, 'AttachFiles');
    const handle = await stage.person(0).command('/belote start').acknowledged;
    const told = await world.when(() => textOf(handle.message()!) || undefined);
    expect(told).toMatch(/<#\d+>/);
    expect(told).toContain('Attach Files');
    const party = await openParty(
      stage,
      [1, 2, 3, 0].map((index) => stage.person(index)),
    );
    await slowGame(party)(3);
    expect(pictureIn(tableMessage(party))).toBeNull();
    expect(invalidRequests()).toBe(refused);
    world.allowBot(seed.channelId, 'AttachFiles');
    await expectClean(stage, { provoked: 'some' });
  });

  it('goes on as text when the permission is taken away in mid-game, and has pictures again when it is given back', async () => {
    const { world, seed, invalidRequests } = stage.discord;
    const refused = invalidRequests();
    const { party, slowly } = await startFrench();
    const message = tableMessage(party);
    world.denyBot(seed.channelId, 'AttachFiles');
    await slowly(5);
    expect(pictureIn(message)).toBeNull();
    expect(textOf(message)).toContain('Trick 2');
    await slowly(4);
    expect(invalidRequests()).toBe(refused + 1);
    const failures = logged(stage, 'picture-not-shown').filter(({ table }) => table === party.tableId);
    expect(failures).toHaveLength(1);
    world.allowBot(seed.channelId, 'AttachFiles');
    await slowly(1);
    expect(pictureIn(message)?.description).toContain('took trick 2');
    await expectClean(stage, { provoked: 'some' });
  });

  it.each([
    ['is too large for Discord', { status: 413 }, 1],
    ['makes Discord fail', { status: 500 }, 4],
  ] as const)('goes on as text when the picture %s, and tries again later', async (_, fault, times) => {
    const { party, slowly } = await startFrench();
    const message = tableMessage(party);
    await slowly(3);
    const armed = stage.discord.faults.next({ method: 'PATCH', route: new RegExp(message.id) }, fault, times);
    await slowly(1);
    expect(armed.hits()).toBe(times);
    expect(pictureIn(message)).toBeNull();
    expect(textOf(message)).toContain('took trick 1');
    await slowly(4);
    expect(pictureIn(message)).toBeNull();
    stage.advance(TEN_MINUTES_MS);
    await slowly(4);
    expect(pictureIn(message)?.description).toContain('took trick 3');
    await expectClean(stage, { provoked: 'some' });
  });
});
