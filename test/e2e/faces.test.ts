import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../playground/server/actors/actor.ts';
import { buttonsOf } from '../../playground/server/actors/look.ts';
import type { Message } from '../../playground/server/world/model.ts';
import { expectClean } from '../support/clean.ts';
import { formOf, handIn } from '../support/forms.ts';
import { answerOf } from '../support/friends.ts';
import { logged, nextTurn, openHandAt, openParty, type Party } from '../support/party.ts';
import { slowGame, tableMessage } from '../support/pictures.ts';
import { saveSettings } from '../support/settings.ts';
import { openStage, type Stage } from '../support/stage.ts';

const SCRIPT = resolve('dist/scripts/emojis.js');
const CARD_EMOJI = /<:(belote_\w+):(\d+)>\u202f(?:10|[789JQKA])[♣♦♥♠]/gu;
/** A card in text without an emoji before it. */
const BARE_CARD = /(?<!>)\*\*(?:10|[789JQKA])[♣♦♥♠]/u;

let stage: Stage;

/** `npm run emojis` against this Discord; gives what it said. */
async function uploadEmojis(): Promise<string> {
  const { token, apiUrl } = stage.discord;
  const env = { PATH: process.env['PATH'] ?? '', DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl };
  return (await promisify(execFile)(process.execPath, [SCRIPT], { env })).stdout;
}

function handOf(actor: Actor): Message {
  const hand = actor.ephemerals().at(-1);
  if (hand === undefined) throw new Error('no hand');
  return hand;
}

/** The names of the emojis in somebody's list of cards. */
function drawn(actor: Actor): readonly string[] {
  return [...handOf(actor).content.matchAll(CARD_EMOJI)].map(([, name = '']) => name);
}

describe('hands, when nobody has uploaded emojis', () => {
  it('are text, and the bot starts and plays', async () => {
    stage = await openStage();
    const party = await openParty(stage);
    for (const person of party.people) {
      expect(handOf(person).content).toMatch(BARE_CARD);
      expect(drawn(person)).toEqual([]);
    }
    await expectClean(stage);
    await stage.close();
  });

  it('are text too when Discord does not say which there are', async () => {
    stage = await openStage();
    await stage.bot.stop();
    const outage = stage.discord.faults.always({ route: /\/emojis$/ }, { status: 500 });
    stage = await stage.restart();
    expect(outage.hits()).toBeGreaterThan(0);
    const party = await openParty(stage);
    expect(handOf(party.people[0]!).content).toMatch(BARE_CARD);
    expect(logged(stage, 'emojis-unknown')).toHaveLength(1);
    await expectClean(stage);
    await stage.close();
  });
});

