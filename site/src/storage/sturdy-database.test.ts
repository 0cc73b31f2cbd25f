import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failingDisk, settled } from '../../test/failing-disk.ts';
import { openSturdyDatabase } from './sturdy-database.ts';

const GAME = { id: 'a', moves: 1 };

test('KEEP-9: a failing disk is replaced by memory, and written once it answers again', async () => {
  const failing = failingDisk();
  const database = await openSturdyDatabase(failing);
  assert.equal(failing.isKept, true);
  await database.put('games', 'a', GAME);
  failing.fail('refuses');
  assert.equal(await database.replace('games', 'a', { ...GAME, moves: 2 }), true);
  await database.put('games', 'b', { id: 'b' });
  await database.remove('settings', 'x');
  assert.equal(failing.isKept, false);
  assert.deepEqual(await database.get('games', 'a'), { ...GAME, moves: 2 });
  assert.deepEqual(await failing.disk.get('games', 'a'), GAME);
  failing.fail('none');
  await failing.pass();
  assert.equal(failing.isKept, true);
  assert.deepEqual(await failing.disk.get('games', 'a'), { ...GAME, moves: 2 });
  assert.deepEqual(await failing.disk.get('games', 'b'), { id: 'b' });
});

test('KEEP-9: a database deleted under the page is rewritten with all that the page knows', async () => {
  const failing = failingDisk();
  const database = await openSturdyDatabase(failing);
  await database.put('games', 'a', GAME);
  await database.put('games', 'b', { id: 'b' });
  await database.remove('games', 'b');
  failing.lose();
  assert.equal(await database.replace('games', 'a', { ...GAME, moves: 2 }), true);
  assert.equal(failing.isKept, true);
  assert.deepEqual(await failing.disk.all('games'), [{ ...GAME, moves: 2 }]);
});

test('KEEP-9: a silent disk is waited for some seconds, even at the start', async () => {
  const failing = failingDisk();
  failing.fail('hangs');
  const opening = openSturdyDatabase(failing);
  await failing.pass();
  const database = await opening;
  assert.equal(failing.isKept, false);
  await database.put('games', 'a', GAME);
  assert.deepEqual(await database.all('games'), [GAME]);
  failing.fail('none');
  await failing.pass();
  assert.deepEqual(await failing.disk.all('games'), [GAME]);
  assert.equal(failing.isKept, true);
  assert.equal(failing.timers, 0);
});

test('KEEP-9: a deleted database is rewritten before the page’s next write, even if it opens late', async () => {
  const failing = failingDisk();
  const database = await openSturdyDatabase(failing);
  await database.put('games', 'a', GAME);
  failing.lose()();
  await failing.pass();
  assert.deepEqual(await failing.disk.all('games'), [GAME]);
  const tellOfAnother = failing.lose();
  // Another tab recreates the database, without the game.
  await failing.open(() => undefined);
  tellOfAnother();
  await failing.pass();
  assert.deepEqual(await failing.disk.all('games'), [GAME]);
  const tell = failing.lose();
  failing.fail('hangs');
  tell();
  await failing.pass();
  await failing.pass();
  assert.equal(failing.isKept, false);
  failing.fail('none');
  await settled();
  await failing.pass();
  assert.deepEqual(await failing.disk.all('games'), [GAME]);
  assert.equal(failing.isKept, true);
});

test('KEEP-9: a write in progress during the deletion is in the new database', async () => {
  const failing = failingDisk();
  const database = await openSturdyDatabase(failing);
  await database.put('games', 'a', GAME);
  failing.fail('hangs');
  const writing = database.replace('games', 'a', { ...GAME, moves: 2 });
  failing.lose()();
  assert.equal(await writing, true, 'without waiting for the request');
  failing.fail('none');
  await failing.pass();
  assert.deepEqual(await failing.disk.all('games'), [{ ...GAME, moves: 2 }]);
  assert.equal(failing.isKept, true);
});

test('KEEP-9, PREF-6: removals made while the disk was away reach it, even for unread data', async () => {
  const failing = failingDisk({ isNew: false });
  await failing.disk.put('games', 'old', { id: 'old' });
  failing.fail('refuses');
  const database = await openSturdyDatabase(failing);
  await database.put('games', 'a', GAME);
  await database.clear();
  assert.deepEqual(await database.all('games'), []);
  await database.put('games', 'b', { id: 'b' });
  failing.fail('none');
  await failing.pass();
  assert.deepEqual(await failing.disk.all('games'), [{ id: 'b' }]);
  await database.clear();
  failing.lose();
  await database.put('games', 'c', { id: 'c' });
  assert.deepEqual(await failing.disk.all('games'), [{ id: 'c' }]);
});

