import type { ComponentChildren, JSX } from 'preact';
import type { Side } from '@sealed-move/client/rules';
import type { EndingView, CommandRefusal } from '@sealed-move/client/session';
import type { PlayChoices } from './choices.ts';
import type { Ply } from './game.ts';
import type { Question } from './question.ts';

export interface GameTable {
  /** A piece of that side, shown beside its player's name. */
  readonly Token: (props: { readonly side: Side }) => JSX.Element;
  /** A hook: the game must not change while a page shows it. */
  readonly useTable: (at: TableContext) => TableState;
}

export interface TableContext {
  /** The start position in the game's own notation; null if it is always the same. */
  readonly start: string | null;
  readonly moves: readonly string[];
  /** The side that may move now; null for neither. */
  readonly moving: Side | null;
  /** The side that may premove; null for neither. */
  readonly ahead: Side | null;
  readonly side: Side;
  readonly other: string;
  readonly confirms: boolean;
  readonly play: (move: string) => Promise<CommandRefusal | null>;
}

interface Alarm {
  readonly side: Side;
  readonly words: string;
}

export interface TableState {
  readonly line: readonly Ply[];
  /** Why a draw may be claimed; null if it may not. */
  readonly claim: string | null;
  readonly entry: MoveEntry;
  readonly board: (shown: ShownBoard) => JSX.Element;
  /** The captures or points of a side, shown below its player's name. */
  readonly beside: (side: Side, shown: number) => ComponentChildren;
  /** Replaces the notice to the side to move in a position; null for the usual one. */
  readonly alarm: (shown: number) => Alarm | null;
  readonly typing: MoveTyping;
}

interface MoveEntry {
  /** The question to answer before the move is made; null if there is none. */
  readonly question: Question | null;
  /** Asks the player to make the only possible move; null if there are others. */
  readonly forced: Question | null;
  /** Describes a premove; null if there is none. */
  readonly waiting: Question | null;
  readonly refused: CommandRefusal | null;
  /** Enters a whole typed move. */
  readonly commit: (move: string) => void;
}

export interface ShownBoard {
  /** How many of the moves made are shown; null for all of them and the one in progress. */
  readonly count: number | null;
  readonly bottom: Side;
  readonly isFlipped: boolean;
  readonly choices: PlayChoices;
  readonly ending: EndingView | null;
}

/** Entry of moves by their names. */
export interface MoveTyping {
  readonly example: string;
  readonly read: (text: string) => TypedMove;
}

export type TypedMove = { readonly move: string } | { readonly wrong: string };
