import { type Change, combineChanges, noteResult } from './change.ts';
import { type Database, type OpenedDatabase, type StoreName, STORES } from './database.ts';
import { setTimer, type Timer } from './set-timer.ts';
import { withTimeout, NoAnswer } from './in-time.ts';
import { makeMemoryDatabase } from './memory.ts';

const RETRY_MS = 5000;
/** Wait for a deletion: a browser that is still deleting a database refuses to open it. */
const DELETION_MS = 500;

interface SturdyOptions {
  /** Called when writes start or stop reaching the disk. */
  readonly onKept: (isKept: boolean) => void;
  readonly open: (onDeleted: () => void) => Promise<OpenedDatabase>;
  readonly after?: Timer;
}

interface RecordKey {
  readonly store: StoreName;
  readonly key: string;
}

interface UnsavedChange extends RecordKey {
  /** The change to apply to the value on disk; null to write the value from memory instead. */
  readonly change: Change | null;
}

/** Errors that a retry cannot fix: a full disk, and a value that cannot be stored. */
const REFUSALS: readonly string[] = ['QuotaExceededError', 'DataCloneError'];
/**
 * Refusals before the disk counts as lost, because browsers report a failed request before the
 * closing.
 */
const MAX_REFUSALS = 2;
const MAX_CONNECTIONS = 2;

interface Disk extends OpenedDatabase {
  /** Rejects when the database is deleted, after which a browser may leave a request unanswered. */
  readonly lost: Promise<never>;
}

/**
 * Continues in memory while the browser stores nothing, and saves when it can (KEEP-9). Rejects
 * writes that an open disk refuses, so that the caller can report the problem (SAVE-2).
 */
export async function openSturdyDatabase(options: SturdyOptions): Promise<Database> {
  const database = new SturdyDatabase(options);
  await database.reopen();
  return database;
}

class SturdyDatabase implements Database {
  readonly #options: Required<SturdyOptions>;
  /** All values read or written here, with which a lost disk is restored. */
  readonly #memory = makeMemoryDatabase();
  readonly #seen = new Map<string, RecordKey>();
  readonly #unsaved = new Map<string, UnsavedChange>();
  /** Whether everything was removed while the disk was away, even values never read here. */
  #isClearUnsaved = false;
  #disk: Disk | null = null;
  #isKept: boolean | null = null;
  #isRetrying = false;
  #reopening: Promise<void> | null = null;

  constructor(options: SturdyOptions) {
    this.#options = { after: setTimer, ...options };
  }

  async get(store: StoreName, key: string): Promise<unknown> {
    const read = await this.#perform((disk) => disk.get(store, key));
    if (read === null) return this.#memory.get(store, key);
    await this.#note(store, key, read.result);
    return read.result;
  }

  async all(store: StoreName): Promise<readonly unknown[]> {
    const read = await this.#perform((disk) => disk.all(store));
    if (read === null) return this.#memory.all(store);
    const values = new Map(read.result.flatMap((value) => toKeyedEntries(value)));
    for (const place of this.#seen.values()) {
      if (place.store === store && !values.has(place.key)) values.set(place.key, undefined);
    }
    for (const [key, value] of values) await this.#note(store, key, value);
    return read.result;
  }

  async put(store: StoreName, key: string, value: unknown): Promise<void> {
    const written = await this.#perform((disk) => disk.put(store, key, value));
    await this.#note(store, key, value);
    if (written === null) this.#addUnsaved({ store, key, change: null });
  }

  async update<T>(store: StoreName, key: string, change: (kept: unknown) => T): Promise<T> {
    const noted = noteResult(change);
    const written = await this.#perform((disk) => disk.update(store, key, noted.change));
    if (written !== null) {
      await this.#note(store, key, noted.result());
      return written.result;
    }
    const changed = await this.#memory.update(store, key, change);
    // If memory has nothing to change, the disk stays unchanged.
    if (changed !== undefined) this.#addUnsaved({ store, key, change });
    return changed;
  }

  async replace(store: StoreName, key: string, value: unknown): Promise<boolean> {
    const written = await this.#perform((disk) => disk.replace(store, key, value));
    if (written !== null) {
      await this.#note(store, key, written.result ? value : undefined);
      return written.result;
    }
    const wasThere = await this.#memory.replace(store, key, value);
    if (wasThere) this.#addUnsaved({ store, key, change: null });
    return wasThere;
  }

  async remove(store: StoreName, key: string): Promise<void> {
    const written = await this.#perform((disk) => disk.remove(store, key));
    await this.#note(store, key, undefined);
    if (written === null) this.#addUnsaved({ store, key, change: null });
  }

  async clear(): Promise<void> {
    this.#isClearUnsaved = (await this.#perform((disk) => disk.clear())) === null;
    this.#unsaved.clear();
    this.#seen.clear();
    await this.#memory.clear();
    this.#saveLater();
  }

  /** Opens the disk again and writes the missing changes. One attempt at a time. */
  reopen(): Promise<void> {
    this.#reopening ??= this.#openAndSave().finally(() => (this.#reopening = null));
    return this.#reopening;
  }

