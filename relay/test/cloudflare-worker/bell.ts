/** The alarm of an object, which a test brings closer as it moves the clock. */
export class Bell {
  readonly #storage: DurableObjectStorage;
  #rung = Promise.withResolvers<void>();

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** If the alarm is due by then, the runtime rings it, and this waits for it. */
  async pass(ms: number): Promise<void> {
    const at = await this.#storage.getAlarm();
    if (at === null) return;
    this.#rung = Promise.withResolvers();
    await this.#storage.setAlarm(at - ms);
    if (at - ms <= Date.now()) await this.#rung.promise;
  }

  rang(): void {
    this.#rung.resolve();
  }
}