describe('hands with emojis', () => {
  let party: Party;
  let slowly: ReturnType<typeof slowGame>;
  beforeAll(async () => {
    stage = await openStage();
    await uploadEmojis();
    await stage.bot.stop();
    for (const [index, faces] of (['french', 'german', 'traditional', 'text'] as const).entries())
      saveSettings(stage, 'person_settings', stage.discord.seed.people[index] ?? '', { faces });
    stage = await stage.restart();
    stage.discord.violations.length = 0;
  });
  beforeEach(async () => {
    party = await openParty(stage, undefined, { rules: 'french' });
    slowly = slowGame(party);
  });
  afterEach(() => stage.discord.settle());
  afterAll(() => stage.close());

  it('are uploaded once by a command: the second time there is nothing to do', async () => {
    const uploads = (): number =>
      stage.discord.log.filter(({ method, path }) => method === 'POST' && path.endsWith('/emojis')).length;
    const before = uploads();
    expect(before).toBeGreaterThan(100);
    expect(await uploadEmojis()).toContain('uploaded 0');
    expect(uploads()).toBe(before);
  });

  it('have four colours for whoever wants them', async () => {
    const [anna] = party.people as [Actor];
    const choose = async (faces: string): Promise<unknown> =>
      handIn(stage, anna, await formOf(anna, '/belote settings'), { faces });
    await choose('french-4c');
    await openHandAt(party, anna);
    expect(drawn(anna).length).toBeGreaterThanOrEqual(5);
    expect(drawn(anna).every((name) => name.startsWith('belote_fr4_'))).toBe(true);
    await choose('french');
    await expectClean(stage);
  });

  it('show to everybody the set that they chose, each card beside its name', async () => {
    for (const [index, set] of ['fr', 'de', 'trad'].entries()) {
      const names = drawn(party.people[index]!);
      expect(names.length).toBeGreaterThanOrEqual(5);
      expect(names.every((name) => name.startsWith(`belote_${set}_`))).toBe(true);
      expect(handOf(party.people[index]!).content).not.toMatch(BARE_CARD);
    }
    expect(drawn(party.people[3]!)).toEqual([]);
    expect(handOf(party.people[3]!).content).toMatch(BARE_CARD);
    await expectClean(stage);
  });

  it('have the emoji on the button as well, and always the name of the card', async () => {
    await slowly(1);
    for (let turn = 0; turn < 4; turn += 1) {
      const { actor, message } = await nextTurn(party);
      const set = ['fr', 'de', 'trad', null][party.people.findIndex((each) => each.id === actor.id)];
      const cards = buttonsOf(message).filter(({ customId }) => customId?.includes(':pl:'));
      expect(cards.length).toBeGreaterThan(0);
      for (const { label, emoji, customId } of cards) {
        expect(label).toMatch(/^(?:10|[789JQKA])[♣♦♥♠]$/u);
        const [, code] = /:pl:(..)/.exec(customId ?? '') ?? [];
        expect(emoji).toBe(set === null ? null : `belote_${set}_${code?.toLowerCase()}`);
      }
      await slowly(1);
    }
    await expectClean(stage);
  });

  it('stand beside public text in the faces of everybody, and beside private text in those of the reader', async () => {
    await slowly(1);
    await slowly(5);
    const text = String(tableMessage(party).embeds[0]?.['description']);
    expect([...text.matchAll(CARD_EMOJI)].length).toBeGreaterThan(0);
    expect([...text.matchAll(CARD_EMOJI)].every(([, name]) => name?.startsWith('belote_fr_'))).toBe(true);
    expect(await answerOf(stage, party.people[1]!, '/belote last-trick')).toContain('belote_de_');
    expect(await answerOf(stage, party.people[3]!, '/belote last-trick')).not.toContain('belote_');
    await expectClean(stage);
  });

  it('are text when some emojis were deleted, until Discord has said which are left [fault 25]', async () => {
    await slowly(1);
    await stage.discord.settle();
    const gone = drawn(party.people[0]!);
    await deleteEmojis(gone);
    await slowly(8);
    await stage.discord.settle();
    for (const person of party.people) expect(handOf(person).content).toMatch(/[♣♦♥♠]/u);
    expect(stage.discord.violations.map(({ finding }) => finding)).toContainEqual(
      expect.stringContaining('INVALID_EMOJI'),
    );
    stage.discord.violations.length = 0;
    expect(logged(stage, 'emojis-distrusted')).toHaveLength(1);
    stage.advance(10_000);
    await stage.discord.settle();
    await slowly(8);
    const shown = party.people.slice(0, 3).flatMap(drawn);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((name) => gone.includes(name))).toEqual([]);
    await expectClean(stage);
  });
});

async function deleteEmojis(names: readonly string[]): Promise<void> {
  const { apiUrl, applicationId, token } = stage.discord;
  const headers = { authorization: `Bot ${token}` };
  const all = `${apiUrl}/v10/applications/${applicationId}/emojis`;
  const { items } = (await (await fetch(all, { headers })).json()) as {
    items: readonly { id: string; name: string }[];
  };
  const chosen = items.filter(({ name }) => names.includes(name));
  for (const { id } of chosen) await fetch(`${all}/${id}`, { method: 'DELETE', headers });
}
