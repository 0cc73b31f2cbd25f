import type { Side } from '@sealed-move/client/rules';

/** An engine's evaluation from White's view. */
export type Score =
  /** In centipawns. */
  | { readonly kind: 'pawns'; readonly cp: number }
  /** The winner mates in this many moves; 0 means mate on the board. */
  | { readonly kind: 'mate'; readonly winner: Side; readonly moves: number };

/** Larger advantages count as this one, because they win no more surely. */
const MAX_CP = 1000;
/** Fitted by Lichess to human games: three pawns ahead wins about three games in four. */
const STEEPNESS = 0.003_682_08;

/** White's winning chance, from -1 if Black is certain to win to 1 if White is. */
export function computeWinningChance(score: Score): number {
  if (score.kind === 'mate') return score.winner === 0 ? 1 : -1;
  const cp = Math.max(-MAX_CP, Math.min(MAX_CP, score.cp));
  return 2 / (1 + Math.exp(-STEEPNESS * cp)) - 1;
}

/** The winning chance from one side's view, from -1 to 1. */
export function computeSideChance(side: Side, score: Score): number {
  return side === 0 ? computeWinningChance(score) : -computeWinningChance(score);
}

/** `+1.2`, with a true minus sign; an even position has no sign. */
export function formatPawns(cp: number): string {
  const pawns = (Math.abs(cp) / 100).toFixed(1);
  if (pawns === '0.0') return pawns;
  return cp > 0 ? `+${pawns}` : `−${pawns}`;
}

/** No program gives evaluations beyond this. */
const MAX_EVAL_CP = 100_000;
const MAX_EVAL_MATE = 500;
const EVAL = /\[%eval\s+(?:(#)?([+-]?\d{1,6}(?:\.\d{1,4})?))(?:\s*,\s*\d{1,3})?\s*\]/;

/** Reads the evaluation in a PGN comment after a move; null if there is none (ENG-9). */
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

/** Writes an evaluation for a PGN comment: `[%eval 0.25]`, `[%eval #-3]`. */
export function writeEval(score: Score): string {
  if (score.kind === 'pawns') return `[%eval ${(score.cp / 100).toFixed(2)}]`;
  return `[%eval #${score.winner === 0 ? '' : '-'}${score.moves}]`;
}

/** Replaces the evaluation in a comment and keeps the rest. */
export function replaceEval(note: string, score: Score): string {
  return note.replace(EVAL, () => writeEval(score));
}
