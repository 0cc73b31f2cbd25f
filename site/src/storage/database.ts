const NAME = 'sealed-move';
const VERSION = 1;

export type Shelf = 'games' | 'settings';

/** What the device keeps, by shelf and key. A write is on the disk once its promise resolves. */
export interface Database {
  readonly get: (shelf: Shelf, key: string) => Promise<unknown>;
  readonly all: (shelf: Shelf) => Promise<readonly unknown[]>;
  readonly put: (shelf: Shelf, key: string, value: unknown) => Promise<void>;
  /** Updates a value, with no other tab writing in between. @returns what was put */
  readonly update: <T>(shelf: Shelf, key: string, change: (kept: unknown) => T) => Promise<T>;
  /**
   * Replaces a value in one transaction, which completes even if the page is closed meanwhile.
   * @returns false if there was none; nothing is put then
   */
  readonly replace: (shelf: Shelf, key: string, value: unknown) => Promise<boolean>;
  readonly remove: (shelf: Shelf, key: string) => Promise<void>;
  readonly clear: () => Promise<void>;
}

const SHELVES: readonly Shelf[] = ['games', 'settings'];

/** The database of this origin (KEEP-1). @throws where the browser keeps nothing */
export async function openDatabase(): Promise<Database> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.addEventListener('upgradeneeded', () => {
    for (const shelf of SHELVES) opening.result.createObjectStore(shelf);
  });
  const database = await resultOf(opening);
  // Another tab with a newer version of the site waits until this one lets go.
  database.addEventListener('versionchange', () => database.close());
  return {
    get: (shelf, key) => resultOf(database.transaction(shelf).objectStore(shelf).get(key)),
    all: (shelf) => resultOf(database.transaction(shelf).objectStore(shelf).getAll()),
    put: (shelf, key, value) => written(database, [shelf], (open) => open(shelf).put(value, key)),
    async update(shelf, key, change) {
      const { promise, resolve } = Promise.withResolvers<ReturnType<typeof change>>();
      await written(database, [shelf], (open) => {
        const reading = open(shelf).get(key);
        reading.addEventListener('success', () => {
          const changed = change(reading.result);
          open(shelf).put(changed, key);
          resolve(changed);
        });
      });
      return promise;
    },
    async replace(shelf, key, value) {
      let wasThere = true;
      await written(database, [shelf], (open) => {
        const counting = open(shelf).count(key);
        open(shelf).put(value, key);
        counting.addEventListener('success', () => {
          wasThere = counting.result > 0;
          if (!wasThere) open(shelf).delete(key);
        });
      });
      return wasThere;
    },
    remove: (shelf, key) => written(database, [shelf], (open) => open(shelf).delete(key)),
    clear: () =>
      written(database, SHELVES, (open) => {
        for (const shelf of SHELVES) open(shelf).clear();
      }),
  };
}

/** Strict: the browser reports a write as done once it is on the disk, not in its buffers. */
function written(
  database: IDBDatabase,
  shelves: readonly Shelf[],
  write: (open: (shelf: Shelf) => IDBObjectStore) => void,
): Promise<void> {
  const transaction = database.transaction(shelves, 'readwrite', { durability: 'strict' });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  transaction.addEventListener('complete', () => resolve());
  transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')));
  write((shelf) => transaction.objectStore(shelf));
  return promise;
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
  return promise;
}
