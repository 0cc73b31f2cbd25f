import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Database } from './database.ts';
import { memoryDatabase } from './memory.ts';
import { sturdyDatabase } from './sturdy-database.ts';

type Fault = 'refuses' | 'hangs' | 'none';
const GAME = { id: 'a', moves: 1 };

/** A disk that fails as it is told to, and timers that run when a test says so. */
function failingDisk() {
  let disk = memoryDatabase();
  let isNew = true;
  let fault: Fault = 'none';
  let isKept = false;
  const timers: { readonly ms: number; readonly work: () => void }[] = [];
  const failing = <T>(work: () => Promise<T>): Promise<T> =>
    fault === 'hangs' ? new Promise<T>(() => undefined) : fault === 'refuses' ? refusal() : work();
  const connection = (of: Database): Database => ({
    get: (...given) => failing(() => ownDisk(of).get(...given)),
    all: (...given) => failing(() => ownDisk(of).all(...given)),
    put: (...given) => failing(() => ownDisk(of).put(...given)),
    update: (...given) => failing(() => ownDisk(of).update(...given)),
    replace: (...given) => failing(() => ownDisk(of).replace(...given)),
    remove: (...given) => failing(() => ownDisk(of).remove(...given)),
    clear: () => failing(() => ownDisk(of).clear()),
  });
  const ownDisk = (of: Database): Database => {
    if (of !== disk) throw Object.assign(new Error('closed'), { name: 'InvalidStateError' });
    return of;
  };
  return {
    get disk() {
      return disk;
    },
    get isKept() {
      return isKept;
    },
    onKept: (next: boolean) => void (isKept = next),
    fail: (next: Fault) => (fault = next),
    lose() {
      disk = memoryDatabase();
      isNew = true;
    },
    /** Lets every timer that is set by now run out. */
    async pass() {
      for (const { work } of timers.splice(0)) work();
      await new Promise((resolve) => setImmediate(resolve));
    },
    open: () =>
      failing(async () => {
        const opened = { database: connection(disk), isNew };
        isNew = false;
        return opened;
      }),
    after: (ms: number, work: () => void) => void timers.push({ ms, work }),
  };
}

function refusal(): Promise<never> {
  return Promise.reject(Object.assign(new Error('no'), { name: 'UnknownError' }));
}

test('KEEP-9: a disk that refuses is left for memory, and is written once it answers again', async () => {
  const failing = failingDisk();
  const database = await sturdyDatabase(failing);
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

test('KEEP-9: a database that was deleted under the page is written anew, with all that the page knows', async () => {
  const failing = failingDisk();
  const database = await sturdyDatabase(failing);
  await database.put('games', 'a', GAME);
  await database.put('games', 'b', { id: 'b' });
  await database.remove('games', 'b');
  failing.lose();
  assert.equal(await database.replace('games', 'a', { ...GAME, moves: 2 }), true);
  assert.equal(failing.isKept, true);
  assert.deepEqual(await failing.disk.all('games'), [{ ...GAME, moves: 2 }]);
});

test('KEEP-9: a disk that does not answer is waited for some seconds, from the start as well', async () => {
  const failing = failingDisk();
  failing.fail('hangs');
  const opening = sturdyDatabase(failing);
  await failing.pass();
  const database = await opening;
  assert.equal(failing.isKept, false);
  await database.put('games', 'a', GAME);
  assert.deepEqual(await database.all('games'), [GAME]);
  failing.fail('none');
  await failing.pass();
  assert.deepEqual(await failing.disk.all('games'), [GAME]);
  assert.equal(failing.isKept, true);
});

test('KEEP-9: what another tab removed does not come back from what this page knew', async () => {
  const failing = failingDisk();
  const database = await sturdyDatabase(failing);
  await database.put('games', 'a', GAME);
  await failing.disk.remove('games', 'a');
  assert.deepEqual(await database.all('games'), []);
  failing.lose();
  assert.equal(await database.replace('games', 'a', GAME), false);
  assert.deepEqual(await failing.disk.all('games'), []);
});

test('SAVE-2, KEEP-9: a full disk is told to whoever writes, and is no reason to leave it', async () => {
  const failing = failingDisk();
  const database = await sturdyDatabase({
    ...failing,
    open: async () => {
      const { database: disk, isNew } = await failing.open();
      const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
      return { database: { ...disk, put: () => Promise.reject(full) }, isNew };
    },
  });
  await assert.rejects(database.put('games', 'a', GAME), { name: 'QuotaExceededError' });
  assert.equal(failing.isKept, true);
});
