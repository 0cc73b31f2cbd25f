import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess, DEFAULT_POSITION } from 'chess.js';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { listLegalMoves } from '../game/legal.ts';
import { playLine } from '../game/line.ts';
import { getOddsFen } from '../game/start.ts';
import { makeStart960 } from '../game/start960.ts';
import { readGames } from '../../study/core/pgn-games.ts';
import { writeStudyMoves } from '../../study/study-tree.ts';
import { withGames } from '../../../test/study-reading.ts';
import { readPgn } from '../../../test/read-pgn.ts';
import '../../../test/english.ts';
import { makePgnStart } from './pgn-start.ts';
import { writePgn } from './write-pgn.ts';

const RUNS = { numRuns: chooseCaseCount(12) };
const TAGS = { Event: '?', Site: '?', Date: '2026.11.28', Round: '1', White: 'Ada', Black: 'Bea' };

/** Moves chosen by these numbers, castling whenever possible. */
function movesFrom(start: string, picks: readonly number[]): readonly string[] {
  const moves: string[] = [];
  let fen = start;
  for (const pick of picks) {
    const legal = listLegalMoves(fen);
    const move = legal.find(({ rook }) => rook !== null) ?? legal[pick % Math.max(1, legal.length)];
    if (move === undefined) break;
    moves.push(move.uci);
    fen = move.after;
  }
  return moves;
}

function written(name: 'chess960' | 'chess-from', start: string, moves: readonly string[]): string {
  const sans = playLine(moves, [], start).map(({ san }) => san);
  return writePgn({ tags: TAGS, result: '*', sans, start: makePgnStart(name, start) });
}

const anyStart = fc.oneof(
  fc.integer({ min: 0, max: 959 }).map((number) => ['chess960', makeStart960(number)] as const),
  // In the middle of a game, with either side to move.
  fc
    .record({
      number: fc.constantFrom(518, 0, 959, 300),
      picks: fc.array(fc.nat(), { maxLength: 24, size: 'max' }),
    })
    .map(({ number, picks }) => {
      const start = makeStart960(number);
      const line = playLine(movesFrom(start, picks), [], start);
      const open = line.findLast(({ fen }) => listLegalMoves(fen).length > 0 && !isDrawn(fen));
      return ['chess-from', open?.fen ?? start] as const;
    }),
);

function isDrawn(fen: string): boolean {
  return new Chess(fen.split(' ').with(2, '-').join(' '), { skipValidation: true }).isDraw();
}

test('PGN-5: any game from any start is written and read back unchanged', () => {
  const picks = fc.array(fc.nat(), { maxLength: 30, size: 'max' });
  let castled = 0;
  const property = fc.property(anyStart, picks, ([name, start], numbers) => {
    const moves = movesFrom(start, numbers);
    const pgn = written(name, start, moves);
    const read = readPgn(pgn);
    assert.equal(read.start, start);
    assert.deepEqual(read.moves, moves);
    castled += read.sans.some((san) => san.startsWith('O')) ? 1 : 0;
    assert.ok(pgn.split('\n').every((line) => line.length < 80 || line.startsWith('[FEN')));
  });
  fc.assert(property, RUNS);
  assert.ok(castled > 0, 'some castled');
});

