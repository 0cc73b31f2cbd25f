import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWorkerd, type Workerd } from 'relay/testing/workerd';
import { modulesFrom } from 'relay/testing/worker-modules';
import { PathRouter } from './path-router.ts';
import type { Changed, RelaySettings, RelayUnderTest } from './relay-under-test.ts';

const WORKER = 'src/hosts/cloudflare/worker.ts';
/** The same objects, on a clock that is ahead. */
const AHEAD = 'test/cloudflare-worker/ahead.ts';
const OBJECTS = { ROOMS: 'Room', BUDGET: 'Budget', NETWORKS: 'Network' };

/** The Durable Object host on its own runtime. The site comes from elsewhere, as on the platform. */
export class WorkerdRelay implements RelayUnderTest {
  readonly isLogging = false;
  readonly #folder: string;
  readonly #router: PathRouter;
  #settings: RelaySettings;
  #workerd: Workerd | null = null;
  #output = '';

  private constructor(folder: string, router: PathRouter, settings: RelaySettings) {
    this.#folder = folder;
    this.#router = router;
    this.#settings = settings;
  }

  /** @param site where the site is served */
  static async start(site: string, settings: RelaySettings): Promise<WorkerdRelay> {
    const folder = await mkdtemp(join(tmpdir(), 'chess-workerd-'));
    const router = await PathRouter.start((path) =>
      path.startsWith('/v1/') ? relay.#ownPort : portOf(site),
    );
    const relay = new WorkerdRelay(folder, router, settings);
    await mkdir(relay.data);
    await relay.start();
    return relay;
  }

  get port(): number {
    return this.#router.port;
  }

  get data(): string {
    return join(this.#folder, 'disk');
  }

  get output(): string {
    return this.#output;
  }

  async start({ settings = {}, aheadMs = 0 }: Changed = {}): Promise<void> {
    this.#settings = { ...this.#settings, ...settings };
    const run = {
      modules: modulesFrom(aheadMs === 0 ? WORKER : AHEAD),
      objects: OBJECTS,
      texts: { ...this.#settings, TEST_AHEAD_MS: String(aheadMs) },
      disk: this.data,
    };
    this.#workerd = await startWorkerd(run, this.#folder, (text) => (this.#output += text));
  }

  /** The runtime tells no player of its end, whatever the signal. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const workerd = this.#workerd;
    this.#workerd = null;
    await workerd?.end(signal);
  }

  async close(): Promise<void> {
    await this.#router.close();
    await this.end('SIGKILL');
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** 0, which nobody listens at, while it does not run. */
  get #ownPort(): number {
    return this.#workerd === null ? 0 : portOf(this.#workerd.url);
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
