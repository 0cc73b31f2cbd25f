import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { OUTCOMES, type Score } from '../../shared/score.ts';
import {
  differences,
  fullerStatement,
  type Statement,
  statementsAgree,
  winningSide,
} from './claim.ts';

const score = (...games: [number, number][]): Score => ({
  sets: games.map((one) => ({ games: one })),
});
const completed = (...games: [number, number][]): Statement => ({
  outcome: 'completed',
  score: score(...games),
  retiredSide: null,
});

test('RES-6: each thing that differs is one sentence', () => {
  const won = completed([6, 4], [6, 3]);
  const walkover: Statement = { outcome: 'walkover', score: null, retiredSide: 1 };
  assert.deepEqual(differences(won, won), []);
  assert.deepEqual(differences(won, completed([6, 4], [3, 6], [6, 2])), [
    'side 0 says 6-4 6-3, side 1 says 6-4 3-6 6-2',
  ]);
  assert.deepEqual(differences(won, walkover), [
    'side 0 says it was played to the end, side 1 says side 1 did not appear',
  ]);
  assert.deepEqual(differences({ ...walkover, retiredSide: 0 }, walkover), [
    'side 0 says side 0 did not appear, side 1 says side 1 did not appear',
  ]);
});

test('RES-5: statements agree exactly when nothing differs between them', () => {
  const statement: fc.Arbitrary<Statement> = fc.record({
    outcome: fc.constantFrom(...OUTCOMES),
    score: fc.constantFrom(null, score([6, 4]), score([4, 6])),
    retiredSide: fc.constantFrom(0 as const, 1 as const, null),
  });
  const sound = statement.filter((one) => (one.outcome === 'completed') === (one.score !== null));
  fc.assert(
    fc.property(sound, sound, (one, other) => {
      assert.equal(statementsAgree(one, other), statementsAgree(other, one));
      assert.equal(statementsAgree(one, other), differences(one, other).length === 0);
    }),
  );
});

test('RES-5: the fuller of two that agree has every tiebreak that either gave', () => {
  const one = completed([7, 6]);
  const other: Statement = { ...one, score: { sets: [{ games: [7, 6], tiebreak: [7, 2] }] } };
  assert.deepEqual(fullerStatement(one, other), other);
  assert.deepEqual(fullerStatement(other, one), other);
});

test('RES-12: the winner follows from the sets, or from who stopped', () => {
  assert.equal(winningSide(completed([6, 4], [3, 6], [4, 6])), 1);
  assert.equal(winningSide({ outcome: 'retired', score: score([6, 0]), retiredSide: 0 }), 1);
  assert.equal(winningSide({ outcome: 'walkover', score: null, retiredSide: 1 }), 0);
  assert.equal(winningSide({ outcome: 'unplayed', score: null, retiredSide: null }), null);
});
