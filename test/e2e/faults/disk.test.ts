import Database from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectClean } from '../../support/clean.ts';
import {
  brief,
  later,
  logged,
  logOf,
  nextTurn,
  openHandAt,
  openLobby,
  openParty,
  playOn,
  pressAt,
  tableOf,
  toldPrivately,
} from '../../support/party.ts';
import { openStage, type Stage } from '../../support/stage.ts';
import { tablesIn } from '../../support/truth.ts';

const CANNOT_SAVE = /I cannot save anything right now, so nothing was changed/;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await expectClean(stage, { provoked: 'some' });
  await stage.close();
});

/** Another program holds the database for writing, as a careless backup would. */
function locked(): () => void {
  const db = new Database(stage.database);
  db.exec('BEGIN IMMEDIATE');
  return () => {
    db.exec('ROLLBACK');
    db.close();
  };
}

/** From now on the operating system refuses the bot every byte that it would write into a file. */
function full(): () => void {
  limitFiles('1:');
  return () => limitFiles('unlimited');
}

function limitFiles(bytes: string): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(stage.bot.pid), `--fsize=${bytes}`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

const hasLimits = spawnSync('prlimit', ['--version']).status === 0;

describe('while the database is locked', () => {
  it('a click is acknowledged all the same, and its person is told that nothing was changed [fault 1] [fault 34]', async () => {
    const party = await openParty(stage);
    const turn = await nextTurn(party);
    const before = logOf(party).length;
    const unlock = locked();
    await turn.actor.click(turn.message, brief(turn.offers).customId).acknowledged;
    await toldPrivately(stage, turn.actor, CANNOT_SAVE);
    unlock();
    expect(logOf(party)).toHaveLength(before);
    await turn.actor.click(turn.message, brief(turn.offers).customId).acknowledged;
    await nextTurn(party, turn.at);
    expect(logOf(party)).toHaveLength(before + 1);
  });

  it('no table is opened, and the caller is told [fault 34]', async () => {
    stage.person(0).reload();
    const before = tablesIn(stage.database).length;
    const unlock = locked();
    await stage.person(0).command('/belote start').acknowledged;
    await toldPrivately(stage, stage.person(0), CANNOT_SAVE);
    unlock();
    expect(tablesIn(stage.database)).toHaveLength(before);
  });

  it('hands can be read [fault 34]', async () => {
    const party = await openParty(stage);
    const unlock = locked();
    for (const actor of party.people) await openHandAt(party, actor);
    unlock();
    await playOn(party, 2);
  });
});

describe.runIf(hasLimits)('while the disk is full', () => {
  it('a click is refused clearly, the bot stays up, and nothing is half-written [fault 34]', async () => {
    const party = await openParty(stage);
    const turn = await nextTurn(party);
    const before = logOf(party);
    const free = full();
    await turn.actor.click(turn.message, brief(turn.offers).customId).acknowledged;
    await toldPrivately(stage, turn.actor, CANNOT_SAVE);
    expect(logOf(party)).toEqual(before);
    free();
    await turn.actor.click(turn.message, brief(turn.offers).customId).acknowledged;
    const last = await playOn(party, 3);
    await nextTurn(party, last);
    expect(tableOf(party).version).toBe(logOf(party).length);
    expect(logged(stage, 'store-unavailable').length).toBeGreaterThan(0);
    expect(logged(stage, 'store-recovered').length).toBeGreaterThan(0);
  });

  it('computers and clocks wait, and go on when there is room again [fault 34]', async () => {
    const party = await openParty(stage, [stage.person(0), stage.person(1)], { clock: '30' });
    await nextTurn(party);
    const free = full();
    const before = logOf(party).length;
    await later(stage, 31_000);
    expect(logOf(party)).toHaveLength(before);
    free();
    for (let waits = 0; waits < 5 && logOf(party).length === before; waits += 1) await later(stage, 10_000);
    expect(logOf(party).length).toBeGreaterThan(before);
  });

  it('a table that could not be noted as shown is not posted twice [fault 34]', async () => {
    const lobby = await openLobby(stage, stage.person(0));
    await stage.discord.settle();
    const free = full();
    await pressAt(lobby, stage.person(1), 'join');
    await toldPrivately(stage, stage.person(1), CANNOT_SAVE);
    free();
    await pressAt(lobby, stage.person(1), 'join');
    await later(stage, 10_000);
    const lobbies = stage.discord.world
      .messages(lobby.channelId)
      .filter((each) => JSON.stringify(each.components).includes(lobby.tableId));
    expect(lobbies).toHaveLength(1);
  });
});

describe('an edit that Discord refuses', () => {
  it.each([400, 403, 500])(
    'with %d does not lose the game: the table shows the next card [fault 28]',
    async (status) => {
      const party = await openParty(stage);
      await stage.discord.settle();
      const fault = stage.discord.faults.next(
        { method: 'PATCH', route: /^\/channels\/\d+\/messages/ },
        { status },
        4,
      );
      const last = await playOn(party, 2, brief);
      await stage.discord.world
        .when(() => fault.hits() > 0, { what: 'an edit is refused' })
        .catch(() => null);
      fault.clear();
      const turn = await nextTurn(party, last);
      await later(stage, 61_000);
      await turn.actor.click(turn.message, brief(turn.offers).customId).acknowledged;
      await nextTurn(party, turn.at);
      await later(stage, 20_000);
      expect(logOf(party).filter((each) => each.type === 'moved')).toHaveLength(3);
      const db = new Database(stage.database, { readonly: true });
      const behind = db
        .prepare('SELECT shown_version < version FROM tables WHERE id = ?')
        .pluck()
        .get(party.tableId);
      db.close();
      expect(behind).toBe(0);
    },
  );
});
