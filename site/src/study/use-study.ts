import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  holds,
  lineTo,
  nextAt,
  type Path,
  promoted,
  sizeOf,
  toEnd,
  without,
} from './core/move-tree.ts';
import { isKeepable, keepStudy, keptStudy } from './kept-study.ts';
import {
  fenAt,
  MAX_MOVES,
  played,
  type StudyMove,
  type StudyTree,
  withGames,
} from './study-tree.ts';

type BringOutcome = 'elsewhere' | 'full' | 'others';

/** A game that is over with what its player added, and what is shown of it. */
export interface Study {
  /** Where the game begins. */
  readonly start: string;
  readonly tree: StudyTree;
  readonly path: Path;
  readonly line: readonly StudyMove[];
  readonly fen: string;
  readonly go: (path: Path) => void;
  /** A move on the board, legal or not. */
  readonly play: (uci: string) => void;
  /** Moves from where it stands, one after the other. */
  readonly take: (ucis: readonly string[]) => void;
  /**
   * Adds what was found meanwhile, without a step. @param change of the tree as it is by then
   * @returns whether there was room for it
   */
  readonly note: (change: (tree: StudyTree) => StudyTree) => boolean;
  /** Null where there is nothing to promote. */
  readonly promote: (() => void) | null;
  /** Null where the game itself would be deleted. */
  readonly remove: (() => void) | null;
  /** @returns what was wrong with it: a move, that there is too much, or others that begin elsewhere */
  readonly bring: (pgn: string) => { readonly illegal: string } | BringOutcome | null;
}

/** @param key by which this device keeps it @param moves of the game, in UCI */
export function useStudy(key: string, start: string, moves: readonly string[]): Study {
  const [state, setState] = useState(() => {
    const tree = keptStudy(key, start, moves);
    return { tree, path: toEnd(tree, []) };
  });
  const { tree, path } = state;
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => {
    keepStudy(key, start, tree);
  }, [key, start, tree]);
  // What comes before it is drawn goes on from there: two keys that follow each other are two steps.
  const change = (next: typeof state) => {
    latest.current = next;
    setState(next);
  };
  const go = (next: Path) => change({ ...latest.current, path: next });
  useStepKeys(() => latest.current, change);
  const line = useMemo(() => lineTo(tree, path), [tree, path]);
  const chosen = nextAt(tree, path.slice(0, -1))[path.at(-1) ?? -1];
  const isOfGame = chosen === undefined || holds(chosen, ({ isPlayed }) => isPlayed);
  return {
    start,
    tree,
    path,
    line,
    fen: fenAt(start, tree, path),
    go,
    play(uci) {
      const next = played(start, latest.current.tree, latest.current.path, uci);
      if (next !== null && sizeOf(next.tree) <= MAX_MOVES) change(next);
    },
    take(ucis) {
      let next: typeof state | null = latest.current;
      for (const uci of ucis) if (next !== null) next = played(start, next.tree, next.path, uci);
      if (next !== null && sizeOf(next.tree) <= MAX_MOVES) change(next);
    },
    note(toNext) {
      const changed = toNext(latest.current.tree);
      if (sizeOf(changed) > MAX_MOVES || !isKeepable(start, changed)) return false;
      change({ ...latest.current, tree: changed });
      return true;
    },
    promote: path.some((place) => place > 0) ? () => change(promoted(tree, path)) : null,
    remove: isOfGame ? null : () => change(without(tree, path)),
    bring(pgn) {
      const read = withGames(start, tree, pgn);
      if (read.kind !== 'added') return read.kind === 'wrong' ? { illegal: read.san } : read.kind;
      if (sizeOf(read.tree) > MAX_MOVES || !isKeepable(start, read.tree)) return 'full';
      change({ tree: read.tree, path });
      return read.others === 0 ? null : 'others';
    },
  };
}

interface StudyPlace {
  readonly tree: StudyTree;
  readonly path: Path;
}

/** Left and right step, up and down choose among what can follow; fields and the board keep theirs. */
function useStepKeys(now: () => StudyPlace, change: (next: StudyPlace) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || event.defaultPrevented) return;
      if (
        target instanceof Element &&
        target.closest('[role=grid]:not([data-touched]), input, textarea, select')
      )
        return;
      const { tree, path } = now();
      const next = stepTo(event.key, tree, path);
      if (next === null) return;
      event.preventDefault();
      change({ tree, path: next });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

function stepTo(key: string, tree: StudyTree, path: Path): Path | null {
  const [before, place] = [path.slice(0, -1), path.at(-1)];
  switch (key) {
    case 'ArrowLeft':
      return before;
    case 'ArrowRight':
      return nextAt(tree, path).length > 0 ? [...path, 0] : path;
    case 'ArrowUp':
      return place === undefined || place === 0 ? path : [...before, place - 1];
    case 'ArrowDown':
      return place === undefined || place + 1 >= nextAt(tree, before).length
        ? path
        : [...before, place + 1];
    case 'Home':
      return [];
    case 'End':
      return toEnd(tree, path);
    default:
      return null;
  }
}
