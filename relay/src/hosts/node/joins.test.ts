import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DAY_MS } from '@sealed-move/protocol/timings';
import { TestDuplex } from '../../../test/wire/duplex.ts';
import { BudgetStorage } from './budget-storage.ts';
import { Connection } from './connection.ts';
import { CreationPolicy } from './creation-policy.ts';
import { Database } from './database.ts';
import { Joins } from './joins.ts';
import { readNodeSettings } from './node-settings.ts';
import { RoomStorage } from './room-storage.ts';
import { Rooms } from './rooms.ts';
import { FairScheduler } from './wire/fair-scheduler.ts';

type Group = Database['group'];

const NOW = DAY_MS;

/** Joins on a real database, each for a different room. */
function open(
  t: TestContext,
  groupOf: (database: Database) => Group,
  isCrowded: () => boolean = () => false,
) {
  const folder = mkdtempSync(pathOf(tmpdir(), 'relay-unit-'));
  const database = new Database(folder);
  t.after(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });
  const limits = { NETWORK_GAME_LIMIT: '200', DAILY_GAME_LIMIT: '200' };
  const settings = readNodeSettings({ PUBLIC_HOSTING: 'on', ...limits });
  const creation = new CreationPolicy(settings, new BudgetStorage(database));
  const storage = new RoomStorage(database);
  const ignore = () => undefined;
  const rooms = new Rooms(storage, { onAlarm: ignore, onRefused: ignore, log: ignore });
  const joins = new Joins({
    rooms,
    creation,
    database: { group: groupOf(database) },
    now: () => NOW,
    log: ignore,
    isCrowded,
    onDecided: ignore,
    onFailed: (connection, error) => {
      rooms.fail(connection.room, error);
      connection.close(1011);
    },
  });
  const events = { onReceived: ignore, onControl: () => true, onLeaving: ignore, onGone: ignore };
  const add = (room: string) => {
    const duplex = new TestDuplex();
    const at = { room, networks: ['n'], now: NOW };
    const connection = new Connection(duplex, new FairScheduler(), at, events);
    const seatToken = room.padEnd(22, 'A');
    joins.add(connection, { t: 'join', seatToken, create: true, ownerKey: null });
    return { duplex, connection };
  };
  const storedBudget = () => new BudgetStorage(database).read().budget;
  return { add, database, storage, creation, storedBudget };
}

const said = (duplex: TestDuplex) => duplex.written.toString('latin1');

test('CAP-11: no player is told of a seat before all seats of the turn are on disk', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const groups: number[] = [];
  const opened: ReturnType<ReturnType<typeof open>['add']>[] = [];
  const { add, storage, creation, storedBudget } = open(t, (database) => (works, atEnd) => {
    groups.push(works.length);
    database.group(works, atEnd);
    for (const { duplex } of opened) assert.equal(said(duplex), '');
  });
  for (const room of ['one', 'two', 'three']) opened.push(add(room));
  assert.equal(storage.read('one'), null, 'they wait for the end of the turn');
  await nextTurn();
  await nextTurn();
  assert.deepEqual(groups, [3]);
  for (const { duplex, connection } of opened) {
    assert.match(said(duplex), /"t":"joined"/);
    assert.equal(connection.state.seat, 0);
    assert.notEqual(storage.read(connection.room), null);
  }
  assert.equal(creation.budget(NOW).networks.get('n'), 3);
  assert.deepEqual(storedBudget(), creation.budget(NOW));
  add('four');
  await nextTurn();
  await nextTurn();
  t.mock.timers.tick(2);
  assert.deepEqual(groups, [3], 'one is a group of none');
  assert.equal(creation.budget(NOW).networks.get('n'), 4);
  assert.deepEqual(storedBudget(), creation.budget(NOW));
});

test('CAP-11, HOST-6: a failed flush closes all of them, and nothing has happened', async (t) => {
  const { add, storage, creation, storedBudget } = open(
    t,
    (database) => (works, atEnd) =>
      database.group(works, () => {
        atEnd();
        throw new Error('no space left');
      }),
  );
  const opened = ['one', 'two'].map(add);
  await nextTurn();
  await nextTurn();
  for (const { duplex, connection } of opened) {
    assert.equal(duplex.written.toString('hex'), '880203f3', 'closed 1011, and told nothing');
    assert.equal(storage.read(connection.room), null);
  }
  assert.equal(creation.budget(NOW).networks.get('n'), undefined);
  assert.deepEqual(storedBudget(), creation.budget(NOW));
});

