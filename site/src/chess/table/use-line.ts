import { useMemo, useRef } from 'preact/hooks';
import { playLine, type Ply } from '../game/line.ts';

/** @param extra a move made here that the game does not have yet */
export function useLine(
  start: string,
  moves: readonly string[],
  extra: string | null,
): readonly Ply[] {
  const known = useRef<readonly Ply[]>([]);
  const line = useMemo(
    () => playLine(extra === null ? moves : [...moves, extra], known.current, start),
    [start, moves, extra],
  );
  known.current = line;
  return line;
}
