import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { DEFAULT_RULES } from '../../competitions/rules/competition-rules.ts';
import type { MemberStatus } from '../../shared/members.ts';
import { makeRoundRobin } from '../../shared/round-robin.ts';
import type { LedgerResult } from './ledger.ts';
import { makeStandingsTable } from './table.ts';
import { isAway, groupOutstandingMatches } from './outstanding.ts';
import { NO_ID } from '../../shared/ids.ts';
import { asId } from '../../../test/fixtures/typed.ts';

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);
const runs = chooseCaseCount(400);

const score = {
  sets: [{ games: [6, 0] as [number, number] }, { games: [6, 0] as [number, number] }],
};
/** Every possible result of a match that counts as played. */
const RESULTS: readonly LedgerResult[] = [
  { outcome: 'completed', score, winningSide: 0, retiredSide: null },
  { outcome: 'walkover', score: null, winningSide: 1, retiredSide: 0 },
  { outcome: 'walkover', score: null, winningSide: 0, retiredSide: 1 },
  { outcome: 'conceded', score: null, winningSide: 0, retiredSide: 1 },
  { outcome: 'unplayed', score: null, winningSide: null, retiredSide: null },
];

const IDS = ['a', 'b', 'c', 'd'].map(asId);

const division = fc.integer({ min: 2, max: 4 }).chain((size) =>
  fc.record({
    entries: fc.tuple(
      ...IDS.slice(0, size).map((entryId) =>
        fc.record({
          id: fc.constant(entryId),
          label: fc.constant(entryId),
          withdrawn: fc.boolean().map((one) => one && entryId !== 'a'),
          startingPlace: fc.constant(null),
          members: fc.constant([{ status: 'active' as const }]),
        }),
      ),
    ),
    matches: fc.tuple(
      ...makeRoundRobin(size).map(([zero, one]) =>
        fc.record({
          sides: fc.constant([IDS[zero] ?? NO_ID, IDS[one] ?? NO_ID] as const),
          result: fc.option(fc.constantFrom(...RESULTS), { freq: 2 }),
        }),
      ),
    ),
    minimum: fc.integer({ min: 0, max: 4 }),
  }),
);

type DrawnDivision = typeof division extends fc.Arbitrary<infer T> ? T : never;

function row({ entries, matches, minimum }: DrawnDivision) {
  const rules = { ...DEFAULT_RULES, minMatchesToPlay: minimum };
  const table = makeStandingsTable({
    rules,
    entries,
    matches,
    decisions: [],
    final: false,
    up: [],
    down: [],
  });
  const found = table.find((one) => one.entryId === 'a');
  assert.ok(found);
  return found;
}

/** Tries every possible outcome of the open matches. */
function canReachByTrying(one: DrawnDivision): boolean {
  const open = one.matches.findIndex(({ result }) => result === null);
  if (open < 0) return !row(one).shortOfMinimum;
  return RESULTS.some((result) =>
    canReachByTrying({
      ...one,
      matches: one.matches.map((match, index) => (index === open ? { ...match, result } : match)),
    }),
  );
}

test(`SET-5: the minimum is reachable exactly if some way to end the open matches reaches it (seed ${seed})`, () => {
  fc.assert(
    fc.property(division, (one) => {
      const { played, minimum } = row(one);
      const can = played + groupOutstandingMatches(one)(asId('a')).length >= minimum;
      // A withdrawn entry plays no more: its open matches are decided.
      const gone = new Set(one.entries.filter((entry) => entry.withdrawn).map((entry) => entry.id));
      const decided = one.matches.map((match) =>
        match.result === null && match.sides.some((side) => gone.has(side))
          ? { ...match, result: walkoverOver(match.sides, gone) }
          : match,
      );
      assert.equal(can, canReachByTrying({ ...one, matches: decided }));
    }),
    { seed, numRuns: runs },
  );
});

function walkoverOver(sides: readonly [string, string], gone: ReadonlySet<string>): LedgerResult {
  const absent = gone.has(sides[0]) ? 0 : 1;
  const outcome = sides.every((side) => gone.has(side)) ? 'unplayed' : 'walkover';
  const isWon = outcome === 'walkover';
  const winningSide = absent === 0 ? 1 : 0;
  return {
    outcome,
    score: null,
    winningSide: isWon ? winningSide : null,
    retiredSide: isWon ? absent : null,
  };
}

test('CHA-3: an entry is gone if all its members left, and away if none is active', () => {
  const entry = (name: string, ...statuses: MemberStatus[]) => ({
    id: asId(name),
    withdrawn: false,
    startingPlace: null,
    members: statuses.map((status) => ({ status })),
  });
  const entries = [
    entry('a', 'active'),
    entry('b', 'left', 'left'),
    entry('c', 'paused', 'left'),
    entry('d', 'active', 'left'),
  ];
  const matches = ['b', 'c', 'd'].map((name) => ({
    sides: [asId('a'), asId(name)] as const,
    result: null,
  }));
  const open = groupOutstandingMatches({ entries, matches })(asId('a')).map(
    ({ sides }) => sides[1],
  );
  assert.deepEqual(open, ['c', 'd']);
  assert.deepEqual(entries.map(isAway), [false, true, true, false]);
});
