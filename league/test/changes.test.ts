import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import type { Database } from '../src/db/database.ts';
import { Invalidation } from '../src/http/invalidation.ts';
import { parseId } from '../src/shared/ids.ts';
import { createIdSource } from '../src/shared/ids.ts';
import type { CacheTag } from '../src/shared/events/cache-tags.ts';
import { openEmptyDatabase } from './empty-database.ts';
import { at } from './fixtures/typed.ts';

const newId = createIdSource(Date.now, randomBytes);

interface Feed {
  readonly database: Database;
  /** Ends a write with events of these kinds and subjects. */
  readonly tell: (
    ...events: readonly (readonly [kind: string, subject: string])[]
  ) => Promise<void>;
  readonly position: () => Promise<number>;
}

async function startFeed(t: TestContext): Promise<Feed> {
  const database = await openEmptyDatabase(t, () => undefined);
  const tell: Feed['tell'] = (...events) =>
    database.write(async (db) => {
      const { position: end } = await db
        .updateTable('feed')
        .set((row) => ({ position: row('position', '+', events.length) }))
        .returning('position')
        .executeTakeFirstOrThrow();
      const rows = events.map(([kind, subject], index) => ({
        position: end - events.length + 1 + index,
        id: newId<'event'>(),
        kind,
        occurred_at: at('2026-04-01T12:00:00.000Z'),
        actor_type: 'system' as const,
        subject_type: 'season',
        subject_id: subject as never,
        data: '{}',
      }));
      for (const row of rows) await db.insertInto('events').values(row).execute();
    });
  await tell(['season.created', 'one']);
  return { database, tell, position: () => database.revision() };
}

const CLUB: readonly CacheTag[] = ['club'];
const SEASONS: readonly CacheTag[] = ['seasons'];

test('API-13: a cached answer is fresh until anyone changes one of its tags', async (t) => {
  const { database, tell, position } = await startFeed(t);
  const changes = new Invalidation(database);
  await changes.catchUp();
  const since = await position();
  await tell(['season.updated', 'one'], ['api_key.revoked', 'key']);
  assert.ok(changes.isFresh(SEASONS, since), 'the feed was looked at unasked');
  await changes.catchUp();
  assert.ok(!changes.isFresh(SEASONS, since));
  assert.ok(!changes.isFresh(['club', 'seasons'], since));
  assert.ok(!changes.isFresh(['api_key key'], since));
  assert.ok(!changes.isFresh(['anything'], since));
  assert.ok(changes.isFresh(['api_key other'], since));
  assert.ok(changes.isFresh(CLUB, since));
  assert.ok(changes.isFresh(SEASONS, since + 2));
  assert.ok(!changes.isFresh(CLUB, since + 3), 'made later than anything that is known');
});

test('API-13: an unknown kind, a gap in the feed or very many events invalidate everything', async (t) => {
  const { database, tell, position } = await startFeed(t);
  const changes = new Invalidation(database);
  let forgotten = 0;
  changes.onEverything(() => (forgotten += 1));
  const breaks: readonly (() => Promise<unknown>)[] = [
    () => tell(['season.created', 'two'], ['racket.bought', 'racket'], ['season.created', 'three']),
    () => database.write((db) => db.updateTable('feed').set({ position: 40 }).execute()),
    () => tell(...Array.from({ length: 501 }, () => ['season.created', 'four'] as const)),
  ];
  await changes.catchUp();
  for (const [index, write] of breaks.entries()) {
    const since = await position();
    assert.ok(changes.isFresh(CLUB, since));
    await write();
    await changes.catchUp();
    assert.ok(!changes.isFresh(CLUB, since), `after ${index}`);
    assert.ok(changes.isFresh(CLUB, await position()), `after ${index}`);
    assert.equal(forgotten, index + 2, 'and nothing stays in memory');
  }
});

