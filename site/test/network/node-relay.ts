import { RelayInProcess } from 'relay/launch/in-process';
import { RelayProcess } from 'relay/launch/process';
import type { RelayChanges, RelaySettings, RelayUnderTest } from './relay-under-test.ts';

/** The Node host, in this process or in its own. */
export class NodeRelay implements RelayUnderTest {
  readonly isLogging = true;
  readonly #relay: RelayInProcess | RelayProcess;

  private constructor(relay: RelayInProcess | RelayProcess) {
    this.#relay = relay;
  }

  /** @param site the folder of the site it serves */
  static async start(site: string, settings: RelaySettings): Promise<NodeRelay> {
    return new NodeRelay(await RelayInProcess.launch(site, settings));
  }

  /** The same in its own process, which takes a second longer and can be killed. */
  static async spawn(site: string, settings: RelaySettings): Promise<NodeRelay> {
    return new NodeRelay(await RelayProcess.launch({ site, settings }));
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
