import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectClean } from '../../support/clean.ts';
import { logged, openParty, playOn, type Party } from '../../support/party.ts';
import { openStage, type Stage } from '../../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({
    discord: { rateLimits: 'on' },
    settings: { BELOTE_EDIT_PAUSE_MS: '1000', BELOTE_PING_AFTER_MS: '0' },
  });
});
afterAll(async () => {
  await expectClean(stage);
  expect(logged(stage, 'table-not-shown')).toEqual([]);
  await stage.close();
});

describe("Discord's limits", () => {
  it('are kept by quick players at two tables of one channel: no 429, and one edit a second of each message [fault 24]', async () => {
    const parties = [await openParty(stage), await openParty(stage)];
    for (let round = 0; round < 8; round += 1) {
      const before = parties.map(editedMs);
      for (const party of parties) await playOn(party, 1);
      const shown = (): boolean => parties.every((party, at) => editedMs(party) > (before[at] ?? 0));
      await stage.discord.world.when(shown, { what: 'both tables show the move' });
    }
    await stage.discord.settle();
    expect(stage.discord.log.filter(({ status }) => status === 429)).toEqual([]);
    const edits = stage.discord.log.filter(
      ({ method, path }) => method === 'PATCH' && /^\/channels\/\d+\/messages\//.test(path),
    );
    expect(edits.length).toBeGreaterThan(15);
    for (const path of new Set(edits.map((each) => each.path))) {
      const times = edits.filter((each) => each.path === path).map(({ atMs }) => atMs);
      const pauses = times.slice(1).map((atMs, at) => atMs - (times[at] ?? 0));
      expect(Math.min(1000, ...pauses), path).toBeGreaterThanOrEqual(900);
    }
  });
});

/** When the messages of a table's thread were edited last. */
function editedMs({ threadId }: Party): number {
  const messages = stage.discord.world.messages(threadId).filter((each) => each.ephemeralTo === null);
  return Math.max(...messages.map((each) => each.editedMs ?? 0));
}