test('CAP-11, BUD-3: a seat of a group that cannot be stored is closed alone, and not counted', async (t) => {
  const { add, database, storage, creation, storedBudget } = open(t, (it) => (works, atEnd) => {
    it.group(works, atEnd);
  });
  database.durable.exec(`create trigger no_two after insert on rooms when new.id = 'two'
    begin select raise(abort, 'no'); end`);
  const opened = ['one', 'two', 'three'].map(add);
  await nextTurn();
  await nextTurn();
  const seats = opened.map(({ connection }) => connection.state.seat);
  assert.deepEqual(seats, [0, null, 0]);
  assert.equal(opened[1]?.duplex.written.toString('hex'), '880203f3', 'closed 1011, told nothing');
  assert.equal(storage.read('two'), null);
  assert.equal(creation.budget(NOW).networks.get('n'), 2);
  assert.deepEqual(storedBudget(), creation.budget(NOW));
});

test('BUD-3: a game that replaces a finished one counts once', async (t) => {
  const { add, storage, creation, storedBudget } = open(t, (it) => (works, atEnd) => {
    it.group(works, atEnd);
  });
  for (const rooms of [['one'], ['two', 'three']]) {
    for (const room of rooms) storage.write(room, { kind: 'gone', code: 4410, expiresAt: NOW });
    rooms.forEach(add);
    await nextTurn();
    await nextTurn();
    assert.deepEqual(storedBudget(), creation.budget(NOW));
  }
  assert.equal(creation.budget(NOW).networks.get('n'), 3);
});

test('CAP-11: a lone join waits for no group, and a returning player for nobody', async (t) => {
  const groups: number[] = [];
  const { add } = open(t, (database) => (works, atEnd) => {
    groups.push(works.length);
    database.group(works, atEnd);
  });
  const { duplex } = add('one');
  await nextTurn();
  await nextTurn();
  assert.match(said(duplex), /"t":"joined"/);
  const back = add('one');
  assert.match(said(back.duplex), /"t":"joined"/, 'at once');
  assert.deepEqual(groups, []);
});

test('CAP-11: thirty-two of a crowd are stored together, and nobody waits long for others', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const groups: number[] = [];
  let isCrowded = true;
  const { add } = open(
    t,
    (database) => (works, atEnd) => {
      groups.push(works.length);
      database.group(works, atEnd);
    },
    () => isCrowded,
  );
  const passTurns = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await nextTurn();
  };
  const all: ReturnType<typeof add>[] = [];
  const addSome = (name: string, count: number) => {
    for (let index = 0; index < count; index++) all.push(add(`${name} ${index}`));
  };
  for (const [turn, size] of [10, 10, 10, 2, 10, 10, 10, 2].entries()) {
    addSome(String(turn), size);
    await nextTurn();
  }
  await passTurns(2);
  assert.deepEqual(groups.splice(0), [32, 32]);
  addSome('at once', 40);
  await passTurns(2);
  assert.deepEqual(groups.splice(0), [40], 'what is there has no need to wait');
  isCrowded = false;
  addSome('told', 2);
  await passTurns(40);
  t.mock.timers.tick(1);
  assert.deepEqual(groups, [], 'others of those who were just told may come');
  t.mock.timers.tick(1);
  assert.deepEqual(groups.splice(0), [2], 'none came');
  addSome('alone', 1);
  await passTurns(2);
  t.mock.timers.tick(2);
  assert.match(said(all.at(-1)?.duplex ?? new TestDuplex()), /"t":"joined"/);
  addSome('later', 2);
  await passTurns(2);
  assert.deepEqual(groups, [2], 'the crowd is over');
  for (const { duplex } of all) assert.match(said(duplex), /"t":"joined"/);
});

test('CAP-11: a player closed while waiting for others takes no seat, and blocks none', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const groups: number[] = [];
  const { add, storage } = open(
    t,
    (it) => (works, atEnd) => {
      groups.push(works.length);
      it.group(works, atEnd);
    },
    () => true,
  );
  const [one, two, three] = ['one', 'two', 'three'].map(add);
  await nextTurn();
  await nextTurn();
  one?.connection.close(1012);
  two?.connection.close(1012);
  t.mock.timers.tick(2);
  assert.deepEqual(groups, [], 'the third is alone');
  assert.match(said(three?.duplex ?? new TestDuplex()), /"t":"joined"/);
  for (const room of ['one', 'two']) assert.equal(storage.read(room), null);
  assert.equal(one?.duplex.written.toString('hex'), '880203f4', 'closed 1012, and told nothing');
});
