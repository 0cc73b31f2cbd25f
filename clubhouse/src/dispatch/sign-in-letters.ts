import { LeagueFailure } from '../api/answer.ts';
import type { NewSignInWish, SignInWish } from '../store/sign-in-wishes.ts';
import type { Store } from '../store/store.ts';
import type { Log } from './log.ts';
import { Loop } from './loop.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Letters on their way at once: a mail server that hangs holds up only this many. */
const MAX_CONCURRENT_LETTERS = 10;
/** Whoever has waited this long has asked somebody else, or has gone to bed. */
export const MAX_WAIT_MS = 6 * 60 * MINUTE_MS;

const ENDED = { kind: 'ended' } as const;

/** What came of one attempt. */
export type SignInOutcome =
  /** Mailed, or nobody whom a letter could be mailed to. */
  | { readonly kind: 'ended' }
  /** The mail server takes it later. */
  | { readonly kind: 'later'; readonly reason: string };

interface Options {
  readonly store: Store;
  readonly log: Log;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Makes a link and mails it. @throws NoAnswer where the league says nothing */
  readonly send: (wish: SignInWish) => Promise<SignInOutcome>;
}

/**
 * Mails the sign-in links that were asked for. A request is stored before the page says that a link
 * is on its way. The site tries again until the link is mailed, also after a restart (SIGN-12).
 */
export class SignInLetters {
  readonly #options: Options;
  readonly #loop: Loop;
  readonly #running = new Map<number, Promise<void>>();
  /** Mailed, and not removed since the disk took nothing: they are not mailed again. */
  readonly #ended = new Set<number>();
  /** How often in a row the league gave no answer. */
  #failures = 0;
  #awayUntil = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#loop = new Loop(
      async () => this.step(),
      (error) => options.log.error({ err: error }, 'sign-in letters stopped for a minute'),
    );
  }

  /** @returns false where it is not taken: too many wait @throws where it cannot be stored */
  ask(wish: NewSignInWish): boolean {
    const { store, now } = this.#options;
    const isTaken = store.wishes.add(wish, now());
    if (isTaken) this.#loop.wake();
    else this.#options.log.error({}, 'no sign-in link is taken down: too many wait');
    return isTaken;
  }

  /** One process alone may run it on a store. */
  start(): void {
    this.#loop.start();
  }

  /** What is under way ends, or is tried again by the next start. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    await this.ended();
  }

  /** When all that is under way has ended. */
  async ended(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  /** Begins what is due. @returns the milliseconds until the next look */
  step(): number {
    const { store, now } = this.#options;
    if (this.#awayUntil > now()) return this.#awayUntil - now();
    // While the league is away one wish tries it, and not ten.
    const free = (this.#failures > 0 ? 1 : MAX_CONCURRENT_LETTERS) - this.#running.size;
    const due = free > 0 ? store.wishes.due(now(), MAX_CONCURRENT_LETTERS) : [];
    const next = due.filter(({ place }) => !this.#running.has(place)).slice(0, free);
    for (const wish of next) this.#begin(wish);
    // Each that ends wakes the loop; what is under way is due all the time.
    if (this.#running.size > 0) return MINUTE_MS;
    const at = store.wishes.nextAttempt();
    return at === null ? MINUTE_MS : Math.max(at - now(), 0);
  }

  #begin(wish: SignInWish): void {
    const { log, now } = this.#options;
    const attempt = this.#try(wish)
      .catch((error: unknown) => {
        this.#awayUntil = now() + MINUTE_MS;
        log.error({ err: error }, 'what came of a sign-in letter could not be stored');
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
      log.error({ attempts: wish.attempts }, 'a sign-in letter was given up: it waited too long');
      this.#ended.add(wish.place);
    }
    const outcome = this.#ended.has(wish.place) ? ENDED : await this.#send(wish);
    if (outcome === null) return;
    if (outcome.kind === 'later') return this.#postpone(wish, outcome.reason);
    this.#ended.add(wish.place);
    store.wishes.remove(wish.place);
    this.#ended.delete(wish.place);
  }

  /** @returns null where the league gave no answer: the wish waits */
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
      // A bug, or a disk without room: the next attempt may find it mended.
      log.error({ err: error }, 'a sign-in letter could not be made');
      return { kind: 'later', reason: 'it could not be made' };
    }
  }

  #postpone({ place, attempts }: SignInWish, reason: string): void {
    const { store, log, now } = this.#options;
    const wait = Math.min(5 * SECOND_MS * 4 ** attempts, 10 * MINUTE_MS);
    store.wishes.postpone(place, now() + wait);
    log.warn({ reason, again_in_ms: wait }, 'a sign-in letter was not taken');
  }

  /** Nobody's letter can be made: all wait. */
  #wait({ place, attempts }: SignInWish, error: LeagueFailure): void {
    const { store, log, now } = this.#options;
    // Another tries it next: it may be this one alone that the league does not answer.
    store.wishes.postpone(place, now() + Math.min(5 * SECOND_MS * 2 ** attempts, MINUTE_MS));
    // Those beside it are no failures of their own.
    if (this.#awayUntil > now()) return;
    this.#failures += 1;
    const wait = Math.min(5 * SECOND_MS * 2 ** (this.#failures - 1), MINUTE_MS);
    this.#awayUntil = now() + wait;
    log.warn(
      { err: error, waiting: store.wishes.count(), again_in_ms: wait },
      'the league gave no answer: sign-in letters wait',
    );
  }

  #leagueAnswered(): void {
    if (this.#failures > 0) this.#options.log.warn({}, 'sign-in letters are made again');
    this.#failures = 0;
    this.#awayUntil = 0;
  }
}
