import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import {
  changeRules,
  type CompetitionRules,
  DEFAULT_RULES,
} from '../../competitions/rules/competition-rules.ts';
import { creditMatch } from './credit.ts';
import { division } from '../../../test/fixtures/division-arbitrary.ts';
import { findLines } from './movement.ts';
import { computeNaiveLines } from './movement.oracle.ts';
import { computeNaiveTable } from './naive.oracle.ts';
import { type Division, listLevelGroups, makeStandingsTable, type StandingsRow } from './table.ts';
import { tiers } from '../../../test/fixtures/tiers-arbitrary.ts';
import { asId } from '../../../test/fixtures/typed.ts';

/** A seed that failed once stays: `FC_SEED=… npm test -- unit` runs it again. */
const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);
const runs = chooseCaseCount(1500);
const options = { seed, numRuns: runs };

test(`STA-8: an independent naive implementation computes the same table (seed ${seed})`, () => {
  fc.assert(
    fc.property(division, (one) => {
      assert.deepEqual(plainRows(one), computeNaiveTable(one));
      // Also with a recorded order for each group of level entries.
      const decisions = listLevelGroups(one).map((ids) => ({
        order: ids.toReversed(),
        by: 'lot' as const,
      }));
      const decided = { ...one, decisions };
      assert.deepEqual(plainRows(decided), computeNaiveTable(decided));
    }),
    options,
  );
});

function plainRows(one: Division) {
  return makeStandingsTable(one).map(({ separatedBy: _, ...row }) => row);
}

test('STA-8: entries that share a rank are listed by label, then by id', () => {
  const named: [string, string][] = [
    ['a', 'Ute'],
    ['d', 'Änne'],
    ['c', 'Ann'],
    ['b', 'Ann'],
  ];
  const entries = named.map(([name, label]) => ({
    id: asId(name),
    label,
    withdrawn: false,
    startingPlace: null,
  }));
  const around = { decisions: [], final: false, up: [], down: [] };
  const rows = makeStandingsTable({ rules: DEFAULT_RULES, entries, matches: [], ...around });
  assert.deepEqual(
    rows.map((row) => `${row.rank} ${row.entryId}`),
    ['1 b', '1 c', '1 d', '1 a'],
  );
});

test(`STA-1: the order of the matches does not matter (seed ${seed})`, () => {
  const shuffled = division.chain((one) =>
    fc
      .shuffledSubarray([...one.matches], { minLength: one.matches.length })
      .map((matches) => [one, { ...one, matches }] as const),
  );
  fc.assert(
    fc.property(shuffled, ([one, other]) => {
      assert.deepEqual(makeStandingsTable(other), makeStandingsTable(one));
    }),
    options,
  );
});

test(`TIE-2, TIE-4: a decision changes nothing but the order of the entries that are level (seed ${seed})`, () => {
  fc.assert(
    fc.property(division, (one) => {
      const undecided = makeStandingsTable({ ...one, decisions: [] });
      const groups = listLevelGroups(one);
      const decisions = groups.map((ids) => ({ order: ids.toReversed(), by: 'lot' as const }));
      const decided = makeStandingsTable({ ...one, decisions });
      const of = ({ entryId, points, played, won, setsWon, gamesWon }: StandingsRow) =>
        [entryId, points, played, won, setsWon, gamesWon].join(' ');
      assert.deepEqual(decided.map(of).toSorted(), undecided.map(of).toSorted());
      assert.ok(decided.every(({ tie }) => tie === null));
      const ranks = decided.flatMap(({ rank }) => rank ?? []);
      assert.equal(new Set(ranks).size, ranks.length);
      // With one entry more or less, the decision does not apply.
      const asleep = decisions.map(({ order, by }) => ({
        order: [...order.slice(1), asId('x')],
        by,
      }));
      assert.deepEqual(makeStandingsTable({ ...one, decisions: asleep }), undecided);
      for (const { entryId, tie, rank } of undecided) {
        const isAlone = groups.every((ids) => !ids.includes(entryId));
        assert.ok(tie === null || !isAlone, `${entryId} at ${rank}`);
      }
    }),
    options,
  );
});

