import type { IncomingHttpHeaders } from 'node:http';

/** The address by which limits count a request, and whether the request used TLS. */
export interface Sighting {
  readonly address: string;
  readonly isSecure: boolean;
}

/** The header with which operators mark their own requests. */
const HEADER = 'x-sighting';
const MARK = /^[\w-]{20,64}$/;
/** More than are ever queried at once; the oldest is evicted. */
const MAX_KEPT = 64;

/** Notes marked requests: the doctor sends one to see whether proxy and service agree (OPS-10). */
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

  /** @returns null if no recent request had this mark */
  of(mark: string): Sighting | null {
    return this.#seen.get(mark) ?? null;
  }
}
