import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test, type TestContext } from 'node:test';
import { getHeapSpaceStatistics } from 'node:v8';
import { CachingConnection } from './sqlite-statements.ts';

function opened(t: TestContext, ...statements: string[]): CachingConnection {
  const connection = new DatabaseSync(':memory:');
  for (const one of statements) connection.exec(one);
  const caching = new CachingConnection(connection);
  t.after(() => caching.close());
  return caching;
}

const run = (database: CachingConnection, text: string) => database.prepare(text).run([]);
const all = (database: CachingConnection, text: string) => database.prepare(text).all([]);

test('rows are objects keyed by column name', (t) => {
  const database = opened(t, 'create table one (id text, "a b" integer, missing text)');
  const insert = database.prepare('insert into one values (?, ?, ?)');
  assert.equal(insert.reader, false);
  for (const id of ['x', 'y']) insert.run([id, 1.5, null]);
  const wanted = ['x', 'y'].map((id) => ({ id, 'a b': 1.5, missing: null }));
  const select = database.prepare('select * from one order by id');
  assert.equal(select.reader, true);
  assert.deepEqual(select.all([]), wanted);
  assert.deepEqual([...select.iterate([])], wanted);
  assert.deepEqual(all(database, 'select id as "constructor" from one limit 1'), [
    { constructor: 'x' },
  ]);
  assert.deepEqual(all(database, 'select id from one where false'), []);
  assert.deepEqual(all(database, "update one set missing = 'n' where id = 'x' returning *"), [
    { id: 'x', 'a b': 1.5, missing: 'n' },
  ]);
});

test('a statement is prepared once, until the tables change', (t) => {
  const database = opened(t, 'create table one (id text, other text)');
  run(database, "insert into one values ('x', 'y')");
  const text = 'select * from one';
  const first = database.prepare(text);
  assert.equal(database.prepare(text), first);
  assert.deepEqual(first.all([]), [{ id: 'x', other: 'y' }]);
  run(database, 'alter table one drop column id');
  assert.deepEqual(all(database, text), [{ other: 'y' }]);
  run(database, '\n alter table one add column third integer default 3');
  assert.deepEqual(all(database, text), [{ other: 'y', third: 3 }]);
  run(database, 'DROP table one');
  run(database, 'create table one (fourth text)');
  run(database, 'insert into one values (4)');
  assert.deepEqual(all(database, text), [{ fourth: '4' }]);
});

test('a parameter is a string, a number or null', (t) => {
  const select = opened(t).prepare('select ? as one');
  for (const one of ['x', 1, null]) assert.deepEqual(select.all([one]), [{ one }]);
  for (const one of [true, 1n, undefined, new Date()]) {
    assert.throws(() => select.all([one]), TypeError);
  }
});

test('reading rows allocates almost nothing in V8’s old generation', (t) => {
  const rows = 100_000;
  const select = opened(t).prepare(`
    with recursive counted (n) as (select 1 union all select n + 1 from counted where n < 1000)
    select n, 'a text ' || n as one, null as two from counted`);
  const read = (times: number) => {
    let sum = 0;
    for (let time = 0; time < times; time++) sum += select.all([]).length;
    return sum;
  };
  read(20);
  const growth = () => {
    const before = oldBytes();
    assert.equal(read(rows / 1000), rows);
    return oldBytes() - before;
  };
  // Row objects of node:sqlite take some 95 bytes each, every time. Other work in this process may
  // add to one of the three measurements.
  assert.ok(Math.min(growth(), growth(), growth()) < 20 * rows);
});

function oldBytes(): number {
  const old = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space');
  return old?.space_used_size ?? NaN;
}
