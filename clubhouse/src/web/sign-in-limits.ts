import { Limit } from './limit.ts';

const MINUTE_MS = 60_000;

/** How often links may be asked for, and links and keys tried (SIGN-5, SIGN-6, COACH-3). */
export class SignInLimits {
  readonly #asksOfAddress = new Limit(5, 60 * MINUTE_MS);
  readonly #asksOfNetwork = new Limit(30, 60 * MINUTE_MS);
  readonly #triesOfNetwork = new Limit(20, 10 * MINUTE_MS);
  readonly #looksOfMember = new Limit(60, MINUTE_MS);
  readonly #keysOfNetwork = new Limit(20, 10 * MINUTE_MS);

  /**
   * Counts a look at an address that was signed for a member, as of a calendar: who has it must not
   * spend the calls of the website key (CALL-8). @returns 0, or the milliseconds to wait
   */
  lookBySignedAddress(memberId: string, now: number): number {
    return this.#looksOfMember.take(memberId, now);
  }

  /** Counts a link asked for. @returns 0, or the milliseconds to wait */
  ask(address: string, network: string, now: number): number {
    const wait = this.#asksOfNetwork.take(network, now);
    return wait > 0 ? wait : this.#asksOfAddress.take(address.toLowerCase(), now);
  }

  /** Counts a coach's key tried. @returns 0, or the milliseconds to wait */
  attemptKey(network: string, now: number): number {
    return this.#keysOfNetwork.take(network, now);
  }

  /** Counts a link tried. @returns 0, or the milliseconds to wait */
  attempt(network: string, now: number): number {
    return this.#triesOfNetwork.take(network, now);
  }
}
