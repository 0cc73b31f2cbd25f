import { BEGUN_PLIES } from '@sealed-move/client/rules';
import type { CommandRefusal, GameView, PeerView, Session } from '@sealed-move/client/session';
import { readReportedTimes, type ClockSetting } from './clock.ts';
import type { Timepiece } from './timepiece.ts';
import type { AbsenceRecord, AbsenceKeeper } from './kept-absence.ts';
import { measureElapsed, type Moment } from './stopwatch.ts';

interface WatchedView {
  readonly game: GameView;
  readonly setting: ClockSetting | null;
  /** Whether this device holds a seat in the room. */
  readonly isSeated: boolean;
  readonly isConnected: boolean;
  readonly peer: Pick<PeerView, 'presence' | 'canBeClaimed'>;
}

export interface WatchedGame extends Pick<Session, 'denyAbsence' | 'claimAbsence'> {
  readonly view: () => WatchedView;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  readonly concede: () => Promise<CommandRefusal | null>;
  /** Whether this player could win at all if the opponent's time ran out. */
  readonly canWin: () => boolean;
}

/** How long the player to move may stay away: the time left on their clock, within these bounds. */
export const MIN_ABSENCE_MS = 2 * 60_000;
export const MAX_ABSENCE_MS = 5 * 60_000;
/** How far apart the relay and both devices may notice that a player leaves or returns. */
const TOLERANCE_MS = 10_000;
/** Shorter absences are not shown to a returning player. */
const MIN_SHOWN_MS = 30_000;
const TICK_MS = 1000;
/** The longest a browser delays a timer on a hidden page, plus a margin. */
const MAX_TICK_MS = 90_000;

/** The notice for a player who was away during their own move. */
export interface OwnAbsence {
  readonly awayMs: number;
  readonly limitMs: number;
}

/**
 * Lets a player claim against an opponent who leaves a game with clocks (CLK-9). This device counts
 * the opponent's absence by the relay's reports. It also counts its own player's absence, and only
 * that count answers a claim.
 */
export class AbsenceWatch {
  readonly #game: WatchedGame;
  readonly #time: Timepiece;
  readonly #keeper: AbsenceKeeper | null;
  #record: AbsenceRecord | null;
  /** The opponent's absence in this turn, and when it was last checked. */
  #waiting: { readonly turn: string; readonly ms: number; readonly at: Moment } | null = null;
  #isAnswering = false;
  /** Whether there was no room: then nobody could be present, which is no absence (GOON-12). */
  #hadNoRoom = false;
  #cancelTick: () => void = () => undefined;

  constructor(game: WatchedGame, time: Timepiece, keeper: AbsenceKeeper | null) {
    this.#game = game;
    this.#time = time;
    this.#keeper = keeper;
    this.#record = keeper?.read() ?? null;
  }

  start(): () => void {
    const look = () => this.#look();
    const unsubscribe = this.#game.subscribe(look);
    const unsee = this.#time.onSeen(look);
    look();
    return () => {
      unsubscribe();
      unsee();
      this.#cancelTick();
    };
  }

