import { foldAddress } from '../addresses/address.ts';
import { NetworkLimit, WindowLimit } from 'service/window-limit';

const MINUTE_MS = 60_000;

/**
 * Limits requests for sign-in links and attempts with links and keys (SIGN-5, SIGN-6, SIGN-18, COACH-3).
 * Each method counts one, and returns 0 or the milliseconds to wait.
 */
export class SignInLimits {
  readonly #asksOfMailbox = new WindowLimit({ most: 5, windowMs: 60 * MINUTE_MS });
  readonly #asks = new NetworkLimit({ most: 30, windowMs: 60 * MINUTE_MS });
  readonly #tries = new NetworkLimit({ most: 20, windowMs: 10 * MINUTE_MS });
  readonly #codes = new NetworkLimit({ most: 100, windowMs: 24 * 60 * MINUTE_MS });
  readonly #looksOfMember = new WindowLimit({ most: 60, windowMs: MINUTE_MS });
  readonly #looksAtOneself = new WindowLimit({ most: 60, windowMs: MINUTE_MS });
  readonly #changesOfMember = new WindowLimit({ most: 10, windowMs: 60 * MINUTE_MS });
  readonly #keys = new NetworkLimit({ most: 20, windowMs: 10 * MINUTE_MS });

  /** Holders of an address such as a calendar must not use up the website key's calls (CALL-8). */
  lookBySignedAddress(memberId: string, now: number): number {
    return this.#looksOfMember.take(memberId, now).waitMs;
  }

  ask(mailbox: string, client: string, now: number): number {
    const wait = this.#asks.take(client, now).waitMs;
    return wait > 0 ? wait : this.#asksOfMailbox.take(foldAddress(mailbox), now).waitMs;
  }

  lookAtOneself(memberId: string, now: number): number {
    return this.#looksAtOneself.take(memberId, now).waitMs;
  }

  /** Somebody with a member's phone must not use up the website key's calls (SELF-8). */
  useOwnData(memberId: string, now: number): number {
    return this.#changesOfMember.take(memberId, now).waitMs;
  }

  attemptKey(client: string, now: number): number {
    return this.#keys.take(client, now).waitMs;
  }

  attempt(client: string, now: number): number {
    return this.#tries.take(client, now).waitMs;
  }

  /** Counts a code also as an attempt with a link (SIGN-18). */
  attemptCode(client: string, now: number): number {
    const wait = this.attempt(client, now);
    return wait > 0 ? wait : this.#codes.take(client, now).waitMs;
  }
}
