import type { Database, StoreName } from './database.ts';
import { memoryDatabase } from './memory.ts';

const TIMEOUT_MS = 4000;
const RETRY_MS = 5000;

interface OpenedDatabase {
  readonly database: Database;
  /** There was none before: what is known here was deleted under the page. */
  readonly isNew: boolean;
}

interface SturdyOptions {
  /** Told whether what was written last is on the disk. */
  readonly onKept: (isKept: boolean) => void;
  readonly open: () => Promise<OpenedDatabase>;
  /** Calls once after so many ms. */
  readonly after: (ms: number, work: () => void) => void;
}

/** What is no fault of the storage: a full disk (SAVE-2), and a value that cannot be stored. */
const REFUSALS: readonly string[] = ['QuotaExceededError', 'DataCloneError'];

/** A database that goes on in memory while the browser keeps nothing, and saves when it can (KEEP-9). */
export async function sturdyDatabase({ open, after, onKept }: SturdyOptions): Promise<Database> {
  /** All that was read or written here, by which a disk that was lost is written anew. */
  const memory = memoryDatabase();
  const seen: Readonly<Record<StoreName, Set<string>>> = { games: new Set(), settings: new Set() };
  const unsaved: typeof seen = { games: new Set(), settings: new Set() };
  let disk: Database | null = null;
  let isRetrying = false;

  const inTime = <T>(work: Promise<T>): Promise<T> =>
    Promise.race([
      work,
      new Promise<never>((_, reject) => after(TIMEOUT_MS, () => reject(new Error('no answer')))),
    ]);
  const retryLater = () => {
    if (isRetrying) return;
    isRetrying = true;
    after(RETRY_MS, () => {
      isRetrying = false;
      void reopen();
    });
  };
  const reopen = async (): Promise<void> => {
    try {
      const { database, isNew } = await inTime(open());
      for (const store of ['games', 'settings'] as const) {
        for (const key of isNew ? seen[store] : unsaved[store]) {
          const value = await memory.get(store, key);
          const saving =
            value === undefined ? database.remove(store, key) : database.put(store, key, value);
          await inTime(saving);
        }
        unsaved[store].clear();
      }
      disk = database;
      onKept(true);
    } catch {
      disk = null;
      onKept(false);
      retryLater();
    }
  };
  /** On the disk, or where that fails twice, in memory. */
  const perform = async <T>(
    onDisk: (database: Database) => Promise<T>,
    inMemory: () => Promise<T>,
  ): Promise<{ readonly done: T; readonly isOnDisk: boolean }> => {
    for (let tries = 0; tries < 2; tries += 1) {
      if (disk === null) break;
      try {
        return { done: await inTime(onDisk(disk)), isOnDisk: true };
      } catch (error) {
        if (error instanceof Error && REFUSALS.includes(error.name)) throw error;
        // Closed or deleted under the page: another connection may do.
        await reopen();
      }
    }
    if (disk !== null) {
      disk = null;
      onKept(false);
      retryLater();
    }
    return { done: await inMemory(), isOnDisk: false };
  };
  const note = async (store: StoreName, key: string, value: unknown): Promise<void> => {
    seen[store].add(key);
    await (value === undefined ? memory.remove(store, key) : memory.put(store, key, value));
  };
  const noteUnsaved = (store: StoreName, key: string) => {
    seen[store].add(key);
    unsaved[store].add(key);
  };
  const write = async <T>(
    store: StoreName,
    key: string,
    work: (database: Database) => Promise<T>,
    valueAfter: (done: T) => unknown,
  ): Promise<T> => {
    const { done, isOnDisk } = await perform(work, () => work(memory));
    if (isOnDisk) await note(store, key, valueAfter(done));
    else noteUnsaved(store, key);
    return done;
  };
  await reopen();
  return {
    async get(store, key) {
      const { done: value } = await perform(
        (database) => database.get(store, key),
        () => memory.get(store, key),
      );
      await note(store, key, value);
      return value;
    },
    async all(store) {
      const { done: values } = await perform(
        (database) => database.all(store),
        () => memory.all(store),
      );
      if (disk === null) return values;
      const known = new Map(values.flatMap((value) => keyed(value)));
      for (const key of seen[store]) if (!known.has(key)) await note(store, key, undefined);
      for (const [key, value] of known) await note(store, key, value);
      return values;
    },
    put: (store, key, value) =>
      write(
        store,
        key,
        (database) => database.put(store, key, value),
        () => value,
      ),
    update: (store, key, change) =>
      write(
        store,
        key,
        (database) => database.update(store, key, change),
        (changed) => changed,
      ),
    replace: (store, key, value) =>
      write(
        store,
        key,
        (database) => database.replace(store, key, value),
        (wasThere) => (wasThere ? value : undefined),
      ),
    remove: (store, key) =>
      write(
        store,
        key,
        (database) => database.remove(store, key),
        () => undefined,
      ),
    async clear() {
      await perform((database) => database.clear(), noteAllUnsaved);
      await memory.clear();
    },
  };

  async function noteAllUnsaved(): Promise<void> {
    for (const store of ['games', 'settings'] as const) {
      for (const key of seen[store]) unsaved[store].add(key);
    }
  }
}

/** Games stand under their own id. */
function keyed(value: unknown): readonly (readonly [string, unknown])[] {
  const { id } = { ...(value as { readonly id?: unknown } | null) };
  return typeof id === 'string' ? [[id, value]] : [];
}
