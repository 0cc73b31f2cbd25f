import { RelayProcess as Launched } from 'relay/launch/process';
import type { RelayChanges, RelaySettings, RelayUnderTest } from './relay-under-test.ts';

/** The Node host in its own process. */
export class RelayProcess implements RelayUnderTest {
  readonly isLogging = true;
  readonly #relay: Launched;

  private constructor(relay: Launched) {
    this.#relay = relay;
  }

  /** @param site the folder of the site it serves */
  static async start(site: string, settings: RelaySettings): Promise<RelayProcess> {
    return new RelayProcess(await Launched.launch({ site, settings }));
  }

  get port(): number {
    return this.#relay.port;
  }

  get output(): string {
    return this.#relay.output;
  }

  get data(): string {
    return this.#relay.folder;
  }

  start({ settings = {}, aheadMs = 0 }: RelayChanges = {}): Promise<void> {
    return this.#relay.start({ settings, clock: { aheadMs } });
  }

  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    return this.#relay.end(signal);
  }

  close(): Promise<void> {
    return this.#relay.close();
  }
}