test('TIE-1: a higher starting place comes first, and entries without one come last, by id', () => {
  const places: [string, number | null][] = [
    ['a', null],
    ['b', 7],
    ['c', null],
    ['d', 2],
    ['e', 7],
  ];
  const entries = places.map(([name, startingPlace]) => ({
    id: asId(name),
    label: `Z${name}`,
    withdrawn: false,
    startingPlace,
  }));
  const rules = changeRules(DEFAULT_RULES, { ranking: ['points', 'starting_place'] });
  const around = { matches: [], decisions: [], final: false, up: [], down: [] };
  const rows = makeStandingsTable({ rules, entries, ...around });
  assert.deepEqual(
    rows.map(({ rank, entryId, separatedBy }) => [rank, entryId, separatedBy?.sentence]),
    [
      [null, 'd', undefined],
      [null, 'b', 'behind Zd on starting place among the five level on 0 points, 7 to 2'],
      [null, 'e', undefined],
      [null, 'a', 'behind Ze on starting place among the five level on 0 points, none to 7'],
      [null, 'c', 'behind Za on starting place among the five level on 0 points, entered later'],
    ].map(([, id, sentence], index) => [[1, 2, 2, 4, 5][index], id, sentence]),
  );
});

test(`STA-2: points, games and sets add up to what the matches gave (seed ${seed})`, () => {
  fc.assert(
    fc.property(division, (one) => {
      fc.pre(one.entries.every((entry) => !entry.withdrawn));
      // No single match earns a bonus for the whole season.
      const bonus = one.rules.points.bonus.filter(
        ({ when }) => when !== 'every_match_played' && when !== 'matches_played',
      );
      const rules = changeRules(one.rules, { points: { bonus } });
      const credits = one.matches.flatMap(({ result }) =>
        result ? creditMatch(rules, result) : [],
      );
      const rows = makeStandingsTable({ ...one, rules });
      const sum = (pick: (row: StandingsRow) => number) =>
        rows.reduce((total, row) => total + Math.round(pick(row) * 100), 0);
      const given = credits.reduce((total, credit) => total + credit.points, 0);
      assert.equal(
        sum((row) => row.points),
        given,
      );
      assert.equal(
        sum((row) => row.gamesWon),
        sum((row) => row.gamesLost),
      );
      assert.equal(
        sum((row) => row.setsWon),
        sum((row) => row.setsLost),
      );
      assert.equal(
        sum((row) => row.played),
        100 * credits.filter((credit) => credit.played).length,
      );
    }),
    options,
  );
});

test(`STA-3: a walkover credits at most the side that was present with a match (seed ${seed})`, () => {
  fc.assert(
    fc.property(division, ({ rules }) => {
      const [gone, here] = creditMatch(rules, {
        outcome: 'walkover',
        score: null,
        winningSide: 1,
        retiredSide: 0,
      });
      assert.deepEqual([gone.played, gone.won, gone.lost], [false, false, false]);
      const counts = rules.walkover.played === 'present';
      assert.deepEqual([here.played, here.won, here.lost], [counts, true, false]);
      assert.equal(gone.points, Math.round(rules.points.walkoverLoss * 100));
      assert.equal(here.points, Math.round(rules.points.walkoverWin * 100));
    }),
    options,
  );
});

test(`STA-9: each row with a rank of its own says what separated it (seed ${seed})`, () => {
  fc.assert(
    fc.property(division, (one) => {
      const rows = makeStandingsTable(one);
      for (const [index, row] of rows.entries()) {
        const above = rows[index - 1];
        const section = sectionOf(row);
        const isStart = above !== undefined && section !== sectionOf(above);
        const shares = above !== undefined && row.rank !== null && row.rank === above.rank;
        if (!above || shares) assert.equal(row.separatedBy, null);
        if (isStart) assert.equal(row.separatedBy?.rule, section);
        if (!above || shares || (row.separatedBy === null && row.rank === null)) continue;
        assert.ok(row.separatedBy, row.entryId);
        const { sentence, value, valueAbove, among } = row.separatedBy;
        assert.ok(sentence.startsWith(`behind Entry ${above.entryId.slice(1)}`), sentence);
        assert.ok(among.includes(row.entryId) && among.includes(above.entryId));
        if (isStart) continue;
        if (row.separatedBy.rule === 'decision') {
          assert.equal(value, valueAbove);
          continue;
        }
        if (valueAbove === 'none') {
          assert.ok(sentence.endsWith(', entered later'), sentence);
          continue;
        }
        assert.notEqual(value, valueAbove);
        assert.ok(sentence.endsWith(`, ${value} to ${valueAbove}`), sentence);
      }
    }),
    options,
  );
});

function sectionOf({ withdrawn, rank }: StandingsRow): 'ranked' | 'minimum' | 'withdrawn' {
  if (withdrawn) return 'withdrawn';
  return rank === null ? 'minimum' : 'ranked';
}

