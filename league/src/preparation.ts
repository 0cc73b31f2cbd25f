import { DatabaseFailure } from './db/failure.ts';

/**
 * After a start those who waited for it come first; and several changes that forget everything come
 * at once, as where members are removed one by one.
 */
const PAUSE_MS = 1000;

interface Preparing {
  /** Takes in what has changed, which may be all. */
  readonly catchUp: () => Promise<void>;
  /** @param isOver it looks, between its steps, whether the rest is in vain */
  readonly prepare: (isOver: () => boolean) => Promise<void>;
  readonly onError: (error: unknown) => void;
  readonly pauseMs?: number;
}

/**
 * What the service works out beside its first requests, and anew once all of it was forgotten, since
 * the first to ask would wait for it.
 */
export class Preparation {
  readonly #options: Preparing;
  #timer: NodeJS.Timeout | undefined;
  #run: Promise<void> | undefined;
  #isListening = false;
  #isForgotten = false;
  #isOver = false;

  constructor(options: Preparing) {
    this.#options = options;
  }

  /** Somebody may ask from now on. */
  start(): void {
    this.#isListening = true;
    this.forgotten();
  }

  /** All that was prepared is forgotten: it is prepared again once nothing has been for a while. */
  forgotten(): void {
    this.#isForgotten = true;
    if (!this.#isListening || this.#isOver || this.#run !== undefined) return;
    clearTimeout(this.#timer);
    const { pauseMs = PAUSE_MS } = this.#options;
    this.#timer = setTimeout(() => {
      // Its first step may forget everything, and is to find it running.
      this.#run = Promise.resolve().then(() => this.#prepareAndAgain());
    }, pauseMs).unref();
  }

  /** Resolves once nothing runs any more. */
  async stop(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#run;
  }

  async #prepareAndAgain(): Promise<void> {
    await this.#prepare();
    this.#run = undefined;
    if (this.#isForgotten) this.forgotten();
  }

  async #prepare(): Promise<void> {
    try {
      await this.#options.catchUp();
      this.#isForgotten = false;
      await this.#options.prepare(() => this.#isOver || this.#isForgotten);
    } catch (error) {
      // Where the database is away, whoever asks once it is there works it out.
      if (!(error instanceof DatabaseFailure)) this.#options.onError(error);
      this.#isForgotten = false;
    }
  }
}
