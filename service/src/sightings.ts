import type { IncomingHttpHeaders } from 'node:http';

/** What the limits of a service count a request by, and whether it used TLS. */
export interface Sighting {
  readonly address: string;
  readonly isSecure: boolean;
}

/** The header with which operators mark their own requests. */
const HEADER = 'x-sighting';
const MARK = /^[\w-]{20,64}$/;
/** More than are ever queried at once; the oldest is evicted. */
const MAX_KEPT = 64;

/** The doctor sends one through the proxy, to see whether both understand each other (OPS-10). */
export class Sightings {
  readonly #seen = new Map<string, Sighting>();

  note(headers: IncomingHttpHeaders, sighting: () => Sighting): void {
    const mark = headers[HEADER];
    if (typeof mark !== 'string' || !MARK.test(mark)) return;
    this.#seen.delete(mark);
    this.#seen.set(mark, sighting());
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > MAX_KEPT && oldest !== undefined) this.#seen.delete(oldest);
  }

  /** @returns null if no request had this mark, or long ago */
  of(mark: string): Sighting | null {
    return this.#seen.get(mark) ?? null;
  }
}
