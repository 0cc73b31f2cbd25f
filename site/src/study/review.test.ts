import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_POSITION as USUAL } from 'chess.js';
import { playLine } from '../chess/game/line.ts';
import { makeAnyChessKey } from '../chess/game/read-fen.ts';
import type { EngineLines } from '../engine/engine.ts';
import type { Score } from '../engine/core/score.ts';
import { findLine } from './core/move-tree.ts';
import { isInRunningGame, type LineMove, type RunningPositions } from './fair-play.ts';
import { findPuzzles, reviewGame, scoreFinalPosition, countUnseen } from './review.ts';
import { addReview } from './reviewed-tree.ts';
import { writeStudyMoves, type StudyTree } from './study-tree.ts';
import { makeStudy, withPgn } from '../../test/study-reading.ts';

const MATE = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
const MOVES = findLine(makeStudy(USUAL, MATE), [0, 0, 0, 0]);
const FENS = [USUAL, ...MOVES.map(({ fen }) => fen)];

const pawns = (cp: number): Score => ({ kind: 'pawns', cp });
const mate = (winner: 0 | 1, moves: number): Score => ({ kind: 'mate', winner, moves });
const line = (score: Score, ...moves: readonly string[]) => ({ depth: 9, score, moves });

/** An engine's evaluations of the fool's mate, position by position. */
const ANSWERS: readonly EngineLines[] = [
  [line(pawns(30), 'e2e4', 'e7e5', 'g1f3'), line(pawns(25), 'd2d4')],
  [line(pawns(-60), 'e7e5', 'e2e4'), line(pawns(-50), 'd7d5')],
  [line(pawns(-60), 'e2e4', 'g8f6'), line(pawns(-70), 'd2d3')],
  [line(mate(1, 1), 'd8h4'), line(pawns(-70), 'd7d5')],
];

function asking(answers: readonly EngineLines[]) {
  const asked: string[] = [];
  const ask = async (fen: string) => {
    asked.push(fen);
    return answers[FENS.indexOf(fen)] ?? [];
  };
  return { ask, asked };
}

function looked(
  ask: (fen: string) => Promise<EngineLines>,
  isRefused: (line: readonly LineMove[]) => boolean = () => false,
  moves = MOVES,
) {
  return reviewGame({
    start: USUAL,
    moves,
    ask,
    isRefused,
    isStopped: () => false,
    onProgress: () => undefined,
  });
}

const written = (tree: StudyTree) => writeStudyMoves(USUAL, tree).join(' ');

test('ENG-8: a review marks a game’s mistakes and adds better lines as variations', async () => {
  const { ask, asked } = asking(ANSWERS);
  const reviewed = await looked(ask);
  assert.ok(reviewed);
  assert.equal(asked.length, 4, 'of a mate nobody is asked');
  const game = makeStudy(USUAL, MATE);
  const { tree, counts } = addReview(USUAL, game, { fens: FENS, reviewed }, true);
  assert.deepEqual(counts, { $2: 0, $4: 1, $6: 1 });
  assert.equal(
    written(tree),
    '1. f3 $6 {[%eval -0.60] [%judged $6]} (1. e4 e5 2. Nf3) 1... e5 {[%eval -0.60]} ' +
      '2. g4 $4 {[%eval #-1] [%judged $4]} (2. e4 Nf6) 2... Qh4#',
  );
  const again = addReview(USUAL, tree, { fens: FENS, reviewed }, true);
  assert.equal(written(again.tree), written(tree));
  const kept = withPgn(USUAL, [], written(tree));
  assert.ok('tree' in kept);
  assert.equal(
    written(addReview(USUAL, kept.tree, { fens: FENS, reviewed }, true).tree),
    written(tree),
  );
});

