import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from 'test-kit/free-port';
import { Seat } from './seat.ts';
import { type ServiceEnvironment, Service } from './service.ts';
import type { Tally } from './tally.ts';

const MAIN = new URL('../relay/src/hosts/node/main.ts', import.meta.url).pathname;
const TIMEOUT_MS = 20_000;
export const ORIGIN = 'https://play.example';

/** The relay with its folder, public and without limits on games and sockets. */
export class Relay {
  readonly data: string;
  readonly tally: Tally;
  readonly seat = new Seat();
  environment: ServiceEnvironment = {};

  constructor(folder: string, tally: Tally) {
    this.data = join(folder, 'relay');
    mkdirSync(this.data, { recursive: true, mode: 0o700 });
    this.tally = tally;
  }

  get base(): string {
    return this.seat.service?.base ?? '';
  }

  /** @returns whether the relay answers; if not, it has ended and its output says why */
  async start(): Promise<boolean> {
    // It prints its first origin, from which the service under test learns where it answers.
    const port = await findFreePort();
    const service = await Service.start(MAIN, {
      RELAY_DATA: this.data,
      RELAY_PORT: String(port),
      PUBLIC_HOSTING: 'on',
      ALLOWED_ORIGINS: `http://127.0.0.1:${port},${ORIGIN}`,
      DAILY_GAME_LIMIT: '1000000',
      NETWORK_GAME_LIMIT: '1000000',
      NETWORK_SOCKET_LIMIT: '100000',
      SOCKET_LIMIT: '100000',
      ...this.environment,
    });
    this.seat.service = service;
    this.seat.isUp = service.isRunning && service.base !== '';
    return this.seat.isUp;
  }

  async stop(name: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.seat.isUp = false;
    await this.seat.service?.stop(name);
    this.#note();
  }

  /** Counts a crash of the relay, and restarts it. */
  async countCrashes(): Promise<void> {
    const { service } = this.seat;
    if (service?.hasCrashed !== true) return;
    this.tally.count('crashes', service.output.slice(-2000));
    await this.start();
  }

  /**
   * Requests a path and judges the answer.
   * @returns its text; null if there is none
   */
  async get(path: string): Promise<unknown> {
    const { service } = this.seat;
    const started = performance.now();
    try {
      const response = await fetch(this.base + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const text = await response.text();
      this.tally.answered(response.status, performance.now() - started);
      if (!response.ok) this.judge(`GET ${path}: ${response.status}`, text);
      return text.startsWith('{') ? (JSON.parse(text) as unknown) : text;
    } catch (error) {
      if (this.seat.isUp && this.seat.service === service) {
        this.tally.count('withoutProblem', `GET ${path}: no answer (${String(error)})`);
      }
      return null;
    }
  }

  /** Checks that a refusal is `{ error, message }`. */
  judge(what: string, body: string): void {
    try {
      const { error, message } = JSON.parse(body) as Record<string, unknown>;
      if (typeof error === 'string' && typeof message === 'string') return;
    } catch {
      // It is not JSON.
    }
    this.tally.count('withoutProblem', `${what}: ${body.slice(0, 200)}`);
  }

  /** Notes the log lines of the relay. */
  #note(): void {
    for (const line of (this.seat.service?.output ?? '').split('\n')) {
      if (!line.startsWith('{') || !/fail/.test(line)) continue;
      const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string } };
      this.tally.say(`log: ${msg}${err === undefined ? '' : ` (${err.message})`}`);
    }
  }
}
