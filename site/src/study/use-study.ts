import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  hasMatchingMove,
  findLine,
  listContinuations,
  type Path,
  promoteVariation,
  extendToEnd,
  removeMove,
} from './core/move-tree.ts';
import { runInSlices } from './in-slices.ts';
import type { StudyFile, StudyWrite } from './kept-study.ts';
import { type ReadGames, addGames } from './read-study.ts';
import { getFenAt, playMove, type StudyMove, type StudyTree, mergeStudies } from './study-tree.ts';

type StudyTrouble = Exclude<StudyWrite, 'kept'>;

const findTrouble = (written: StudyWrite) => (written === 'kept' ? null : written);

export interface Study {
  readonly start: string;
  readonly tree: StudyTree;
  readonly path: Path;
  readonly line: readonly StudyMove[];
  readonly fen: string;
  readonly go: (path: Path) => void;
  /** Plays a move on the board, legal or not. */
  readonly play: (uci: string) => void;
  /** Plays several moves from the current position. */
  readonly take: (ucis: readonly string[]) => void;
  /** Adds findings without a step, if there is space. `change` gets the tree as it is then. */
  readonly note: (change: (tree: StudyTree) => StudyTree) => boolean;
  /** Promotes the variation; null if there is nothing to promote. */
  readonly promote: (() => void) | null;
  /** Removes the move and what follows; null if that would delete the game itself. */
  readonly remove: (() => void) | null;
  /** Adds the games of a PGN, or nothing. */
  readonly bring: (pgn: string) => Promise<ReadGames>;
  /** The problem with the last write, if the player must know. */
  readonly trouble: StudyTrouble | null;
}

export interface OpenedStudy {
  readonly file: StudyFile;
  readonly tree: StudyTree;
  /** Whether this device still has the game. */
  readonly isThere: () => Promise<boolean>;
}

export function useStudy({ file, tree: opened, isThere }: OpenedStudy): Study {
  const { start } = file;
  const [state, setState] = useState(() => ({ tree: opened, path: extendToEnd(opened, []) }));
  const [trouble, setTrouble] = useState<StudyTrouble | null>(null);
  const { tree, path } = state;
  const latest = useRef(state);
  latest.current = state;
  // Input before the next render continues from there: two quick keys are two steps.
  const show = (next: StudyPlace) => {
    latest.current = next;
    setState(next);
  };
  /** @param isMine whether this tab has unsaved changes */
  const takeTheirs = async (isMine: boolean) => {
    const theirs = await file.read();
    const mine = latest.current;
    const next = isMine ? mergeStudies(theirs, mine.tree) : theirs;
    show({ tree: next, path: findPath(next, findLine(mine.tree, mine.path)) });
    setTrouble(findTrouble(file.keep(next)) ?? 'overtaken');
  };
  /** Saves and shows a change if there is space for it, and returns whether there was. */
  const change = (next: StudyPlace): boolean => {
    const { isNew } = file;
    const written = file.keep(next.tree);
    setTrouble(findTrouble(written));
    if (written === 'full') return false;
    show(next);
    if (written === 'overtaken') void takeTheirs(true);
    // A tab without a channel to the others does not know yet that the game was removed.
    if (isNew && !file.isNew) void withdrawIfRemoved();
    return true;
  };
  const withdrawIfRemoved = async () => {
    if (await isThere()) return;
    file.withdraw();
    setTrouble('removed');
  };
  const isUnsaved = trouble === 'refused';
  useEffect(
    () =>
      file.follow(
        () => void takeTheirs(isUnsaved),
        () => setTrouble('removed'),
      ),
    [file, isUnsaved],
  );
  useStepKeys(() => latest.current, show);
  const line = useMemo(() => findLine(tree, path), [tree, path]);
  const chosen = listContinuations(tree, path.slice(0, -1))[path.at(-1) ?? -1];
  const isOfGame = chosen === undefined || hasMatchingMove(chosen, ({ isPlayed }) => isPlayed);
  return {
    start,
    tree,
    path,
    line,
    fen: getFenAt(start, tree, path),
    trouble,
    go: (next) => show({ ...latest.current, path: next }),
    play(uci) {
      const next = playMove(start, latest.current.tree, latest.current.path, uci);
      if (next !== null) change(next);
    },
    take(ucis) {
      let next: StudyPlace | null = latest.current;
      for (const uci of ucis) if (next !== null) next = playMove(start, next.tree, next.path, uci);
      if (next !== null) change(next);
    },
    note: (toNext) => change({ ...latest.current, tree: toNext(latest.current.tree) }),
    promote: path.some((place) => place > 0) ? () => change(promoteVariation(tree, path)) : null,
    remove: isOfGame ? null : () => change(removeMove(tree, path)),
    async bring(pgn) {
      const read = await runInSlices(addGames(start, latest.current.tree, pgn));
      if (read.kind !== 'added') return read;
      const { path: here } = latest.current;
      return change({ tree: mergeStudies(latest.current.tree, read.tree), path: here })
        ? read
        : { kind: 'full' };
    },
  };
}

interface StudyPlace {
  readonly tree: StudyTree;
  readonly path: Path;
}

/** Left and right step, up and down choose a continuation, except in fields and on the board. */
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
      const next = findStep(event.key, tree, path);
      if (next === null) return;
      event.preventDefault();
      change({ tree, path: next });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

function findPath(tree: StudyTree, line: readonly StudyMove[]): Path {
  const path: number[] = [];
  let next = tree;
  for (const { uci } of line) {
    const place = next.findIndex(({ move }) => move.uci === uci);
    const node = next[place];
    if (node === undefined) break;
    path.push(place);
    next = node.next;
  }
  return path;
}

function findStep(key: string, tree: StudyTree, path: Path): Path | null {
  const [before, place] = [path.slice(0, -1), path.at(-1)];
  switch (key) {
    case 'ArrowLeft':
      return before;
    case 'ArrowRight':
      return listContinuations(tree, path).length > 0 ? [...path, 0] : path;
    case 'ArrowUp':
      return place === undefined || place === 0 ? path : [...before, place - 1];
    case 'ArrowDown':
      return place === undefined || place + 1 >= listContinuations(tree, before).length
        ? path
        : [...before, place + 1];
    case 'Home':
      return [];
    case 'End':
      return extendToEnd(tree, path);
    default:
      return null;
  }
}
