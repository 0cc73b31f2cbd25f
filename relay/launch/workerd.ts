import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Module } from '../deploy/workerd-config.ts';
import { startWorkerd, type Workerd } from '../deploy/workerd.ts';

export interface WorkerCode {
  /** The entry first. */
  readonly modules: readonly Module[];
  /** The class of each Durable Object binding. */
  readonly objects: Readonly<Record<string, string>>;
  /** The destination of everything that the code fetches, as `host:port`. */
  readonly outbound?: string;
}

type Texts = Readonly<Record<string, string>>;

/** Runs the Durable Object host on its own runtime, with its own folder. */
export class RelayOnWorkerd {
  readonly folder: string;
  #workerd: Workerd | null = null;
  #output = '';

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async launch(code: WorkerCode, settings: Texts): Promise<RelayOnWorkerd> {
    const relay = new RelayOnWorkerd(await mkdtemp(join(tmpdir(), 'relay-workerd-')));
    await mkdir(relay.disk);
    await relay.start(code, settings);
    return relay;
  }

  /** The folder of the data stored by its objects. */
  get disk(): string {
    return join(this.folder, 'disk');
  }

  /** `http://…`, with a new port after each start; null while stopped. */
  get url(): string | null {
    return this.#workerd?.url ?? null;
  }

  /** 0 while stopped. */
  get pid(): number {
    return this.#workerd?.pid ?? 0;
  }

  get output(): string {
    return this.#output;
  }

  /** Starts the runtime on its stored data. */
  async start({ modules, objects, outbound }: WorkerCode, settings: Texts): Promise<void> {
    const run = { modules, objects, outbound, texts: settings, disk: this.disk };
    this.#workerd = await startWorkerd(run, this.folder, (text) => (this.#output += text));
  }

  /** Stops the runtime, which closes no socket in order, whatever the signal. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const workerd = this.#workerd;
    this.#workerd = null;
    await workerd?.end(signal);
  }

  /** Kills the runtime and cleans up. */
  async close(): Promise<void> {
    await this.end('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }
}
