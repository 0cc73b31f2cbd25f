import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failingDisk } from '../../test/failing-disk.ts';
import { openSturdyDatabase } from './sturdy-database.ts';

const GAME = { id: 'a', moves: 1 };

test('SAVE-2, KEEP-9: a refusal by an open disk reaches the caller, and none of the change is kept', async () => {
  const failing = failingDisk();
  const database = await openSturdyDatabase(failing);
  await database.put('games', 'a', GAME);
  const next = { ...GAME, moves: 2 };
  failing.fail('fails');
  const refused = { name: 'UnknownError' };
  await assert.rejects(database.replace('games', 'a', next), refused);
  await assert.rejects(database.put('games', 'a', next), refused);
  await assert.rejects(
    database.update('games', 'a', () => next),
    refused,
  );
  await assert.rejects(database.remove('games', 'a'), refused);
  await assert.rejects(database.clear(), refused);
  await assert.rejects(database.all('games'), refused);
  await assert.rejects(database.get('games', 'a'), refused);
  assert.equal(failing.isKept, true);
  assert.equal(failing.timers, 0);
  failing.fail('none');
  assert.deepEqual(await database.all('games'), [GAME]);
  failing.lose();
  await database.put('games', 'b', { id: 'b' });
  assert.deepEqual(await failing.disk.get('games', 'a'), GAME);
});

test('SAVE-2, KEEP-9: a request that failed because the disk closed is repeated on the next one', async () => {
  const failing = failingDisk();
  let isClosing = false;
  const database = await openSturdyDatabase({
    ...failing,
    open: async (onDeleted) => {
      const { database: disk, ...opened } = await failing.open(onDeleted);
      const put: typeof disk.put = async (...given) => {
        if (!isClosing) return disk.put(...given);
        isClosing = false;
        failing.lose();
        throw Object.assign(new Error('closing'), { name: 'AbortError' });
      };
      // The request fails first; the reason follows.
      let asked = 0;
      const isOpen = () => opened.isOpen() || (asked += 1) === 1;
      return { database: { ...disk, put }, isNew: opened.isNew, isOpen };
    },
  });
  isClosing = true;
  await database.put('games', 'a', GAME);
  assert.equal(failing.isKept, true);
  assert.deepEqual(await failing.disk.all('games'), [GAME]);
});

test('KEEP-9: two simultaneous changes are both made, in memory too', async () => {
  const failing = failingDisk();
  failing.fail('refuses');
  const database = await openSturdyDatabase(failing);
  const merge = (part: object) => (kept: unknown) => ({ ...(kept as object | undefined), ...part });
  await Promise.all([
    database.update('settings', 'noughts', merge({ game: 1 })),
    database.update('settings', 'noughts', merge({ invite: 2 })),
  ]);
  assert.deepEqual(await database.get('settings', 'noughts'), { game: 1, invite: 2 });
  failing.fail('none');
  await failing.pass();
  assert.deepEqual(await failing.disk.get('settings', 'noughts'), { game: 1, invite: 2 });
});

test('SAVE-2, KEEP-9: a full disk is reported at once, and is no reason to leave it', async () => {
  const failing = failingDisk();
  let tries = 0;
  const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  const database = await openSturdyDatabase({
    ...failing,
    open: async (onDeleted) => {
      const { database: disk, ...opened } = await failing.open(onDeleted);
      const put = async () => {
        tries += 1;
        throw full;
      };
      return { database: { ...disk, put }, ...opened };
    },
  });
  await assert.rejects(database.put('games', 'a', GAME), full);
  assert.equal(tries, 1);
  assert.equal(failing.isKept, true);
});
