import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_POSITION, SQUARES } from 'chess.js';
import { getFenAfter, playLine } from '../game/line.ts';
import { readPieces } from '../game/pieces.ts';
import { findReach } from '../game/reach.ts';
import { findSlides } from './slides.ts';
import { listRows, findSquareByKey } from '../../grid/core/board-orientation.ts';
import { toBoardOrientation, toCellPosition, findSquareAt } from './view-squares.ts';

const START = readPieces(DEFAULT_POSITION);
const after = (moves: string) => readPieces(getFenAfter(playLine(moves.split(' '))));

test('BRD-5: either side sees all squares, with its own pieces at the bottom', () => {
  assert.deepEqual(listRows(toBoardOrientation(0))[0]?.slice(0, 2), ['a8', 'b8']);
  assert.deepEqual(listRows(toBoardOrientation(1))[0]?.slice(0, 2), ['h1', 'g1']);
  for (const bottom of [0, 1] as const) {
    assert.deepEqual(new Set(listRows(toBoardOrientation(bottom)).flat()), new Set(SQUARES));
    for (const square of SQUARES) {
      assert.equal(findSquareAt(toCellPosition(square, bottom), bottom), square);
    }
  }
  assert.equal(findSquareAt({ column: 8, row: 0 }, 0), null);
  assert.equal(findSquareAt({ column: 0, row: -1 }, 1), null);
});

const KEYS: readonly [string, 'e4' | 'a1', 0 | 1, string | null][] = [
  ['ArrowUp', 'e4', 0, 'e5'],
  ['ArrowUp', 'e4', 1, 'e3'],
  ['ArrowLeft', 'e4', 0, 'd4'],
  ['ArrowLeft', 'e4', 1, 'f4'],
  ['Home', 'e4', 0, 'a4'],
  ['End', 'e4', 1, 'a4'],
  ['PageUp', 'e4', 0, 'e8'],
  ['PageDown', 'e4', 0, 'e1'],
  ['ArrowLeft', 'a1', 0, 'a1'],
  ['ArrowDown', 'a1', 0, 'a1'],
  ['x', 'e4', 0, null],
];
for (const [key, from, bottom, to] of KEYS) {
  test(`BRD-5: ${key} leads from ${from} to ${to}, seen from side ${bottom}`, () => {
    assert.equal(findSquareByKey(key, from, toBoardOrientation(bottom)), to);
  });
}

test('BRD-8: a move glides forward, and backwards when undone', () => {
  assert.deepEqual(findSlides(START, after('e2e4')), [{ from: 'e2', to: 'e4' }]);
  assert.deepEqual(findSlides(after('e2e4'), START), [{ from: 'e4', to: 'e2' }]);
  assert.deepEqual(findSlides(START, START), []);
});

test('BRD-8: castling moves two pieces, a capture one, and a promotion the pawn', () => {
  const ready = 'g1f3 d7d5 g2g3 b8c6 f1g2 c8f5';
  const castled = findSlides(after(ready), after(`${ready} e1g1`));
  assert.deepEqual(new Set(castled.map(({ from, to }) => from + to)), new Set(['e1g1', 'h1f1']));
  assert.deepEqual(findSlides(after('e2e4 d7d5'), after('e2e4 d7d5 e4d5')), [
    { from: 'e4', to: 'd5' },
  ]);
  const pawn = 'a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6';
  assert.deepEqual(findSlides(after(pawn), after(`${pawn} b7a8q`)), [{ from: 'b7', to: 'a8' }]);
});

test('BRD-9: a premove may go wherever the piece could reach on an empty board', () => {
  const white = findReach(START, 0);
  assert.deepEqual(new Set(white.get('g1')), new Set(['f3', 'h3', 'e2']));
  assert.deepEqual(new Set(white.get('e2')), new Set(['e3', 'e4', 'd3', 'f3']));
  assert.equal(white.get('a1')?.has('a8'), true);
  assert.equal(white.get('e1')?.has('g1'), true);
  assert.equal(white.get('d1')?.size, 21);
  assert.equal(white.has('e7'), false);
  assert.deepEqual(new Set(findReach(START, 1).get('e7')), new Set(['e6', 'e5', 'd6', 'f6']));
});
