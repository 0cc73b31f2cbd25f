import { BEGUN_PLIES, type Side } from '@sealed-move/client/rules';
import type { EndNotes, GameActions, GameView, CommandRefusal } from '@sealed-move/client/session';
import type { AbsenceWatch } from './absence-watch.ts';
import {
  findFinalTimes,
  readReportedTimes,
  type ClockSetting,
  chooseNote,
  computeTimeLeft,
} from './clock.ts';
import type { StopwatchKeeper } from './kept-stopwatch.ts';
import { measureTimeSpent, type Stopwatch, updateStopwatch } from './stopwatch.ts';
import type { Timepiece } from './timepiece.ts';

interface ClockedView {
  readonly game: GameView;
  /** Null if there are no clocks. */
  readonly setting: ClockSetting | null;
  /** Null if another tab or device keeps the time, or the room is closed. */
  readonly keeps: Side | null;
  /** Whether both players have been in the game, which starts the time for the first move. */
  readonly haveMet: boolean;
  /** How long each side has for its first move; null if the time is unlimited (CLK-8). */
  readonly firstMoveMs: number | null;
}

export interface ClockedGame {
  readonly view: () => ClockedView;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  readonly resign: NonNullable<GameActions['resign']>;
}

/** Time for a first move: enough to return from another page, or from the kettle. */
export const FIRST_MOVE_MS = 5 * 60_000;

/** How often to save the time: at most this much counts by the time of day after a sudden end. */
const KEEP_MS = 1000;

/**
 * Both clocks of one game on one device (CLK-2). They run while the game is open, on every page,
 * and resume from the saved state when it is opened again.
 */
export class GameClock {
  readonly #game: ClockedGame;
  readonly #time: Timepiece;
  readonly #keeper: StopwatchKeeper | null;
  #stopwatch: Stopwatch | null = null;
  #shownLast: readonly [number, number] | null = null;
  #cancelFlag: () => void = () => undefined;
  #cancelKeep: () => void = () => undefined;
  /** The turn for which a call-off was requested; a refused one is not requested again. */
  #calledOff: string | null = null;

  /** Null if claims for absence are impossible. */
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

  /** Runs until the returned function is called, which saves the time used. */
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

  /** The side whose clock is running; null for neither. */
  get running(): Side | null {
    const { game, setting } = this.#game.view();
    return setting !== null && !this.#isBeginning() && this.#isGoing() ? game.turn : null;
  }

  /** Milliseconds for the first move that is due; null if none is due or time is unlimited. */
  get firstMoveLeft(): number | null {
    const { game, setting, firstMoveMs } = this.#game.view();
    if (setting === null || firstMoveMs === null || game.turn === null) return null;
    if (!this.#isBeginning() || this.#isAlone()) return null;
    return Math.max(0, firstMoveMs - this.#spent());
  }

  left(side: Side): number {
    const { game, setting } = this.#game.view();
    if (setting === null) return 0;
    const left = readReportedTimes(setting, game);
    if (game.ending === null) {
      return computeTimeLeft(left, side, this.#isBeginning() ? null : game.turn, this.#spent());
    }
    return (findFinalTimes(left, game.ending, game.notes) ?? this.#shownLast ?? left)[side];
  }

  /** The note for a move made now; undefined in a game without clocks. */
  note(): number | undefined {
    const { game, setting } = this.#game.view();
    return setting === null ? undefined : chooseNote(setting, this.left(game.turn ?? 0));
  }

  /** The notes for an ending now: the times on both clocks; undefined without clocks. */
  notes(): EndNotes | undefined {
    if (!this.hasClocks) return undefined;
    return [Math.round(this.left(0)), Math.round(this.left(1))];
  }

  /** Updates the stopwatch, and drops the flag of the side whose time is kept here. */
  #look(): void {
    const { game, setting } = this.#game.view();
    this.#cancelFlag();
    this.#cancelKeep();
    if (setting === null || game.ending !== null) return;
    const turn = makeTurnKey(game);
    const isNew = this.#stopwatch?.turn !== turn;
    const isGoing = this.#isGoing();
    const wasGoing = this.#stopwatch !== null && this.#stopwatch.since !== null;
    this.#stopwatch = updateStopwatch(this.#stopwatch, turn, isGoing, this.#time.now());
    if (isNew || isGoing !== wasGoing) this.#keep();
    if (!isGoing) return;
    this.#awaitFlag();
    this.#keepSoon();
  }

  #awaitFlag(): void {
    const { game, keeps } = this.#game.view();
    if (game.turn === null || game.turn !== keeps || makeTurnKey(game) === this.#calledOff) return;
    const due = this.#due(game.turn);
    if (due === null) return;
    // In whole ms: a fraction may be too short to wait for, and would fire at once forever.
    this.#cancelFlag = this.#time.after(Math.ceil(due), () => void this.#flag());
  }

  /** When something happens if the side to move does not move; null for never. */
  #due(turn: Side): number | null {
    return this.#isBeginning() ? this.firstMoveLeft : this.left(turn);
  }

  async #flag(): Promise<CommandRefusal | null> {
    const { game, keeps } = this.#game.view();
    if (game.turn === null || game.turn !== keeps) return null;
    // A timer may fire early, and late after a device slept.
    if ((this.#due(game.turn) ?? 1) > 0) {
      this.#awaitFlag();
      return null;
    }
    if (game.moves.length >= BEGUN_PLIES) return this.#game.resign('time', this.notes());
    // Nobody loses a game they may not have seen. An older app does not understand this.
    this.#calledOff = makeTurnKey(game);
    const refused = await this.#game.resign('abort');
    const isOver = refused !== 'unsupported' || this.#isBeginning();
    return isOver ? refused : this.#game.resign('time', this.notes());
  }

  #keepSoon(): void {
    this.#cancelKeep = this.#time.after(KEEP_MS, () => {
      const { game } = this.#game.view();
      if (this.#stopwatch !== null && game.ending === null) {
        this.#stopwatch = updateStopwatch(
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
    return this.#stopwatch === null ? 0 : measureTimeSpent(this.#stopwatch, this.#time.now());
  }

  /** Whether no clock runs yet, because both have not moved; clocks of days always run (CLK-8). */
  #isBeginning(): boolean {
    const { game, setting } = this.#game.view();
    return setting?.isPerMove !== true && game.moves.length < BEGUN_PLIES;
  }

  /**
   * Whether the clock of the side to move runs. A player's own runs once this device has the
   * opponent's move, the opponent's once their app has the player's, as far as this device knows.
   */
  #isGoing(): boolean {
    const { game, keeps } = this.#game.view();
    if (game.turn === null || keeps === null || this.#isAlone()) return false;
    return game.turn === keeps || game.unconfirmed === 0;
  }

  /** Whether nobody has joined the game yet. */
  #isAlone(): boolean {
    const { game, haveMet } = this.#game.view();
    return game.moves.length === 0 && game.number === 1 && !haveMet;
  }
}

function makeTurnKey({ number, moves }: GameView): string {
  return `${number}:${moves.length}`;
}
