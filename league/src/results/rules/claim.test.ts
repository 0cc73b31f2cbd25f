import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Outcome, OUTCOMES, type Score } from '../../shared/score.ts';
import {
  changeRules,
  type CompetitionRules,
  DEFAULT_RULES,
  type RulesChanges,
} from '../../competitions/rules/competition-rules.ts';
import { Refusal } from '../../shared/refusal.ts';
import {
  checkResult,
  type ClaimedResult,
  listDifferences,
  mergeResults,
  areResultsCompatible,
  type UncheckedResult,
  findWinningSide,
} from './claim.ts';
import { isSameResult } from './same.ts';

const score = (...games: [number, number][]): Score => ({
  sets: games.map((one) => ({ games: one })),
});
const completed = (...games: [number, number][]) =>
  ({ outcome: 'completed', score: score(...games), retiredSide: null }) as const;

test('RES-6: each difference is one sentence', () => {
  const won = completed([6, 4], [6, 3]);
  const walkover = { outcome: 'walkover', score: null, retiredSide: 1 } as const;
  const said = (zero: ClaimedResult, one: ClaimedResult) =>
    listDifferences(zero, one).map(({ sentence }) => sentence);
  assert.deepEqual(said(won, won), []);
  assert.deepEqual(said(won, completed([6, 4], [3, 6], [6, 2])), [
    'side 0 says 6-4 6-3, side 1 says 6-4 3-6 6-2',
  ]);
  assert.deepEqual(said(won, walkover), [
    'side 0 says it was played to the end, side 1 says side 1 did not appear',
  ]);
  assert.deepEqual(said({ ...walkover, retiredSide: 0 }, walkover), [
    'side 0 says side 0 did not appear, side 1 says side 1 did not appear',
  ]);
});

test('RES-5: two claims agree exactly if nothing differs between them', () => {
  const anyScore = fc.constantFrom(score([6, 4]), score([4, 6]));
  const anySide = fc.constantFrom(0 as const, 1 as const);
  const none = fc.constant(null);
  const claimed: fc.Arbitrary<ClaimedResult> = fc.oneof(
    fc.record({ outcome: fc.constant('completed'), score: anyScore, retiredSide: none }),
    fc.record({ outcome: fc.constant('retired'), score: anyScore, retiredSide: anySide }),
    fc.record({ outcome: fc.constant('walkover'), score: none, retiredSide: anySide }),
    fc.record({ outcome: fc.constant('conceded'), score: none, retiredSide: anySide }),
    fc.record({ outcome: fc.constant('unplayed'), score: none, retiredSide: none }),
  );
  fc.assert(
    fc.property(claimed, claimed, (one, other) => {
      assert.equal(areResultsCompatible(one, other), areResultsCompatible(other, one));
      assert.equal(areResultsCompatible(one, other), listDifferences(one, other).length === 0);
    }),
  );
});

test('RES-5: the fuller of two agreeing claims has every tiebreak that either gave', () => {
  const one = completed([7, 6]);
  const other: ClaimedResult = { ...one, score: { sets: [{ games: [7, 6], tiebreak: [7, 2] }] } };
  assert.deepEqual(mergeResults(one, other), other);
  assert.deepEqual(mergeResults(other, one), other);
});

test('RES-12: the winner follows from the sets, or from who stopped', () => {
  const winner = (said: ClaimedResult) => findWinningSide(DEFAULT_RULES.format, said);
  assert.equal(winner(completed([6, 4], [3, 6], [4, 6])), 1);
  assert.equal(winner({ outcome: 'retired', score: score([6, 0]), retiredSide: 0 }), 1);
  assert.equal(winner({ outcome: 'walkover', score: null, retiredSide: 1 }), 0);
  assert.equal(winner({ outcome: 'unplayed', score: null, retiredSide: null }), null);
});

/** Whether each outcome needs a score and a side that stopped. */
const NEEDS: Readonly<Record<Outcome, readonly [boolean, boolean]>> = {
  completed: [true, false],
  retired: [true, true],
  walkover: [false, true],
  conceded: [false, true],
  unplayed: [false, false],
};

