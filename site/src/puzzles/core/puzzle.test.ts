import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { type Score, computeWinningChance } from '../../engine/core/score.ts';
import { isPuzzle } from './puzzle-choice.ts';
import {
  MAX_PUZZLES,
  findNextPuzzle,
  type Puzzle,
  readPuzzles,
  mergePuzzles,
  markSolved,
} from './puzzle.ts';

const FEN = 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2';

function puzzle(id: string, at: number, solvedAt: number | null = null): Puzzle {
  return { id, fen: FEN, last: 'g2g4', moves: ['d8h4'], at, solvedAt };
}

const anyPuzzle = fc
  .record({ id: fc.nat({ max: 900 }), at: fc.nat({ max: 5000 }), isSolved: fc.boolean() })
  .map(({ id, at, isSolved }) => puzzle(String(id), at, isSolved ? at + 1 : null));
const anyPuzzles = fc.uniqueArray(anyPuzzle, {
  selector: ({ id }) => id,
  maxLength: 700,
  size: 'max',
});

test('PUZ-3: at most 500 are kept: solved ones go before open ones, oldest first', () => {
  fc.assert(
    fc.property(anyPuzzles, anyPuzzles, (kept, found) => {
      const all = mergePuzzles(kept, found);
      const ids = new Set([...kept, ...found].map(({ id }) => id));
      assert.equal(all.length, Math.min(MAX_PUZZLES, ids.size));
      assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
      const byId = new Map([...found, ...kept].map((one) => [one.id, one]));
      const gone = [...byId.values()].filter((one) => !all.includes(one));
      const isSolved = ({ solvedAt }: Puzzle) => solvedAt !== null;
      if (gone.some((one) => !isSolved(one))) assert.ok(!all.some(isSolved));
      for (const one of gone) {
        const alike = all.filter((other) => isSolved(other) === isSolved(one));
        assert.ok(alike.every(({ at }) => at >= one.at));
      }
    }),
    // Shrinking lists of this length takes longer than reading one.
    { numRuns: chooseCaseCount(60), endOnFailure: true },
  );
});

test('PUZ-3: 500 are kept, and of 501 the oldest goes', () => {
  const many = Array.from({ length: MAX_PUZZLES }, (_, at) => puzzle(`${at}`, at));
  assert.equal(mergePuzzles(many, []).length, 500);
  const more = mergePuzzles(many, [puzzle('new', 1000)]);
  assert.deepEqual([more.length, more[0]?.id, more.at(-1)?.id], [500, '1', 'new']);
  const solved = mergePuzzles(markSolved(many, '400', 9), [puzzle('new', 1000)]);
  assert.deepEqual([solved.length, solved[0]?.id], [500, '0']);
  assert.ok(!solved.some(({ id }) => id === '400'), 'a solved one before any open one');
});

test('PUZ-3: a puzzle found again stays solved, with its first time', () => {
  const solved = markSolved([puzzle('a', 1)], 'a', 7);
  assert.equal(mergePuzzles(solved, [puzzle('a', 9)])[0]?.solvedAt, 7);
  assert.equal(markSolved(solved, 'a', 8)[0]?.solvedAt, 7);
});

test('PUZ-2: the next puzzle is an open one, or else the one solved longest ago', () => {
  const puzzles = [puzzle('a', 1), puzzle('b', 2, 20), puzzle('c', 3), puzzle('d', 4, 10)];
  assert.equal(findNextPuzzle(puzzles, null)?.id, 'a');
  assert.equal(findNextPuzzle(puzzles, 'a')?.id, 'c');
  assert.equal(findNextPuzzle(puzzles, 'c')?.id, 'a');
  const solved = puzzles.map((one) => ({ ...one, solvedAt: one.solvedAt ?? 30 }));
  assert.equal(findNextPuzzle(solved, 'a')?.id, 'd');
  assert.equal(findNextPuzzle([puzzle('a', 1)], 'a'), null);
  assert.equal(findNextPuzzle([], null), null);
});

test('PUZ-3: stored puzzles are read back, and anything else is dropped', () => {
  const whole = puzzle('a', 1, 2);
  assert.deepEqual(readPuzzles([whole]), [whole]);
  assert.deepEqual(readPuzzles('none'), []);
  for (const wrong of [
    null,
    { ...whole, id: 1 },
    { ...whole, fen: 'here' },
    { ...whole, moves: [] },
    { ...whole, moves: ['d8h4', 'e1e2'] },
    { ...whole, moves: ['castle'] },
    { ...whole, moves: ['a1a2', 'a1a2', 'a1a2', 'a1a2', 'a1a2', 'a1a2', 'a1a2'] },
    { ...whole, at: Number.NaN },
    { ...whole, solvedAt: 'yes' },
  ]) {
    assert.deepEqual(readPuzzles([wrong, whole]), [whole], JSON.stringify(wrong));
  }
});

/** The score that gives Black this chance. */
function blackAt(chance: number): Score {
  const score: Score = { kind: 'pawns', cp: -Math.log((1 + chance) / (1 - chance)) / 0.003_682_08 };
  assert.ok(Math.abs(computeWinningChance(score) + chance) < 1e-9);
  return score;
}

test('PUZ-1: a puzzle has one answer, does not lose anyway, and was not already won', () => {
  const before = blackAt(0);
  const is = (best: number, second: number, open = before) =>
    isPuzzle(1, open, { best: blackAt(best), second: blackAt(second) });
  assert.ok(is(0.5, 0.3));
  assert.ok(!is(0.5, 0.301), 'two answers');
  assert.ok(is(-0.1, -0.6));
  assert.ok(!is(-0.101, -0.6), 'lost all the same');
  assert.ok(is(0.9, 0.2, blackAt(0.7)));
  assert.ok(!is(0.9, 0.2, blackAt(0.701)), 'won before');
  const mate = { kind: 'mate', winner: 1, moves: 1 } as const;
  assert.ok(isPuzzle(1, before, { best: mate, second: blackAt(0.5) }));
  assert.ok(!isPuzzle(1, before, { best: mate, second: null }), 'no choice');
});
