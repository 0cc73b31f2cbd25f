import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { judgeMove, measureLoss } from './judgement.ts';
import {
  computeSideChance,
  formatPawns,
  readEval,
  type Score,
  computeWinningChance,
  replaceEval,
  writeEval,
} from './score.ts';

const pawns = (cp: number): Score => ({ kind: 'pawns', cp });
const anyScore: fc.Arbitrary<Score> = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }).map(pawns),
  fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 500 })).map(([isWhite, moves]) => ({
    kind: 'mate' as const,
    winner: isWhite ? (0 as const) : (1 as const),
    moves,
  })),
);

test('ENG-8: winning chances rise with the score, mirror for the other side, and mate tops them all', () => {
  fc.assert(
    fc.property(anyScore, anyScore, (one, other) => {
      const [low, high] = [computeWinningChance(one), computeWinningChance(other)];
      assert.ok(low >= -1 && low <= 1);
      assert.equal(computeSideChance(1, one), -computeSideChance(0, one));
      if (one.kind === 'pawns' && other.kind === 'pawns' && one.cp < other.cp) {
        assert.ok(low <= high);
        assert.ok(Math.abs(low) < 1 && Math.abs(high) < 1);
        const mirrored = computeWinningChance(pawns(-one.cp));
        assert.ok(Math.abs(mirrored + low) < 1e-12);
      }
    }),
  );
  assert.equal(computeWinningChance(pawns(0)), 0);
  assert.equal(computeWinningChance(pawns(1000)), computeWinningChance(pawns(5000)));
  assert.ok(computeWinningChance(pawns(999)) < computeWinningChance(pawns(1000)));
  assert.equal(computeWinningChance({ kind: 'mate', winner: 1, moves: 3 }), -1);
  // Compared with the formula, computed independently.
  assert.ok(Math.abs(computeWinningChance(pawns(100)) - 0.182_03) < 1e-4);
});

test('ENG-9: an evaluation written to a PGN is read back', () => {
  fc.assert(
    fc.property(anyScore, (score) => {
      assert.deepEqual(readEval(`{well ${writeEval(score)} played}`), score);
      const note = replaceEval('{[%eval 0.3] a note}', score);
      assert.deepEqual(readEval(note), score);
      assert.ok(note.endsWith(' a note}'));
      assert.equal(replaceEval(note, score), note);
    }),
  );
});

const EVALS: readonly (readonly [note: string, score: Score | null])[] = [
  ['{[%eval 0.17]}', pawns(17)],
  ['{ [%eval -1.5] [%clk 0:01:00] }', pawns(-150)],
  ['{[%eval 1.25,18]}', pawns(125)],
  ['{[%eval #3]}', { kind: 'mate', winner: 0, moves: 3 }],
  ['{[%eval #-12]}', { kind: 'mate', winner: 1, moves: 12 }],
  ['{[%eval #500]}', { kind: 'mate', winner: 0, moves: 500 }],
  ['{[%eval #501]}', null],
  ['{[%eval 1000]}', pawns(100_000)],
  ['{[%eval 1000.01]}', null],
  ['{[%eval #1.5]}', null],
  ['{[%eval better]}', null],
  ['{+1.5}', null],
];
for (const [note, score] of EVALS) {
  test(`ENG-9: a comment gives the evaluation of its position: ${note}`, () => {
    assert.deepEqual(readEval(note), score);
  });
}

test('ENG-5: pawns are shown with a sign, a true minus and one decimal', () => {
  assert.deepEqual([123, -41, 4, -4, 0, 1500].map(formatPawns), [
    '+1.2',
    '−0.4',
    '0.0',
    '0.0',
    '0.0',
    '+15.0',
  ]);
});

/** The score that gives White this chance. */
function scoreAt(chance: number): Score {
  return pawns(Math.log((1 + chance) / (1 - chance)) / 0.003_682_08);
}

test('ENG-8: a move is marked by the chances it costs, on both sides of each limit', () => {
  const from = scoreAt(0.2);
  for (const [loss, before, at] of [
    [0.1, null, '$6'],
    [0.2, '$6', '$2'],
    [0.3, '$2', '$4'],
  ] as const) {
    assert.equal(judgeMove(0, from, scoreAt(0.2 - loss + 0.001)), before, `${loss}`);
    assert.equal(judgeMove(0, from, scoreAt(0.2 - loss)), at, `${loss}`);
    assert.equal(judgeMove(1, scoreAt(-0.2), scoreAt(-0.2 + loss)), at, `${loss} of Black`);
  }
  assert.equal(judgeMove(0, from, scoreAt(0.9)), null, 'a move that gains');
  assert.equal(judgeMove(0, { kind: 'mate', winner: 0, moves: 2 }, pawns(0)), '$4');
  assert.equal(
    judgeMove(0, { kind: 'mate', winner: 0, moves: 2 }, pawns(900)),
    null,
    'as good as won',
  );
  assert.ok(Math.abs(measureLoss(1, pawns(0), { kind: 'mate', winner: 0, moves: 1 }) - 1) < 1e-12);
});
