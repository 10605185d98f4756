import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../playground/server/world/model.ts';
import type { GameRecord, Replayed } from '../../src/engine/record.ts';
import { catalogue } from '../../src/i18n/catalogue.ts';
import { encodeHistoryPress } from '../../src/present/history-press.ts';
import { expectClean } from '../support/clean.ts';
import { pressForged, read, told } from '../support/history.ts';
import { nextTurn, openParty, playOn, playToEnd, tableOf, type Party } from '../support/party.ts';
import { openStage, type Stage } from '../support/stage.ts';

const s = catalogue.en;
const COMMAND = join('dist', 'scripts', 'record.js');

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ discord: { people: ['Anna', 'Bruno', 'Chloé', 'Didier', 'Eve'] } });
});
afterAll(async () => {
  await expectClean(stage);
  await stage.close();
});

/** Eve, who sat nowhere, exports the match: the message with the file. */
async function exported(party: Party): Promise<Message> {
  const eve = stage.person(4);
  const reading = await read(stage, eve, '/belote history');
  const page = await reading.choose(party.tableId);
  const handle = await eve.click(reading.message(), s.history.export).acknowledged;
  const message = await stage.discord.world.when(
    () => (handle.message()?.attachments.length === 1 ? handle.message() : undefined),
    { what: 'the file' },
  );
  expect(reading.text()).toBe(page);
  expect(message.ephemeralTo).toBe(eve.id);
  return message;
}

function fileOf({ attachments }: Message): string {
  return Buffer.from(attachments[0]?.bytes ?? []).toString();
}

function replayed(input: string): Replayed {
  const { status, stdout } = spawnSync(process.execPath, [COMMAND, 'replay', '-'], {
    input,
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  return JSON.parse(stdout) as Replayed;
}

/** One of each kind of auction, in company that changes: all rule sets are held against the record without the bot. */
const COMPANIES = [
  ['four people', [0, 1, 2, 3]],
  ['one person and three computers', [0]],
] as const;
const MATCHES = (['bulgarian', 'french', 'coinche', 'bela'] as const).map((rules, at) => {
  const [company, seats] = COMPANIES[at % 2] ?? COMPANIES[0];
  return [rules, company, seats] as const;
});

describe('*Export* of a match', () => {
  it.each(MATCHES)(
    'of %s among %s is a file from which the record command reads the same result',
    async (rules, _, seats) => {
      const people = seats.map((index) => stage.person(index));
      const party = await openParty(stage, people, { rules, target: 1 });
      await playToEnd(party);
      const message = await exported(party);
      expect(message.content).toBe(s.history.exported);
      expect(message.attachments[0]).toMatchObject({
        filename: `belote-${party.tableId}.json`,
        contentType: 'application/json',
      });
      const record = JSON.parse(fileOf(message)) as GameRecord;
      expect(record).toMatchObject({ ruleset: rules, house: { target: 1 } });
      expect(record.seats?.[0]).toBe('Anna');
      const { match } = tableOf(party) as { match: { results: unknown; winner: unknown } };
      expect(replayed(fileOf(message))).toMatchObject({
        deals: match.results,
        winner: match.winner,
        next: null,
      });
    },
  );
});

describe('*Export* of a match that was ended early', () => {
  it('stops where the match did, and says so', async () => {
    const party = await openParty(stage, undefined, { rules: 'coinche' });
    const last = await playOn(party, 2);
    await nextTurn(party, last);
    await party.people[0]!.command('/belote end').acknowledged;
    await stage.discord.world.when(() => tableOf(party).phase === 'closed', { what: 'the end' });
    const message = await exported(party);
    expect(message.content).toBe(`${s.history.exported}\n${s.history.exportedEarly}`);
    const { deals } = JSON.parse(fileOf(message)) as GameRecord;
    expect(deals.map(({ actions }) => actions.length)).toEqual([2]);
    expect(replayed(fileOf(message))).toMatchObject({ deals: [], winner: null, next: { phase: 'auction' } });
  });
});

describe('*Export* of a match that runs', () => {
  it('is refused in the answer to the press, and so is a table that there never was', async () => {
    const party = await openParty(stage, [stage.person(0)]);
    const reading = await read(stage, stage.person(3), '/belote history');
    const press = { from: { page: 1, person: null }, type: 'export' } as const;
    await pressForged(reading, encodeHistoryPress({ ...press, table: party.tableId }));
    await told(stage, stage.person(3), s.refusal['match-running']({}));
    await pressForged(reading, encodeHistoryPress({ ...press, table: 'nowhere' }));
    await told(stage, stage.person(3), s.refusal['match-unknown']({}));
    await party.people[0]!.command('/belote end').acknowledged;
  });
});
