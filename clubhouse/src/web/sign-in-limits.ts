import { foldAddress } from '../addresses/address.ts';
import { NetworkLimit, WindowLimit } from 'service/window-limit';

const MINUTE_MS = 60_000;

/** How often links may be asked for, and links and keys tried (SIGN-5, SIGN-6, COACH-3). */
export class SignInLimits {
  readonly #asksOfMailbox = new WindowLimit({ most: 5, windowMs: 60 * MINUTE_MS });
  readonly #asks = new NetworkLimit({ most: 30, windowMs: 60 * MINUTE_MS });
  readonly #tries = new NetworkLimit({ most: 20, windowMs: 10 * MINUTE_MS });
  readonly #looksOfMember = new WindowLimit({ most: 60, windowMs: MINUTE_MS });
  readonly #looksAtOneself = new WindowLimit({ most: 60, windowMs: MINUTE_MS });
  readonly #changesOfMember = new WindowLimit({ most: 10, windowMs: 60 * MINUTE_MS });
  readonly #keys = new NetworkLimit({ most: 20, windowMs: 10 * MINUTE_MS });

  /**
   * Counts a look at an address that was signed for a member, as of a calendar: who has it must not
   * spend the calls of the website key (CALL-8). @returns 0, or the milliseconds to wait
   */
  lookBySignedAddress(memberId: string, now: number): number {
    return this.#looksOfMember.take(memberId, now).waitMs;
  }

  /** Counts a link asked for. @returns 0, or the milliseconds to wait */
  ask(mailbox: string, client: string, now: number): number {
    const wait = this.#asks.take(client, now).waitMs;
    return wait > 0 ? wait : this.#asksOfMailbox.take(foldAddress(mailbox), now).waitMs;
  }

  /** Counts a look of a member at what the club has of them. @returns 0, or the milliseconds to wait */
  lookAtOneself(memberId: string, now: number): number {
    return this.#looksAtOneself.take(memberId, now).waitMs;
  }

  /**
   * Counts what a member changes of themselves, or takes with them: who has their phone must not
   * spend the calls of the website key (SELF-8). @returns 0, or the milliseconds to wait
   */
  useOwnData(memberId: string, now: number): number {
    return this.#changesOfMember.take(memberId, now).waitMs;
  }

  /** Counts a coach's key tried. @returns 0, or the milliseconds to wait */
  attemptKey(client: string, now: number): number {
    return this.#keys.take(client, now).waitMs;
  }

  /** Counts a link tried. @returns 0, or the milliseconds to wait */
  attempt(client: string, now: number): number {
    return this.#tries.take(client, now).waitMs;
  }
}
