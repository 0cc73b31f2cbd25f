import { RelayOnWorkerd, type WorkerCode } from 'relay/launch/workerd';
import { modulesFrom } from 'relay/testing/worker-modules';
import { PathRouter } from './path-router.ts';
import type { RelayChanges, RelaySettings, RelayUnderTest } from './relay-under-test.ts';

const WORKER = 'relay/src/hosts/cloudflare/worker.ts';
/** The same objects, with a clock that runs ahead. */
const AHEAD = 'relay/test/cloudflare-worker/ahead.ts';
const OBJECTS = { ROOMS: 'Room', BUDGET: 'Budget', NETWORKS: 'Network' };

/**
 * The Durable Object host on its own runtime. The site is served separately, as on the platform.
 */
export class WorkerdRelay implements RelayUnderTest {
  readonly isLogging = false;
  readonly #relay: RelayOnWorkerd;
  readonly #router: PathRouter;
  #settings: RelaySettings;

  private constructor(relay: RelayOnWorkerd, router: PathRouter, settings: RelaySettings) {
    this.#relay = relay;
    this.#router = router;
    this.#settings = settings;
  }

  /** @param site the address that serves the site */
  static async start(site: string, settings: RelaySettings): Promise<WorkerdRelay> {
    const relay = await RelayOnWorkerd.launch(codeFor(0), textsFor(settings, 0));
    const router = await PathRouter.start((path) =>
      readPort(path.startsWith('/v1/') ? relay.url : site),
    );
    return new WorkerdRelay(relay, router, settings);
  }

  get port(): number {
    return this.#router.port;
  }

  get data(): string {
    return this.#relay.disk;
  }

  get output(): string {
    return this.#relay.output;
  }

  async start({ settings = {}, aheadMs = 0 }: RelayChanges = {}): Promise<void> {
    this.#settings = { ...this.#settings, ...settings };
    await this.#relay.start(codeFor(aheadMs), textsFor(this.#settings, aheadMs));
  }

  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    return this.#relay.end(signal);
  }

  async close(): Promise<void> {
    await this.#router.close();
    await this.#relay.close();
  }
}

function codeFor(aheadMs: number): WorkerCode {
  return { modules: modulesFrom(aheadMs === 0 ? WORKER : AHEAD), objects: OBJECTS };
}

function textsFor(settings: RelaySettings, aheadMs: number): RelaySettings {
  return { ...settings, TEST_AHEAD_MS: String(aheadMs) };
}

/** 0, a port nobody listens on, if there is no address. */
function readPort(url: string | null): number {
  return url === null ? 0 : Number(new URL(url).port);
}
