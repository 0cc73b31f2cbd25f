import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  findLine,
  type MoveTree,
  listContinuations,
  type Path,
  promoteVariation,
  countMoves,
  extendToEnd,
  makeTree,
  removeMove,
  addMove,
} from './move-tree.ts';

const isSame = (one: string, other: string) => one === other;

/** Realistic trees: lines are entered one after another. */
const anyTree = fc
  .array(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 }), { maxLength: 8 })
  .map((lines) =>
    lines.reduce<MoveTree<string>>((tree, line) => {
      let at = { tree, path: [] as Path };
      for (const move of line) at = addMove(at.tree, at.path, move, isSame);
      return at.tree;
    }, []),
  );

function paths<M>(tree: MoveTree<M>, before: Path = []): Path[] {
  return tree.flatMap((node, place) => {
    const path = [...before, place];
    return [path, ...paths(node.next, path)];
  });
}

const linesOf = (tree: MoveTree<string>) =>
  paths(tree)
    .map((path) => findLine(tree, path).join(' '))
    .toSorted();

/** A tree and the path to one of its moves. */
const anyPlace = anyTree
  .filter((tree) => tree.length > 0)
  .chain((tree) => fc.record({ tree: fc.constant(tree), path: fc.constantFrom(...paths(tree)) }));

test('STUDY-1: a move is added once, at the end of its path, and removes no line', () => {
  fc.assert(
    fc.property(anyPlace, fc.constantFrom('a', 'b', 'c', 'd'), ({ tree, path }, move) => {
      const line = findLine(tree, path);
      const added = addMove(tree, path, move, isSame);
      assert.deepEqual(findLine(added.tree, added.path), [...line, move]);
      assert.deepEqual(
        new Set(linesOf(added.tree)),
        new Set([...linesOf(tree), [...line, move].join(' ')]),
      );
      assert.deepEqual(addMove(added.tree, path, move, isSame), added);
      const siblings = listContinuations(added.tree, path).map((node) => node.move);
      assert.equal(new Set(siblings).size, siblings.length);
    }),
  );
});

test('STUDY-1: a promoted variation moves up by one, and every line remains', () => {
  fc.assert(
    fc.property(anyPlace, ({ tree, path }) => {
      const line = findLine(tree, path);
      const lifted = promoteVariation(tree, path);
      assert.deepEqual(findLine(lifted.tree, lifted.path), line);
      assert.deepEqual(linesOf(lifted.tree), linesOf(tree));
      const depth = (one: Path) => one.filter((place) => place > 0).length;
      assert.equal(depth(lifted.path), Math.max(0, depth(path) - 1));
    }),
  );
});

test('STUDY-1: deleting removes a move and what follows, and nothing else', () => {
  fc.assert(
    fc.property(anyPlace, ({ tree, path }) => {
      const gone = findLine(tree, path).join(' ');
      const left = removeMove(tree, path);
      assert.deepEqual(left.path, path.slice(0, -1));
      const expected = linesOf(tree).filter(
        (line) => line !== gone && !line.startsWith(`${gone} `),
      );
      assert.deepEqual(linesOf(left.tree), expected);
      assert.equal(countMoves(left.tree), expected.length);
    }),
  );
});

test('STUDY-1: a path continues to its end along the first moves', () => {
  const tree = makeTree(['a', 'b', 'c']);
  assert.deepEqual(extendToEnd(tree, []), [0, 0, 0]);
  assert.deepEqual(findLine(tree, [0, 0, 7]), ['a', 'b']);
  assert.deepEqual(removeMove(tree, []), { tree, path: [] });
  assert.deepEqual(promoteVariation(tree, [0, 0]), { tree, path: [0, 0] });
});
