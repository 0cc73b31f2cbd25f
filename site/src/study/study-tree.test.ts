import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess, DEFAULT_POSITION as USUAL } from 'chess.js';
import fc from 'fast-check';
import { legalMoves } from '../chess/game/moves.ts';
import { lineTo, type Path, promoted, sizeOf, without } from './core/move-tree.ts';
import { words } from '../messages/words.ts';
import { pgnGames, type PgnParts } from './core/pgn-tokens.ts';
import {
  fenAt,
  played,
  type StudyTree,
  studyMoves,
  studyOf,
  withGame,
  withGames,
  withPgn,
} from './study-tree.ts';
import '../../test/english.ts';

/** The parts of the first game of a PGN. */
function partsOf(pgn: string): PgnParts {
  const [first] = pgnGames(pgn);
  assert.ok(first);
  return first;
}

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
    let tree = studyOf(USUAL, SPANISH);
    let path: Path = [];
    for (const { where, which, what } of steps) {
      path = path.slice(0, where % (path.length + 1));
      if (what === 0) ({ tree, path } = promoted(tree, path));
      else if (what === 1) ({ tree, path } = without(tree, path));
      else {
        const moves = [...legalMoves(fenAt(USUAL, tree, path))].flatMap(([from, targets]) =>
          [...targets].map((to) => `${from}${to}`),
        );
        ({ tree, path } = played(USUAL, tree, path, moves[which % moves.length] ?? '') ?? {
          tree,
          path,
        });
      }
    }
    return tree;
  });

test('STUDY-3: a study that is written as PGN and read again is the same study', () => {
  fc.assert(
    fc.property(anyStudy, (tree) => {
      const read = withPgn(USUAL, [], studyMoves(USUAL, tree).join(' '));
      assert.ok('tree' in read, JSON.stringify(read));
      assert.deepEqual(shapeOf(read.tree), shapeOf(tree));
      // What is there already is added to nothing.
      const again = withPgn(USUAL, tree, studyMoves(USUAL, tree).join(' '));
      assert.ok('tree' in again && sizeOf(again.tree) === sizeOf(tree));
    }),
    { numRuns: 15 },
  );
});

test('STUDY-3: variations of variations, comments and glyphs of another program are read', () => {
  const moves =
    '1. e4! {best by test} e5 (1... c5 2. Nf3 (2. Nc3 Nc6 $1 (2... e6)) 2... d6) 2. Nf3 Nc6 3. Bb5 *';
  const read = withPgn(USUAL, studyOf(USUAL, SPANISH), moves);
  assert.ok('tree' in read);
  assert.equal(
    studyMoves(USUAL, read.tree).join(' '),
    '1. e4 $1 {best by test} 1... e5 (1... c5 2. Nf3 (2. Nc3 Nc6 $1 (2... e6)) 2... d6) 2. Nf3 Nc6 3. Bb5',
  );
  assert.ok(lineTo(read.tree, [0, 0, 0, 0, 0]).every(({ isPlayed }) => isPlayed));
  assert.ok(!lineTo(read.tree, [0, 1]).every(({ isPlayed }) => isPlayed));
  // chess.js reads it too, by its main line.
  const chess = new Chess();
  chess.loadPgn(studyMoves(USUAL, read.tree).join(' '));
  assert.equal(chess.history().join(' '), 'e4 e5 Nf3 Nc6 Bb5');
});

const FOREIGN: readonly (readonly [text: string, read: string])[] = [
  ['1. f3 e5 2. g4 {now} 2. ... d5 3. h3', '1. f3 e5 2. g4 {now} 2... d5 3. h3'],
  ['1 e4 e5 2 Nf3 Nc6 3 Bb5 a6', '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6'],
  ['1. e4 e5 2. Nf3 += Nc6 = 3. Bb5 +-', '1. e4 e5 2. Nf3 $14 Nc6 $10 3. Bb5 $18'],
  ['1. e4 ± e5 ∓ 2. Nf3 -+ Nc6 +/- 3. Bb5 -/+', '1. e4 $16 e5 $17 2. Nf3 $19 Nc6 $16 3. Bb5 $17'],
  ['1. e4 d5 2. e:d5 Qxd5', '1. e4 d5 2. exd5 Qxd5'],
  ['1. f3 e5 2. g4 Qh4++', '1. f3 e5 2. g4 Qh4#'],
  ['1. e4 a6 2. e5 d5 3. exd6 e.p. cxd6 1/2', '1. e4 a6 2. e5 d5 3. exd6 cxd6'],
  ['1. e4 a6 2. e5 d5 3. exd6ep cxd6 ½-½ 4. h4', '1. e4 a6 2. e5 d5 3. exd6 cxd6'],
  ['1. f3 e5 2. g4 (2. Kf2 -- 3. Kg3) 2... Qh4#', '1. f3 e5 2. g4 (2. Kf2) 2... Qh4#'],
  ['1. f3 e5 2. g4 (2. Kf2 -- (2... d5) 3. Kg3) 2... Qh4#', '1. f3 e5 2. g4 (2. Kf2) 2... Qh4#'],
  ['1. e4 e5 2. ♘f3 ♞c6 3. ♗c4 ♝c5 4. 0-0', '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O'],
];
for (const [text, expected] of FOREIGN) {
  test(`STUDY-5: read as other programs write it: ${text}`, () => {
    const read = withPgn(USUAL, [], text);
    assert.ok('tree' in read, JSON.stringify(read));
    assert.equal(studyMoves(USUAL, read.tree).join(' '), expected);
  });
}

