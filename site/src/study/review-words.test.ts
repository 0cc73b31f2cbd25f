import '../../test/english.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOutcome } from './review-words.ts';

const FOUND = {
  kind: 'found',
  counts: { $2: 0, $4: 0, $6: 0 },
  unseen: 0,
  isFull: false,
  puzzles: 0,
} as const;

test('ENG-8: the outcome of a review says what was not evaluated and what was left out', () => {
  const counts = { $2: 1, $4: 0, $6: 2 };
  const marked = 'Found: 2 inaccuracies (?!), 1 mistake (?), 0 blunders (??).';
  assert.equal(describeOutcome(FOUND), 'No mistakes found.');
  assert.equal(
    describeOutcome({ ...FOUND, unseen: 1 }),
    'No mistakes found. 1 position was not evaluated.',
  );
  assert.equal(
    describeOutcome({ ...FOUND, counts, unseen: 3, isFull: true, puzzles: 1 }),
    `${marked} 3 positions were not evaluated. The better lines were left out because the analysis is full. 1 new puzzle from this game.`,
  );
  assert.equal(
    describeOutcome({ ...FOUND, unseen: null }),
    'Too few positions were evaluated to judge any move.',
  );
  assert.equal(
    describeOutcome({ ...FOUND, counts, puzzles: null }),
    `${marked} The puzzles from this game could not be saved.`,
  );
});
