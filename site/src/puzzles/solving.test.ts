import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Puzzle } from './core/puzzle.ts';
import { type PuzzleState, playSolverMove } from './solving.ts';

const FEN = 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2';

function puzzleOf(...moves: string[]): Puzzle {
  return { id: 'a', fen: FEN, last: 'g2g4', moves, at: 1, solvedAt: null };
}

/** The message after each move, and the moves shown at the end. */
function solve(puzzle: Puzzle, ...played: readonly string[]) {
  let state: PuzzleState = { moves: puzzle.moves, made: 0, news: { kind: 'begun' } };
  const told = played.map((move) => (state = playSolverMove(state, puzzle, move)).news.kind);
  return { told: told.join(' '), made: state.moves.slice(0, state.made).join(' ') };
}

test('PUZ-2: a puzzle is solved move by move, and a wrong or illegal move changes nothing', () => {
  const puzzle = puzzleOf('d8e7', 'a2a3', 'e7h4');
  assert.deepEqual(solve(puzzle, 'd8e7'), { told: 'right', made: 'd8e7 a2a3' });
  assert.deepEqual(solve(puzzle, 'd8d4', 'd7d5', 'd8e7', 'b8c6', 'e7h4'), {
    told: 'begun wrong right wrong solved',
    made: 'd8e7 a2a3 e7h4',
  });
  assert.deepEqual(solve(puzzleOf('d7d5'), 'd7d5'), { told: 'solved', made: 'd7d5' });
});

test('PUZ-2: any mate is right and ends the puzzle, even if another move was expected', () => {
  assert.deepEqual(solve(puzzleOf('d8e7', 'a2a3', 'e7h4'), 'd8h4'), {
    told: 'solved',
    made: 'd8h4',
  });
  assert.deepEqual(solve(puzzleOf('d8e7', 'a2a3', 'e7d6', 'b2b3', 'd6g3'), 'd8e7', 'e7h4'), {
    told: 'right solved',
    made: 'd8e7 a2a3 e7h4',
  });
});