for (const outcome of OUTCOMES) {
  test(`RES-3: a ${outcome} match requires its own fields and refuses others`, () => {
    const [hasScore, stopped] = NEEDS[outcome];
    const played = outcome === 'retired' ? score([6, 4]) : score([6, 4], [6, 3]);
    const right: UncheckedResult = {
      outcome,
      score: hasScore ? played : null,
      retiredSide: stopped ? 1 : null,
    };
    const codeOf = (said: UncheckedResult) => {
      const checked = checkResult(DEFAULT_RULES, said);
      return checked instanceof Refusal ? checked.code : null;
    };
    assert.deepEqual(checkResult(DEFAULT_RULES, right), right);
    const otherScore = { ...right, score: hasScore ? null : played };
    assert.equal(codeOf(otherScore), hasScore ? 'score_required' : 'score_not_allowed');
    const otherSide = { ...right, retiredSide: stopped ? null : (0 as const) };
    const sideCode = stopped ? 'retired_side_required' : 'retired_side_not_allowed';
    assert.equal(codeOf(otherSide), sideCode);
  });
}

test('RES-3: an impossible score is refused with its impossible set', () => {
  const refusal = checkResult(DEFAULT_RULES, completed([6, 4], [6, 5], [6, 3]));
  assert.ok(refusal instanceof Refusal);
  assert.equal(refusal.code, 'score_invalid');
  assert.deepEqual(
    refusal.errors?.map(({ pointer }) => pointer),
    ['/score/sets/1'],
  );
});

test('RES-5: a match tiebreak means the same in either form', () => {
  const format = {
    ...DEFAULT_RULES.format,
    finalSet: { matchTiebreak: { to: 10, winBy: 2 } },
  };
  const rules = { ...DEFAULT_RULES, format };
  const short = checkResult(rules, completed([6, 4], [4, 6], [7, 10]));
  const long: ClaimedResult = {
    ...completed([6, 4], [4, 6]),
    score: { sets: [...score([6, 4], [4, 6]).sets, { games: [0, 1], tiebreak: [7, 10] }] },
  };
  assert.deepEqual(short, long);
  assert.deepEqual(checkResult(rules, long), long);
});

test('RES-2: two submissions are equal only if they agree to the last tiebreak point', () => {
  const bare = completed([7, 6], [6, 3]);
  const withPoints: ClaimedResult = {
    ...bare,
    score: { sets: [{ games: [7, 6], tiebreak: [7, 4] }, { games: [6, 3] }] },
  };
  assert.ok(isSameResult(bare, structuredClone(bare)));
  assert.ok(areResultsCompatible(bare, withPoints));
  assert.ok(!isSameResult(bare, withPoints));
  assert.ok(!isSameResult(bare, completed([7, 6], [6, 4])));
  const retired = (retiredSide: 0 | 1) => ({ ...bare, outcome: 'retired' as const, retiredSide });
  assert.ok(isSameResult(retired(0), retired(0)));
  assert.ok(!isSameResult(retired(0), retired(1)));
});

test('SCO-14: 0-0 is a result only if the rules allow it, for matches that the clock may stop', () => {
  const nothing = completed([0, 0]);
  const named = { result: '0-0', points: [4, 4] as [number, number] };
  const rules = (format: RulesChanges['format'], byResult = [named]) =>
    changeRules(DEFAULT_RULES, { format, points: { byResult } });
  const isTaken = (one: CompetitionRules) => !(checkResult(one, nothing) instanceof Refusal);
  const clock = { draws: true, unfinished: 'as_it_stands' } as const;
  assert.equal(isTaken(rules(clock)), true);
  assert.equal(isTaken(rules({ ...clock, unfinished: 'by_games' })), true);
  assert.equal(isTaken(rules(clock, [])), false);
  assert.equal(isTaken(rules({ ...clock, draws: false })), false);
  assert.equal(isTaken(rules({ ...clock, unfinished: 'refused' })), false);
  assert.equal(isTaken(rules({ ...clock, bestOf: 1 })), true);
});

test('SCO-15: under by_games, all games of the match decide, and the last set is kept', () => {
  const rules = changeRules(DEFAULT_RULES, { format: { unfinished: 'by_games', draws: true } });
  const winner = (...sets: [number, number][]) => {
    const said = checkResult(rules, completed(...sets));
    if (said instanceof Refusal) return said.code;
    assert.equal(said.score?.sets.length, sets.length);
    return findWinningSide(rules.format, said);
  };
  assert.equal(winner([6, 4], [0, 5]), 1);
  assert.equal(winner([6, 4], [3, 5]), null);
  assert.equal(winner([6, 4], [4, 6], [1, 0]), 0);
  // If it was played to its end, the sets decide.
  assert.equal(winner([0, 6], [7, 6], [7, 6]), 0);
});
