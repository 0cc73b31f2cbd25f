import type { Judgement } from '../../engine/core/judgement.ts';
import { readEval, type Score, replaceEval, writeEval } from '../../engine/core/score.ts';
import type { NotedMove } from './pgn-moves.ts';

/** Marks an engine's glyph, so that a new review may replace it but never the player's own. */
const JUDGED = /\s*\[%judged (\$\d+)\]/;
/** Matches glyphs for the move itself rather than the position. */
const OF_MOVE = /^\$[1-6]$/;

/** The noted evaluation of the position after a move; null if there is none (ENG-9). */
export function findEval({ notes = [] }: Pick<NotedMove, 'notes'>): Score | null {
  for (const note of notes) {
    const score = note.startsWith('{') ? readEval(note) : null;
    if (score !== null) return score;
  }
  return null;
}

/** A move with an engine's judgement, which replaces any earlier one (ENG-8). */
export function addJudgement<M extends NotedMove>(
  move: M,
  score: Score,
  judgement: Judgement | null,
): M {
  // Mate is on the board, as any reader sees.
  if (score.kind === 'mate' && score.moves === 0) return move;
  const bare = removeJudgement(move.notes ?? []);
  const given = bare.some((note) => OF_MOVE.test(note)) ? null : judgement;
  const judged = given === null ? '' : ` [%judged ${given}]`;
  const place = bare.findIndex((note) => note.startsWith('{') && readEval(note) !== null);
  const noted =
    place < 0
      ? [...bare, `{${writeEval(score)}${judged}}`]
      : bare.with(place, replaceEval(bare[place] ?? '', score).replace(/\}$/, `${judged}}`));
  return { ...move, notes: given === null ? noted : [given, ...noted] };
}

function removeJudgement(notes: readonly string[]): readonly string[] {
  const given = notes.flatMap((note) => JUDGED.exec(note)?.[1] ?? []);
  const glyph = notes.findIndex((note) => given.includes(note));
  return notes
    .filter((_, place) => place !== glyph)
    .map((note) => note.replace(JUDGED, ''))
    .filter((note) => note !== '{}');
}
