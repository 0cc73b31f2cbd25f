import { BEGUN_PLIES, type Side } from '@sealed-move/client/rules';
import type { EndNotes, GameActions, GameView, CommandRefusal } from '@sealed-move/client/session';
import type { AbsenceWatch } from './absence-watch.ts';
import { atEnd, banks, type ClockSetting, noteOf, remaining } from './clock.ts';
import type { StopwatchKeeper } from './kept-stopwatch.ts';
import { spent, type Stopwatch, wind } from './stopwatch.ts';
import type { Timepiece } from './timepiece.ts';

/** What a clock needs to know of its game. */
interface ClockedView {
  readonly game: GameView;
  /** Null: without clocks. */
  readonly setting: ClockSetting | null;
  /** The side whose time this device keeps; null: another tab or device does, or the room is closed. */
  readonly keeps: Side | null;
  /** Whether both have been at the game: the time of the first move starts then. */
  readonly haveMet: boolean;
  /** How long each side has for its first move; null: as long as they like (CLK-8). */
  readonly firstMoveMs: number | null;
}

export interface ClockedGame {
  readonly view: () => ClockedView;
  /** @returns how to stop listening */
  readonly subscribe: (listener: () => void) => () => void;
  readonly resign: NonNullable<GameActions['resign']>;
}

/** Between friends: time to come from another page, or from the kettle. */
export const FIRST_MOVE_MS = 5 * 60_000;

/** A page may be killed without warning: at most this much more goes by the time of day. */
const KEEP_MS = 1000;

/**
 * Both clocks of one game on one device (CLK-2). It goes on as long as the game is open, whatever page
 * is looked at, and from what was kept when it is opened again.
 */
export class GameClock {
  readonly #game: ClockedGame;
  readonly #time: Timepiece;
  readonly #keeper: StopwatchKeeper | null;
  #stopwatch: Stopwatch | null = null;
  #shownLast: readonly [number, number] | null = null;
  #cancelFlag: () => void = () => undefined;
  #cancelKeep: () => void = () => undefined;
  /** The turn that was to be called off: what refuses it once is not asked again and again. */
  #calledOff: string | null = null;

  /** Null: nobody can be claimed against. */
  readonly absence: AbsenceWatch | null;

  constructor(
    game: ClockedGame,
    time: Timepiece,
    keeper: StopwatchKeeper | null,
    absence: AbsenceWatch | null = null,
  ) {
    this.absence = absence;
    this.#game = game;
    this.#time = time;
    this.#keeper = keeper;
    this.#stopwatch = keeper?.read() ?? null;
  }

  /** Runs until the returned is called; what was thought is kept then. */
  start(): () => void {
    const look = () => this.#look();
    const unsubscribe = this.#game.subscribe(look);
    const unsee = this.#time.onSeen(look);
    look();
    const stopWatching = this.absence?.start();
    return () => {
      stopWatching?.();
      unsubscribe();
      unsee();
      this.#cancelFlag();
      this.#cancelKeep();
      this.#keep();
    };
  }

  get hasClocks(): boolean {
    return this.#game.view().setting !== null;
  }

  /** Whose clock runs now; null: none does. */
  get running(): Side | null {
    const { game, setting } = this.#game.view();
    return setting !== null && !this.#isBeginning() && this.#isGoing() ? game.turn : null;
  }