test('API-13, API-15: changing a season’s state spares all ledgers, and an erasure all but a few', async (t) => {
  const { database, tell, position } = await startFeed(t);
  const changes = new Invalidation(database);
  let forgotten = 0;
  changes.onEverything(() => (forgotten += 1));
  const ofLedgers: (string | null)[] = [];
  changes.onLedgers((shown) => ofLedgers.push(shown));
  await changes.catchUp();
  const since = await position();
  const PLAYERS = [['player one'], ['player two']] as const;
  const held = () => [
    changes.isFresh(CLUB, since),
    ...PLAYERS.map((shows) => changes.isFreshInLedgers(shows, since)),
  ];
  assert.deepEqual(held(), [true, true, true]);
  await tell(['season.state_changed', 'summer']);
  await changes.catchUp();
  assert.deepEqual(held(), [false, true, true]);
  assert.deepEqual([forgotten, ofLedgers], [2, [null]]);
  await tell(['member.erased', 'one']);
  await changes.catchUp();
  assert.deepEqual(held(), [false, false, true]);
  assert.deepEqual(
    [forgotten, ofLedgers.slice(1).toSorted()],
    [3, ['member one', 'members', 'player one']],
  );
  changes.forgetMember(parseId('01980000-0000-7000-8000-000000000001'));
  assert.equal(forgotten, 4);
  assert.equal(ofLedgers.at(-1), 'player 01980000-0000-7000-8000-000000000001');
  await tell(['racket.bought', 'racket']);
  await changes.catchUp();
  assert.deepEqual(held(), [false, false, false]);
  assert.deepEqual([forgotten, ofLedgers.at(-1)], [5, null]);
});

test('API-13: with too many tags, the longest unchanged expire early, never late', async (t) => {
  const { database, tell, position } = await startFeed(t);
  const changes = new Invalidation(database, 3);
  await changes.catchUp();
  const since = await position();
  await tell(['api_key.revoked', 'a']);
  await changes.catchUp();
  const between = await position();
  await tell(...['b', 'c', 'd'].map((id) => ['api_key.revoked', id] as const));
  await changes.catchUp();
  assert.ok(!changes.isFresh(['api_key a'], since));
  assert.ok(!changes.isFresh(CLUB, since));
  assert.ok(changes.isFresh(['api_key a'], between));
  assert.ok(!changes.isFresh(['api_key b'], between));
});

test('API-13: a database restored to an earlier state is read from the start', async (t) => {
  const { database, tell, position } = await startFeed(t);
  const changes = new Invalidation(database);
  const before = await position();
  await tell(['season.created', 'two'], ['season.created', 'three']);
  await changes.catchUp();
  const since = await position();
  await database.write(async (db) => {
    await db.deleteFrom('events').where('position', '>', before).execute();
    await db.updateTable('feed').set({ position: before }).execute();
  });
  await changes.catchUp();
  assert.ok(!changes.isFresh(CLUB, since));
  assert.equal(changes.position, before);
  assert.ok(changes.isFresh(CLUB, before));
});

test('API-13: a snapshot newer than the last catch-up is caught up within it', async (t) => {
  const { database, tell, position } = await startFeed(t);
  const changes = new Invalidation(database);
  await changes.catchUp();
  const since = await position();
  await tell(['season.updated', 'one']);
  await database.read(async (db) => {
    const { position: seen } = await db.selectFrom('feed').selectAll().executeTakeFirstOrThrow();
    await changes.advanceTo(db, seen);
  });
  assert.ok(!changes.isFresh(SEASONS, since));
  assert.ok(changes.isFresh(SEASONS, await position()));
});

test('API-7, API-13: a caller sees writes made while a read takes turns with others', async (t) => {
  const { database, tell } = await startFeed(t);
  const changes = new Invalidation(database);
  await changes.catchUp();
  const since = changes.position;
  await database.read(async (db) => {
    await db.selectFrom('feed').selectAll().executeTakeFirstOrThrow();
    await tell(['season.updated', 'one']);
    assert.equal(await database.revision(), since + 1);
  });
  await changes.catchUp();
  assert.ok(!changes.isFresh(SEASONS, since));
  assert.ok(changes.isFresh(CLUB, since));
});
