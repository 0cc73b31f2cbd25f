import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess, DEFAULT_POSITION as USUAL } from 'chess.js';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { mapLegalMoves } from '../chess/game/moves.ts';
import { findLine, type Path, promoteVariation, countMoves, removeMove } from './core/move-tree.ts';
import { words } from '../messages/words.ts';
import { type PgnGame, readGames } from './core/pgn-games.ts';
import { getFenAt, playMove, type StudyTree, writeStudyMoves } from './study-tree.ts';
import { keptTree, makeStudy, withGame, withGames, withPgn } from '../../test/study-reading.ts';
import '../../test/english.ts';

/** The readable games of a PGN. */
function gamesOf(pgn: string): readonly PgnGame[] {
  const read = readGames(pgn);
  if ('why' in read) assert.fail(JSON.stringify(read));
  return read;
}

const SPANISH = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5'];

/** Everything visible in a study except whether it was played. */
function shapeOf(tree: StudyTree): unknown {
  return tree.map(({ move, next }) => [move.uci, move.fen, shapeOf(next)]);
}

/** A player's random actions: moves from anywhere, and sometimes a promotion or a deletion. */
const anyStudy = fc
  .array(fc.record({ where: fc.nat(), which: fc.nat(), what: fc.nat({ max: 9 }) }), {
    maxLength: 25,
  })
  .map((steps) => {
    let tree = makeStudy(USUAL, SPANISH);
    let path: Path = [];
    for (const { where, which, what } of steps) {
      path = path.slice(0, where % (path.length + 1));
      if (what === 0) ({ tree, path } = promoteVariation(tree, path));
      else if (what === 1) ({ tree, path } = removeMove(tree, path));
      else {
        const moves = [...mapLegalMoves(getFenAt(USUAL, tree, path))].flatMap(([from, targets]) =>
          [...targets].map((to) => `${from}${to}`),
        );
        ({ tree, path } = playMove(USUAL, tree, path, moves[which % moves.length] ?? '') ?? {
          tree,
          path,
        });
      }
    }
    return tree;
  })
  // A study without moves is not a PGN.
  .filter((tree) => tree.length > 0);

test('STUDY-3: a study written as PGN is read back unchanged', () => {
  fc.assert(
    fc.property(anyStudy, (tree) => {
      const read = withPgn(USUAL, [], writeStudyMoves(USUAL, tree).join(' '));
      assert.ok('tree' in read, JSON.stringify(read));
      assert.deepEqual(shapeOf(read.tree), shapeOf(tree));
      // Existing moves are not added again.
      const again = withPgn(USUAL, tree, writeStudyMoves(USUAL, tree).join(' '));
      assert.ok('tree' in again && countMoves(again.tree) === countMoves(tree));
    }),
    { numRuns: chooseCaseCount(15) },
  );
});

