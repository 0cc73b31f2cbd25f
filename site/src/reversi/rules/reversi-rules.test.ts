import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import type { Side } from '@sealed-move/client/rules';
import { countDiscs, type Discs, listOpenSquares, squareOf } from './discs.ts';
import { FIRST_LINES, type Lines, placeDisc, listLegalSquares } from './naive.oracle.ts';
import { PASS, type Position, makePosition, reversiRules } from './reversi-rules.ts';

const { initial, apply, outcome, turn } = reversiRules;

/** Counts the sequences of this many moves; a pass counts as one. */
function perft(position: Position, depth: number): number {
  const moves = movesIn(position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(played(position, move), depth - 1), 0);
}

function movesIn(position: Position): readonly string[] {
  if (position.outcome !== null) return [];
  const squares = listOpenSquares(position.discs, position.turn).map(squareOf);
  return squares.length === 0 ? [PASS] : squares;
}

function played(position: Position, move: string): Position {
  const after = apply(position, move);
  assert.ok(after, `${move} is legal`);
  return after;
}

function playedAll(moves: string): Position {
  return moves.split(' ').reduce(played, initial());
}

function linesOf(discs: Discs): Lines {
  const text = discs.map((disc) => (disc === null ? '.' : 'xo'.charAt(disc))).join('');
  return [0, 1, 2, 3, 4, 5, 6, 7].map((row) => text.slice(row * 8, row * 8 + 8));
}

function discsOf(lines: Lines): Discs {
  return lines
    .join('')
    .split('')
    .map((letter) => (letter === '.' ? null : letter === 'x' ? 0 : 1));
}

test('REV-1: the number of games of each length matches the published counts', () => {
  const counts = [4, 12, 56, 244, 1396, 8200, 55092, 390216];
  for (const [index, count] of counts.entries()) {
    assert.equal(perft(initial(), index + 1), count, `${index + 1} moves`);
  }
});

test('REV-1: a move that is off the board, occupied or turns nothing changes nothing', () => {
  for (const move of ['', 'd4', 'a1', 'e3', 'd9', 'D3', 'd33', 'i3', 'pass', 'PASS', 'e2e4']) {
    assert.equal(apply(initial(), move), null, move);
  }
  assert.equal(turn(initial()), 0);
  assert.equal(turn(played(initial(), 'd3')), 1);
});

test('REV-1: random whole games match plain rules, to the last disc', () => {
  const chances = fc.array(fc.nat(63), { minLength: 80, maxLength: 80 });
  fc.assert(
    fc.property(chances, (choices) => {
      let position = initial();
      let lines: Lines = FIRST_LINES;
      for (const choice of choices) {
        const who = 'xo'.charAt(position.turn);
        const squares = listLegalSquares(lines, who);
        if (position.outcome !== null) {
          assert.deepEqual(
            [squares, listLegalSquares(lines, 'ox'.charAt(position.turn))],
            [[], []],
          );
          break;
        }
        assert.deepEqual(movesIn(position), squares.length === 0 ? [PASS] : squares);
        const move = squares[choice % squares.length] ?? PASS;
        lines = move === PASS ? lines : (placeDisc(lines, move, who) ?? lines);
        position = played(position, move);
        assert.deepEqual(linesOf(position.discs), lines);
      }
      assert.notEqual(position.outcome, null);
    }),
    { numRuns: chooseCaseCount(60) },
  );
});

test('REV-2: a player who can turn nothing passes, and nobody else may', () => {
  const discs = discsOf([
    'xo......',
    '........',
    '........',
    '........',
    '........',
    '........',
    '........',
    '........',
  ]);
  const position = makePosition(discs, 1);
  assert.equal(position.outcome, null);
  const after = played(position, PASS);
  assert.deepEqual([after.turn, after.discs], [0, discs]);
  assert.equal(apply(after, PASS), null);
  assert.deepEqual(outcome(played(after, 'c1')), { winner: 0, reason: 'wiped out' });
});

test('REV-3: the shortest game wipes White out in nine moves', () => {
  const { discs, outcome: ended } = playedAll('e6 f4 e3 f6 g5 d6 e7 f5 c5');
  assert.deepEqual(countDiscs(discs), [13, 0]);
  assert.deepEqual(ended, { winner: 0, reason: 'wiped out' });
});

const TAIL = ['xxxxxxxx', 'xxxxxxxx', 'xxxxxxxx'];
const ENDS: readonly (readonly [string, Lines, Side | null, string])[] = [
  [
    'a full board',
    [...TAIL, 'xxxxxxxx', 'xxxxxxxo', 'oooooooo', 'oooooooo', 'oooooooo'],
    0,
    'most discs',
  ],
  [
    'a board in halves',
    [...TAIL, 'xxxxxxxx', 'oooooooo', 'oooooooo', 'oooooooo', 'oooooooo'],
    null,
    'equal discs',
  ],
  [
    'squares that neither can take',
    ['oooooooo', ...TAIL.map(() => 'oooooooo'), 'oooooooo', 'oooooooo', 'ooooooo.', 'oooooo.x'],
    1,
    'most discs',
  ],
];

for (const [name, lines, winner, reason] of ENDS) {
  test(`REV-3: the game is over if neither side can move: ${name}`, () => {
    for (const side of [0, 1] as const) {
      const position = makePosition(discsOf(lines), side);
      assert.deepEqual(position.outcome, { winner, reason });
      assert.equal(apply(position, PASS), null);
      assert.equal(apply(position, 'a1'), null);
    }
  });
}
