import type { Outcome, Side } from '@sealed-move/client/rules';
import type { EndingView } from '@sealed-move/client/session';
import type { ClockSetting } from '../clock/clock.ts';
import type { SoundName } from '../sound/tones.ts';
import type { GameName } from './core/names.ts';
import type { Result } from './ending.ts';

/**
 * What the site has to know of a game to keep it, list it, play it over a relay and tell of it. What
 * is seen of it at a table is its `GameTable`. Methods take positions and plies that came from the
 * same game, and from no other.
 */
export interface Game {
  readonly name: GameName;
  readonly rules: GameRules;
  /** What the two sides are called in what the page speaks, who moves first before the other. */
  readonly sides: readonly [string, string];
  /** The board before the first move, as a `Ply` has it. */
  readonly start: string;
  /**
   * The moves one by one, up to the first that is not legal. What `known` already holds of the same
   * game is taken from there.
   */
  lineOf(moves: readonly string[], known?: readonly Ply[]): readonly Ply[];
  /** A move as the page writes it: the letters of pieces are those of the language. */
  written(ply: Ply): string;
  /** A move as one would say it: `Black: knight takes f6, check`. */
  moveWords(ply: Ply): string;
  /**
   * @param moves all of the game
   * @param won who won it; '' for nobody, or where that is not said
   */
  endedWords(ending: RulesEnding, moves: readonly string[], won: string): EndingWords;
  /** Where time ran out, and the other side could not win any more. */
  drawnOnTime(): Omit<EndingWords, 'brief'>;
  readonly record: GameRecord;
  /** Where it begins; none: where it always does. */
  readonly beginning?: Beginning;
  /**
   * The same game from where the host's options have it begin, the same object each time; null:
   * nothing can be played from there. None: it has one beginning.
   */
  readonly begin?: (options: unknown) => Game | null;
}

/** Where a game begins that could have begun elsewhere. */
interface Beginning {
  /** As the game writes positions down: a FEN. */
  readonly position: string;
  /** How many moves of either side count as made before it, by which moves are numbered. */
  readonly plies: number;
  /** What both players are told of it: `Chess960, position 518`. */
  readonly words: () => string;
}

/** The rules for the library, whatever positions they have. */
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

/** A move that was played, with what every page shows of it. */
export interface Ply {
  /** As the game writes its moves down: `Nf3` in chess, which calls it SAN; `d3` in reversi. */
  readonly san: string;
  readonly side: Side;
  /** What it went from and to, one after the other: `g1f3`, `d3`; '' for none. */
  readonly squares: string;
  /** The board after it, rank by rank, as small boards draw it. */
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
  /** `by checkmate`, after who won. */
  readonly brief: string;
}

/** How a game is taken away. */
export interface GameRecord {
  words(): RecordWords;
  /** The ending of a file's name, without the dot. */
  readonly ending: string;
  readonly type: string;
  readonly write: (recorded: RecordedGame) => string;
}

/** What buttons say of it. */
interface RecordWords {
  /** `PGN` */
  readonly label: string;
  readonly copy: string;
  readonly copyTitle: string;
  readonly save: string;
  readonly saveTitle: string;
  readonly copyGame: (number: number) => string;
  /** So many games of a match. */
  readonly copyAll: (count: number) => string;
}

interface RecordedGame {
  /** The names of side 0 and side 1. */
  readonly names: readonly [string, string];
  readonly at: Date;
  /** Within its match, from 1. */
  readonly number: number;
  readonly result: Result;
  readonly moves: readonly string[];
  /** An earlier game of a match keeps none. */
  readonly terms?: { readonly clock: ClockSetting | null; readonly ending: EndingView | null };
}
