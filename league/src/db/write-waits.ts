/** Writes that wait for their turn: how many do, and how long each did (OPS-4). */
export class WriteWaits {
  readonly #onWaited: ((ms: number) => void) | undefined;
  #waiting = 0;

  /** @param onWaited told of each wait when it is over, also where the turn never came */
  constructor(onWaited: ((ms: number) => void) | undefined) {
    this.#onWaited = onWaited;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Runs a write that calls `begun` when its turn has come. */
  async during<T>(write: (begun: () => void) => Promise<T>): Promise<T> {
    const since = performance.now();
    let isWaiting = true;
    this.#waiting += 1;
    const begun = () => {
      if (!isWaiting) return;
      isWaiting = false;
      this.#waiting -= 1;
      this.#onWaited?.(performance.now() - since);
    };
    try {
      return await write(begun);
    } finally {
      begun();
    }
  }
}
