import type { IncomingHttpHeaders } from 'node:http';

/** What a service made of where a request came from: what its limits count, and whether by TLS. */
export interface Sighting {
  readonly address: string;
  readonly isSecure: boolean;
}

/** The header by which whoever runs the services marks a request of their own. */
const HEADER = 'x-sighting';
const MARK = /^[\w-]{20,64}$/;
/** More than are ever queried at once; the oldest is evicted. */
const MAX_KEPT = 64;

/**
 * Remembers where the newest marked requests seemed to come from. The doctor sends one through the
 * proxy, and sees by it whether the proxy and the service understand each other (OPS-10).
 */
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

  /** @returns null where no request had this mark, or it is long ago */
  of(mark: string): Sighting | null {
    return this.#seen.get(mark) ?? null;
  }
}
