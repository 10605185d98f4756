import type Database from 'better-sqlite3';

import type { Append, MessageRef, TableStore } from '../../app/ports.ts';
import { prepareAppend } from './append.ts';
import type { Guard } from './outage.ts';

type Table = Append['table'];
type TableEvent = Append['events'][number];

/** Tables, their logs, threads and messages on SQLite. */
export function sqliteTables(db: Database.Database, guard: Guard): TableStore {
  return {
    append: guard.writing(prepareAppend(db)),
    ...logs(db, guard),
    ...duties(db, guard),
    ...lookups(db, guard),
    ...messages(db, guard),
  };
}

function logs(db: Database.Database, guard: Guard): Pick<TableStore, 'load' | 'log'> {
  const head = db.prepare<[string]>('SELECT 1 FROM tables WHERE id = ?');
  const snapshot = db.prepare<[string], { readonly version: number; readonly body: string }>(
    'SELECT version, body FROM snapshots WHERE table_id = ?',
  );
  const behind = db
    .prepare<[string, number], string>(
      'SELECT event FROM events WHERE table_id = ? AND version > ? ORDER BY version',
    )
    .pluck();
  const eventsBehind = (tableId: string, version: number): readonly TableEvent[] =>
    behind.all(tableId, version).map((event) => JSON.parse(event) as TableEvent);

  return {
    load: guard.reading((tableId: string) => {
      if (head.get(tableId) === undefined) return null;
      const kept = snapshot.get(tableId);
      return {
        snapshot: kept === undefined ? null : (JSON.parse(kept.body) as Table),
        tail: eventsBehind(tableId, kept?.version ?? 0),
      };
    }),
    log: guard.reading((tableId: string) => eventsBehind(tableId, 0)),
  };
}

/** What must be done about tables without anybody clicking: deadlines, and messages that are behind. */
function duties(
  db: Database.Database,
  guard: Guard,
): Pick<TableStore, 'waking' | 'stopWaking' | 'unpublished' | 'markShown'> {
  const waking = db.prepare<[], { readonly tableId: string; readonly wakeAtMs: number }>(
    `SELECT id AS tableId, wake_at_ms AS wakeAtMs FROM tables WHERE wake_at_ms IS NOT NULL ORDER BY wake_at_ms, seq`,
  );
  const stop = db.prepare<[string]>('UPDATE tables SET wake_at_ms = NULL WHERE id = ?');
  const behind = db
    .prepare<[], string>('SELECT id FROM tables WHERE shown_version < version ORDER BY seq')
    .pluck();
  const mark = db.prepare<[number, string, number]>(
    'UPDATE tables SET shown_version = ? WHERE id = ? AND shown_version < ?',
  );
  return {
    waking: guard.reading(() => waking.all()),
    stopWaking: guard.writing((tableId: string) => void stop.run(tableId)),
    unpublished: guard.reading(() => behind.all()),
    markShown: guard.writing((tableId: string, version: number) => void mark.run(version, tableId, version)),
  };
}

function lookups(
  db: Database.Database,
  guard: Guard,
): Pick<
  TableStore,
  | 'threadOf'
  | 'saveThread'
  | 'dropThread'
  | 'tablesInThread'
  | 'tablesOfPerson'
  | 'openTables'
  | 'openTableCount'
> {
  const threadOf = db.prepare<[string], string | null>('SELECT thread_id FROM tables WHERE id = ?').pluck();
  const saveThread = db.prepare<[string | null, string]>('UPDATE tables SET thread_id = ? WHERE id = ?');
  const inThread = db
    .prepare<[string], string>('SELECT id FROM tables WHERE thread_id = ? ORDER BY seq DESC')
    .pluck();
  const ofPerson = db
    .prepare<[string, string], string>(
      'SELECT id FROM seats JOIN tables ON id = table_id WHERE user_id = ? AND guild_id = ? ORDER BY seq DESC',
    )
    .pluck();
  const ofGuild = db
    .prepare<[string], string>(
      `SELECT id FROM tables WHERE guild_id = ? AND phase <> 'closed' ORDER BY seq DESC`,
    )
    .pluck();
  const count = db.prepare<[], number>(`SELECT count(*) FROM tables WHERE phase <> 'closed'`).pluck();
  return {
    threadOf: guard.reading((tableId: string) => threadOf.get(tableId) ?? null),
    saveThread: guard.writing((tableId: string, threadId: string) => void saveThread.run(threadId, tableId)),
    dropThread: guard.writing((tableId: string) => void saveThread.run(null, tableId)),
    tablesInThread: guard.reading((threadId: string) => inThread.all(threadId)),
    tablesOfPerson: guard.reading((guildId: string, userId: string) => ofPerson.all(userId, guildId)),
    openTables: guard.reading((guildId: string) => ofGuild.all(guildId)),
    openTableCount: guard.reading(() => count.get() ?? 0),
  };
}

function messages(
  db: Database.Database,
  guard: Guard,
): Pick<TableStore, 'messages' | 'saveMessage' | 'removeMessage'> {
  const ofTable = db.prepare<[string], MessageRef>(
    `SELECT table_id AS tableId, kind, key, channel_id AS channelId, message_id AS messageId, shown
     FROM messages WHERE table_id = ? ORDER BY kind, key`,
  );
  const save = db.prepare<[MessageRef]>(
    'INSERT OR REPLACE INTO messages VALUES (@tableId, @kind, @key, @channelId, @messageId, @shown)',
  );
  const remove = db.prepare<[string, string, number]>(
    'DELETE FROM messages WHERE table_id = ? AND kind = ? AND key = ?',
  );
  return {
    messages: guard.reading((tableId: string) => ofTable.all(tableId)),
    saveMessage: guard.writing((ref: MessageRef) => void save.run(ref)),
    removeMessage: guard.writing(
      ({ tableId, kind, key }: Pick<MessageRef, 'tableId' | 'kind' | 'key'>) =>
        void remove.run(tableId, kind, key),
    ),
  };
}
