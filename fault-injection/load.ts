import { setTimeout as sleep } from 'node:timers/promises';

export const PAUSE_MS = 10;
export const PAUSE_AFTER_REFUSAL_MS = 100;
const TIMEOUT_RECOVERY_MS = 60_000;

/** Work that continues until stopped, and measures how long a fault affected it. */
export class Load {
  #isOver = false;
  #working: Promise<unknown> = Promise.resolve();
  readonly #waiting = new Set<(asked: number) => void>();

  protected get isOver(): boolean {
    return this.#isOver;
  }

  protected start(workers: readonly Promise<unknown>[]): void {
    this.#working = Promise.all(workers);
  }

  /** Notes that a request sent at that time was acknowledged now. */
  protected acknowledged(asked: number): void {
    for (const look of this.#waiting) look(asked);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#working;
  }

  /** @returns the ms from `then` to the first acknowledgement of a request sent later */
  async recovered(then: number): Promise<number | null> {
    const { promise, resolve } = Promise.withResolvers<number>();
    const look = (asked: number) => asked >= then && resolve(performance.now() - then);
    this.#waiting.add(look);
    const waiting = new AbortController();
    const late = sleep(TIMEOUT_RECOVERY_MS, null, { signal: waiting.signal }).catch(() => null);
    const found = await Promise.race([promise, late]);
    this.#waiting.delete(look);
    waiting.abort();
    return found;
  }
}
