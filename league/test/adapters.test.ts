import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { addMembers, readId, list, startClub } from './club.ts';

interface Consumer {
  readonly prepare: (db: DatabaseSync) => void;
  readonly takePage: (base: string, key: string, db: DatabaseSync) => Promise<boolean>;
}

const PAGE = new URL('../../docs/adapters.md', import.meta.url);

test('EVT-1, EVT-2: the consumer from the adapters’ page sees each event exactly once, whatever fails', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'league-adapter-'));
  t.after(() => rm(folder, { recursive: true }));
  const code = /^```ts\n(\/\/ consumer\.ts\n[^]*?)^```$/m.exec(await readFile(PAGE, 'utf8'))?.[1];
  assert.ok(code);
  const file = join(folder, 'consumer.ts');
  await writeFile(file, code);
  const { prepare, takePage } = (await import(file)) as Consumer;
  const club = await startClub(t);
  const base = await club.app.listen({ host: '127.0.0.1', port: 0 });
  await addMembers(club, 70);
  const db = new DatabaseSync(':memory:');
  t.after(() => db.close());
  prepare(db);
  const seen = () =>
    db
      .prepare('select event_id from seen')
      .all()
      .map((row) => row['event_id']);
  // Fails in the middle of a page, after some of its events.
  db.exec(`create trigger broken before insert on seen when (select count(*) from seen) = 20
           begin select raise(abort, 'broken'); end`);
  await assert.rejects(takePage(base, club.admin, db), /broken/);
  assert.deepEqual(seen(), []);
  db.exec('drop trigger broken');
  assert.equal(await takePage(base, club.admin, db), true);
  await addMembers(club, 3);
  while (await takePage(base, club.admin, db));
  const all = list((await club.must('GET', '/v1/events?limit=200'))['data']).map(readId);
  assert.deepEqual(seen(), all);
  assert.equal(await takePage(base, club.admin, db), false);
  assert.equal(seen().length, all.length);
});
