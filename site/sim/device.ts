import { FIRST_MOVE_MS, GameClock } from '../src/clock/game-clock.ts';
import type { Stopwatch } from '../src/clock/stopwatch.ts';
import { chessRules } from '../src/chess/game/chess-rules.ts';
import { readOptions } from '../src/clock/options.ts';
import { readSavedGame, type SavedGame } from '@sealed-move/client/saved-games';
import { createSession, type Session } from '@sealed-move/client/session';
import type { LyingRelay } from '@sealed-move/client/testing/lying-relay';

const EPOCH = 1_700_000_000_000;

/** A player's device with a wrong clock, whose page closes and opens again. */
export class Device {
  /** How far the device's clock is off, in ms. */
  skew: number;
  readonly #relay: LyingRelay;
  readonly #seat: number;
  #saved: SavedGame;
  #kept: Stopwatch | null = null;
  #pages = 0;
  #openedAt = 0;
  #session: Session;
  #clock: GameClock;
  #stopClock: () => void = () => undefined;

  constructor(relay: LyingRelay, seat: number, saved: SavedGame, skew: number) {
    this.#relay = relay;
    this.#seat = seat;
    this.#saved = saved;
    this.skew = skew;
    this.#session = this.#newSession(saved);
    this.#clock = this.#newClock();
  }

  get session(): Session {
    return this.#session;
  }

  get clock(): GameClock {
    return this.#clock;
  }

  open(): void {
    this.#session.start();
    this.#stopClock = this.#clock.start();
  }

  /** Closes the page; only the saved data remains. */
  async close(): Promise<void> {
    this.#stopClock();
    await this.#session.stop();
  }

  reopen(): void {
    this.#pages += 1;
    this.#openedAt = this.#relay.time.now;
    const read = readSavedGame(JSON.parse(JSON.stringify(this.#saved)));
    if (read === null) throw new Error('what was saved can be opened');
    this.#session = this.#newSession(read);
    this.#clock = this.#newClock();
    this.open();
  }

  #epoch(): number {
    return EPOCH + this.#relay.time.now + this.skew;
  }

  #newSession(saved: SavedGame): Session {
    const store = { save: async (next: SavedGame) => void (this.#saved = next) };
    const platform = this.#relay.platform(() => this.#epoch());
    return createSession({ rules: chessRules, saved, store, ownerKey: null, platform });
  }

  #newClock(): GameClock {
    const session = this.#session;
    const game = {
      view: () => ({
        game: session.view.game,
        setting: readOptions(session.view.setup?.options).clock,
        keeps: session.view.game.side,
        haveMet: session.view.peer.presence !== 'never',
        firstMoveMs: FIRST_MOVE_MS,
      }),
      subscribe: (listener: () => void) => session.subscribe(listener),
      resign: session.resign,
    };
    const time = {
      now: () => ({
        epoch: this.#epoch(),
        elapsed: this.#relay.time.now - this.#openedAt,
        page: `${this.#seat} ${this.#pages}`,
        isHidden: false,
      }),
      after: (ms: number, then: () => void) => this.#relay.time.after(ms, then),
      onSeen: () => () => undefined,
    };
    const keeper = {
      // As in a browser: the monotonic clock does not outlive its page.
      read: () => this.#kept && { ...this.#kept, since: toEarlierPage(this.#kept.since) },
      keep: (stopwatch: Stopwatch) => void (this.#kept = stopwatch),
    };
    return new GameClock(game, time, keeper);
  }
}

function toEarlierPage(since: Stopwatch['since']): Stopwatch['since'] {
  return since && { ...since, elapsed: 0, page: 'before', isHidden: true };
}
