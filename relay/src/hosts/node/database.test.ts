import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test, type TestContext } from 'node:test';
import { SettingError } from 'service/settings';
import { BudgetStorage } from './budget-storage.ts';
import { Database } from './database.ts';
import { RoomStorage } from './room-storage.ts';

const GONE = { kind: 'gone', code: 4410, expiresAt: 7 } as const;

function newFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'relay-unit-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('HOST-5: a folder belongs to one relay until that is closed', (t) => {
  const folder = newFolder(t);
  const first = new Database(folder);
  assert.throws(() => new Database(folder), SettingError);
  first.close();
  new Database(folder).close();
});

test('INST-6: a file migrated by a newer release stops the start, and stays unchanged', (t) => {
  const folder = newFolder(t);
  new Database(folder).close();
  const file = new DatabaseSync(join(folder, 'relay.db'));
  file.exec("insert into migrations values ('9999-later.sql')");
  assert.throws(() => new Database(folder), {
    message: /^RELAY_DATA: relay\.db belongs to a newer/,
  });
  assert.throws(() => new Database(folder), SettingError, 'nor is it held any longer');
  const kept = file.prepare("select name from migrations where name = '9999-later.sql'").all();
  assert.equal(kept.length, 1);
  file.close();
});

test('BUD-1: a file from before networks had their own table is read unchanged', (t) => {
  const folder = newFolder(t);
  const old = new DatabaseSync(join(folder, 'relay.db'));
  old.exec(`create table budget (id integer primary key check (id = 1), day integer not null,
    games text not null, networks text not null, network_key blob not null)`);
  old
    .prepare('insert into budget values (1, 20000, ?, ?, ?)')
    .run('[0,0,0,0,0,2,3]', '[["one",1],["two",2]]', new Uint8Array(32));
  old.close();
  for (const games of [3, 4]) {
    const database = new Database(folder);
    const storage = new BudgetStorage(database);
    const { budget } = storage.read();
    assert.equal(budget.day, 20_000);
    assert.deepEqual(budget.games, [0, 0, 0, 0, 0, 2, games]);
    assert.deepEqual([...budget.networks].toSorted(), [
      ['one', games - 2],
      ['two', 2],
    ]);
    database.transaction(() => storage.addGames([['one']]));
    database.close();
  }
});

test('ROOM-11: a file from before rooms were stored in order of creation keeps all of them', (t) => {
  const folder = newFolder(t);
  const old = new DatabaseSync(join(folder, 'relay.db'));
  old.exec(`create table rooms (id text primary key, record text not null,
      alarm_at integer not null) without rowid;
    create index rooms_by_alarm on rooms (alarm_at);`);
  const insert = old.prepare('insert into rooms values (?, ?, ?)');
  for (const [index, id] of ['a', 'b', 'c'].entries()) insert.run(id, JSON.stringify(GONE), index);
  old.close();
  const database = new Database(folder);
  const rooms = new RoomStorage(database);
  assert.deepEqual(rooms.due(1), ['a', 'b']);
  rooms.write('b', { ...GONE, expiresAt: 9 });
  assert.deepEqual(rooms.due(7), ['a', 'c']);
  assert.deepEqual([rooms.read('a'), rooms.read('b')], [GONE, { ...GONE, expiresAt: 9 }]);
  database.close();
});

test('HOST-6: rows written together are written together or not at all', (t) => {
  const database = new Database(newFolder(t));
  const rooms = new RoomStorage(database);
  const fails = () => {
    throw new Error('full');
  };
  assert.throws(() => rooms.write('a', GONE, fails), /full/);
  assert.equal(rooms.read('a'), null);
  rooms.write('a', GONE, () => rooms.write('b', GONE));
  assert.deepEqual([rooms.read('a'), rooms.read('b')], [GONE, GONE]);
  database.close();
});

test('CAP-11: a failing item of a group is undone alone, and a failing group as a whole', (t) => {
  const database = new Database(newFolder(t));
  const rooms = new RoomStorage(database);
  const fails = () => {
    throw new Error('full');
  };
  rooms.write('old', GONE);
  // After the row exists, so that there is something to undo.
  database.durable.exec(`create trigger no_b after insert on rooms when new.id = 'b'
    begin select raise(abort, 'full'); end`);
  const writes = (id: string) => () => rooms.write(id, GONE);
  database.group(
    [
      writes('a'),
      // The relaxed connection would wait in vain for this transaction.
      () => rooms.note('old', { ...GONE, expiresAt: 8 }),
      () => assert.throws(writes('b'), /full/),
      writes('c'),
    ],
    writes('d'),
  );
  const stored = () => ['a', 'b', 'c', 'd', 'e', 'f', 'g'].filter((id) => rooms.read(id) !== null);
  assert.deepEqual(stored(), ['a', 'c', 'd']);
  assert.deepEqual(rooms.read('old'), { ...GONE, expiresAt: 8 });
  // Does what the engine does by itself when the disk is full.
  const undone = () => database.durable.exec('rollback');
  assert.throws(() => database.group([writes('e'), fails], writes('g')), /full/);
  assert.throws(() => database.group([writes('e')], fails), /full/);
  assert.throws(() => database.group([writes('e'), undone, writes('f')], writes('g')), /undone/);
  assert.throws(() => database.group([writes('e'), undone], writes('g')), /undone/);
  assert.deepEqual(stored(), ['a', 'c', 'd']);
  rooms.write('g', GONE, writes('f'));
  assert.deepEqual(stored(), ['a', 'c', 'd', 'f', 'g'], 'and whatever comes next is as ever');
  database.close();
});
