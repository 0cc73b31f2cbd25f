import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Changed, RelaySettings, RelayUnderTest } from './relay-under-test.ts';

const CHILD = new URL('relay-child.ts', import.meta.url).pathname;

/** The Node host in a process of its own. */
export class RelayProcess implements RelayUnderTest {
  readonly isLogging = true;
  #child: ChildProcess | null = null;
  #port = 0;
  #output = '';
  readonly #folder: string;
  #environment: RelaySettings;

  private constructor(folder: string, environment: RelaySettings) {
    this.#folder = folder;
    this.#environment = environment;
  }

  /** @param site the folder of the site that it serves */
  static async start(site: string, settings: RelaySettings): Promise<RelayProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'chess-relay-'));
    const relay = new RelayProcess(folder, {
      TEST_SITE: site,
      RELAY_PORT: '0',
      RELAY_DATA: join(folder, 'data'),
      ...settings,
    });
    await relay.start();
    return relay;
  }

  get port(): number {
    return this.#port;
  }

  get output(): string {
    return this.#output;
  }

  get data(): string {
    return join(this.#folder, 'data');
  }

  async start({ settings = {}, aheadMs = 0 }: Changed = {}): Promise<void> {
    this.#environment = { ...this.#environment, ...settings, TEST_AHEAD_MS: String(aheadMs) };
    const env = { PATH: process.env['PATH'] ?? '', ...this.#environment };
    this.#child = fork(CHILD, { env, silent: true });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
    }
    const [port] = (await once(this.#child, 'message')) as [number];
    this.#port = port;
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  async close(): Promise<void> {
    await this.end('SIGKILL');
    await rm(this.#folder, { recursive: true, force: true });
  }
}