test(`STA-8: other ids give the same table if labels are unique (seed ${seed})`, () => {
  const rename = (name: string) => asId(`x${9 - Number(name.slice(1))}`);
  fc.assert(
    fc.property(division, (random) => {
      // Entries without a starting place are separated by id.
      const entries = random.entries.map((entry, index) => ({
        ...entry,
        startingPlace: index + 1,
      }));
      const one = { ...random, entries };
      const renamed = makeStandingsTable({
        ...one,
        decisions: one.decisions.map(({ order, by }) => ({ order: order.map(rename), by })),
        entries: one.entries.map((entry) => ({ ...entry, id: rename(entry.id) })),
        matches: one.matches.map(({ sides, result }) => ({
          sides: [rename(sides[0]), rename(sides[1])],
          result,
        })),
      });
      const expected = makeStandingsTable(one).map((row) => [row.rank, rename(row.entryId)]);
      assert.deepEqual(
        renamed.map((row) => [row.rank, row.entryId]),
        expected,
      );
    }),
    options,
  );
});

test(`STA-10: at most half move either way, never up from the top or down from the bottom (seed ${seed})`, () => {
  fc.assert(
    fc.property(division, (one) => {
      const rows = makeStandingsTable(one);
      const moving = (way: string) => rows.filter((row) => row.movement === way).length;
      const staying = rows.filter((row) => !row.withdrawn).length;
      const { promoted, relegated } = one.rules.movement;
      assert.ok(moving('promotion') <= Math.min(promoted, Math.floor(staying / 2)));
      assert.ok(moving('relegation') <= Math.min(relegated, Math.floor(staying / 2)));
      if (one.position === 1) assert.equal(moving('promotion'), 0);
      if (one.position === one.sizes.length) assert.equal(moving('relegation'), 0);
      if (one.final) assert.ok(rows.every((row) => row.rank !== null || row.movement === null));
    }),
    options,
  );
});

test('STA-10: as many go down as up across a line if the rules have one number for both', () => {
  const sizes = (count: number, movement: { promoted: number; relegated: number }) =>
    movedBetween([5, 6, 6], { ...movement, tiers: null }, count);
  assert.deepEqual(sizes(10, { promoted: 3, relegated: 3 }), [5, 6, 6]);
  assert.deepEqual(sizes(1, { promoted: 2, relegated: 3 }), [5, 5, 7]);
});

test(`STA-10, STA-19: boxes keep their sizes, even next to others (seed ${seed})`, () => {
  const any = fc.array(fc.nat(9), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(any, fc.nat(4), tiers, (boxes, count, of) => {
      const movement = { promoted: count, relegated: count, tiers: of };
      assert.deepEqual(movedBetween(boxes, movement, 3), boxes);
    }),
    options,
  );
});

test('STA-19: parallel boxes take turns across a line, and each place has a target', () => {
  const movement = { promoted: 2, relegated: 2, tiers: [[1], [2, 3], [4, 5]] };
  const lines = [1, 2, 3, 4, 5].map((position) => findLines(movement, [6, 6, 6, 6, 6], position));
  assert.deepEqual(lines, [
    { up: [], down: [2, 3] },
    { up: [1], down: [4, 5] },
    { up: [1], down: [5, 4] },
    { up: [2, 3], down: [] },
    { up: [3, 2], down: [] },
  ]);
  const uneven = { promoted: 3, relegated: 3, tiers: [[1], [2, 3]] };
  assert.deepEqual(findLines(uneven, [6, 6, 6], 1).down, [2, 3, 2]);
  assert.deepEqual(findLines(uneven, [6, 6, 6], 2).up, [1, 1]);
  assert.deepEqual(findLines(uneven, [6, 6, 6], 3).up, [1]);
  // A division outside all tiers stands alone below them.
  assert.deepEqual(findLines(uneven, [6, 6, 6, 6], 2).down, [4, 4]);
  assert.deepEqual(findLines(uneven, [6, 6, 6, 6], 3).down, [4]);
});

test(`STA-19: a naive implementation sends everyone to the same box (seed ${seed})`, () => {
  const any = fc.array(fc.nat(9), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(any, fc.nat(4), fc.nat(4), tiers, (sizes, promoted, relegated, of) => {
      const movement = { promoted, relegated, tiers: of };
      for (let position = 1; position <= sizes.length; position++) {
        const expected = computeNaiveLines({ movement }, { sizes, position });
        assert.deepEqual(findLines(movement, sizes, position), expected);
      }
    }),
    options,
  );
});

/** The sizes of boxes after this many seasons with the same members. */
function movedBetween(
  boxes: readonly number[],
  movement: CompetitionRules['movement'],
  seasons: number,
): number[] {
  if (seasons === 0) return [...boxes];
  const next = [...boxes];
  for (const position of boxes.keys().map((index) => index + 1)) {
    const { up, down } = findLines(movement, boxes, position);
    for (const to of [...up, ...down]) {
      next[position - 1] = (next[position - 1] ?? 0) - 1;
      next[to - 1] = (next[to - 1] ?? 0) + 1;
    }
  }
  return movedBetween(next, movement, seasons - 1);
}
