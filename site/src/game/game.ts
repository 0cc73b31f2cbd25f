import type { Outcome, Side } from '@sealed-move/client/rules';
import type { EndingView } from '@sealed-move/client/session';
import type { ClockSetting } from '../clock/clock.ts';
import type { SoundName } from '../sound/tones.ts';
import type { GameName } from './core/names.ts';
import type { Result } from './ending.ts';

/**
 * Everything the site needs to store a game, list it, play it over a relay and describe it. A table
 * shows it through its `GameTable`. Methods accept positions and plies only from the same game.
 */
export interface Game {
  readonly name: GameName;
  readonly rules: GameRules;
  /** The names of the two sides in the page's language, first mover first. */
  readonly sides: readonly [string, string];
  /** The board before the first move, in the form of `Ply.placement`. */
  readonly start: string;
  /** Lists the moves up to the first illegal one. Reuses `known`, a line of the same game. */
  lineOf(moves: readonly string[], known?: readonly Ply[]): readonly Ply[];
  /** A move in the page's notation, with the language's letters for pieces. */
  written(ply: Ply): string;
  /** A move as spoken: `Black: knight takes f6, check`. */
  moveWords(ply: Ply): string;
  /**
   * @param moves all of the game
   * @param won the winner; '' if there is none or it is not named
   */
  endedWords(ending: RulesEnding, moves: readonly string[], won: string): EndingWords;
  /** The words for a time-out against a side that could no longer win. */
  drawnOnTime(): Omit<EndingWords, 'brief'>;
  readonly record: GameRecord;
  /** The start position; undefined if it is always the same. */
  readonly beginning?: Beginning;
  /**
   * The game from the start position in the host's options, as the same object each time. Null if
   * that cannot be played; undefined if the start is always the same.
   */
  readonly begin?: (options: unknown) => Game | null;
}

/** A start position in a game that has several. */
interface Beginning {
  /** The position in the game's own notation: a FEN. */
  readonly position: string;
  /** The number of half-moves that count as made before the position, for numbering. */
  readonly plies: number;
  /** Its description for both players: `Chess960, position 518`. */
  readonly words: () => string;
}

interface GameRules {
  readonly name: string;
  initial(): unknown;
  turn(position: unknown): Side;
  apply(position: unknown, move: string): unknown;
  outcome(position: unknown): Outcome | null;
  claim(position: unknown): string | null;
  canWin?(position: unknown, side: Side): boolean;
  begin?(options: unknown): GameRules | null;
}

export interface Ply {
  /** The move in the game's own notation: `Nf3` in chess (its SAN), or `d3` in reversi. */
  readonly san: string;
  readonly side: Side;
  /** The squares of the move, from and to: `g1f3`, `d3`; '' if there is none. */
  readonly squares: string;
  /** The board after the move, rank by rank, as small boards draw it. */
  readonly placement: string;
  readonly sound: SoundName;
}

export type RulesEnding = Extract<EndingView, { by: 'moves' | 'claim' }>;

/** How the rules ended a game, in three lengths. */
export interface EndingWords {
  /** `Checkmate. Grace wins.`, `Draw by stalemate: …` */
  readonly spoken: string;
  /** `Checkmate in 7 moves.` */
  readonly reason: string;
  /** `by checkmate`, to follow the winner's name. */
  readonly brief: string;
}

export interface GameRecord {
  words(): RecordWords;
  /** The file extension, without the dot. */
  readonly ending: string;
  readonly type: string;
  readonly write: (recorded: RecordedGame) => string;
}

interface RecordWords {
  readonly label: string;
  readonly copy: string;
  readonly copyTitle: string;
  readonly save: string;
  readonly saveTitle: string;
  readonly copyGame: (number: number) => string;
  readonly copyAll: (count: number) => string;
}

interface RecordedGame {
  /** The names of side 0 and side 1. */
  readonly names: readonly [string, string];
  readonly at: Date;
  /** The number of the game within its match, from 1. */
  readonly number: number;
  readonly result: Result;
  readonly moves: readonly string[];
  /** Undefined for an earlier game of a match, which stores no terms. */
  readonly terms?: { readonly clock: ClockSetting | null; readonly ending: EndingView | null };
}
