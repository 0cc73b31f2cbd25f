import type { Side } from '@sealed-move/client/rules';

/** What an engine thinks of a position, as White sees it. */
export type Score =
  /** In hundredths of a pawn. */
  | { readonly kind: 'pawns'; readonly cp: number }
  /** Whoever mates, in this many moves; 0: it is on the board. */
  | { readonly kind: 'mate'; readonly winner: Side; readonly moves: number };

/** An advantage beyond this wins as surely as one of this much. */
const MAX_CP = 1000;
/** Fitted by lichess to games of people: an advantage of three pawns wins about three games of four. */
const STEEPNESS = 0.003_682_08;

/** Between -1, where Black wins for certain, and 1, where White does. */
export function winningChance(score: Score): number {
  if (score.kind === 'mate') return score.winner === 0 ? 1 : -1;
  const cp = Math.max(-MAX_CP, Math.min(MAX_CP, score.cp));
  return 2 / (1 + Math.exp(-STEEPNESS * cp)) - 1;
}

/** The same as a side sees it. */
export function chanceOf(side: Side, score: Score): number {
  return side === 0 ? winningChance(score) : -winningChance(score);
}

/** `+1.2`, with a true minus; even positions have no sign. */
export function pawnsText(cp: number): string {
  const pawns = (Math.abs(cp) / 100).toFixed(1);
  if (pawns === '0.0') return pawns;
  return cp > 0 ? `+${pawns}` : `−${pawns}`;
}

/** More than this is no evaluation of a program. */
const MAX_EVAL_CP = 100_000;
const MAX_EVAL_MATE = 500;
const EVAL = /\[%eval\s+(?:(#)?([+-]?\d{1,6}(?:\.\d{1,4})?))(?:\s*,\s*\d{1,3})?\s*\]/;

/** What a comment of a PGN says of the position after a move; null: nothing (ENG-9). */
export function readEval(note: string): Score | null {
  const [, mate, number] = EVAL.exec(note) ?? [];
  if (number === undefined) return null;
  const value = Number(number);
  if (mate === undefined) {
    const cp = Math.round(value * 100) + 0;
    return Math.abs(cp) <= MAX_EVAL_CP ? { kind: 'pawns', cp } : null;
  }
  const isCount = Number.isInteger(value) && Math.abs(value) <= MAX_EVAL_MATE;
  if (!isCount) return null;
  const winner = number.startsWith('-') ? 1 : 0;
  return { kind: 'mate', winner, moves: Math.abs(value) };
}

/** The same as a PGN has it: `[%eval 0.25]`, `[%eval #-3]`. */
export function writeEval(score: Score): string {
  if (score.kind === 'pawns') return `[%eval ${(score.cp / 100).toFixed(2)}]`;
  return `[%eval #${score.winner === 0 ? '' : '-'}${score.moves}]`;
}

/** A comment with another evaluation in the place of its own; all else that it says stays. */
export function withEval(note: string, score: Score): string {
  return note.replace(EVAL, () => writeEval(score));
}
