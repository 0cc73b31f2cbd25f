import { DatabaseFailure } from './db/failure.ts';

/**
 * After a start those who waited for it come first; and several changes that forget everything come
 * at once, as where members are removed one by one.
 */
const PAUSE_MS = 1000;

/** Looks, between its steps, whether it is over. */
type Prepare = (isOver: () => boolean) => Promise<void>;

/**
 * What the service works out beside its first requests, and anew once all of it was forgotten, since
 * the first to ask would wait for it.
 */
export class Preparation {
  readonly #prepare: Prepare;
  readonly #onError: (error: unknown) => void;
  readonly #pauseMs: number;
  #run: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isListening = false;
  #isOver = false;

  constructor(prepare: Prepare, onError: (error: unknown) => void, pauseMs = PAUSE_MS) {
    this.#prepare = prepare;
    this.#onError = onError;
    this.#pauseMs = pauseMs;
  }

  /** Somebody may ask from now on. */
  start(): void {
    this.#isListening = true;
    this.forgotten();
  }

  /** All that was prepared is forgotten. */
  forgotten(): void {
    if (!this.#isListening || this.#isOver) return;
    this.#timer ??= setTimeout(() => this.#prepareNext(), this.#pauseMs).unref();
  }

  /** Resolves once nothing runs any more. */
  async stop(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#run;
  }

  #prepareNext(): void {
    this.#timer = undefined;
    this.#run = this.#run.then(() => this.#prepareOnce());
  }

  async #prepareOnce(): Promise<void> {
    try {
      if (!this.#isOver) await this.#prepare(() => this.#isOver);
    } catch (error) {
      // Where the database is away, whoever asks once it is there works it out.
      if (!(error instanceof DatabaseFailure)) this.#onError(error);
    }
  }
}
