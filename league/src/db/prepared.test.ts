import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { at, asId } from '../../test/fixtures/typed.ts';
import { prepareStatement } from './prepared.ts';
import { openSqlite } from './sqlite.ts';

test('a statement built once runs with each call’s parameters, in their places', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'league-prepared-'));
  const database = await openSqlite({ path: join(folder, 'league.sqlite'), durable: false });
  t.after(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  let built = 0;
  const names = prepareStatement((db, { low, high }: { low: string; high: string }) => {
    built += 1;
    return db
      .selectFrom('api_keys')
      .select('name')
      .where('name', '<=', high)
      .where('prefix', '=', 'p')
      .where('name', '>=', low)
      .orderBy('name');
  });
  await database.write(async (db) => {
    const rows = ['a', 'b', 'c', 'd'].map((name) => ({
      id: asId(name),
      name,
      prefix: 'p',
      hash: name,
      scopes: '',
      expires_at: null,
      created_at: at('2026-04-01T09:00:00.000Z'),
    }));
    await db.insertInto('api_keys').values(rows).execute();
    const inside = await names(db, { low: 'b', high: 'c' });
    assert.deepEqual(
      inside.map((row) => row.name),
      ['b', 'c'],
    );
  });
  const found = await database.readOne((db) => names(db, { low: 'c', high: 'z' }));
  assert.deepEqual(
    found.map((row) => row.name),
    ['c', 'd'],
  );
  assert.equal(built, 1);
});
