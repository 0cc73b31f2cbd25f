import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EndingView } from '@sealed-move/client/session';
import { findResult } from '../../game/ending.ts';
import { describeEnding } from '../../game/ending-words.ts';
import { chess } from '../chess.ts';
import { getFenAfter, playLine } from './line.ts';
import { computeMaterialAdvantage, listCaptures } from './material.ts';
import { findCheckedKing, isPromotion, mapLegalMoves } from './moves.ts';
import { readOptions } from '../../clock/options.ts';
import { moveWords } from './words.ts';
import '../../../test/english.ts';

const said = (moves: string) => playLine(moves.split(' ')).map(moveWords);

test('BRD-6: moves are described in words', () => {
  assert.deepEqual(said('e2e4 g8f6 e4e5 d7d5 e5d6 f6e4 d6c7 e4f2'), [
    'White: pawn e4',
    'Black: knight f6',
    'White: pawn e5',
    'Black: pawn d5',
    'White: pawn takes pawn d6 en passant',
    'Black: knight e4',
    'White: pawn takes pawn c7',
    'Black: knight takes pawn f2',
  ]);
});

test('BRD-6: castling, promotion, check and mate are described in words', () => {
  const castled = said('g1f3 d7d5 g2g3 b8c6 f1g2 c8f5 e1g1 d8d7 d2d3 e8c8');
  assert.equal(castled[6], 'White: castles kingside');
  assert.equal(castled[9], 'Black: castles queenside');
  const promoted = said('a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6 b7a8q');
  assert.equal(promoted[8], 'White: pawn takes rook a8, becomes a queen');
  assert.equal(said('e2e4 f7f6 d1h5')[2], 'White: queen h5, check');
  assert.equal(said('f2f3 e7e5 g2g4 d8h4')[3], 'Black: queen h4, checkmate');
});

test('PLAY-2: a line is extended from the known one, also after a take-back', () => {
  const known = playLine(['e2e4', 'e7e5']);
  const longer = playLine(['e2e4', 'e7e5', 'g1f3'], known);
  assert.equal(longer[0], known[0]);
  assert.deepEqual(longer.at(-1)?.san, 'Nf3');
  assert.deepEqual(
    playLine(['e2e4', 'c7c5'], longer).map(({ san }) => san),
    ['e4', 'c5'],
  );
  assert.deepEqual(playLine([], longer), []);
  assert.deepEqual(playLine(['e2e4', 'e2e4']).length, 1);
});

test('PLAY-1: captured pieces and the material difference include promotions', () => {
  const line = playLine('a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6 b7a8q'.split(' '));
  assert.deepEqual(listCaptures(line, 0), ['r', 'b', 'p', 'p']);
  assert.deepEqual(listCaptures(line, 1), []);
  assert.equal(computeMaterialAdvantage(getFenAfter(line), 0), 5 + 3 + 2 + 8);
  assert.equal(computeMaterialAdvantage(getFenAfter(line), 1), -18);
});

test('BRD-4: legal targets, the king in check and promotions are found', () => {
  const fen = getFenAfter(playLine(['e2e4', 'f7f6', 'd1h5']));
  assert.equal(findCheckedKing(fen), 'e8');
  assert.deepEqual([...(mapLegalMoves(fen).get('g7') ?? [])], ['g6']);
  assert.equal(mapLegalMoves(fen).size, 1);
  assert.equal(findCheckedKing(getFenAfter([])), null);
  assert.equal(isPromotion('8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a7', 'a8'), true);
  assert.equal(isPromotion('8/R6k/8/8/8/8/8/K7 w - - 0 1', 'a7', 'a8'), false);
});

const NAMES = ['Ada', 'Bea'] as const;
const ENDINGS: readonly [EndingView, string, string][] = [
  [{ by: 'moves', winner: 0, reason: 'checkmate' }, '1-0', 'Checkmate. Ada (White) wins.'],
  [
    { by: 'moves', winner: null, reason: 'stalemate' },
    '1/2-1/2',
    'Draw by stalemate: the side to move has no legal move and is not in check.',
  ],
  [
    { by: 'moves', winner: null, reason: 'insufficient material' },
    '1/2-1/2',
    'Draw by insufficient material: neither side can checkmate any more.',
  ],
  [
    { by: 'moves', winner: null, reason: 'fivefold repetition' },
    '1/2-1/2',
    'Draw by fivefold repetition.',
  ],
  [
    { by: 'moves', winner: null, reason: 'seventy-five moves' },
    '1/2-1/2',
    'Draw by seventy-five moves without a capture or a pawn move.',
  ],
  [
    { by: 'claim', reason: 'threefold repetition' },
    '1/2-1/2',
    'Draw by threefold repetition, as claimed.',
  ],
  [
    { by: 'claim', reason: 'fifty moves' },
    '1/2-1/2',
    'Draw by fifty moves without a capture or a pawn move, as claimed.',
  ],
  [{ by: 'agreement' }, '1/2-1/2', 'Draw by agreement.'],
  [{ by: 'resignation', winner: 1 }, '0-1', 'Ada (White) resigned. Bea (Black) wins.'],
  [
    { by: 'time', winner: null },
    '1/2-1/2',
    'Draw by insufficient material: time ran out, but the other side could no longer checkmate.',
  ],
  [{ by: 'time', winner: 0 }, '1-0', 'Bea (Black) ran out of time. Ada (White) wins.'],
];
for (const [ending, result, words] of ENDINGS) {
  test(`PLAY-4: ${words}`, () => {
    assert.equal(describeEnding(ending, NAMES, chess, []), words);
    assert.equal(findResult(ending), result);
  });
}

test('PLAY-4: sides without names are named only once', () => {
  const words = describeEnding({ by: 'resignation', winner: 0 }, ['White', 'Black'], chess, []);
  assert.equal(words, 'Black resigned. White wins.');
  assert.equal(findResult(null), '*');
});

test('CLK-1: options from another app are read defensively', () => {
  const clock = { initialMs: 300_000, incrementMs: 0 };
  assert.deepEqual(readOptions({ clock }), { clock });
  const wrong = [null, 1, {}, { clock: 5 }, { clock: { ...clock, initialMs: 0 } }];
  for (const options of [...wrong, { clock: { ...clock, incrementMs: 1e12 } }, { clock: {} }]) {
    assert.deepEqual(readOptions(options), { clock: null });
  }
});
