import { useMemo, useRef } from 'preact/hooks';
import type { GameView } from 'relay-client/session';
import { lineOf, type Ply } from '../chess/game/line.ts';

/**
 * The moves of the game with all that is shown of them.
 * @param extra a move that was made here and is not in the view yet
 */
export function useLine({ moves }: GameView, extra: string | null): readonly Ply[] {
  const known = useRef<readonly Ply[]>([]);
  const line = useMemo(() => {
    const made = moves.map(({ move }) => move);
    return lineOf(extra === null ? made : [...made, extra], known.current);
  }, [moves, extra]);
  known.current = line;
  return line;
}
