import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess } from 'chess.js';
import fc from 'fast-check';
import { legalMoves } from '../chess/game/moves.ts';
import { lineTo, type Path, promoted, sizeOf, without } from './core/move-tree.ts';
import { fenAt, played, type StudyTree, studyMoves, studyOf, withPgn } from './study-tree.ts';

const SPANISH = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5'];

/** Everything that can be seen of a study but whether it was played. */
function shapeOf(tree: StudyTree): unknown {
  return tree.map(({ move, next }) => [move.uci, move.fen, shapeOf(next)]);
}

/** What a player does at random: moves from anywhere, and now and then a promotion or a deletion. */
const anyStudy = fc
  .array(fc.record({ where: fc.nat(), which: fc.nat(), what: fc.nat({ max: 9 }) }), {
    maxLength: 25,
  })
  .map((steps) => {
    let tree = studyOf(SPANISH);
    let path: Path = [];
    for (const { where, which, what } of steps) {
      path = path.slice(0, where % (path.length + 1));
      if (what === 0) ({ tree, path } = promoted(tree, path));
      else if (what === 1) ({ tree, path } = without(tree, path));
      else {
        const moves = [...legalMoves(fenAt(tree, path))].flatMap(([from, targets]) =>
          [...targets].map((to) => `${from}${to}`),
        );
        ({ tree, path } = played(tree, path, moves[which % moves.length] ?? '') ?? { tree, path });
      }
    }
    return tree;
  });

test('STUDY-3: a study that is written as PGN and read again is the same study', () => {
  fc.assert(
    fc.property(anyStudy, (tree) => {
      const read = withPgn([], studyMoves(tree).join(' '));
      assert.ok('tree' in read, JSON.stringify(read));
      assert.deepEqual(shapeOf(read.tree), shapeOf(tree));
      // What is there already is added to nothing.
      const again = withPgn(tree, studyMoves(tree).join(' '));
      assert.ok('tree' in again && sizeOf(again.tree) === sizeOf(tree));
    }),
    { numRuns: 15 },
  );
});

test('STUDY-3: variations of variations, comments and glyphs of another program are read', () => {
  const moves =
    '1. e4! {best by test} e5 (1... c5 2. Nf3 (2. Nc3 Nc6 $1 (2... e6)) 2... d6) 2. Nf3 Nc6 3. Bb5 *';
  const read = withPgn(studyOf(SPANISH), moves);
  assert.ok('tree' in read);
  assert.equal(
    studyMoves(read.tree).join(' '),
    '1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6 (2... e6)) 2... d6) 2. Nf3 Nc6 3. Bb5',
  );
  assert.ok(lineTo(read.tree, [0, 0, 0, 0, 0]).every(({ isPlayed }) => isPlayed));
  assert.ok(!lineTo(read.tree, [0, 1]).every(({ isPlayed }) => isPlayed));
  // chess.js reads it too, by its main line.
  const chess = new Chess();
  chess.loadPgn(studyMoves(read.tree).join(' '));
  assert.equal(chess.history().join(' '), 'e4 e5 Nf3 Nc6 Bb5');
});

test('STUDY-3: a move that is not legal is named, and nothing is added', () => {
  assert.deepEqual(withPgn([], '1. e4 e5 (1... Ke7) 2. Ke8'), { wrong: 'Ke7' });
  assert.deepEqual(withPgn([], '1. e5'), { wrong: 'e5' });
  assert.equal(played(studyOf(SPANISH), [0, 0], 'e2e4'), null);
});