test('ENG-8: another review replaces engine marks, but not what the player wrote', async () => {
  const own = withPgn(
    USUAL,
    makeStudy(USUAL, MATE),
    '1. f3 $1 {my plan} 1... e5 2. g4 {oops [%eval 3]}',
  );
  assert.ok('tree' in own);
  const first = await looked(asking(ANSWERS).ask);
  assert.ok(first);
  const once = addReview(USUAL, own.tree, { fens: FENS, reviewed: first }, false).tree;
  assert.match(written(once), /1\. f3 \$1 \{my plan\} \{\[%eval -0\.60\]\}/);
  assert.match(written(once), /2\. g4 \$4 \{oops \[%eval #-1\] \[%judged \$4\]\}/);
  const milder = ANSWERS.with(3, [line(pawns(-150), 'd7d5'), line(pawns(-140), 'b8c6')]);
  const second = await looked(asking(milder).ask);
  assert.ok(second);
  const twice = addReview(USUAL, once, { fens: FENS, reviewed: second }, false).tree;
  assert.match(written(twice), /1\. f3 \$1 \{my plan\}/);
  assert.match(written(twice), /2\. g4 \$6 \{oops \[%eval -1\.50\] \[%judged \$6\]\}/);
});

test('ENG-8: a main line that changed in the meantime stays unchanged', async () => {
  const reviewed = await looked(asking(ANSWERS).ask);
  assert.ok(reviewed);
  const other = makeStudy(USUAL, ['f2f3', 'd7d5']);
  const { tree } = addReview(USUAL, other, { fens: FENS, reviewed }, false);
  assert.equal(written(tree), '1. f3 $6 {[%eval -0.60] [%judged $6]} 1... d5');
});

test('ENG-8: a better line that starts like an existing one adds nothing', async () => {
  const first = await looked(asking(ANSWERS).ask);
  const deeper = ANSWERS.with(0, [
    line(pawns(30), 'e2e4', 'e7e5', 'g1f3', 'b8c6'),
    line(pawns(0), 'd2d4'),
  ]);
  const second = await looked(asking(deeper).ask);
  assert.ok(first && second);
  const once = addReview(USUAL, makeStudy(USUAL, MATE), { fens: FENS, reviewed: first }, true).tree;
  const twice = addReview(USUAL, once, { fens: FENS, reviewed: second }, true).tree;
  assert.match(written(twice), /\(1\. e4 e5 2\. Nf3\)/);
});

test('ENG-7: a position of a running game is not evaluated, and its moves are not marked', async () => {
  const { ask, asked } = asking(ANSWERS);
  const running = new Set([makeAnyChessKey(FENS[1] ?? '')]);
  const reviewed = await looked(ask, (line) => isInRunningGame(running, USUAL, line));
  assert.ok(reviewed);
  assert.ok(!asked.includes(FENS[1] ?? ''));
  const { tree } = addReview(USUAL, makeStudy(USUAL, MATE), { fens: FENS, reviewed }, false);
  assert.match(written(tree), /^1\. f3 e5 \{/);
});

test('ENG-7: neither the next move from there nor a game started meanwhile is evaluated', async () => {
  const { ask, asked } = asking(ANSWERS);
  const running = new Set([makeAnyChessKey(FENS[0] ?? '')]);
  const own = MOVES.map((move) => ({ ...move, isPlayed: false }));
  const askMeanwhile = async (fen: string) => {
    // A move in another tab while an engine thinks.
    if (fen === FENS[2]) running.add(makeAnyChessKey(FENS[3] ?? ''));
    return ask(fen);
  };
  await looked(askMeanwhile, (line) => isInRunningGame(running, USUAL, line), own);
  assert.deepEqual(asked, [FENS[2]]);
});

test('ENG-8: unevaluated positions are counted, and a review without two in a row judged nothing', async () => {
  const unseen = async (answers: readonly EngineLines[]) => {
    const reviewed = await looked(asking(answers).ask);
    assert.ok(reviewed);
    return countUnseen(reviewed);
  };
  assert.equal(await unseen(ANSWERS), 0);
  assert.equal(await unseen(ANSWERS.with(1, [])), 1);
  assert.equal(await unseen(ANSWERS.with(1, []).with(3, [])), null);
  assert.equal(await unseen([]), null);
  assert.equal(
    countUnseen([{ score: pawns(0), second: null, line: [] }]),
    0,
    'a game without a move',
  );
});

test('ENG-8: a cancelled review gives nothing', async () => {
  let done = 0;
  const reviewed = await reviewGame({
    start: USUAL,
    moves: MOVES,
    ask: asking(ANSWERS).ask,
    isRefused: () => false,
    isStopped: () => done === 2,
    onProgress: (count) => (done = count),
  });
  assert.equal(reviewed, null);
});

test('ENG-5: a final position is scored without an engine', () => {
  assert.deepEqual(scoreFinalPosition(FENS[4] ?? ''), mate(1, 0));
  assert.deepEqual(scoreFinalPosition('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'), pawns(0));
  assert.equal(scoreFinalPosition(USUAL), null);
});

async function puzzlesOf(answers: readonly EngineLines[], ask = asking(answers).ask) {
  const reviewed = await looked(ask);
  assert.ok(reviewed);
  const moves = playLine(MATE, [], USUAL);
  return findPuzzles({
    moves,
    reviewed,
    ask,
    isRefused: () => false,
    isStopped: () => false,
    now: 5,
  });
}

test('PUZ-1: a mistake with one clearly best answer makes a puzzle, and nothing else does', async () => {
  const [found, ...others] = await puzzlesOf(ANSWERS);
  assert.deepEqual(others, []);
  assert.deepEqual(found, {
    id: FENS[3]?.split(' ', 4).join(' '),
    fen: FENS[3],
    last: 'g2g4',
    moves: ['d8h4'],
    at: 5,
    solvedAt: null,
  });
  const two = ANSWERS.with(3, [line(mate(1, 1), 'd8h4'), line(mate(1, 2), 'd7d5')]);
  assert.deepEqual(await puzzlesOf(two), []);
  const best = ANSWERS.with(2, [line(pawns(-60), 'g2g4'), line(pawns(-70), 'd2d3')]);
  assert.deepEqual(await puzzlesOf(best), [], 'the best move is no mistake');
});

test('PUZ-1, PUZ-3: the same mistake from the same position makes one puzzle', async () => {
  const moves = playLine(['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3'], [], USUAL);
  const answer = playLine(['g1f3', 'd7d5'], [], USUAL).slice(1);
  const before = { score: pawns(0), second: pawns(0), line: [] };
  const after = { score: pawns(-300), second: pawns(0), line: answer };
  const found = await findPuzzles({
    moves,
    reviewed: [before, after, after, before, before, after],
    ask: async () => [],
    isRefused: () => false,
    isStopped: () => false,
    now: 5,
  });
  assert.deepEqual(
    found.map(({ id, at }) => [id, at]),
    [[moves[0]?.fen.split(' ', 4).join(' '), 5]],
  );
});

test('PUZ-2: a puzzle goes on while each move has one answer, for at most three moves', async () => {
  const long = ['d8h4', 'e1d2', 'h4g5', 'd2e1', 'g5h4', 'e1d2', 'h4g5', 'd2e1'];
  // Black plays d8h4 in a position in which it is not mate.
  const start = FENS[3]?.replace('PPPPP2P', 'PPP1P2P') ?? '';
  const moves = playLine(['d8h4'], [], start);
  const answersAt = (fen: string, gap: number): EngineLines => {
    const from = playLine(long, [], start).findIndex((ply) => ply.fen === fen) + 1;
    return [line(pawns(-400), ...long.slice(from)), line(pawns(-400 + gap), 'a7a6')];
  };
  const puzzle = async (gaps: readonly number[], running: RunningPositions = new Set()) => {
    let asked = 0;
    const ask = async (fen: string) => answersAt(fen, gaps[asked++] ?? 0);
    const after = playLine(long, [], start);
    const reviewed = [
      { score: pawns(0), second: pawns(0), line: [] },
      { score: pawns(-400), second: pawns(0), line: after },
    ];
    const mistake = { ...moves[0], side: 0 as const, uci: 'g2g4', fen: start };
    assert.ok('san' in mistake);
    const [found] = await findPuzzles({
      moves: [mistake as (typeof moves)[number]],
      reviewed,
      ask,
      isRefused: (after) => isInRunningGame(running, USUAL, after),
      isStopped: () => false,
      now: 1,
    });
    return found?.moves.length;
  };
  assert.equal(await puzzle([0]), 1);
  assert.equal(await puzzle([300, 0]), 3);
  assert.equal(await puzzle([300, 300, 300]), 5);
  // If it continues like a game still in progress, no engine is asked (ENG-7).
  const answered = playLine(long, [], start).map(({ fen }) => new Set([makeAnyChessKey(fen)]));
  for (const [place, length] of [1, 1, 3, 3, 5].entries()) {
    assert.equal(await puzzle([300, 300, 300], answered[place]), length, `${place}`);
  }
});