  /** Milliseconds until a claim is possible; null if the opponent is present or not to move. */
  get claimLeft(): number | null {
    const { game, setting } = this.#game.view();
    if (setting === null || this.#waiting === null || !this.#isAwaited()) return null;
    const { ms, at } = this.#waiting;
    const limit = computeAbsenceLimit(setting, game, game.side === 0 ? 1 : 0);
    return Math.max(0, limit - ms - measureElapsed(at, this.#time.now()));
  }

  /** Whether a claim wins; if not, it draws the game. */
  get canWin(): boolean {
    return this.#game.canWin();
  }

  claim(): Promise<CommandRefusal | null> {
    return this.#game.claimAbsence();
  }

  /** This player's absence before their own move; null if it was short. */
  get ownAbsence(): OwnAbsence | null {
    const { game, setting, peer } = this.#game.view();
    const awayMs = this.#record?.longestMs ?? 0;
    if (!this.#isWatched() || setting === null || peer.canBeClaimed !== true) return null;
    if (game.turn !== game.side || awayMs < MIN_SHOWN_MS) return null;
    return { awayMs, limitMs: computeAbsenceLimit(setting, game, game.side) };
  }

  #look(): void {
    this.#cancelTick();
    this.#hadNoRoom ||= !this.#game.view().isSeated;
    if (!this.#isWatched()) {
      this.#waiting = null;
      return;
    }
    const now = this.#time.now();
    if (this.#hadNoRoom && this.#record !== null) {
      this.#record = { ...this.#record, hereAt: now.epoch };
    }
    this.#hadNoRoom = false;
    this.#noteOwn(now);
    this.#noteOther(now);
    this.#answer();
    this.#cancelTick = this.#time.after(TICK_MS, () => this.#look());
  }

  #noteOwn(now: Moment): void {
    const { game, isConnected } = this.#game.view();
    // A visible page that merely lost its connection to the relay has not been left.
    const isHere = isConnected || !now.isHidden;
    this.#record = updateRecord(this.#record, makeOwnTurnKey(game), isHere, now.epoch);
    this.#keeper?.keep(this.#record);
  }

  #noteOther(now: Moment): void {
    if (!this.#isAwaited()) {
      this.#waiting = null;
      return;
    }
    const { game } = this.#game.view();
    const turn = `${game.number}:${game.moves.length}`;
    const past = this.#waiting;
    const since = past === null ? 0 : measureElapsed(past.at, now);
    // A device that slept cannot know who was present in the meantime.
    const isNew = past?.turn !== turn || since > MAX_TICK_MS;
    this.#waiting = { turn, ms: isNew ? 0 : past.ms + since, at: now };
  }

  #answer(): void {
    const { game, setting } = this.#game.view();
    if (game.absence !== 'theirs' || setting === null || this.#isAnswering) return;
    const awayMs = this.#record?.longestMs ?? 0;
    const wasAway = awayMs >= computeAbsenceLimit(setting, game, game.side) - TOLERANCE_MS;
    this.#isAnswering = true;
    const answered = wasAway ? this.#game.concede() : this.#game.denyAbsence();
    void answered.finally(() => {
      this.#isAnswering = false;
    });
  }

  /** Whether a claim is possible in this game at all. */
  #isWatched(): boolean {
    const { game, setting, isSeated } = this.#game.view();
    const isTimed = setting !== null && setting.isPerMove !== true;
    return isTimed && isSeated && game.ending === null && game.moves.length >= BEGUN_PLIES;
  }

  /** Whether the opponent is to move and away while this device is connected. */
  #isAwaited(): boolean {
    const { game, isConnected, peer } = this.#game.view();
    const isAway = peer.presence === 'away' && peer.canBeClaimed === true;
    return this.#isWatched() && isConnected && isAway && game.turn !== game.side;
  }
}

/** The time a player may stay away, as both devices compute it: the last reported, bounded. */
function computeAbsenceLimit(setting: ClockSetting, game: GameView, side: 0 | 1): number {
  return Math.min(Math.max(readReportedTimes(setting, game)[side], MIN_ABSENCE_MS), MAX_ABSENCE_MS);
}

/** Updates the record of this player's absence, which restarts with each of their own moves. */
function updateRecord(
  record: AbsenceRecord | null,
  turn: string,
  isHere: boolean,
  epoch: number,
): AbsenceRecord {
  if (record?.turn !== turn) {
    return { turn, longestMs: 0, hereAt: isHere ? epoch : (record?.hereAt ?? epoch) };
  }
  if (!isHere) return record;
  const awayMs = Math.max(0, epoch - record.hereAt);
  return { turn, longestMs: Math.max(record.longestMs, awayMs), hereAt: epoch };
}

/** Identifies this player's next move, no matter who is to move. */
function makeOwnTurnKey({ number, moves, side }: GameView): string {
  return `${number}:${side === 0 ? Math.ceil(moves.length / 2) : Math.floor(moves.length / 2)}`;
}
