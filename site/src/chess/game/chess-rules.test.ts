import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { Chess } from 'chess.js';
import { chessRules, readPosition } from './chess-rules.ts';
import { readPieces } from './pieces.ts';
import type { Position } from './position.ts';

const RUNS = { numRuns: chooseCaseCount(40) };

function played(moves: string, from: Position = chessRules.initial()): Position {
  let position = from;
  for (const move of moves.split(' ')) {
    const next = chessRules.apply(position, move);
    assert.ok(next, `${move} is legal in ${position.fen}`);
    position = next;
  }
  return position;
}

const SHUFFLE = 'g1f3 g8f6 f3g1 f6g8';

/** Tries every piece on every square, with every promotion. */
function allLegal(position: Position): Position[] {
  const squares = Array.from({ length: 64 }, (_, i) => `${'abcdefgh'[i % 8]}${(i >> 3) + 1}`);
  return [...readPieces(position.fen).keys()].flatMap((from) =>
    squares.flatMap((to) =>
      (/[18]$/.test(to) ? ['', 'q', 'r', 'b', 'n'] : ['']).flatMap((kind) => {
        const next = chessRules.apply(position, `${from}${to}${kind}`);
        return next === null ? [] : [next];
      }),
    ),
  );
}

describe('BRD-1: only legal moves are played', () => {
  test('BRD-1: either side has twenty first moves', () => {
    assert.equal(allLegal(chessRules.initial()).length, 20);
    assert.equal(allLegal(played('e2e4')).length, 20);
  });

  const COUNTS: readonly [string, number][] = [
    ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 48],
    ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 14],
    ['r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', 6],
    ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', 44],
  ];
  for (const [fen, count] of COUNTS) {
    test(`BRD-1: ${fen} has ${count} moves`, () => {
      assert.equal(allLegal(readPosition(fen)).length, count);
    });
  }

  test('BRD-1: an invalid move, or one of the other side, is refused', () => {
    const start = chessRules.initial();
    for (const move of [
      '',
      'e4',
      'e2e5',
      'e7e5',
      'e2e4q',
      'E2E4',
      'e2-e4',
      'e1g1',
      '--',
      'e2e4 ',
    ]) {
      assert.equal(chessRules.apply(start, move), null, move);
    }
  });

  test('BRD-1: a promotion must name the piece', () => {
    const position = readPosition('8/P6k/8/8/8/8/8/K7 w - - 0 1');
    assert.equal(chessRules.apply(position, 'a7a8'), null);
    assert.equal(chessRules.apply(position, 'a7a8k'), null);
    assert.match(chessRules.apply(position, 'a7a8n')?.fen ?? '', /^N7/);
  });

  test('BRD-1: en passant is possible only at once, and castling only with the right to it', () => {
    assert.ok(chessRules.apply(played('e2e4 a7a6 e4e5 d7d5'), 'e5d6'));
    assert.equal(chessRules.apply(played('e2e4 a7a6 e4e5 d7d5 a2a3 a6a5'), 'e5d6'), null);
    const ready = 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5';
    assert.ok(chessRules.apply(played(ready), 'e1g1'));
    assert.equal(chessRules.apply(played(`${ready} e1e2 a7a6 e2e1 a6a5`), 'e1g1'), null);
  });

  test('BRD-1: a position is immutable, and the sides alternate', () => {
    const picks = fc.array(fc.nat(), { maxLength: 80, size: 'max' });
    const property = fc.property(picks, (numbers) => {
      const chess = new Chess();
      let position = chessRules.initial();
      for (const number of numbers) {
        const moves = chess.moves({ verbose: true });
        const move = moves[number % moves.length];
        if (!move || chessRules.outcome(position)) break;
        const before = JSON.stringify(position);
        const next = chessRules.apply(position, move.lan);
        chess.move(move.san);
        assert.equal(next?.fen, chess.fen());
        assert.equal(JSON.stringify(position), before);
        assert.equal(chessRules.turn(next), chess.turn() === 'w' ? 0 : 1);
        position = next;
      }
    });
    fc.assert(property, RUNS);
  });
});