  async #openAndSave(): Promise<void> {
    this.#disk = null;
    try {
      const opened = await this.#inTime(this.#open());
      // A disk that opens but cannot be read stores nothing.
      for (const store of STORES) await this.#inTime(opened.database.all(store));
      await this.#saveUnsaved(opened.database);
      this.#disk = opened;
      this.#tell(true);
    } catch {
      this.#tell(false);
      this.#retryLater();
    }
  }

  async #open(): Promise<Disk> {
    const { promise: lost, reject } = Promise.withResolvers<never>();
    lost.catch(() => undefined);
    const opened = await this.#options.open(() => {
      this.#disk = null;
      this.#addAllUnsaved();
      reject(new Error('deleted'));
      this.#options.after(DELETION_MS, () => void this.reopen());
    });
    // Even if nobody was waiting for it any more: the next one to open is not new.
    if (opened.isNew) this.#addAllUnsaved();
    return { ...opened, lost };
  }

  async #saveUnsaved(disk: Database): Promise<void> {
    // Meanwhile the page may write more.
    while (this.#isClearUnsaved || this.#unsaved.size > 0) {
      if (this.#isClearUnsaved) {
        await this.#inTime(disk.clear());
        this.#isClearUnsaved = false;
      }
      for (const [id, unsaved] of this.#unsaved) {
        await this.#inTime(this.#save(disk, unsaved));
        if (this.#unsaved.get(id) === unsaved) this.#unsaved.delete(id);
      }
    }
  }

  async #save(disk: Database, { store, key, change }: UnsavedChange): Promise<void> {
    if (change !== null) {
      const noted = noteResult(change);
      await disk.update(store, key, noted.change);
      return this.#note(store, key, noted.result());
    }
    const value = await this.#memory.get(store, key);
    return value === undefined ? disk.remove(store, key) : disk.put(store, key, value);
  }

  /** Null if the disk is away. Throws if the disk is there but refuses this one request. */
  async #perform<T>(work: (disk: Database) => Promise<T>): Promise<{ readonly result: T } | null> {
    let refusals = 0;
    for (let connections = 0; connections < MAX_CONNECTIONS;) {
      const opened = this.#disk;
      if (opened === null) return null;
      try {
        return { result: await this.#inTime(Promise.race([work(opened.database), opened.lost])) };
      } catch (error) {
        if (this.#disk === null && this.#reopening === null) return null;
        if (error instanceof Error && REFUSALS.includes(error.name)) throw error;
        if (error instanceof NoAnswer || !opened.isOpen()) {
          connections += 1;
          await this.reopen();
        } else if ((refusals += 1) >= MAX_REFUSALS) throw error;
      }
    }
    this.#leaveDisk();
    return null;
  }

  #leaveDisk(): void {
    if (this.#disk === null) return;
    this.#disk = null;
    this.#tell(false);
    this.#retryLater();
  }

  async #note(store: StoreName, key: string, value: unknown): Promise<void> {
    this.#seen.set(makeRecordId({ store, key }), { store, key });
    await (value === undefined
      ? this.#memory.remove(store, key)
      : this.#memory.put(store, key, value));
  }

  #addUnsaved(unsaved: UnsavedChange): void {
    const id = makeRecordId(unsaved);
    this.#seen.set(id, { store: unsaved.store, key: unsaved.key });
    this.#unsaved.set(id, combineUnsaved(this.#unsaved.get(id), unsaved));
    this.#saveLater();
  }

  #addAllUnsaved(): void {
    for (const [id, place] of this.#seen) this.#unsaved.set(id, { ...place, change: null });
    this.#saveLater();
  }

  /** Saves soon, in case the disk returned between the write to memory and the note of it. */
  #saveLater(): void {
    if (this.#disk !== null && (this.#isClearUnsaved || this.#unsaved.size > 0)) this.#retryLater();
  }

  #retryLater(): void {
    if (this.#isRetrying) return;
    this.#isRetrying = true;
    this.#options.after(RETRY_MS, () => {
      this.#isRetrying = false;
      void this.reopen();
    });
  }

  #tell(isKept: boolean): void {
    if (this.#isKept === isKept) return;
    this.#isKept = isKept;
    this.#options.onKept(isKept);
  }

  #inTime<T>(work: Promise<T>): Promise<T> {
    return withTimeout(work, this.#options.after);
  }
}

/** Combines unsaved changes: another tab may have written the value that this one only changes. */
function combineUnsaved(
  before: UnsavedChange | undefined,
  { change: next, ...place }: UnsavedChange,
): UnsavedChange {
  if (next === null || before === undefined) return { ...place, change: next };
  const { change: first } = before;
  return { ...place, change: first === null ? null : combineChanges(first, next) };
}

function makeRecordId({ store, key }: RecordKey): string {
  return `${store} ${key}`;
}

/** Entries of games, each under its own id. */
function toKeyedEntries(value: unknown): readonly (readonly [string, unknown])[] {
  const { id } = { ...(value as { readonly id?: unknown } | null) };
  return typeof id === 'string' ? [[id, value]] : [];
}
