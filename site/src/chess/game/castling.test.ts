import '../../../test/english.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listBoardMoves, findIntendedMove } from './castling.ts';
import { findCastlingRooks } from './chess960.ts';
import { namePremove } from './move-name.ts';
import { mapLegalMoves } from './moves.ts';
import { readPieces } from './pieces.ts';
import { findReach } from './reach.ts';
import { readTypedMove } from './typed-move.ts';

const BOTH = 'r3k2r/8/8/8/8/8/8/R3K2R';
const WAYS = [
  ['w', 'e1', 'h1', 'e1g1'],
  ['w', 'e1', 'a1', 'e1c1'],
  ['b', 'e8', 'h8', 'e8g8'],
  ['b', 'e8', 'a8', 'e8c8'],
] as const;

for (const [side, king, rook, uci] of WAYS) {
  test(`FRC-1: the king on ${king} castles by moving onto the rook on ${rook}`, () => {
    const fen = `${BOTH} ${side} KQkq - 0 1`;
    assert.equal(listBoardMoves(fen).get(king)?.has(rook), true);
    assert.equal(mapLegalMoves(fen).get(king)?.has(rook), false);
    assert.equal(findIntendedMove(fen, king, rook), uci);
    assert.equal(
      findIntendedMove(fen, king, king === 'e1' ? 'e2' : 'e7'),
      king === 'e1' ? 'e1e2' : 'e8e7',
    );
    assert.deepEqual(readTypedMove(fen, king + rook), { move: uci });
    assert.deepEqual(readTypedMove(fen, uci), { move: uci });
  });
}

const NEVER: readonly (readonly [string, string])[] = [
  ['without the right', `${BOTH} w kq - 0 1`],
  ['in check', '4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1'],
  ['over an attacked square', '3rkr2/8/8/8/8/8/8/R3K2R w KQ - 0 1'],
  ['with a piece in between', '4k3/8/8/8/8/8/8/RN2KB1R w KQ - 0 1'],
];
for (const [why, fen] of NEVER) {
  test(`FRC-1: a king cannot move onto a rook if it may not castle: ${why}`, () => {
    assert.deepEqual(listBoardMoves(fen), mapLegalMoves(fen));
    assert.equal(findIntendedMove(fen, 'e1', 'h1'), 'e1h1');
    assert.equal('wrong' in readTypedMove(fen, 'e1h1'), true);
  });
}

test('FRC-1: a rook that cannot castle is no target', () => {
  const fen = '4k3/8/8/8/8/8/3R4/4K2R w K - 0 1';
  assert.deepEqual(listBoardMoves(fen).get('e1')?.has('d2'), false);
});

const ELSEWHERE = 'bbqnrk1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/BBQNRK1R w HEhe - 2 2';

test('FRC-12: a king castles by name or onto its rook, and may step to the adjacent square', () => {
  assert.deepEqual([...(listBoardMoves(ELSEWHERE).get('f1') ?? [])].toSorted(), ['g1', 'h1']);
  assert.equal(findIntendedMove(ELSEWHERE, 'f1', 'h1'), 'f1h1');
  assert.equal(findIntendedMove(ELSEWHERE, 'f1', 'g1'), 'f1g1');
  for (const [typed, move] of [
    ['O-O', 'f1h1'],
    ['0-0', 'f1h1'],
    ['f1h1', 'f1h1'],
    ['f1g1', 'f1g1'],
    ['Kg1', 'f1g1'],
  ] as const) {
    assert.deepEqual(readTypedMove(ELSEWHERE, typed), { move }, typed);
  }
  assert.ok('wrong' in readTypedMove(ELSEWHERE, 'O-O-O'));
});

test('FRC-12: a king may be moved to its castling square if that is more than a step away', () => {
  for (const [fen, from, to, move] of [
    ['4k3/8/8/8/8/8/8/R3K2R w HA - 0 1', 'e1', 'g1', 'e1h1'],
    ['4k3/8/8/8/8/8/8/R3K2R w HA - 0 1', 'e1', 'c1', 'e1a1'],
    ['1k5r/8/8/8/8/8/8/4K3 b h - 0 1', 'b8', 'g8', 'b8h8'],
  ] as const) {
    assert.equal(listBoardMoves(fen).get(from)?.has(to), true);
    assert.equal(findIntendedMove(fen, from, to), move);
    assert.deepEqual(readTypedMove(fen, from + to), { move });
  }
  // If the king stays or ends on a rook, the player moves it onto the rook.
  const stays = '4k3/8/8/8/8/8/8/6KR w H - 0 1';
  assert.equal(listBoardMoves(stays).get('g1')?.has('g1'), false);
  assert.equal(findIntendedMove(stays, 'g1', 'h1'), 'g1h1');
});

test('FRC-12: a king may be premoved onto the rooks with which it may castle', () => {
  const theirs = ELSEWHERE.replace(' w ', ' b ');
  const ahead = (fen: string) => findReach(readPieces(fen), 0, findCastlingRooks(fen, 0)).get('f1');
  assert.equal(ahead(theirs)?.has('h1'), true);
  assert.equal(ahead(theirs.replace('HE', 'E'))?.has('h1'), false);
  assert.equal(namePremove(theirs, 'f1h1'), 'O-O');
  assert.equal(namePremove(theirs, 'f1e1'), 'O-O-O');
  assert.equal(namePremove(theirs, 'f1g1'), 'Kg1');
});
