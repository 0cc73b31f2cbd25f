/** The alarm of an object, which a test brings closer as it moves the clock. */
export class Bell {
  readonly #storage: DurableObjectStorage;
  #rung = Promise.withResolvers<void>();

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Where the alarm is due then, the runtime rings it, which is waited for. */
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