test('STUDY-3: nested variations, comments and glyphs of other programs are read', () => {
  const moves =
    '1. e4! {best by test} e5 (1... c5 2. Nf3 (2. Nc3 Nc6 $1 (2... e6)) 2... d6) 2. Nf3 Nc6 3. Bb5 *';
  const read = withPgn(USUAL, makeStudy(USUAL, SPANISH), moves);
  assert.ok('tree' in read);
  assert.equal(
    writeStudyMoves(USUAL, read.tree).join(' '),
    '1. e4 $1 {best by test} 1... e5 (1... c5 2. Nf3 (2. Nc3 Nc6 $1 (2... e6)) 2... d6) 2. Nf3 Nc6 3. Bb5',
  );
  assert.ok(findLine(read.tree, [0, 0, 0, 0, 0]).every(({ isPlayed }) => isPlayed));
  assert.ok(!findLine(read.tree, [0, 1]).every(({ isPlayed }) => isPlayed));
  // chess.js reads its main line too.
  const chess = new Chess();
  chess.loadPgn(writeStudyMoves(USUAL, read.tree).join(' '));
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
  ['1. e4 a6 2. e5 d5 3. exd6ep cxd6 ½-½', '1. e4 a6 2. e5 d5 3. exd6 cxd6'],
  ['1. b3 b6 1–0', '1. b3 b6'],
  ['1. e4 e5 1/2–1/2', '1. e4 e5'],
  ['1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O‑O *', '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O'],
  ['1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. 0–0 *', '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O'],
  ['1.e4 e5 2.Ng1–f3 Nb8—c6 3…', '1. e4 e5 2. Nf3 Nc6'],
  ['1.e2-e4 e7e5 2.g1f3', '1. e4 e5 2. Nf3'],
  ['1. e4 e5 2. Nf3 1…e5 2…', 'wrong 1.'],
  ['[pgn] 1. d4 d5 2. c4 e6 [/pgn]', '1. d4 d5 2. c4 e6'],
  [
    '1. e4 {as he says\n[in a book]\nit is best} e5 *',
    '1. e4 {as he says [in a book] it is best} 1... e5',
  ],
  ['1. g3 {I was 100\n% sure} g6 *', '1. g3 {I was 100 % sure} 1... g6'],
  ['% a file of mine } {\n1. g3 g6', '1. g3 g6'],
  [
    '1. e4 e5 2. Nf3 (2. Nf3 Nf6 3. Nxe5) 2... Nc6 3. Bb5 *',
    '1. e4 e5 2. Nf3 Nc6 (2... Nf6 3. Nxe5) 3. Bb5',
  ],
  ['1. e4 (1. e4 c5) (1. d4) 1... e5', '1. e4 (1. d4) 1... e5 (1... c5)'],
  ['1. e4 e5 2. Nf3\n\n1. d4 d5', '1. e4 (1. d4 d5) 1... e5 2. Nf3'],
  ['1. e4 e5\n[Event "B"]\n1. d4 d5', '1. e4 (1. d4 d5) 1... e5'],
  ['1. e4 e5 1-0 1. d4 d5 *', '1. e4 (1. d4 d5) 1... e5'],
  ['1. e4 1... e5 2. Nf3 2. ... Nc6', '1. e4 e5 2. Nf3 Nc6'],
  [
    '1. a4 b5 2. axb5 a6 3. bxa6 Nf6 4. a7 Ng8 5. axb8=D *',
    '1. a4 b5 2. axb5 a6 3. bxa6 Nf6 4. a7 Ng8 5. axb8=Q',
  ],
  [
    '1. a4 b5 2. axb5 a6 3. bxa6 Nf6 4. a7 Ng8 5. axb8T *',
    '1. a4 b5 2. axb5 a6 3. bxa6 Nf6 4. a7 Ng8 5. axb8=R',
  ],
  [
    '1. a4 b5 2. axb5 a6 3. bxa6 Nf6 4. a7 Ng8 5. axb8/Q *',
    '1. a4 b5 2. axb5 a6 3. bxa6 Nf6 4. a7 Ng8 5. axb8=Q',
  ],
  ['1. a4 b5 2. axb5 a6 3. bxa6 Nf6 4. a7 Ng8 5. axb8 *', 'wrong axb8'],
  ['1. a4 b5 2. axb5 a6 3. bxa6 Nf6 4. a7 Ng8 5. axb8=X *', 'wrong axb8=X'],
  ['1. a4 b5 2. axb5 a6 3. bxa6 Nf6 4. a7 Ng8 5. axb8=K *', 'wrong axb8=K'],
  ['1. a4 b5 2. axb5 a6 3. bxa6 Nf6 4. a7 Ng8 5. axb8= *', 'wrong axb8='],
  ['1. Nf3=Q', 'wrong Nf3=Q'],
  ['1. e4 d5 2. d5', 'wrong d5'],
  ['1. Nf3 e6 2. Nc3 d6 3. Nd4 a6 4. Nb5', 'wrong Nb5'],
  ['1. e4 e5 3. Nf3', 'wrong 3.'],
  ['12. Nf3 Nf6', 'wrong 12.'],
  ['1. e4 {best', 'wrong {'],
  ['1. e4 (1. d4 d5', 'wrong ('],
  ['1. e4 (1. d4 d5\n[Event "B"]\n1. c4', 'wrong ('],
  ['1. e4 e5) 2. Nf3', 'wrong )'],
  ['(1. d4) 1. e4', 'wrong ('],
  ['1. e4 best e5', 'wrong best'],
  ['1. e4 } e5', 'wrong }'],
  ['[Lines 1. e4 e5]\n1. d4', 'wrong [Lines 1. e4 e5]'],
  ['[Event "A]\n1. d4', '1. d4'],
  ['[Event "A\n1. d4', 'wrong [Event'],
  ['1. e4 e5 [diagram] 2. Nf3', 'wrong [diagram]'],
  ['1. f3 e5 2. g4 (2. Kf2 -- 3. Kg3) 2... Qh4#', '1. f3 e5 2. g4 (2. Kf2) 2... Qh4#'],
  ['1. f3 e5 2. g4 (2. Kf2 -- (2... d5) 3. Kg3) 2... Qh4#', '1. f3 e5 2. g4 (2. Kf2) 2... Qh4#'],
  ['1. e4 e5 2. ♘f3 ♞c6 3. ♗c4 ♝c5 4. 0-0', '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O'],
];
for (const [text, expected] of FOREIGN) {
  test(`STUDY-5: it is read as other programs write it: ${text}`, () => {
    const read = withPgn(USUAL, [], text);
    const shown =
      'wrong' in read ? `wrong ${read.wrong}` : writeStudyMoves(USUAL, read.tree).join(' ');
    assert.equal(shown, expected);
  });
}

test('STUDY-5: notes before and after moves are kept once, in the game and in variations', () => {
  const moves =
    '{A model game} 1. e4 {[%clk 0:10:00] best   by\ntest} e5! (1... c5?! ; sharp\n 2. Nf3 {open}) {the game} 2. Nf3 $146 *';
  const read = withPgn(USUAL, makeStudy(USUAL, SPANISH), moves);
  assert.ok('tree' in read, JSON.stringify(read));
  const written = writeStudyMoves(USUAL, read.tree).join(' ');
  assert.equal(
    written,
    '{A model game} 1. e4 {[%clk 0:10:00] best by test} 1... e5 $1 {the game} (1... c5 $6 {sharp} 2. Nf3 {open}) 2. Nf3 $146 Nc6 3. Bb5',
  );
  const again = withPgn(USUAL, read.tree, moves);
  assert.ok('tree' in again && writeStudyMoves(USUAL, again.tree).join(' ') === written);
  // As stored on a device: the game's moves are complete.
  const kept = keptTree(USUAL, written);
  assert.equal(writeStudyMoves(USUAL, withGame(USUAL, kept, SPANISH)).join(' '), written);
  const chess = new Chess();
  chess.loadPgn(written);
  assert.equal(chess.history().join(' '), 'e4 e5 Nf3 Nc6 Bb5');
});

test('STUDY-5: German letters are read on a German page, and a null move is named', async () => {
  await words.load('de');
  const read = withPgn(USUAL, [], '1. e4 e5 2. Sf3 Sc6 3. Lb5');
  await words.load('en');
  assert.ok('tree' in read, JSON.stringify(read));
  assert.equal(writeStudyMoves(USUAL, read.tree).join(' '), '1. e4 e5 2. Nf3 Nc6 3. Bb5');
  assert.deepEqual(withPgn(USUAL, [], '1. e4 -- 2. d4'), { wrong: '--' });
});

test('STUDY-5: tags may share a line, and a game from another position is reported', () => {
  const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
  const [game] = gamesOf(`[SetUp "1"] [FEN "${fen}"]\n\n1. e4 *`);
  assert.equal(game?.fen, fen);
  for (const head of [`[FEN "${fen}"]`, `[FEN ${fen}]\n`, `[FEN “${fen}”]\n`]) {
    assert.deepEqual(withGames(USUAL, [], `${head} 1. e4`), { kind: 'elsewhere' });
  }
  assert.equal(withGames(USUAL, [], `[FEN "${USUAL}"] 1. e4`).kind, 'added');
  const [other] = gamesOf('[Event "A ] \\" b"] [Site "?"] 1. e4');
  assert.equal(other?.tokens.filter(({ kind }) => kind === 'move').length, 1);
});

test('STUDY-5: invalid tag lines, in the header or after it, are ignored', () => {
  const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
  const head = `[Event "The "big" one"]\r\n[Round 1]\r\n[FEN "${fen}"]\r\n\r\n`;
  assert.equal(gamesOf(`${head}1. e4 *`)[0]?.fen, fen);
  const later = `1. e4\n[Annotator "Ada"]\n [Note none]\ne5 *\n[FEN "${fen}"]\n1. e4`;
  assert.deepEqual(
    gamesOf(later).map((game) => game.fen),
    [null, fen],
  );
  const read = withGames(USUAL, [], later);
  assert.ok(read.kind === 'added');
  assert.equal(writeStudyMoves(USUAL, read.tree).join(' '), '1. e4 e5');
  assert.equal(read.others, 1);
});

test('STUDY-3: an illegal move is named, and nothing is added', () => {
  assert.deepEqual(withPgn(USUAL, [], '1. e4 e5 (1... Ke7) 2. Ke8'), { wrong: 'Ke7' });
  assert.deepEqual(withPgn(USUAL, [], '1. e5'), { wrong: 'e5' });
  assert.deepEqual(withPgn(USUAL, [], '1. e4 constructor e5'), { wrong: 'constructor' });
  assert.equal(playMove(USUAL, makeStudy(USUAL, SPANISH), [0, 0], 'e2e4'), null);
});

test('STUDY-5, STUDY-8: an error gives its line, and a success the number of moves added', () => {
  assert.deepEqual(withGames(USUAL, [], '[Event "A"]\r\n\r\n1. e4 {one\ntwo} e5\r\n2. Ke3'), {
    kind: 'wrong',
    why: 'illegal',
    text: 'Ke3',
    line: 5,
  });
  const two = withGames(USUAL, makeStudy(USUAL, SPANISH), '1. e4 e5 2. f4\n\n1. e4 c5 2. Nf3 *');
  assert.ok(two.kind === 'added');
  assert.deepEqual([two.games, two.moves, two.others], [2, 3, 0]);
  assert.deepEqual(withGames(USUAL, [], '[Event "A"]\n\n*'), { kind: 'empty' });
});

test('STUDY-8: 152 games are read whole, and one move too many for a study is reported', () => {
  const firsts = 'a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f4 g3 g4 h3 h4 Nf3 Nc3 Na3 Nh3'.split(' ');
  const seconds = 'a6 a5 b6 b5 c6 c5 d6 d5'.split(' ');
  const tags = Array.from({ length: 16 }, (_, tag) => `[Tag${tag} "0123456789"]`).join('\n');
  const pgn = firsts.flatMap((first) =>
    seconds.map((second) => `${tags}\n\n1. ${first} ${second} 1-0\n`),
  );
  const read = withGames(USUAL, [], pgn.join('\n'));
  assert.ok(read.kind === 'added');
  assert.deepEqual([read.games, read.moves], [152, 171]);
  const knights = (plies: number) =>
    Array.from({ length: plies }, (_, ply) => ['Nf3', 'Nf6', 'Ng1', 'Ng8'][ply % 4]).join(' ');
  assert.equal(withGames(USUAL, [], knights(2000)).kind, 'added');
  assert.equal(withGames(USUAL, [], knights(2001)).kind, 'full');
});
