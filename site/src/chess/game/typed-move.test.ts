import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_POSITION } from 'chess.js';
import { readTypedMove } from './typed-move.ts';
import '../../../test/english.ts';

const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const PROMOTING = '1n5k/P7/8/8/8/8/8/K7 w - - 0 1';
const TWO_KNIGHTS = '7k/8/8/8/8/5N2/8/KN6 w - - 0 1';
const BISHOP_OR_PAWN = '7k/8/8/8/2p5/1P6/4B3/K7 w - - 0 1';
const BISHOP_ONLY = '7k/8/8/8/2p5/8/4B3/K7 w - - 0 1';
const IN_CHECK = '4r2k/8/8/8/8/8/8/R3K3 w - - 0 1';
const EN_PASSANT = '7k/8/8/3pP3/8/8/8/K7 w - d6 0 2';

const READ: readonly [string, string, string][] = [
  [DEFAULT_POSITION, 'Nf3', 'g1f3'],
  [DEFAULT_POSITION, ' nf3 ', 'g1f3'],
  [DEFAULT_POSITION, 'e4', 'e2e4'],
  [DEFAULT_POSITION, 'E2E4', 'e2e4'],
  [DEFAULT_POSITION, 'e2-e4', 'e2e4'],
  [DEFAULT_POSITION, 'Nf3!?', 'g1f3'],
  [DEFAULT_POSITION, 'Ng1f3', 'g1f3'],
  [CASTLING, 'O-O', 'e1g1'],
  [CASTLING, '0-0-0', 'e1c1'],
  [CASTLING, 'ooo', 'e1c1'],
  [CASTLING, 'e1g1', 'e1g1'],
  [PROMOTING, 'a8=Q+', 'a7a8q'],
  [PROMOTING, 'axb8n', 'a7b8n'],
  [PROMOTING, 'a7a8r', 'a7a8r'],
  [TWO_KNIGHTS, 'Nbd2', 'b1d2'],
  [TWO_KNIGHTS, 'N3d2', 'f3d2'],
  [BISHOP_OR_PAWN, 'bxc4', 'b3c4'],
  [BISHOP_OR_PAWN, 'Bxc4', 'e2c4'],
  [BISHOP_ONLY, 'bxc4', 'e2c4'],
  [EN_PASSANT, 'exd6 e.p.', 'e5d6'],
];
for (const [fen, typed, uci] of READ) {
  test(`BRD-7: “${typed}” means ${uci}`, () => {
    assert.deepEqual(readTypedMove(fen, typed), { move: uci });
  });
}

const WRONG: readonly [string, string, RegExp][] = [
  [DEFAULT_POSITION, '', /^Type a move/],
  [DEFAULT_POSITION, 'hello', /“hello” is not a move/],
  [DEFAULT_POSITION, 'e9', /is not a move/],
  [DEFAULT_POSITION, 'Ke2', /^Ke2 is not legal here/],
  [DEFAULT_POSITION, 'e7e5', /There is no piece on e7 that you can move/],
  [DEFAULT_POSITION, 'e4e5', /There is no piece on e4 that you can move/],
  [DEFAULT_POSITION, 'O-O', /O-O is not legal/],
  [PROMOTING, 'a8', /the piece to promote to/],
  [PROMOTING, 'a7a8', /the piece to promote to/],
  [PROMOTING, 'a8=K', /is not a move/],
  [TWO_KNIGHTS, 'Nd2', /^Which knight\? Nbd2 or Nfd2/],
  [IN_CHECK, 'Ra2', /the king is in check/],
];
for (const [fen, typed, wrong] of WRONG) {
  test(`BRD-7: “${typed}” is refused with the reason`, () => {
    const read = readTypedMove(fen, typed);
    assert.match('wrong' in read ? read.wrong : read.move, wrong);
  });
}
