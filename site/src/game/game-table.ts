import type { ComponentChildren, JSX } from 'preact';
import type { Side } from '@sealed-move/client/rules';
import type { EndingView, CommandRefusal } from '@sealed-move/client/session';
import type { PlayChoices } from './choices.ts';
import type { Ply } from './game.ts';
import type { Question } from './question.ts';

/** What is seen and done of a game at a table. */
export interface GameTable {
  /** A piece of that side, for beside its player's name. */
  readonly Token: (props: { readonly side: Side }) => JSX.Element;
  /** A hook: the same game as long as a page shows it. */
  readonly useTable: (at: TableContext) => TableState;
}

/** How the game stands, and who may do something about it. */
export interface TableContext {
  /** Where the game begins, as it writes positions down; null: where it always does. */
  readonly start: string | null;
  readonly moves: readonly string[];
  /** Whose pieces may be moved now; null: nobody's. */
  readonly moving: Side | null;
  /** Whose pieces may be moved ahead of their turn; null: nobody's. */
  readonly ahead: Side | null;
  readonly side: Side;
  /** What the other player is called. */
  readonly other: string;
  /** Each move is confirmed. */
  readonly confirms: boolean;
  readonly play: (move: string) => Promise<CommandRefusal | null>;
}

export interface TableState {
  /** The moves of the game. */
  readonly line: readonly Ply[];
  /** Why a draw may be claimed; null: it may not. */
  readonly claim: string | null;
  readonly entry: Entry;
  readonly board: (shown: ShownBoard) => JSX.Element;
  /** What a side has won so far, for beneath its player's name. */
  readonly beside: (side: Side, shown: number) => ComponentChildren;
  /** Said to whoever is to move in place of that it is their move; null: nothing. */
  readonly alarm: string | null;
  readonly typing: MoveTyping;
}

/** A move on its way from the board to the game. */
interface Entry {
  /** What is asked before it is made; null: nothing. */
  readonly question: Question | null;
  /** The only move that there is, to be made by an answer; null: there are others. */
  readonly forced: Question | null;
  /** What can be said of a move that waits for its turn; null: none waits. */
  readonly waiting: Question | null;
  readonly refused: CommandRefusal | null;
  /** A whole move, as it was typed. */
  readonly commit: (move: string) => void;
}

export interface ShownBoard {
  /** How many moves are shown of those that were made; null: all of them, and what is being made. */
  readonly count: number | null;
  /** The side whose pieces begin at the bottom. */
  readonly bottom: Side;
  /** The player turned the board. */
  readonly isFlipped: boolean;
  readonly choices: PlayChoices;
  readonly ending: EndingView | null;
}

/** How a move is entered by its name. */
export interface MoveTyping {
  readonly example: string;
  readonly read: (text: string) => TypedMove;
}

export type TypedMove = { readonly move: string } | { readonly wrong: string };
