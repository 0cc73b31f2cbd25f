import { Limit } from './limit.ts';

const MINUTE_MS = 60_000;

/** How often one may apply (JOIN-5). */
export class ApplicationLimits {
  readonly #ofAddress = new Limit(5, 24 * 60 * MINUTE_MS);
  readonly #ofNetwork = new Limit(10, 60 * MINUTE_MS);

  /** Counts an application. @returns 0, or the milliseconds to wait */
  take(address: string, network: string, now: number): number {
    const wait = this.#ofNetwork.take(network, now);
    return wait > 0 ? wait : this.#ofAddress.take(address.toLowerCase(), now);
  }
}
