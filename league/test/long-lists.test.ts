import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { inList } from '../src/db/in-list.ts';
import { openEmptyDatabase } from './empty-database.ts';
import { asId, at } from './fixtures/typed.ts';

/** More parameters than a statement may have on either database: 32,766 and 65,535. */
const MANY = 70_000;

test('SRV-11: a list of ids of any length takes one statement and finds all of them', async (t) => {
  const database = await openEmptyDatabase(t, () => undefined);
  const ids = Array.from({ length: MANY }, () => asId(randomUUID()));
  const others = [1, 2].map(() => asId(randomUUID()));
  const kept = [...ids.slice(0, 2), ids.at(-1) ?? asId('')];
  const made = at('2026-04-01T09:00:00.000Z');
  await database.write(async (db) => {
    const rows = [...kept, ...others].map((id) => ({
      id,
      display_name: 'Ann Lee',
      display_name_key: 'ann lee',
      status: 'active' as const,
      created_at: made,
      updated_at: made,
    }));
    await db.insertInto('members').values(rows).execute();
  });
  for (const length of [0, 1, 2, 1024, 1025, MANY]) {
    const wanted = [...ids.slice(0, Math.max(0, length - 1)), ...ids.slice(-1)].slice(0, length);
    const found = await database.readOne((db) =>
      db.selectFrom('members').select('id').where('id', 'in', inList(wanted)).execute(),
    );
    const expected = kept.filter((id) => wanted.includes(id));
    assert.deepEqual(new Set(found.map(({ id }) => id)), new Set(expected), `${length} ids`);
    assert.equal(found.length, expected.length);
  }
});
