import { useEffect, useState } from 'preact/hooks';
import { Remove } from '../components/remove.tsx';
import { pageWords } from '../messages/words.ts';
import { findNextPuzzle, type Puzzle, markSolved } from '../puzzles/core/puzzle.ts';
import { readKeptPuzzles, recordSolved, removePuzzle } from '../puzzles/kept-puzzles.ts';
import { PuzzleView } from '../puzzles/puzzle-view.tsx';
import { useServices } from '../services/use-services.ts';
import { Shell } from '../shell/shell.tsx';
import { useSignal } from '../signals/use-signal.ts';

/** Puzzles from the player's own games, one after the other (PUZ-2). */
export function PuzzlesPage() {
  const services = useServices();
  const { hints, coordinates } = useSignal(services.settings);
  const [puzzles, setPuzzles] = useState<readonly Puzzle[] | null>(null);
  const [isUnread, setIsUnread] = useState(false);
  const [shown, setShown] = useState<{ readonly puzzle: Puzzle; readonly turn: number } | null>(
    null,
  );
  useEffect(() => {
    const read = async () => {
      const kept = await readKeptPuzzles();
      if (kept === null) return setIsUnread(true);
      const puzzle = findNextPuzzle(kept, null);
      setPuzzles(kept);
      setShown(puzzle === null ? null : { puzzle, turn: 0 });
    };
    void read();
  }, []);
  const say = pageWords().puzzles;
  const goOn = (from: readonly Puzzle[]) => {
    const puzzle = findNextPuzzle(from, shown?.puzzle.id ?? null);
    setShown(puzzle === null ? null : { puzzle, turn: (shown?.turn ?? 0) + 1 });
  };
  const tell = (isSaved: boolean) => {
    if (!isSaved) services.hasRefused.set(true);
  };
  const note = async ({ id }: Puzzle) => {
    const at = Date.now();
    setPuzzles((before) => markSolved(before ?? [], id, at));
    tell(await recordSolved(id, at));
  };
  const remove = async ({ id }: Puzzle) => {
    const left = (puzzles ?? []).filter((one) => one.id !== id);
    setPuzzles(left);
    goOn(left);
    tell(await removePuzzle(id));
  };
  if (puzzles === null && !isUnread) return <Shell title={say.title}>{null}</Shell>;
  if (puzzles === null || shown === null) {
    return (
      <Shell title={say.title}>
        <h1>{say.title}</h1>
        <p class="lead">{isUnread ? say.unread : say.empty}</p>
      </Shell>
    );
  }
  const { puzzle, turn } = shown;
  const solved = puzzles.filter(({ solvedAt }) => solvedAt !== null).length;
  return (
    <Shell title={say.title} isWide>
      <div class="desk">
        <h1>{say.title}</h1>
        <p class="soft">{say.count(solved, puzzles.length)}</p>
      </div>
      <PuzzleView
        key={`${puzzle.id} ${turn}`}
        puzzle={puzzle}
        hints={hints}
        coordinates={coordinates}
        onSolved={() => void note(puzzle)}
        onNext={findNextPuzzle(puzzles, puzzle.id) === null ? null : () => goOn(puzzles)}
      />
      <p class="hint">{say.lead}</p>
      <div class="actions">
        <Remove what={say.what} onRemove={() => remove(puzzle)} />
      </div>
    </Shell>
  );
}
