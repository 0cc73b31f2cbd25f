import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWorkerd, type Workerd } from '../../../relay/deploy/workerd.ts';
import { modulesFrom } from '../../../relay/test/worker-modules.ts';

const OBJECTS = { ROOMS: 'Room', BUDGET: 'Budget', NETWORKS: 'Network' };

/** The Durable Object host on its own runtime, which a test can kill and start again. */
export class WorkerdRelay {
  readonly #folder: string;
  readonly #origins: readonly string[];
  #workerd: Workerd | null = null;

  private constructor(folder: string, origins: readonly string[]) {
    this.#folder = folder;
    this.#origins = origins;
  }

  /** @param origins the addresses that the players' pages come from */
  static async start(origins: readonly string[]): Promise<WorkerdRelay> {
    const folder = await mkdtemp(join(tmpdir(), 'chess-workerd-'));
    await mkdir(join(folder, 'disk'));
    const relay = new WorkerdRelay(folder, origins);
    await relay.start();
    return relay;
  }

  get port(): number {
    return Number(new URL(this.#workerd?.url ?? 'http://127.0.0.1:0').port);
  }

  async start(): Promise<void> {
    const run = {
      modules: modulesFrom('src/hosts/cloudflare/worker.ts'),
      objects: OBJECTS,
      texts: { ALLOWED_ORIGINS: this.#origins.join(','), PUBLIC_HOSTING: 'on' },
      disk: join(this.#folder, 'disk'),
    };
    this.#workerd = await startWorkerd(run, this.#folder, () => undefined);
  }

  async kill(): Promise<void> {
    await this.#workerd?.end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
