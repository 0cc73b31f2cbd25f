import { DatabaseFailure } from './db/failure.ts';

/**
 * After a start those who waited for it come first; and several changes that forget everything come
 * at once, as where members are erased one by one.
 */
const PAUSE_MS = 1000;
/** What has changed meanwhile is worked out unasked too, a little at a time. */
const RENEW_MS = 10 * 60_000;

interface Preparing {
  /** Takes in what an earlier process has left: at once. It looks as `prepare` does. */
  readonly recall: (isOver: () => boolean) => Promise<void>;
  /** Takes in what has changed, which may be all. */
  readonly catchUp: () => Promise<void>;
  /** @param isOver it looks, between its steps, whether the rest is in vain */
  readonly prepare: (isOver: () => boolean) => Promise<void>;
  readonly onError: (error: unknown) => void;
  readonly pauseMs?: number;
  readonly renewMs?: number;
}

/**
 * What the service works out beside its first requests, and anew once all of it was forgotten, since
 * the first to ask would wait for it; every now and then what has changed since.
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
    this.#run = this.#recallAndGoOn();
  }

  /** All that was prepared is forgotten: it is prepared again once nothing has been for a while. */
  forgotten(): void {
    this.#isForgotten = true;
    if (!this.#isListening || this.#run !== undefined) return;
    this.#runIn(this.#options.pauseMs ?? PAUSE_MS);
  }

  #runIn(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isOver) return;
    this.#timer = setTimeout(() => {
      // Its first step may forget everything, and is to find it running.
      this.#run = Promise.resolve().then(() => this.#prepareAndAgain());
    }, ms).unref();
  }

  /** Resolves once nothing runs any more. */
  async stop(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#run;
  }

  async #recallAndGoOn(): Promise<void> {
    await this.#try(() => this.#options.recall(() => this.#isOver));
    this.#run = undefined;
    this.forgotten();
  }

  async #prepareAndAgain(): Promise<void> {
    await this.#try(() => this.#prepare());
    this.#run = undefined;
    if (this.#isForgotten) this.forgotten();
    else this.#runIn(this.#options.renewMs ?? RENEW_MS);
  }

  async #prepare(): Promise<void> {
    await this.#options.catchUp();
    this.#isForgotten = false;
    await this.#options.prepare(() => this.#isOver || this.#isForgotten);
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // Where the database is away, whoever asks once it is there works it out.
      if (!(error instanceof DatabaseFailure)) this.#options.onError(error);
      this.#isForgotten = false;
    }
  }
}
