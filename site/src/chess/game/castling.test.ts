import '../../../test/english.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardMoves, moveMeant } from './castling.ts';
import { legalMoves } from './moves.ts';
import { readTypedMove } from './typed-move.ts';

const BOTH = 'r3k2r/8/8/8/8/8/8/R3K2R';
const WAYS = [
  ['w', 'e1', 'h1', 'e1g1'],
  ['w', 'e1', 'a1', 'e1c1'],
  ['b', 'e8', 'h8', 'e8g8'],
  ['b', 'e8', 'a8', 'e8c8'],
] as const;

for (const [side, king, rook, uci] of WAYS) {
  test(`FRC-1: the king on ${king} castles by being put onto the rook on ${rook}`, () => {
    const fen = `${BOTH} ${side} KQkq - 0 1`;
    assert.equal(boardMoves(fen).get(king)?.has(rook), true);
    assert.equal(legalMoves(fen).get(king)?.has(rook), false);
    assert.equal(moveMeant(fen, king, rook), uci);
    assert.equal(
      moveMeant(fen, king, king === 'e1' ? 'e2' : 'e7'),
      king === 'e1' ? 'e1e2' : 'e8e7',
    );
    assert.deepEqual(readTypedMove(fen, king + rook), { move: uci });
    assert.deepEqual(readTypedMove(fen, uci), { move: uci });
  });
}

const NEVER: readonly (readonly [string, string])[] = [
  ['without the right', `${BOTH} w kq - 0 1`],
  ['in check', '4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1'],
  ['over a square that is attacked', '3rkr2/8/8/8/8/8/8/R3K2R w KQ - 0 1'],
  ['with a piece between', '4k3/8/8/8/8/8/8/RN2KB1R w KQ - 0 1'],
];
for (const [why, fen] of NEVER) {
  test(`FRC-1: a king is put onto no rook where it may not castle: ${why}`, () => {
    assert.deepEqual(boardMoves(fen), legalMoves(fen));
    assert.equal(moveMeant(fen, 'e1', 'h1'), 'e1h1');
    assert.equal('wrong' in readTypedMove(fen, 'e1h1'), true);
  });
}

test('FRC-1: a rook that is not the one of castling is no target', () => {
  const fen = '4k3/8/8/8/8/8/3R4/4K2R w K - 0 1';
  assert.deepEqual(boardMoves(fen).get('e1')?.has('d2'), false);
});
