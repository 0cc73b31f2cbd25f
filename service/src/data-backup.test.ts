import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { backUpData, BackupError, type KeptData, restoreData } from './data-backup.ts';
import { migrateSqlite } from './migrate-sqlite.ts';

interface BackedUpData {
  readonly data: KeptData;
  readonly file: string;
  readonly folder: string;
}

function makeData(t: TestContext, service = 'relay'): BackedUpData {
  const folder = mkdtempSync(join(tmpdir(), 'data-backup-'));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'migrations'));
  writeFileSync(
    join(folder, 'migrations/0001-rooms.sql'),
    'create table rooms (id integer primary key)',
  );
  const data = {
    service,
    database: join(folder, 'kept.db'),
    migrations: pathToFileURL(`${join(folder, 'migrations')}/`),
    files: { key: join(folder, 'keys/key'), absent: join(folder, 'absent') },
  };
  return { data, file: join(folder, 'a.backup'), folder };
}

/** A database in use, with its last rows still in the log. */
function open({ data }: BackedUpData, t: TestContext): DatabaseSync {
  const database = new DatabaseSync(data.database);
  t.after(() => database.close());
  database.exec('pragma journal_mode = wal');
  migrateSqlite(database, data.migrations);
  return database;
}

const idsIn = (path: string) => {
  const database = new DatabaseSync(path);
  const rows = database.prepare('select id from rooms order by id').all();
  database.close();
  return rows.map(({ id }) => id);
};
const insert = (database: DatabaseSync, ...ids: readonly number[]) => {
  for (const id of ids) database.prepare('insert into rooms (id) values (?)').run(id);
};

async function backUp(t: TestContext, place: BackedUpData): Promise<DatabaseSync> {
  const database = open(place, t);
  insert(database, 1, 2);
  mkdirSync(join(place.folder, 'keys'));
  writeFileSync(join(place.folder, 'keys/key'), 'secret');
  await backUpData(place.data, place.file);
  return database;
}

test('OPS-26, DATA-1: a backup has all committed data and the keys, only for its owner, and replaces no file', async (t) => {
  const place = makeData(t);
  await backUp(t, place);
  assert.equal(statSync(place.file).mode & 0o777, 0o600);
  assert.deepEqual(
    readdirSync(place.folder).filter((name) => name.startsWith('a.backup')),
    ['a.backup'],
  );
  await assert.rejects(backUpData(place.data, place.file), /a\.backup already exists/);
  const missing = { ...place.data, database: join(place.folder, 'none.db') };
  await assert.rejects(backUpData(missing, `${place.file}2`), /There is no .*none\.db/);
  assert.ok(!existsSync(`${place.file}2`));
});

test('OPS-27: a restore brings back rows and keys, over existing data or none', async (t) => {
  const place = makeData(t);
  const database = await backUp(t, place);
  insert(database, 3);
  writeFileSync(join(place.folder, 'keys/key'), 'another');
  await restoreData(place.data, place.file);
  assert.deepEqual(idsIn(place.data.database), [1, 2]);
  assert.equal(readFileSync(join(place.folder, 'keys/key'), 'utf8'), 'secret');
  const empty = makeData(t);
  await restoreData(empty.data, place.file);
  assert.deepEqual(idsIn(empty.data.database), [1, 2]);
  assert.equal(readFileSync(join(empty.folder, 'keys/key'), 'utf8'), 'secret');
  assert.equal(statSync(join(empty.folder, 'keys/key')).mode & 0o777, 0o600);
  assert.ok(!existsSync(join(empty.folder, 'absent')));
});

test('OPS-27: a damaged, truncated, foreign or newer file changes nothing', async (t) => {
  const place = makeData(t);
  insert(await backUp(t, place), 3);
  const whole = readFileSync(place.file);
  const refused = async (content: Buffer | null, pattern: RegExp, data = place.data) => {
    if (content !== null) writeFileSync(place.file, content);
    await assert.rejects(restoreData(data, place.file), (error) => {
      assert.ok(error instanceof BackupError);
      assert.match(error.message, pattern);
      return true;
    });
    assert.deepEqual(idsIn(place.data.database), [1, 2, 3]);
  };
  for (const at of [0, 5000, whole.length - 200]) {
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    await refused(damaged, /is damaged: its content does not match its checksum|is not a backup/);
  }
  await refused(whole.subarray(0, -1), /is not a backup of the relay, or it is incomplete/);
  await refused(whole.subarray(1), /is damaged/);
  await refused(Buffer.alloc(0), /is not a backup/);
  await refused(whole, /is a backup of the relay, not of the clubhouse/, {
    ...place.data,
    service: 'clubhouse',
  });
  const newer = open(place, t);
  newer.prepare('insert into migrations (name) values (?)').run('0002-later.sql');
  rmSync(place.file);
  await backUpData(place.data, place.file);
  await refused(null, /was made by a newer release. Restore it with that release/);
  await assert.rejects(restoreData(place.data, `${place.file}.none`), /There is no file/);
});
