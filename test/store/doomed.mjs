// A process of its own for the tests, on the compiled store: `doomed.mjs append FILE` appends until it is
// killed, `doomed.mjs open FILE` tells what a user without privileges gets to hear when he opens FILE.
import { writeSync } from 'node:fs';

import { openSqliteStore } from '../../dist/src/store/sqlite/open.js';

const TABLES = ['ana', 'bob', 'cid', 'dora'];
const NOBODY = 65_534;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const [task, file] = process.argv.slice(2);

if (task === 'append') await appendUntilKilled();
if (task === 'open') reportOpening();

/** Appends to the tables in turn, and writes one line `table version` for every append, after it was answered. */
async function appendUntilKilled() {
  const store = openSqliteStore({ file, log });
  const versions = new Map();
  for (const id of TABLES) versions.set(id, (await store.log(id)).length);
  for (let turn = 0; ; turn += 1) {
    const id = TABLES[turn % TABLES.length];
    const version = versions.get(id);
    const answer = await store.append(entryBehind(id, version));
    if (answer === 'conflict') throw new Error(`${id} ${version} is taken`);
    versions.set(id, version + 1);
    writeSync(1, `${id} ${version + 1}\n`);
  }
}

/** Every entry carries the version behind which it was played, so that a gap or a repetition shows. */
function entryBehind(tableId, expected) {
  const move = { seat: expected % 4, type: 'play', card: 'JH' };
  const table = {
    id: tableId,
    version: expected + 1,
    guildId: 'guild',
    hostId: 'ana',
    place: { kind: 'channel', channelId: 'channel' },
    phase: expected === 0 ? 'lobby' : 'playing',
    seats: [{ kind: 'person', userId: 'ana' }, null, null, null],
  };
  return {
    tableId,
    expected,
    events: [{ atMs: expected, type: 'moved', move, by: 'person' }],
    table,
    wakeAtMs: expected,
    snapshot: expected % 20 === 0,
    result: null,
    over: null,
    publicSeed: null,
  };
}

function reportOpening() {
  dropPrivileges();
  try {
    openSqliteStore({ file, log }).close();
    writeSync(1, 'opened');
  } catch (error) {
    writeSync(1, String(error));
  }
}

/** Root may write everywhere. The driver is loaded before, from where only root may be allowed to read. */
function dropPrivileges() {
  openSqliteStore({ file: ':memory:', log }).close();
  if (process.getuid?.() !== 0) return;
  process.setgroups([]);
  process.setgid(NOBODY);
  process.setuid(NOBODY);
}
