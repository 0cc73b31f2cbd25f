import { DatabaseFailure } from './db/failure.ts';

/** What the service works out beside its first requests, since the first to ask would wait for it. */
export class Preparation {
  readonly #prepare: (isOver: () => boolean) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #run: Promise<void> | undefined;
  #isOver = false;

  /** @param prepare looks, between its steps, whether it is over */
  constructor(
    prepare: (isOver: () => boolean) => Promise<void>,
    onError: (error: unknown) => void,
  ) {
    this.#prepare = prepare;
    this.#onError = onError;
  }

  start(): void {
    this.#run ??= this.#prepare(() => this.#isOver).catch((error: unknown) => {
      // Whoever asks then works it out, once the database is there.
      if (!(error instanceof DatabaseFailure)) this.#onError(error);
    });
  }

  /** Resolves once nothing runs any more. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#run;
  }
}
