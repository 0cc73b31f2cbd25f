import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { listNodeArguments } from 'test-kit/node-arguments';
import { trackChild } from './children.ts';

/** How long a service may take to announce its address, even on a busy machine. */
const TIMEOUT_START_MS = 60_000;

/** All services started, in order, for the watch. */
export const services = new Set<Service>();

const JOBS = ['clubhouse', 'relay', 'league'] as const;

/** The only variables that a service inherits. */
const PASSED_ON = ['PATH', 'NODE_COMPILE_CACHE', 'LEAGUE_METRICS_PORT', 'RELAY_METRICS_PORT'];

export type ServiceEnvironment = Readonly<Record<string, string | undefined>>;

/** A service in its own process, as its operator runs it. */
export class Service {
  readonly child: ChildProcess;
  /** The name of the service in Prometheus. */
  readonly job: (typeof JOBS)[number];
  readonly ended: Promise<void>;
  #output = '';
  #isMeantToEnd = false;
  #base = '';

  constructor(main: string, environment: ServiceEnvironment, words: readonly string[] = []) {
    this.job = JOBS.find((job) => main.includes(`/${job}/`)) ?? 'league';
    const passed = Object.entries(process.env).filter(([name]) => PASSED_ON.includes(name));
    this.child = spawn(process.execPath, [...listNodeArguments(), main, ...words], {
      env: { ...Object.fromEntries(passed), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    trackChild(this.child);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
    }
    this.ended = new Promise((resolve) => this.child.once('close', () => resolve()));
  }

  /** Resolves once the service announces its address or ends; see `isRunning` and `output`. */
  static async start(
    main: string,
    environment: ServiceEnvironment,
    words: readonly string[] = [],
  ): Promise<Service> {
    const service = new Service(main, environment, words);
    services.add(service);
    const until = performance.now() + TIMEOUT_START_MS;
    while (service.isRunning && service.#base === '' && performance.now() < until) {
      await Promise.race([sleep(10), service.ended]);
      service.#base = /(?:at|meanwhile) (http:\/\/[\d.:]+)/.exec(service.#output)?.[1] ?? '';
    }
    return service;
  }

  /** The address of the service, without a path. */
  get base(): string {
    return this.#base;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Whether the service ended without being told to. */
  get hasCrashed(): boolean {
    return !this.isRunning && !this.#isMeantToEnd;
  }

  /** Everything written so far, to both streams. */
  get output(): string {
    return this.#output;
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    if (this.isRunning) this.#isMeantToEnd = true;
    this.child.kill(signal);
    await this.ended;
  }
}
