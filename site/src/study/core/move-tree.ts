/** The moves played and their alternatives, each with everything that follows it. */
export type MoveTree<M> = readonly MoveNode<M>[];

export interface MoveNode<M> {
  readonly move: M;
  /** The moves that can follow: the first continues the line, the others are variations. */
  readonly next: MoveTree<M>;
}

/** The way to a move: the index of the continuation at each step. Empty for the start. */
export type Path = readonly number[];

export interface TreePosition<M> {
  readonly tree: MoveTree<M>;
  readonly path: Path;
}

/** A line without variations. */
export function makeTree<M>(moves: readonly M[]): MoveTree<M> {
  return moves.reduceRight<MoveTree<M>>((next, move) => [{ move, next }], []);
}

/** The moves along a path, up to the first one missing. */
export function findLine<M>(tree: MoveTree<M>, path: Path): readonly M[] {
  const line: M[] = [];
  let next = tree;
  for (const place of path) {
    const node = next[place];
    if (node === undefined) break;
    line.push(node.move);
    next = node.next;
  }
  return line;
}

export function listContinuations<M>(tree: MoveTree<M>, path: Path): MoveTree<M> {
  return path.reduce<MoveTree<M>>((next, place) => next[place]?.next ?? [], tree);
}

/** Extends a path to the end of its line, by the first continuation of each position. */
export function extendToEnd<M>(tree: MoveTree<M>, path: Path): Path {
  const whole = [...path];
  for (let next = listContinuations(tree, path); next[0] !== undefined; next = next[0].next)
    whole.push(0);
  return whole;
}

/**
 * Merges two trees, each line once, in the first tree's order.
 * @param merge combines one move of both
 */
export function mergeTrees<M>(
  tree: MoveTree<M>,
  added: MoveTree<M>,
  isSame: (one: M, other: M) => boolean,
  merge: (one: M, other: M) => M,
): MoveTree<M> {
  const merged = [...tree];
  for (const { move, next } of added) {
    const place = merged.findIndex((node) => isSame(node.move, move));
    const known = merged[place];
    const node = {
      move: known === undefined ? move : merge(known.move, move),
      next: mergeTrees(known?.next ?? [], next, isSame, merge),
    };
    if (known === undefined) merged.push(node);
    else merged[place] = node;
  }
  return merged;
}

/** Adds a move; as a variation if there is another one, and never twice. */
export function addMove<M>(
  tree: MoveTree<M>,
  path: Path,
  move: M,
  isSame: (one: M, other: M) => boolean,
): TreePosition<M> {
  const known = listContinuations(tree, path).findIndex((node) => isSame(node.move, move));
  if (known >= 0) return { tree, path: [...path, known] };
  const added = changeBranch(tree, path, (next) => [...next, { move, next: [] }]);
  return { tree: added, path: [...path, listContinuations(tree, path).length] };
}

/** Moves the nearest variation on the path to the front; a path of first moves is unchanged. */
export function promoteVariation<M>(tree: MoveTree<M>, path: Path): TreePosition<M> {
  const at = path.findLastIndex((place) => place > 0);
  const place = path[at];
  if (place === undefined) return { tree, path };
  const lifted = changeBranch(tree, path.slice(0, at), (next) => {
    const chosen = next[place];
    return chosen === undefined ? next : [chosen, ...next.filter((node) => node !== chosen)];
  });
  return { tree: lifted, path: path.with(at, 0) };
}

/** Removes the move at the path and everything after it. */
export function removeMove<M>(tree: MoveTree<M>, path: Path): TreePosition<M> {
  const last = path.at(-1);
  const before = path.slice(0, -1);
  if (last === undefined) return { tree, path };
  return { tree: changeBranch(tree, before, (next) => next.toSpliced(last, 1)), path: before };
}

/** Changes the move at the path, for example its notes. */
export function changeMove<M>(tree: MoveTree<M>, path: Path, change: (move: M) => M): MoveTree<M> {
  const last = path.at(-1);
  return changeBranch(tree, path.slice(0, -1), (next) =>
    next.map((node, place) => (place === last ? { ...node, move: change(node.move) } : node)),
  );
}

/** Whether any move at a path or after it satisfies the condition. */
export function hasMatchingMove<M>(
  { move, next }: MoveNode<M>,
  isOne: (move: M) => boolean,
): boolean {
  return isOne(move) || next.some((node) => hasMatchingMove(node, isOne));
}

export function countMoves<M>(tree: MoveTree<M>): number {
  return tree.reduce((sum, { next }) => sum + 1 + countMoves(next), 0);
}

function changeBranch<M>(
  tree: MoveTree<M>,
  path: Path,
  change: (next: MoveTree<M>) => MoveTree<M>,
  depth = 0,
): MoveTree<M> {
  const place = path[depth];
  if (place === undefined) return change(tree);
  const node = tree[place];
  if (node === undefined) return tree;
  return tree.with(place, { ...node, next: changeBranch(node.next, path, change, depth + 1) });
}
