import type { Database } from '../db/database.ts';
import { toTimestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { Mutex } from 'service/mutex';
import { setLastUsed } from './store.ts';

const MINUTE_MS = 60_000;

/** Records each key's last use, at most once a minute and without delaying requests (KEY-5). */
export class KeyUsage {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #minutes = new Map<Id<'api_key'>, number>();
  readonly #mutex = new Mutex();

  constructor(database: Database, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
  }

  note(keyId: Id<'api_key'>, now: number): void {
    const minute = Math.floor(now / MINUTE_MS);
    if (this.#minutes.get(keyId) === minute) return;
    this.#minutes.set(keyId, minute);
    const at = toTimestamp(minute * MINUTE_MS);
    void this.#mutex.run(() =>
      this.#database.write((db) => setLastUsed(db, keyId, at)).catch(this.#onError),
    );
  }

  settled(): Promise<void> {
    return this.#mutex.idle();
  }
}
