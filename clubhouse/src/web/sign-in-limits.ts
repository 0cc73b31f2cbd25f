import { foldAddress } from '../addresses/address.ts';
import { NetworkLimit, WindowLimit } from 'service/window-limit';

const MINUTE_MS = 60_000;

/**
 * Limits on requests for sign-in links and on attempts with links and keys (SIGN-5, SIGN-6,
 * COACH-3).
 */
export class SignInLimits {
  readonly #asksOfMailbox = new WindowLimit({ most: 5, windowMs: 60 * MINUTE_MS });
  readonly #asks = new NetworkLimit({ most: 30, windowMs: 60 * MINUTE_MS });
  readonly #tries = new NetworkLimit({ most: 20, windowMs: 10 * MINUTE_MS });
  readonly #looksOfMember = new WindowLimit({ most: 60, windowMs: MINUTE_MS });
  readonly #looksAtOneself = new WindowLimit({ most: 60, windowMs: MINUTE_MS });
  readonly #changesOfMember = new WindowLimit({ most: 10, windowMs: 60 * MINUTE_MS });
  readonly #keys = new NetworkLimit({ most: 20, windowMs: 10 * MINUTE_MS });

  /**
   * Counts a read of an address signed for a member, such as a calendar. Its holder must not use up
   * the calls of the website key (CALL-8).
   * @returns 0, or the milliseconds to wait
   */
  lookBySignedAddress(memberId: string, now: number): number {
    return this.#looksOfMember.take(memberId, now).waitMs;
  }

  /**
   * Counts a request for a link.
   * @returns 0, or the milliseconds to wait
   */
  ask(mailbox: string, client: string, now: number): number {
    const wait = this.#asks.take(client, now).waitMs;
    return wait > 0 ? wait : this.#asksOfMailbox.take(foldAddress(mailbox), now).waitMs;
  }

  /**
   * Counts a member's view of their own data.
   * @returns 0, or the milliseconds to wait
   */
  lookAtOneself(memberId: string, now: number): number {
    return this.#looksAtOneself.take(memberId, now).waitMs;
  }

  /**
   * Counts a member's changes and downloads of their own data. Someone with their phone must not
   * use up the calls of the website key (SELF-8).
   * @returns 0, or the milliseconds to wait
   */
  useOwnData(memberId: string, now: number): number {
    return this.#changesOfMember.take(memberId, now).waitMs;
  }

  /**
   * Counts an attempt with a coach's key.
   * @returns 0, or the milliseconds to wait
   */
  attemptKey(client: string, now: number): number {
    return this.#keys.take(client, now).waitMs;
  }

  /**
   * Counts an attempt with a link.
   * @returns 0, or the milliseconds to wait
   */
  attempt(client: string, now: number): number {
    return this.#tries.take(client, now).waitMs;
  }
}
