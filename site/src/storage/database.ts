const NAME = 'sealed-move';
const VERSION = 1;

export type StoreName = 'games' | 'settings';

/** The device's data, by store and key. A write is on disk once its promise resolves. */
export interface Database {
  readonly get: (store: StoreName, key: string) => Promise<unknown>;
  readonly all: (store: StoreName) => Promise<readonly unknown[]>;
  readonly put: (store: StoreName, key: string, value: unknown) => Promise<void>;
  /**
   * Updates a value without writes from other tabs in between.
   * @param change returns undefined to write nothing
   * @returns the value written
   */
  readonly update: <T>(store: StoreName, key: string, change: (kept: unknown) => T) => Promise<T>;
  /**
   * Replaces a value in one transaction, which completes even if the page closes.
   * @returns false, without a write, if there was no value
   */
  readonly replace: (store: StoreName, key: string, value: unknown) => Promise<boolean>;
  readonly remove: (store: StoreName, key: string) => Promise<void>;
  readonly clear: () => Promise<void>;
}

export interface OpenedDatabase {
  readonly database: Database;
  /** Whether the database did not exist before. */
  readonly isNew: boolean;
  /** Whether the database is open: a failure then concerns a single request. */
  readonly isOpen: () => boolean;
}

export const STORES: readonly StoreName[] = ['games', 'settings'];

/**
 * Opens the database of this origin (KEEP-1).
 * @param onDeleted called if it is deleted while the page is open
 * @throws if the browser stores nothing
 */
export async function openDatabase(onDeleted: () => void): Promise<OpenedDatabase> {
  let isNew = false;
  const opening = indexedDB.open(NAME, VERSION);
  opening.addEventListener('upgradeneeded', () => {
    isNew = true;
    for (const store of STORES) opening.result.createObjectStore(store);
  });
  const database = await awaitRequest(opening);
  database.addEventListener('close', onDeleted);
  database.addEventListener('versionchange', ({ newVersion }) => {
    // Another tab with a newer version of the site waits until this one closes it.
    database.close();
    if (newVersion === null) onDeleted();
  });
  return { database: wrapDatabase(database), isNew, isOpen: () => isOpen(database) };
}

/** Whether a database is open, by an empty transaction: browsers report a closed one only later. */
function isOpen(database: IDBDatabase): boolean {
  try {
    database.transaction(STORES);
    return true;
  } catch {
    return false;
  }
}

function wrapDatabase(database: IDBDatabase): Database {
  return {
    get: async (store, key) =>
      awaitRequest(database.transaction(store).objectStore(store).get(key)),
    all: async (store) => awaitRequest(database.transaction(store).objectStore(store).getAll()),
    put: (store, key, value) =>
      writeDurably(database, [store], (open) => open(store).put(value, key)),
    async update(store, key, change) {
      const { promise, resolve } = Promise.withResolvers<ReturnType<typeof change>>();
      await writeDurably(database, [store], (open) => {
        const reading = open(store).get(key);
        reading.addEventListener('success', () => {
          const changed = change(reading.result);
          if (changed !== undefined) open(store).put(changed, key);
          resolve(changed);
        });
      });
      return promise;
    },
    async replace(store, key, value) {
      let wasThere = true;
      await writeDurably(database, [store], (open) => {
        const counting = open(store).count(key);
        open(store).put(value, key);
        counting.addEventListener('success', () => {
          wasThere = counting.result > 0;
          if (!wasThere) open(store).delete(key);
        });
      });
      return wasThere;
    },
    remove: (store, key) => writeDurably(database, [store], (open) => open(store).delete(key)),
    clear: () =>
      writeDurably(database, STORES, (open) => {
        for (const store of STORES) open(store).clear();
      }),
  };
}

/** Writes with strict durability: a write is done only once it is on disk, not in a buffer. */
async function writeDurably(
  database: IDBDatabase,
  stores: readonly StoreName[],
  write: (open: (store: StoreName) => IDBObjectStore) => void,
): Promise<void> {
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  transaction.addEventListener('complete', () => resolve());
  transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')));
  write((store) => transaction.objectStore(store));
  return promise;
}

function awaitRequest<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
  return promise;
}
