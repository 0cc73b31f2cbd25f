import { withTimeout } from './in-time.ts';

/*
 * Separate databases for data besides the games. The site reads the whole main database when it
 * opens, and an engine has megabytes that nobody needs then.
 */

const ENGINE = 'sealed-move-engine';
/** Frames that arrived while no page was open; only the worker writes them (REACH-4). */
const PUSHED = 'sealed-move-pushed';
const STORE = 'kept';

type SideDatabase = typeof ENGINE | typeof PUSHED;

/** @throws if the browser stores nothing or does not answer */
export function readBeside(key: string): Promise<unknown> {
  return accessStore(ENGINE, 'readonly', (store) => store.get(key));
}

/** Writes a value to disk before it resolves. @throws as `readBeside`, and if there is no space */
export async function writeBeside(key: string, value: unknown): Promise<void> {
  await accessStore(ENGINE, 'readwrite', (store) => store.put(value, key));
}

/** Changes the stored value without writes from other tabs in between. @throws as `writeBeside` */
export function updateBeside<T>(key: string, change: (kept: unknown) => T): Promise<T> {
  return updateIn(ENGINE, key, change);
}

export function readPushed(key: string): Promise<unknown> {
  return accessStore(PUSHED, 'readonly', (store) => store.get(key));
}

export function updatePushed<T>(key: string, change: (kept: unknown) => T): Promise<T> {
  return updateIn(PUSHED, key, change);
}

export async function removePushed(key: string): Promise<void> {
  await accessStore(PUSHED, 'readwrite', (store) => store.delete(key));
}

async function updateIn<T>(
  name: SideDatabase,
  key: string,
  change: (kept: unknown) => T,
): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  await accessStore(name, 'readwrite', (store) => {
    const reading = store.get(key);
    reading.addEventListener('success', () => {
      const changed = change(reading.result);
      store.put(changed, key);
      resolve(changed);
    });
    return reading;
  });
  return promise;
}

export async function removeSideValue(key: string): Promise<void> {
  await accessStore(ENGINE, 'readwrite', (store) => store.delete(key));
}

/** Deletes both when all data is removed (ENG-5, PUZ-3, REACH-7). Returns whether they are gone. */
export async function deleteSideDatabases(): Promise<boolean> {
  const remove = (name: SideDatabase) => awaitResult(indexedDB.deleteDatabase(name));
  try {
    await withTimeout(Promise.all([remove(ENGINE), remove(PUSHED)]));
    return true;
  } catch {
    return false;
  }
}

/** Waits as long as for the games; copying an engine into the store may take longer (KEEP-9). */
async function accessStore<T>(
  name: SideDatabase,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  const accessing = runInStore(name, mode, (store) => {
    store.count().addEventListener('success', () => resolve());
    return work(store);
  });
  await withTimeout(Promise.race([answer, accessing]));
  return accessing;
}

/** Opens the database for each access, so that it never blocks another tab from deleting it. */
async function runInStore<T>(
  name: SideDatabase,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  const database = await awaitResult(opening);
  try {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')));
    const [result] = await Promise.all([
      awaitResult(work(transaction.objectStore(STORE))),
      promise,
    ]);
    return result;
  } finally {
    database.close();
  }
}

function awaitResult<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
  return promise;
}
