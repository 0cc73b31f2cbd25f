import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canMate, canStillMate } from './mating-material.ts';

const RANKS: readonly (readonly [white: string, white: boolean, black: string, black: boolean])[] =
  [
    // Bare kings and single pieces.
    ['3K4', false, '3k4', false],
    ['3K4', false, '3kq3', true],
    ['3KN3', false, '3k4', false],
    ['3KN3', false, '3kq3', true],
    ['3KN3', false, '2qkq3', true],
    ['3KN3', true, '3kr3', true],
    ['3KN3', true, '3kb3', true],
    ['3KN3', true, '3kn3', true],
    ['3KN3', true, '3k2p1', true],
    ['2NKN3', true, '3k4', false],
    ['2NKB3', true, '3k4', false],
    ['3KR3', true, '3k4', false],
    ['3KQ3', true, '3kn3', false],
    // A bishop on f2 has the colour of g7, not of f7.
    ['3K1B2', false, '3k4', false],
    ['3K1B2', false, '3kr3', true],
    ['3K1B2', false, '3k2b1', false],
    ['3K1B2', true, '3k1b2', true],
    ['3K1B2', true, '3k1n2', true],
    ['3K1B2', true, '3k1p2', true],
    ['3KBB2', true, '3k4', false],
    ['1B1K1B2', false, '3kr3', true],
  ];
for (const [white, isWhite, black, isBlack] of RANKS) {
  test(`CLK-4: ${white} and ${black} are each judged able or unable to mate`, () => {
    const fen = `8/${black}/8/8/8/8/${white}/8 w - - 0 1`;
    assert.equal(canMate(fen, 0), isWhite, 'White');
    assert.equal(canMate(fen, 1), isBlack, 'Black');
  });
}

for (const [fen, side, expected] of [
  ['6Rk/8/7K/8/8/8/8/8 b - - 0 1', 0, false],
  ['6rK/8/7k/8/8/8/8/8 w - - 0 1', 1, false],
  // The king may go elsewhere and leave the rook.
  ['8/8/4k3/8/8/8/4r3/4K3 w - - 0 1', 1, true],
  ['8/8/4k3/4R3/8/8/8/4K3 b - - 0 1', 0, true],
  ['6Rk/8/7K/8/8/8/8/R7 b - - 0 1', 0, true],
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 1, true],
] as const) {
  test(`CLK-4: side ${side} is judged able or unable to mate in ${fen}`, () => {
    assert.equal(canStillMate(fen, side), expected);
  });
}