test('STUDY-5: what is noted before and after moves is kept once, in the game and in variations', () => {
  const moves =
    '{A model game} 1. e4 {[%clk 0:10:00] best   by\ntest} e5! (1... c5?! ; sharp\n 2. Nf3 {open}) {the game} 2. Nf3 $146 *';
  const read = withPgn(USUAL, studyOf(USUAL, SPANISH), moves);
  assert.ok('tree' in read, JSON.stringify(read));
  const written = studyMoves(USUAL, read.tree).join(' ');
  assert.equal(
    written,
    '{A model game} 1. e4 {[%clk 0:10:00] best by test} 1... e5 $1 {the game} (1... c5 $6 {sharp} 2. Nf3 {open}) 2. Nf3 $146 Nc6 3. Bb5',
  );
  const again = withPgn(USUAL, read.tree, moves);
  assert.ok('tree' in again && studyMoves(USUAL, again.tree).join(' ') === written);
  // As a device keeps it: the moves of the game lose none of it.
  const kept = withPgn(USUAL, [], written);
  assert.ok('tree' in kept);
  assert.equal(studyMoves(USUAL, withGame(USUAL, kept.tree, SPANISH)).join(' '), written);
  const chess = new Chess();
  chess.loadPgn(written);
  assert.equal(chess.history().join(' '), 'e4 e5 Nf3 Nc6 Bb5');
});

test('STUDY-5: German letters are read on a German page, and a null move of the game is named', async () => {
  await words.load('de');
  const read = withPgn(USUAL, [], '1. e4 e5 2. Sf3 Sc6 3. Lb5');
  await words.load('en');
  assert.ok('tree' in read, JSON.stringify(read));
  assert.equal(studyMoves(USUAL, read.tree).join(' '), '1. e4 e5 2. Nf3 Nc6 3. Bb5');
  assert.deepEqual(withPgn(USUAL, [], '1. e4 -- 2. d4'), { wrong: '--' });
});

test('STUDY-5: tags may share a line, and a game from another position is told', () => {
  const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
  const parts = partsOf(`[SetUp "1"] [FEN "${fen}"]\n\n1. e4 *`);
  assert.deepEqual(parts, { fen, isOtherChess: false, moves: '1. e4 *' });
  assert.deepEqual(withGames(USUAL, [], `[FEN "${fen}"] 1. e4`), { kind: 'elsewhere' });
  assert.equal(withGames(USUAL, [], `[FEN "${USUAL}"] 1. e4`).kind, 'added');
  assert.deepEqual(partsOf('[Event "A ] \\" b"] [Site "?"] 1. e4'), {
    fen: null,
    isOtherChess: false,
    moves: '1. e4',
  });
});

test('STUDY-5: lines of tags that are none, in the head or after it, are passed over', () => {
  const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
  const head = `[Event "The "big" one"]\r\n[Round 1]\r\n[FEN "${fen}"]\r\n\r\n`;
  assert.deepEqual(partsOf(`${head}1. e4 *`), { fen, isOtherChess: false, moves: '1. e4 *' });
  const later = partsOf(`1. e4\n[Annotator "Ada"]\n [Note none]\ne5 *\n[FEN "${fen}"]\n1. e4`);
  assert.equal(later.fen, null, 'which is that of another game');
  const read = withPgn(USUAL, [], later.moves);
  assert.ok('tree' in read, JSON.stringify(read));
  assert.equal(studyMoves(USUAL, read.tree).join(' '), '1. e4 e5');
});

test('STUDY-3: a move that is not legal is named, and nothing is added', () => {
  assert.deepEqual(withPgn(USUAL, [], '1. e4 e5 (1... Ke7) 2. Ke8'), { wrong: 'Ke7' });
  assert.deepEqual(withPgn(USUAL, [], '1. e5'), { wrong: 'e5' });
  assert.deepEqual(withPgn(USUAL, [], '1. e4 constructor e5'), { wrong: 'constructor' });
  assert.equal(played(USUAL, studyOf(USUAL, SPANISH), [0, 0], 'e2e4'), null);
});