describe('BRD-2: some positions end the game by themselves', () => {
  test('BRD-2: checkmate wins for the side that gave it', () => {
    const mate = played('f2f3 e7e5 g2g4 d8h4');
    assert.deepEqual(chessRules.outcome(mate), { winner: 1, reason: 'checkmate' });
    assert.equal(allLegal(mate).length, 0);
    const other = played('e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7');
    assert.deepEqual(chessRules.outcome(other), { winner: 0, reason: 'checkmate' });
  });

  test('BRD-2: stalemate is a draw', () => {
    const position = played('g6f7', readPosition('7k/8/5KQ1/8/8/8/8/8 w - - 0 1'));
    assert.deepEqual(chessRules.outcome(position), { winner: null, reason: 'stalemate' });
  });

  const BARE = ['3NK3', '3BK3', '4K3', '2BBK3'].map((rank) => `8/8/4k3/8/8/${rank}/8/8`);
  const SAME_COLOUR = '8/1b6/4k3/8/8/3BK3/8/8';
  const OTHER_COLOUR = '8/b7/4k3/8/8/3BK3/8/8';
  for (const fen of [...BARE.slice(0, 3), SAME_COLOUR]) {
    test(`BRD-2: insufficient material is a draw, ${fen}`, () => {
      const outcome = chessRules.outcome(readPosition(`${fen} w - - 0 1`));
      assert.deepEqual(outcome, { winner: null, reason: 'insufficient material' });
    });
  }
  for (const fen of [...BARE.slice(3), OTHER_COLOUR, '8/8/4k3/8/8/2NNK3/8/8']) {
    test(`BRD-2: the game goes on while mate is possible, ${fen}`, () => {
      assert.equal(chessRules.outcome(readPosition(`${fen} w - - 0 1`)), null);
    });
  }

  test('BRD-2: a last capture that leaves bare kings ends the game', () => {
    const position = played('e3d3', readPosition('8/8/4k3/8/8/3rK3/8/8 w - - 0 1'));
    assert.equal(chessRules.outcome(position)?.reason, 'insufficient material');
    assert.equal(chessRules.apply(position, 'e6e5'), null);
  });

  test('BRD-2: the fifth occurrence of a position is a draw', () => {
    const fourTimes = played([SHUFFLE, SHUFFLE, SHUFFLE].join(' '));
    assert.equal(chessRules.outcome(fourTimes), null);
    const fifth = played(SHUFFLE, fourTimes);
    assert.deepEqual(chessRules.outcome(fifth), { winner: null, reason: 'fivefold repetition' });
    assert.equal(chessRules.apply(fifth, 'e2e4'), null);
  });

  test('BRD-2: seventy-five moves without a capture or pawn move are a draw, unless the last one mates', () => {
    const quiet = (half: number) => readPosition(`7k/8/5K2/8/8/8/R7/8 w - - ${half} 100`);
    assert.equal(chessRules.outcome(played('a2b2', quiet(148))), null);
    const end = played('a2b2', quiet(149));
    assert.deepEqual(chessRules.outcome(end), { winner: null, reason: 'seventy-five moves' });
    const mating = readPosition('7k/8/6K1/8/8/8/R7/8 w - - 149 100');
    assert.equal(chessRules.outcome(played('a2a8', mating))?.reason, 'checkmate');
  });
});

describe('BRD-3: the side to move may claim a draw', () => {
  test('BRD-3: the third occurrence of a position can be claimed, and the second cannot', () => {
    const second = played(SHUFFLE);
    assert.equal(chessRules.claim(second), null);
    const third = played(SHUFFLE, second);
    assert.equal(chessRules.claim(third), 'threefold repetition');
    assert.equal(chessRules.claim(played('e2e4', third)), null);
  });

  test('BRD-3: other castling or en passant rights make another position', () => {
    const kings = 'e1e2 e8e7 e2e1 e7e8';
    const open = played('e2e4 e7e5');
    assert.equal(chessRules.claim(played([kings, kings].join(' '), open)), null);
    assert.equal(
      chessRules.claim(played([kings, kings, kings].join(' '), open)),
      'threefold repetition',
    );
    const passant = played('e2e4 a7a6 e4e5 d7d5');
    const back = 'g1f3 g8f6 f3g1 f6g8';
    assert.equal(chessRules.claim(played([back, back].join(' '), passant)), null);
  });

  test('BRD-3: fifty moves without a capture or pawn move can be claimed', () => {
    const quiet = (half: number) => readPosition(`7k/8/5K2/8/8/8/R7/8 w - - ${half} 100`);
    assert.equal(chessRules.claim(played('a2b2', quiet(98))), null);
    const position = played('a2b2', quiet(99));
    assert.equal(chessRules.claim(position), 'fifty moves');
    assert.equal(chessRules.outcome(position), null);
  });

  test('BRD-3: nothing can be claimed once the game is over', () => {
    const mating = readPosition('7k/8/6K1/8/8/8/R7/8 w - - 120 100');
    assert.equal(chessRules.claim(played('a2a8', mating)), null);
  });
});
