import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEventLog } from 'service/event-log';
import { readNodeSettings } from '../src/hosts/node/node-settings.ts';
import { type Relay, startRelay } from '../src/hosts/node/relay.ts';
import type { LaunchSettings } from './process.ts';

interface Start {
  readonly settings?: LaunchSettings;
  /** Milliseconds by which the relay's clock is ahead of this machine's. */
  readonly clock?: { readonly aheadMs: number };
}

const AS_HERE = { aheadMs: 0 };

/** The Node host in this process, which can be stopped and restarted on its stored data. */
export class RelayInProcess {
  readonly folder: string;
  readonly #site: string;
  #settings: LaunchSettings = {};
  #relay: Relay | null = null;
  #url = '';
  #output = '';

  private constructor(folder: string, site: string) {
    this.folder = folder;
    this.#site = site;
  }

  /** @param site the folder of the site to serve */
  static async launch(site: string, settings: LaunchSettings = {}): Promise<RelayInProcess> {
    const relay = new RelayInProcess(await mkdtemp(join(tmpdir(), 'relay-')), site);
    await relay.start({ settings });
    return relay;
  }

  /** `http://…`, with another port after each start unless RELAY_PORT is set. */
  get url(): string {
    return this.#url;
  }

  /** The JSON lines of its log. */
  get output(): string {
    return this.#output;
  }

  get port(): number {
    return Number(new URL(this.#url).port);
  }

  /** Starts the stopped relay, with the previous settings unless given. */
  async start({ settings, clock: { aheadMs } = AS_HERE }: Start = {}): Promise<void> {
    this.#settings = { ...this.#settings, ...settings };
    const own = { RELAY_PORT: '0', RELAY_DATA: this.folder, ...this.#settings };
    this.#relay = await startRelay({
      settings: readNodeSettings(own),
      site: this.#site,
      now: () => Date.now() + aheadMs,
      log: createEventLog({ write: (line) => void (this.#output += line) }),
    });
    this.#url = this.#relay.url;
  }

  /** Stops the relay in order; its stored data stays. @throws Error for SIGKILL */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (signal === 'SIGKILL') throw new Error('only a relay in its own process can be killed');
    const running = this.#relay;
    this.#relay = null;
    await running?.close();
  }

  /** Stops the relay and cleans up. */
  async close(): Promise<void> {
    await this.end();
    await rm(this.folder, { recursive: true, force: true });
  }
}
