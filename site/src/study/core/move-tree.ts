/** What was played, and what else could have been: each move with all that goes on from it. */
export type MoveTree<M> = readonly MoveNode<M>[];

export interface MoveNode<M> {
  readonly move: M;
  /** The first goes on; the others are variations. */
  readonly next: MoveTree<M>;
}

/** The way to a move: at each move, which of those that go on. The empty one is the beginning. */
export type Path = readonly number[];

export interface TreePosition<M> {
  readonly tree: MoveTree<M>;
  readonly path: Path;
}

/** A line without variations. */
export function treeOf<M>(moves: readonly M[]): MoveTree<M> {
  const [move, ...rest] = moves;
  return move === undefined ? [] : [{ move, next: treeOf(rest) }];
}

/** The moves along a path, up to the first that is not there. */
export function lineTo<M>(tree: MoveTree<M>, [first, ...rest]: Path): readonly M[] {
  const node = first === undefined ? undefined : tree[first];
  return node === undefined ? [] : [node.move, ...lineTo(node.next, rest)];
}

/** What can follow there. */
export function nextAt<M>(tree: MoveTree<M>, [first, ...rest]: Path): MoveTree<M> {
  if (first === undefined) return tree;
  const node = tree[first];
  return node === undefined ? [] : nextAt(node.next, rest);
}

/** The same way to its end, by the first move of each position. */
export function toEnd<M>(tree: MoveTree<M>, path: Path): Path {
  const next = nextAt(tree, path);
  return next.length === 0 ? path : toEnd(tree, [...path, 0]);
}

/**
 * The tree with a move there: as a variation where another one is, and no second time where it is.
 * @param isSame whether two moves are the same
 */
export function withMove<M>(
  tree: MoveTree<M>,
  path: Path,
  move: M,
  isSame: (one: M, other: M) => boolean,
): TreePosition<M> {
  const known = nextAt(tree, path).findIndex((node) => isSame(node.move, move));
  if (known >= 0) return { tree, path: [...path, known] };
  const added = changed(tree, path, (next) => [...next, { move, next: [] }]);
  return { tree: added, path: [...path, nextAt(tree, path).length] };
}

/**
 * Puts the nearest variation that the path leads through before what it is a variation of. A path of
 * first moves stays as it is.
 */
export function promoted<M>(tree: MoveTree<M>, path: Path): TreePosition<M> {
  const at = path.findLastIndex((place) => place > 0);
  const place = path[at];
  if (place === undefined) return { tree, path };
  const lifted = changed(tree, path.slice(0, at), (next) => {
    const chosen = next[place];
    return chosen === undefined ? next : [chosen, ...next.filter((node) => node !== chosen)];
  });
  return { tree: lifted, path: path.with(at, 0) };
}

/** Without the move that the path leads to, and all after it. */
export function without<M>(tree: MoveTree<M>, path: Path): TreePosition<M> {
  const last = path.at(-1);
  const before = path.slice(0, -1);
  if (last === undefined) return { tree, path };
  return { tree: changed(tree, before, (next) => next.toSpliced(last, 1)), path: before };
}

/** The tree with another move where the path leads to: what is noted with it, say. */
export function withChange<M>(tree: MoveTree<M>, path: Path, change: (move: M) => M): MoveTree<M> {
  const last = path.at(-1);
  return changed(tree, path.slice(0, -1), (next) =>
    next.map((node, place) => (place === last ? { ...node, move: change(node.move) } : node)),
  );
}

/** Whether any move there, or after it, is one of those. */
export function holds<M>({ move, next }: MoveNode<M>, isOne: (move: M) => boolean): boolean {
  return isOne(move) || next.some((node) => holds(node, isOne));
}

/** How many moves there are. */
export function sizeOf<M>(tree: MoveTree<M>): number {
  return tree.reduce((sum, { next }) => sum + 1 + sizeOf(next), 0);
}

function changed<M>(
  tree: MoveTree<M>,
  [first, ...rest]: Path,
  change: (next: MoveTree<M>) => MoveTree<M>,
): MoveTree<M> {
  if (first === undefined) return change(tree);
  return tree.map((node, place) =>
    place === first ? { ...node, next: changed(node.next, rest, change) } : node,
  );
}
