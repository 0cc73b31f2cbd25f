import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHILD = new URL('relay-child.ts', import.meta.url).pathname;

/** A relay that a test can stop, kill and start again on what it had stored. */
export class RelayProcess {
  #child: ChildProcess | null = null;
  #port = 0;
  #output = '';
  readonly #folder: string;
  readonly #environment: Readonly<Record<string, string>>;

  private constructor(folder: string, environment: Readonly<Record<string, string>>) {
    this.#folder = folder;
    this.#environment = environment;
  }

  /**
   * @param origins the addresses that the players' pages come from
   * @param settings beside, or in place of, those of a public relay
   */
  static async start(
    site: string,
    origins: readonly string[],
    settings: Readonly<Record<string, string>> = {},
  ): Promise<RelayProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'chess-relay-'));
    const relay = new RelayProcess(folder, {
      TEST_SITE: site,
      ALLOWED_ORIGINS: origins.join(','),
      PUBLIC_HOSTING: 'on',
      RELAY_PORT: '0',
      RELAY_DATA: join(folder, 'data'),
      NETWORK_GAME_LIMIT: '1000',
      DAILY_GAME_LIMIT: '1000',
      ...settings,
    });
    await relay.start();
    return relay;
  }

  /** Another one after each start. */
  get port(): number {
    return this.#port;
  }

  /** All that it has logged. */
  get output(): string {
    return this.#output;
  }

  /** Where its file of rooms is. */
  get data(): string {
    return join(this.#folder, 'data');
  }

  async start(): Promise<void> {
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
