import { MAX_WAIT_MS } from './push-outcome.ts';

const MAX_SERVICES = 100;
const SECOND_MS = 1000;
/** The pause after a service asks for patience without saying how long. */
const QUIET_MS = 10 * SECOND_MS;
/** The longest pause, whatever a service asks for. */
const MAX_QUIET_MS = 4 * MAX_WAIT_MS;

/** Push services that asked to be left alone for a while, whatever the device (PUSH-9). */
export class QuietServices {
  readonly #until = new Map<string, number>();

  /** Milliseconds to wait; 0 if the service may be called. */
  waitOf(endpoint: string, now: number): number {
    return Math.max(0, (this.#until.get(new URL(endpoint).origin) ?? 0) - now);
  }

  /** @param waitMs the requested wait; null if none was given */
  leaveAlone(endpoint: string, waitMs: number | null, now: number): void {
    const { origin } = new URL(endpoint);
    this.#until.delete(origin);
    this.#until.set(origin, now + Math.min(waitMs ?? QUIET_MS, MAX_QUIET_MS));
    const [oldest] = this.#until.keys();
    if (this.#until.size > MAX_SERVICES && oldest !== undefined) this.#until.delete(oldest);
  }
}