test('KEEP-9: a setting changed while the disk was away leaves its other settings', async () => {
  const failing = failingDisk({ isNew: false });
  await failing.disk.put('settings', 'all', { key: 'of the owner', sound: true });
  failing.fail('refuses');
  const database = await openSturdyDatabase(failing);
  const merge = (change: object) => (kept: unknown) => ({ ...(kept as object), ...change });
  await database.update('settings', 'all', merge({ sound: false }));
  await database.update('settings', 'all', merge({ theme: 'dark' }));
  assert.deepEqual(await database.get('settings', 'all'), { sound: false, theme: 'dark' });
  failing.fail('none');
  await failing.pass();
  const merged = { key: 'of the owner', sound: false, theme: 'dark' };
  assert.deepEqual(await failing.disk.get('settings', 'all'), merged);
  assert.deepEqual(await database.get('settings', 'all'), merged);
});

test('KEEP-9: a write during the catch-up reaches the disk too', async () => {
  const failing = failingDisk();
  failing.fail('refuses');
  const database = await openSturdyDatabase({
    ...failing,
    open: async (onDeleted) => {
      const { database: disk, ...opened } = await failing.open(onDeleted);
      const put: typeof disk.put = async (...given) => {
        await disk.put(...given);
        if (writes < 3) await database.put('games', 'a', { id: 'a', moves: (writes += 1) });
      };
      return { database: { ...disk, put }, ...opened };
    },
  });
  let writes = 1;
  await database.put('games', 'a', GAME);
  failing.fail('none');
  await failing.pass();
  assert.deepEqual(await failing.disk.get('games', 'a'), { id: 'a', moves: 3 });
});

test('KEEP-9: a removal by another tab is not undone from this page’s memory', async () => {
  const failing = failingDisk();
  const database = await openSturdyDatabase(failing);
  await database.put('games', 'a', GAME);
  await failing.disk.remove('games', 'a');
  assert.deepEqual(await database.all('games'), []);
  failing.lose();
  assert.equal(await database.replace('games', 'a', GAME), false);
  assert.deepEqual(await failing.disk.all('games'), []);
});

test('KEEP-9: a disk that opens but cannot be read keeps nothing until it can', async () => {
  const failing = failingDisk({ isNew: false });
  await failing.disk.put('games', 'a', GAME);
  failing.fail('fails');
  const database = await openSturdyDatabase(failing);
  assert.equal(failing.isKept, false);
  await database.put('games', 'b', { id: 'b' });
  assert.deepEqual(await database.all('games'), [{ id: 'b' }]);
  failing.fail('none');
  await failing.pass();
  assert.equal(failing.isKept, true);
  assert.deepEqual(await database.all('games'), [GAME, { id: 'b' }]);
});

test('KEEP-9: an update that returns nothing changes nothing, on disk and in memory', async () => {
  const failing = failingDisk();
  const database = await openSturdyDatabase(failing);
  await database.put('games', 'a', GAME);
  const nothing = () => undefined;
  assert.equal(await database.update('games', 'a', nothing), undefined);
  failing.fail('refuses');
  assert.equal(await database.update('games', 'a', nothing), undefined);
  assert.deepEqual(await database.get('games', 'a'), GAME);
  const move = (kept: unknown) => ({ ...(kept as typeof GAME), moves: 2 });
  const moveAgain = (kept: unknown) => (kept === undefined ? undefined : { ...GAME, moves: 3 });
  await database.update('games', 'b', move);
  await database.update('games', 'b', moveAgain);
  await database.update('games', 'b', nothing);
  assert.deepEqual(await database.get('games', 'b'), { ...GAME, moves: 3 });
  failing.fail('none');
  await failing.pass();
  assert.deepEqual(await failing.disk.get('games', 'a'), GAME);
  assert.deepEqual(await failing.disk.get('games', 'b'), { ...GAME, moves: 3 });
});

test('KEEP-9: an update does not restore what another tab removed in the meantime', async () => {
  const failing = failingDisk();
  const database = await openSturdyDatabase(failing);
  await database.put('settings', 'page', { game: 1 });
  type SavedPage = Readonly<Record<string, number>>;
  const invite = (page: unknown): SavedPage => ({ ...(page as SavedPage), invite: 1 });
  const move = (page: unknown): SavedPage | undefined => {
    const { game, ...rest } = page as SavedPage;
    return game === undefined ? undefined : { ...rest, game: game + 1 };
  };
  failing.fail('refuses');
  for (const change of [move, invite, move]) await database.update('settings', 'page', change);
  await failing.disk.put('settings', 'page', { other: 1 });
  failing.fail('none');
  await failing.pass();
  assert.deepEqual(await failing.disk.get('settings', 'page'), { other: 1, invite: 1 });
  // If everything is deleted, the page writes what it knows.
  failing.lose();
  await database.put('games', 'a', GAME);
  assert.deepEqual(await failing.disk.get('settings', 'page'), { other: 1, invite: 1 });
});
