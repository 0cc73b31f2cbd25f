import { foldAddress } from '../addresses/address.ts';
import { NetworkLimit, WindowLimit } from 'service/window-limit';

const HOUR_MS = 3_600_000;

/** Limits on applications (JOIN-5). */
export class ApplicationLimits {
  readonly #ofMailbox = new WindowLimit({ most: 5, windowMs: 24 * HOUR_MS });
  readonly #ofNetwork = new NetworkLimit({ most: 10, windowMs: HOUR_MS });

  /** Counts an application. @returns 0, or the milliseconds to wait */
  take(mailbox: string, client: string, now: number): number {
    const wait = this.#ofNetwork.take(client, now).waitMs;
    return wait > 0 ? wait : this.#ofMailbox.take(foldAddress(mailbox), now).waitMs;
  }
}