  /** How long there is for the first move that is due, in ms; null: none is yet, or it has no end. */
  get firstMoveLeft(): number | null {
    const { game, setting, firstMoveMs } = this.#game.view();
    if (setting === null || firstMoveMs === null || game.turn === null) return null;
    if (!this.#isBeginning() || this.#isAlone()) return null;
    return Math.max(0, firstMoveMs - this.#spent());
  }

  /** What a side has left at this moment, in ms. */
  left(side: Side): number {
    const { game, setting } = this.#game.view();
    if (setting === null) return 0;
    const left = banks(setting, game);
    if (game.ending === null) {
      return remaining(left, side, this.#isBeginning() ? null : game.turn, this.#spent());
    }
    return (atEnd(left, game.ending, game.notes) ?? this.#shownLast ?? left)[side];
  }

  /** What goes with a move that is made now; undefined in a game without clocks. */
  note(): number | undefined {
    const { game, setting } = this.#game.view();
    return setting === null ? undefined : noteOf(setting, this.left(game.turn ?? 0));
  }

  /** What goes with what ends the game now: what both clocks show; undefined without clocks. */
  notes(): EndNotes | undefined {
    if (!this.hasClocks) return undefined;
    return [Math.round(this.left(0)), Math.round(this.left(1))];
  }

  /** Winds the stopwatch after whatever happened, and sets the flag of whoever keeps time here. */
  #look(): void {
    const { game, setting } = this.#game.view();
    this.#cancelFlag();
    this.#cancelKeep();
    if (setting === null || game.ending !== null) return;
    const turn = turnOf(game);
    const isNew = this.#stopwatch?.turn !== turn;
    const isGoing = this.#isGoing();
    const wasGoing = this.#stopwatch !== null && this.#stopwatch.since !== null;
    this.#stopwatch = wind(this.#stopwatch, turn, isGoing, this.#time.now());
    if (isNew || isGoing !== wasGoing) this.#keep();
    if (!isGoing) return;
    this.#awaitFlag();
    this.#keepSoon();
  }

  #awaitFlag(): void {
    const { game, keeps } = this.#game.view();
    if (game.turn === null || game.turn !== keeps || turnOf(game) === this.#calledOff) return;
    const due = this.#due(game.turn);
    if (due === null) return;
    // In whole ms: what is left may be too little to be waited for, and would ring at once for ever.
    this.#cancelFlag = this.#time.after(Math.ceil(due), () => void this.#flag());
  }

  /** When something is to happen if that side does not move; null: never. */
  #due(turn: Side): number | null {
    return this.#isBeginning() ? this.firstMoveLeft : this.left(turn);
  }

  async #flag(): Promise<CommandRefusal | null> {
    const { game, keeps } = this.#game.view();
    if (game.turn === null || game.turn !== keeps) return null;
    // A timer may ring early, and a device that slept late.
    if ((this.#due(game.turn) ?? 1) > 0) {
      this.#awaitFlag();
      return null;
    }
    if (game.moves.length >= BEGUN_PLIES) return this.#game.resign('time', this.notes());
    // Nobody loses a game that they may not have seen. An older app cannot be told so.
    this.#calledOff = turnOf(game);
    const refused = await this.#game.resign('abort');
    const isOver = refused !== 'unsupported' || this.#isBeginning();
    return isOver ? refused : this.#game.resign('time', this.notes());
  }

  #keepSoon(): void {
    this.#cancelKeep = this.#time.after(KEEP_MS, () => {
      const { game } = this.#game.view();
      if (this.#stopwatch !== null && game.ending === null) {
        this.#stopwatch = wind(
          this.#stopwatch,
          this.#stopwatch.turn,
          this.#isGoing(),
          this.#time.now(),
        );
        this.#shownLast = [this.left(0), this.left(1)];
      }
      this.#keep();
      this.#keepSoon();
    });
  }

  #keep(): void {
    if (this.#stopwatch !== null && this.hasClocks) this.#keeper?.keep(this.#stopwatch);
  }

  #spent(): number {
    return this.#stopwatch === null ? 0 : spent(this.#stopwatch, this.#time.now());
  }

  /** Until both have moved no clock runs, but in a game of days, whose moves have their own (CLK-8). */
  #isBeginning(): boolean {
    const { game, setting } = this.#game.view();
    return setting?.isPerMove !== true && game.moves.length < BEGUN_PLIES;
  }

  /**
   * From move to move: one's own clock since this device had the other's move, the other's since
   * their app had one's own, as far as this device knows.
   */
  #isGoing(): boolean {
    const { game, keeps } = this.#game.view();
    if (game.turn === null || keeps === null || this.#isAlone()) return false;
    return game.turn === keeps || game.unconfirmed === 0;
  }

  /** Nobody has come to the game yet. */
  #isAlone(): boolean {
    const { game, haveMet } = this.#game.view();
    return game.moves.length === 0 && game.number === 1 && !haveMet;
  }
}

function turnOf({ number, moves }: GameView): string {
  return `${number}:${moves.length}`;
}
