import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_POSITION } from 'chess.js';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { listMoves960 } from './chess960.ts';
import { readFen, writeFen, type WrongFen } from './read-fen.ts';
import { makeStart960 } from './start960.ts';

const READ: readonly (readonly [why: string, text: string, fen: string])[] = [
  ['the usual one', DEFAULT_POSITION, makeStart960(518)],
  ['Shredder-FEN', makeStart960(0), makeStart960(0)],
  ['only the pieces', '4k3/8/8/8/8/8/4P3/4K3', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'],
  [
    'surrounding spaces',
    '  4k3/8/8/8/8/8/4P3/4K3  b - -  3 20 ',
    '4k3/8/8/8/8/8/4P3/4K3 b - - 3 20',
  ],
  [
    'a capture en passant',
    '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
    '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
  ],
  [
    'en passant that no pawn can use',
    '4k3/8/8/3p4/8/8/8/4K2R w - d6 0 2',
    '4k3/8/8/3p4/8/8/8/4K2R w - - 0 2',
  ],
  [
    'en passant of the wrong rank',
    '4k3/p7/8/8/8/8/3PP3/4K3 w - e3 0 2',
    '4k3/p7/8/8/8/8/3PP3/4K3 w - - 0 2',
  ],
  [
    'X-FEN, where the inner rook castles',
    '4k3/8/8/8/8/8/8/1RR1K2R w BK - 0 1',
    '4k3/8/8/8/8/8/8/1RR1K2R w HB - 0 1',
  ],
  ['a duplicate right', '4k3/8/8/8/8/8/8/4K2R w KH - 0 1', '4k3/8/8/8/8/8/8/4K2R w H - 0 1'],
  [
    'rights in another order',
    'r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1',
    'r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1',
  ],
  [
    '149 quiet half moves',
    '4k3/8/8/8/8/8/8/R3K3 w - - 149 90',
    '4k3/8/8/8/8/8/8/R3K3 w - - 149 90',
  ],
];
for (const [why, text, fen] of READ) {
  test(`FRC-8: a position is read: ${why}`, () => {
    assert.deepEqual(readFen(text), { fen });
    assert.deepEqual(readFen(fen), { fen }, 'what is read is read again alike');
  });
}

const WRONG: readonly (readonly [WrongFen, text: string])[] = [
  ['form', ''],
  ['form', 'hello'],
  ['form', '4k3/8/8/8/8/8/8 w - - 0 1'],
  ['form', '4k3/8/8/8/8/8/8/4K4 w - - 0 1'],
  ['form', '4k3/8/8/8/8/8/8/4K2 w - - 0 1'],
  ['form', '4k3/8/8/8/8/8/8/4K2X w - - 0 1'],
  ['form', '4k3/8/8/8/8/8/8/R3K3 x - - 0 1'],
  ['form', '4k3/8/8/8/8/8/8/R3K3 w KQz - 0 1'],
  ['form', '4k3/8/8/8/8/8/8/R3K3 w - e9 0 1'],
  ['form', '4k3/8/8/8/8/8/8/R3K3 w - - x 1'],
  ['form', '4k3/8/8/8/8/8/8/R3K3 w - - 0 10000'],
  ['form', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1 more'],
  ['kings', '8/8/8/8/8/8/8/R3K3 w - - 0 1'],
  ['kings', '4k3/8/8/8/8/8/8/R2KK3 w - - 0 1'],
  ['kings', '8/8/8/8/8/8/8/R2KK3 w - - 0 1'],
  ['pawns', '4k2p/8/8/8/8/8/8/R3K3 w - - 0 1'],
  ['pawns', '4k3/8/8/8/8/8/8/P3K3 w - - 0 1'],
  ['check', '4k3/8/8/8/8/8/8/4R1K1 w - - 0 1'],
  ['check', '8/8/8/3kK3/8/8/8/R7 w - - 0 1'],
  ['castling', '4k3/8/8/8/8/8/8/R3K3 w K - 0 1'],
  ['castling', '4k3/8/8/8/8/8/4K3/R7 w Q - 0 1'],
  ['castling', '4k3/8/8/8/8/8/8/R3K2N w H - 0 1'],
  ['castling', '4k3/8/8/8/8/8/8/R3K1RR w HG - 0 1'],
  ['castling', '4k3/8/8/8/8/8/8/R3K2r w H - 0 1'],
  ['over', '4k3/8/8/8/8/8/8/4K3 w - - 0 1'],
  ['over', 'R3k3/8/4K3/8/8/8/8/8 b - - 0 1'],
  ['over', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'],
  ['over', '4k3/8/8/8/8/8/8/R3K3 w - - 150 90'],
];
for (const [wrong, text] of WRONG) {
  test(`FRC-8: a position is refused (${wrong}): ${text}`, () => {
    assert.deepEqual(readFen(text), { wrong });
  });
}

test('FRC-4: a king that can only castle is not stalemated', () => {
  const fen = '5rr1/k7/8/8/8/7p/6BP/6KR w H - 0 1';
  assert.deepEqual(
    listMoves960(fen).map(({ uci }) => uci),
    ['g1h1'],
  );
  assert.deepEqual(readFen(fen), { fen });
  assert.deepEqual(readFen(fen.replace(' H ', ' - ')), { wrong: 'over' });
});

test('PGN-4: any Chess960 position is read back as written, in both notations of castling rights', () => {
  const picks = fc.array(fc.nat(), { maxLength: 24, size: 'max' });
  const property = fc.property(fc.integer({ min: 0, max: 959 }), picks, (number, numbers) => {
    let fen = makeStart960(number);
    for (const pick of numbers) {
      const moves = listMoves960(fen);
      const next = moves[pick % Math.max(1, moves.length)];
      if (next === undefined) break;
      fen = next.after;
    }
    const read = readFen(fen);
    if ('wrong' in read) return assert.equal(read.wrong, 'over');
    assert.equal(read.fen, fen);
    assert.deepEqual(readFen(writeFen(fen)), { fen });
  });
  fc.assert(property, { numRuns: chooseCaseCount(20) });
});

test('PGN-4: castling rights are written so that other programs can read them', () => {
  for (const [fen, written] of [
    [makeStart960(518), DEFAULT_POSITION],
    [makeStart960(0), makeStart960(0).replace('HFhf', 'KQkq')],
    ['4k3/8/8/8/8/8/8/1RR1K2R w HC - 0 1', '4k3/8/8/8/8/8/8/1RR1K2R w KC - 0 1'],
    [DEFAULT_POSITION, DEFAULT_POSITION],
    ['4k3/8/8/8/8/8/8/4K2R w - - 0 1', '4k3/8/8/8/8/8/8/4K2R w - - 0 1'],
  ] as const) {
    assert.equal(writeFen(fen), written);
  }
});
