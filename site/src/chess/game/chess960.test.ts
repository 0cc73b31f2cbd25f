import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess, DEFAULT_POSITION } from 'chess.js';
import { listMoves960 } from './chess960.ts';
import { makeStart960 } from './start960.ts';

/**
 * Chess960 positions with the number of lines after one, two and three moves, as published for
 * engine tests.
 */
const PUBLISHED: readonly (readonly [fen: string, counts: readonly number[]])[] = [
  ['bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9', [21, 528, 12_189]],
  ['2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9', [21, 807]],
  ['b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9', [20, 479, 10_471]],
  ['qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9', [22, 593]],
  ['1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf - 0 9', [28, 1120]],
  ['qn1rbbkr/ppp2p1p/1n1pp1p1/8/3P4/P6P/1PP1PPPK/QNNRBB1R w hd - 2 9', [28, 811]],
  ['qnr1bkrb/pppp2pp/3np3/5p2/8/P2P2P1/NPP1PP1P/QN1RBKRB w GDg - 3 9', [33, 823]],
  ['qn1rkrbb/pp1p1ppp/2p1p3/3n4/4P2P/2NP4/PPP2PP1/Q1NRKRBB w FDfd - 1 9', [24, 585]],
  ['bnqbnr1r/p1p1ppkp/3p4/1p4p1/P7/3NP2P/1PPP1PP1/BNQB1RKR w HF - 0 9', [26, 889]],
  ['bnqnrbkr/1pp2pp1/p7/3pP2p/4P1P1/8/PPPP3P/BNQNRBKR w HEhe d6 0 9', [31, 984]],
  ['n1bb1rkr/qpnppppp/2p5/p7/P1P5/5P2/1P1PPRPP/NQBBN1KR w Hhf - 1 9', [27, 697]],
  ['nqn2krb/p1prpppp/1pbp4/7P/5P2/8/PPPPPKP1/NQNRB1RB w g - 3 9', [21, 461]],
  ['nb1n1kbr/ppp1rppp/3pq3/P3p3/8/4P3/1PPPRPPP/NBQN1KBR w Hh - 1 9', [19, 566]],
  ['nq1rkb1r/pp1pp1pp/1n2bp1B/2p5/8/5P1P/PPPPP1P1/NQNRKB1R w HDhd - 2 9', [24, 809]],
  ['bnnqrbkr/pp1p2p1/2p1p2p/5p2/1P5P/1R6/P1PPPPP1/BNNQRBK1 w Ehe - 0 9', [33, 1022]],
];

function perft(fen: string, depth: number): number {
  const moves = listMoves960(fen);
  return depth === 1
    ? moves.length
    : moves.reduce((sum, { after }) => sum + perft(after, depth - 1), 0);
}

for (const [fen, counts] of PUBLISHED) {
  test(`FRC-2: the number of lines is as published: ${fen}`, () => {
    for (const [index, count] of counts.entries()) assert.equal(perft(fen, index + 1), count);
  });
}

test('FRC-2: with king and rooks on their usual squares, play matches another chess library', () => {
  let seed = 7;
  const chance = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % below;
  };
  let castled = 0;
  for (let game = 0; game < 12; game += 1) {
    const oracle = new Chess(DEFAULT_POSITION);
    let fen = makeStart960(518);
    for (let ply = 0; ply < 60 && !oracle.isGameOver(); ply += 1) {
      const moves = listMoves960(fen);
      const sans = oracle.moves();
      assert.deepEqual(moves.map(({ san }) => san).toSorted(), sans.toSorted(), fen);
      const castling = moves.find(({ san }) => san.startsWith('O'));
      const chosen = castling ?? moves[chance(moves.length)];
      assert.ok(chosen);
      castled += chosen === castling ? 1 : 0;
      oracle.move(chosen.san);
      fen = chosen.after;
      const rights = { H: 'K', A: 'Q', h: 'k', a: 'q' } as Readonly<Record<string, string>>;
      const [board, turn, files = '', ...rest] = fen.split(' ');
      const usual = Array.from(files, (file) => rights[file] ?? file).join('');
      assert.equal([board, turn, usual, ...rest].join(' '), oracle.fen());
    }
  }
  assert.ok(castled > 5, 'castling was tried');
});

test('FRC-3: the 960 starts are distinct and valid, and 518 is the usual one', () => {
  const starts = Array.from({ length: 960 }, (_, number) => makeStart960(number));
  assert.equal(new Set(starts).size, 960);
  for (const start of starts) {
    const [rank = ''] = start.toUpperCase().split('/');
    assert.equal(Array.from(rank).toSorted().join(''), 'BBKNNQRR');
    assert.match(rank, /R.*K.*R/);
    assert.equal((rank.indexOf('B') + rank.lastIndexOf('B')) % 2, 1, 'bishops of both colours');
  }
  assert.equal(starts[518], DEFAULT_POSITION.replace('KQkq', 'HAha'));
  assert.match(starts[0] ?? '', /\/BBQNNRKR w HFhf - 0 1$/);
  assert.match(starts[959] ?? '', /\/RKRNNQBB w CAca - 0 1$/);
  for (const none of [-1, 960, 1.5, Number.NaN]) assert.throws(() => makeStart960(none));
});

const CASTLINGS: readonly (readonly [
  why: string,
  fen: string,
  uci: string,
  placement: string | null,
])[] = [
  ['the king stays', '4k3/8/8/8/8/8/8/6KR w H - 0 1', 'g1h1', '4k3/8/8/8/8/8/8/5RK1'],
  ['king and rook change places', '4k3/8/8/8/8/8/8/5KR1 w G - 0 1', 'f1g1', '4k3/8/8/8/8/8/8/5RK1'],
  ['the rook stays', '4k3/8/8/8/8/8/8/3RK3 w D - 0 1', 'e1d1', '4k3/8/8/8/8/8/8/2KR4'],
  ['the king goes six squares', '4k3/8/8/8/8/8/8/1K5R w H - 0 1', 'b1h1', '4k3/8/8/8/8/8/8/5RK1'],
  ['a piece blocks the king', '4k3/8/8/8/8/8/8/1K1N3R w H - 0 1', 'b1h1', null],
  ['a piece blocks the rook', '4k3/8/8/8/8/8/8/RN1K4 w A - 0 1', 'd1a1', null],
  ['over an attacked square', '2r1k3/8/8/8/8/8/8/1K5R w H - 0 1', 'b1h1', null],
  [
    'only the rook crosses an attacked square',
    '1r2k3/8/8/8/8/8/8/R3K3 w A - 0 1',
    'e1a1',
    '1r2k3/8/8/8/8/8/8/2KR4',
  ],
  ['moving the rook exposes the king', '4k3/8/8/8/8/8/8/qRK5 w B - 0 1', 'c1b1', null],
  ['without the right', '4k3/8/8/8/8/8/8/6KR w - - 0 1', 'g1h1', null],
];
for (const [why, fen, uci, placement] of CASTLINGS) {
  test(`FRC-4: castling works in Chess960: ${why}`, () => {
    const found = listMoves960(fen).filter((move) => move.san.startsWith('O') && move.uci === uci);
    assert.deepEqual(
      found.map(({ after }) => after.split(' ')[0]),
      placement === null ? [] : [placement],
    );
  });
}
