import type { Database } from './db/database.ts';
import { deleteExpiredAnswers } from './db/idempotency-keys.ts';
import { DatabaseFailure } from './db/failure.ts';
import { wipePending } from './db/wipe.ts';
import { write, type WriteDependencies, type Writer } from './db/writer.ts';
import { expireJoinRequests } from './join-requests/expiry.ts';
import { Mutex } from 'service/mutex';

const EVERY_MS = 60 * 60 * 1000;
/** How often to retry wiping data that someone was still reading. */
const WIPE_EVERY_MS = 60 * 1000;
/** Retries soon, because the database may be back long before the next hourly run. */
const AFTER_FAILURE_MS = 10_000;
/** Small enough that nobody waits longer than for any other write. */
const BATCH_ANSWERS = 500;

/** The service's own work: once at the start to catch up, then hourly or every minute. */
export class Jobs {
  readonly #database: Database;
  readonly #context: WriteDependencies;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #wipes: NodeJS.Timeout | undefined;
  #soon: NodeJS.Timeout | undefined;
  readonly #mutex = new Mutex();
  #isStopping = false;

  constructor(
    database: Database,
    context: Omit<WriteDependencies, 'actor'>,
    onError: (error: unknown) => void,
  ) {
    this.#database = database;
    this.#context = { ...context, actor: { type: 'system', id: null } };
    this.#onError = onError;
  }

  async start(): Promise<void> {
    this.#timer = setInterval(() => this.#run(), EVERY_MS);
    this.#timer.unref();
    this.#wipes = setInterval(() => this.#wipe(), WIPE_EVERY_MS);
    this.#wipes.unref();
    this.#run();
    this.#wipe();
    await this.#mutex.idle();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    clearInterval(this.#wipes);
    await this.#mutex.idle();
    clearTimeout(this.#soon);
  }

  #wipe(): void {
    void this.#mutex.run(() =>
      wipePending(this.#database).catch((error: unknown) => this.#report(error)),
    );
  }

  /** Stays silent while a start waits for its database, which reports that itself (SRV-6). */
  #report(error: unknown): void {
    if (error instanceof DatabaseFailure && error.reason === 'starting') return;
    this.#onError(error);
  }

  #run(): void {
    void this.#mutex.run(() =>
      this.#expire().catch((error: unknown) => {
        this.#report(error);
        if (error instanceof DatabaseFailure) this.#runSoon();
      }),
    );
  }

  async #expire(): Promise<void> {
    await write(this.#database, this.#context, expireJoinRequests);
    const some = ({ db, now }: Writer) => deleteExpiredAnswers(db, now, BATCH_ANSWERS);
    while ((await write(this.#database, this.#context, some)) === true) {
      if (this.#isStopping) return;
    }
  }

  #runSoon(): void {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => this.#run(), AFTER_FAILURE_MS);
    this.#soon.unref();
  }
}
