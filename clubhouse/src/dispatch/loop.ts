import { setTimeout as sleep } from 'node:timers/promises';

/** The pause after a step that failed because of a bug. */
const AFTER_A_FAULT_MS = 60_000;
/** Pauses even if every step finds work, so that other work can run. */
const MIN_WAIT_MS = 20;
/** Clocks jump, so no pause is longer than this. */
const MAX_WAIT_MS = 60_000;

export class Loop {
  readonly #step: () => Promise<number>;
  readonly #onFault: (error: unknown) => void;
  readonly #minMs: number;
  #isStopped = false;
  #isWoken = false;
  #sleeping = new AbortController();
  readonly #stopping = new AbortController();
  #running: Promise<void> | null = null;

  /**
   * @param step returns milliseconds until the next one
   * @param minMs minimum time between steps, even when woken
   */
  constructor(step: () => Promise<number>, onFault: (error: unknown) => void, minMs = 0) {
    this.#step = step;
    this.#onFault = onFault;
    this.#minMs = minMs;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Runs the next step soon, or soon after the current one. */
  wake(): void {
    this.#isWoken = true;
    this.#sleeping.abort();
  }

  /** @returns when the current step has ended */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#stopping.abort();
    this.wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      this.#isWoken = false;
      const wait = await this.#safely();
      await this.#pause();
      await this.#sleep(Math.min(Math.max(wait, MIN_WAIT_MS) - this.#minMs, MAX_WAIT_MS));
    }
  }

  /** Waits the minimum time between two steps, unless it is stopped. */
  async #pause(): Promise<void> {
    if (this.#isStopped || this.#minMs === 0) return;
    const { signal } = this.#stopping;
    await sleep(this.#minMs, undefined, { signal }).catch(() => undefined);
  }

  async #safely(): Promise<number> {
    try {
      return await this.#step();
    } catch (error) {
      this.#onFault(error);
      return AFTER_A_FAULT_MS;
    }
  }

  async #sleep(ms: number): Promise<void> {
    if (this.#isWoken || ms <= 0) return;
    this.#sleeping = new AbortController();
    await sleep(ms, undefined, { signal: this.#sleeping.signal }).catch(() => undefined);
  }
}
