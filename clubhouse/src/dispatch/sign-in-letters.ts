import { LeagueFailure } from '../api/answer.ts';
import type { NewSignInWish, SignInWish } from '../store/sign-in-wishes.ts';
import type { Store } from '../store/store.ts';
import type { Log } from './log.ts';
import { Loop } from './loop.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Emails sent at the same time, so that a hanging mail server blocks only this many. */
const MAX_CONCURRENT_LETTERS = 10;
/** How long to try: after this wait, people have asked someone else or gone to bed. */
export const MAX_WAIT_MS = 6 * 60 * MINUTE_MS;

const ENDED = { kind: 'ended' } as const;

export type SignInOutcome =
  /** The link was emailed, or there is nobody to email. */
  | { readonly kind: 'ended' }
  /** The mail server will accept the email later. */
  | { readonly kind: 'later'; readonly reason: string };

interface Options {
  readonly store: Store;
  readonly log: Log;
  readonly now: () => number;
  /** @throws NoAnswer if the league does not answer */
  readonly send: (wish: SignInWish) => Promise<SignInOutcome>;
}

/**
 * Emails requested sign-in links. A request is stored before the page says a link is on its way.
 * The site retries until it is sent, even after a restart (SIGN-12).
 */
export class SignInLetters {
  readonly #options: Options;
  readonly #loop: Loop;
  readonly #running = new Map<number, Promise<void>>();
  /** Requests sent but still stored, because the disk accepted no writes. Never sent again. */
  readonly #ended = new Set<number>();
  /** Consecutive calls without an answer from the league. */
  #failures = 0;
  #awayUntil = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#loop = new Loop(
      async () => this.step(),
      (error) => options.log.error({ err: error }, 'sign-in emails stopped for a minute'),
    );
  }

  /**
   * @returns false if too many are waiting
   * @throws if it cannot be stored
   */
  ask(wish: NewSignInWish): boolean {
    const { store, now } = this.#options;
    const isTaken = store.wishes.add(wish, now());
    if (isTaken) this.#loop.wake();
    else this.#options.log.error({}, 'a sign-in request was not stored: too many are waiting');
    return isTaken;
  }

  /** Only one process may run this on a store. */
  start(): void {
    this.#loop.start();
  }

  /** Finishes running work, or leaves it to the next start. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    await this.ended();
  }

  async ended(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  /** @returns milliseconds until the next check */
  step(): number {
    const { store, now } = this.#options;
    if (this.#awayUntil > now()) return this.#awayUntil - now();
    // While the league is away, only one request at a time tries it.
    const free = (this.#failures > 0 ? 1 : MAX_CONCURRENT_LETTERS) - this.#running.size;
    const due = free > 0 ? store.wishes.due(now(), MAX_CONCURRENT_LETTERS) : [];
    const next = due.filter(({ place }) => !this.#running.has(place)).slice(0, free);
    for (const wish of next) this.#begin(wish);
    // Each one that ends wakes the loop; running ones count as due all the time.
    if (this.#running.size > 0) return MINUTE_MS;
    const at = store.wishes.nextAttempt();
    return at === null ? MINUTE_MS : Math.max(at - now(), 0);
  }

  #begin(wish: SignInWish): void {
    const { log, now } = this.#options;
    const attempt = this.#try(wish)
      .catch((error: unknown) => {
        this.#awayUntil = now() + MINUTE_MS;
        log.error({ err: error }, 'the outcome of a sign-in email could not be stored');
      })
      .finally(() => {
        this.#running.delete(wish.place);
        this.#loop.wake();
      });
    this.#running.set(wish.place, attempt);
  }

  async #try(wish: SignInWish): Promise<void> {
    const { store, now, log } = this.#options;
    if (now() - wish.askedAt > MAX_WAIT_MS) {
      log.error({ attempts: wish.attempts }, 'a sign-in email was given up: it waited too long');
      this.#ended.add(wish.place);
    }
    const outcome = this.#ended.has(wish.place) ? ENDED : await this.#send(wish);
    if (outcome === null) return;
    if (outcome.kind === 'later') return this.#postpone(wish, outcome.reason);
    this.#ended.add(wish.place);
    store.wishes.remove(wish.place);
    this.#ended.delete(wish.place);
  }

  /** @returns null if the league gave no answer, so that the request waits */
  async #send(wish: SignInWish): Promise<SignInOutcome | null> {
    const { send, log } = this.#options;
    try {
      const outcome = await send(wish);
      this.#leagueAnswered();
      return outcome;
    } catch (error) {
      if (error instanceof LeagueFailure) {
        this.#wait(wish, error);
        return null;
      }
      // A bug or a full disk; the next attempt may succeed.
      log.error({ err: error }, 'a sign-in email could not be created');
      return { kind: 'later', reason: 'it could not be made' };
    }
  }

  #postpone({ place, attempts }: SignInWish, reason: string): void {
    const { store, log, now } = this.#options;
    const wait = Math.min(5 * SECOND_MS * 4 ** attempts, 10 * MINUTE_MS);
    store.wishes.postpone(place, now() + wait);
    log.warn({ reason, again_in_ms: wait }, 'a sign-in email was not accepted');
  }

  /** Lets all requests wait, because no email can be made. */
  #wait({ place, attempts }: SignInWish, error: LeagueFailure): void {
    const { store, log, now } = this.#options;
    // Another request goes next, in case the league fails only for this one.
    store.wishes.postpone(place, now() + Math.min(5 * SECOND_MS * 2 ** attempts, MINUTE_MS));
    // Requests running at the same time do not count as separate failures.
    if (this.#awayUntil > now()) return;
    this.#failures += 1;
    const wait = Math.min(5 * SECOND_MS * 2 ** (this.#failures - 1), MINUTE_MS);
    this.#awayUntil = now() + wait;
    log.warn(
      { err: error, waiting: store.wishes.count(), again_in_ms: wait },
      'the league did not answer: sign-in emails are waiting',
    );
  }

  #leagueAnswered(): void {
    if (this.#failures > 0) this.#options.log.warn({}, 'sign-in emails are created again');
    this.#failures = 0;
    this.#awayUntil = 0;
  }
}