test('PGN-3: a Chess960 game says so, and where it starts, as other programs expect', () => {
  const start = makeStart960(0);
  const pgn = written('chess960', start, ['e2e4', 'e7e5']);
  const fen = start.replace('HFhf', 'KQkq');
  assert.match(pgn, /\[Result "\*"\]\n\[Variant "Chess960"\]\n\[SetUp "1"\]\n\[FEN "/);
  assert.ok(pgn.includes(`[FEN "${fen}"]\n\n1. e4 e5 *\n`));
});

test('PGN-3: programs without Chess960 can read a position with ordinary castling', () => {
  for (const [start, moves] of [
    [getOddsFen('knight'), ['g1f3', 'e7e5', 'e2e3', 'e5e4', 'f1e2', 'e4f3', 'e1h1']],
    ['4k3/8/8/8/8/8/4P3/4K3 b - - 0 30', ['e8e7', 'e2e4']],
  ] as const) {
    const pgn = written('chess-from', start, moves);
    assert.ok(!pgn.includes('Variant'));
    const chess = new Chess();
    chess.loadPgn(pgn);
    assert.equal(chess.history().length, moves.length);
  }
  const begun = written('chess-from', '4k3/8/8/8/8/8/4P3/4K3 b - - 0 30', ['e8e7', 'e2e4']);
  assert.ok(begun.endsWith('\n30... Ke7 31. e4 *\n'), begun);
});

test('PGN-3: a position with other castling is marked as Chess960', () => {
  for (const [fen, variant] of [
    ['4k3/8/8/8/8/8/4P3/1K5R w H - 0 1', 'Chess960'],
    ['4k3/8/8/8/8/8/4P3/4K1R1 w G - 0 1', 'Chess960'],
    ['1r2k3/8/8/8/8/8/4P3/4K2R w Hb - 0 1', 'Chess960'],
    ['4k3/8/8/8/8/8/4P3/4K2R w H - 0 1', undefined],
    ['4k3/8/8/8/8/8/4P3/1K5R w - - 0 1', undefined],
  ] as const) {
    assert.equal(makePgnStart('chess-from', fen).tags.Variant, variant, fen);
  }
  assert.deepEqual(makePgnStart('chess', DEFAULT_POSITION).tags, {});
});

const GAME = (tags: string, moves: string) => `${tags}\n\n${moves}\n\n`;
const HERE = makeStart960(0);
const SHREDDER = `[Variant "Chess960"]\n[SetUp "1"]\n[FEN "${HERE}"]`;
const X_FEN = `[Event "A * and 1-0"]\n[FEN "${HERE.replace('HFhf', 'KQkq')}"]`;

test('PGN-6: every game from this start is imported, with rights in either notation', () => {
  const pgn =
    GAME(SHREDDER, '1. e4 {1-0 it was not} e5 (1... c5 *) 2. f4 1-0 {well played}') +
    GAME('[Event "Another"]', '1. e4 c6 0-1') +
    GAME(X_FEN, '1. e4 c5 2. f4 *') +
    GAME('[Variant "Atomic"]', '1. e4 e5 *');
  const read = withGames(HERE, [], pgn);
  assert.ok(read.kind === 'added');
  assert.equal(read.others, 2);
  assert.equal(
    writeStudyMoves(HERE, read.tree).join(' '),
    '1. e4 {1-0 it was not} 1... e5 (1... c5 2. f4) 2. f4 {well played}',
  );
  assert.equal(
    withGames(DEFAULT_POSITION, [], GAME('[Variant "Atomic"]', '1. e4 *')).kind,
    'elsewhere',
  );
  assert.deepEqual(withGames(HERE, [], GAME(SHREDDER, '1. e4 *') + GAME(X_FEN, '1. e5 *')), {
    kind: 'wrong',
    why: 'illegal',
    text: 'e5',
    line: 10,
  });
});

test('PGN-6: several games are written and read back unchanged', () => {
  const picks = fc.array(fc.nat(), { maxLength: 30, size: 'max' });
  const games = fc.array(fc.tuple(anyStart, picks), { minLength: 1, maxLength: 5 });
  const property = fc.property(games, (each) => {
    const pgns = each.map(([[name, start], numbers]) =>
      written(name, start, movesFrom(start, numbers)),
    );
    const gamesOf = (pgn: string) => {
      const read = readGames(pgn);
      if ('why' in read) assert.fail(JSON.stringify(read));
      return read.map(({ fen, tokens }) => [fen, tokens.map((token) => ({ ...token, line: 0 }))]);
    };
    assert.deepEqual(gamesOf(pgns.join('\n')), pgns.flatMap(gamesOf));
  });
  fc.assert(property, RUNS);
});
