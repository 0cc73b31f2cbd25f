import type { NotedMove } from './pgn-moves.ts';

/** Marks that books give a move, by their PGN numbers. A move has at most one. */
export const MOVE_MARKS = ['$1', '$2', '$3', '$4', '$5', '$6'] as const;

/** Commands for programs within a comment, such as `[%clk 0:10:00]`. */
const FOR_PROGRAMS = /\[%[^\]]*\]/g;

export function findMoveMark({ notes = [] }: NotedMove): string | null {
  return MOVE_MARKS.find((mark) => notes.includes(mark)) ?? null;
}

/** @param mark the mark to set; null to remove it */
export function withMark<M extends NotedMove>(move: M, mark: string | null): M {
  const others = (move.notes ?? []).filter((note) => !MOVE_MARKS.some((one) => one === note));
  return { ...move, notes: mark === null ? others : [mark, ...others] };
}

/** The comment after a move, without commands for programs. */
export function listCommentTexts(notes: readonly string[]): readonly string[] {
  return notes
    .filter((note) => note.startsWith('{'))
    .map((note) => note.slice(1, -1).replaceAll(FOR_PROGRAMS, '').trim())
    .filter((text) => text !== '');
}

/** Replaces the comments of a move with this one; commands for programs stay. */
export function withComment<M extends NotedMove>(move: M, typed: string): M {
  const notes = move.notes ?? [];
  const kept = notes.flatMap((note) => {
    if (!note.startsWith('{')) return [note];
    const forPrograms = note.match(FOR_PROGRAMS) ?? [];
    return forPrograms.length === 0 ? [] : [`{${forPrograms.join(' ')}}`];
  });
  // A brace would end the comment for every reader of the PGN.
  const text = typed.replaceAll('{', '(').replaceAll('}', ')').replaceAll(/\s+/g, ' ').trim();
  return { ...move, notes: text === '' ? kept : [...kept, `{${text}}`] };
}
