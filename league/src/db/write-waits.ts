/** Counts and times writes that wait for the database (OPS-4). */
export class WriteWaits {
  readonly #onWaited: ((ms: number) => void) | undefined;
  #waiting = 0;

  /** @param onWaited called at the end of each wait, even if the turn never came */
  constructor(onWaited: ((ms: number) => void) | undefined) {
    this.#onWaited = onWaited;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** @returns a function that ends the wait; only its first call counts */
  begin(): () => void {
    const since = performance.now();
    let isWaiting = true;
    this.#waiting += 1;
    return () => {
      if (!isWaiting) return;
      isWaiting = false;
      this.#waiting -= 1;
      this.#onWaited?.(performance.now() - since);
    };
  }
}
