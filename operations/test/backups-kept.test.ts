import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeBackupName, chooseBackupsToRemove, parseBackupTime } from '../backup/rules/keep.ts';

const DAY_MS = 86_400_000;
const MAX_KEPT = 7 + 5 + 12;
const START = Date.parse('2026-01-01T00:00:00Z');

const name = (time: number) => makeBackupName('league', time);
const keptOf = (names: readonly string[]) => {
  const gone = new Set(chooseBackupsToRemove(names));
  return names.filter((one) => !gone.has(one));
};

/** Nights with no, one or several backups, at hours when days and weeks change. */
const times = fc
  .uniqueArray(fc.integer({ min: 0, max: 800 * 24 }), { minLength: 1, maxLength: 400 })
  .map((hours) => hours.map((hour) => START + hour * 3_600_000));

test('OPS-29: only a backup’s name gives the time when it was made', () => {
  assert.equal(name(Date.parse('2026-11-28T03:30:09.999Z')), 'league-2026-11-28T03-30-09Z.backup');
  assert.equal(
    parseBackupTime('league-2026-11-28T03-30-09Z.backup'),
    Date.parse('2026-11-28T03:30:09Z'),
  );
  for (const other of [
    'league-before-club-0.2.0.backup',
    'league-2026-13-01T00-00-00Z.backup',
    'league-2026-11-28T03-30-09Z.backup.part',
    'other.backup',
  ]) {
    assert.equal(parseBackupTime(other), null);
    assert.deepEqual(chooseBackupsToRemove([other, name(START)]), []);
  }
});

test('OPS-29: two years of nightly backups leave 7 days, 5 weeks and 12 months', () => {
  const nights = Array.from({ length: 731 }, (_, night) => name(START + night * DAY_MS));
  const kept = keptOf(nights);
  const last = START + 730 * DAY_MS;
  // 1 January 2028 is a Saturday: its week and the four Sundays before, one of them within the
  // seven days.
  assert.equal(new Date(last).toISOString().slice(0, 10), '2028-01-01');
  const days = kept.map((one) => one.slice(7, 17));
  assert.deepEqual(days, [
    ...[
      '02-28',
      '03-31',
      '04-30',
      '05-31',
      '06-30',
      '07-31',
      '08-31',
      '09-30',
      '10-31',
      '11-30',
    ].map((day) => `2027-${day}`),
    ...['12-05', '12-12', '12-19', '12-26', '12-27', '12-28', '12-29', '12-30', '12-31'].map(
      (day) => `2027-${day}`,
    ),
    '2028-01-01',
  ]);
});

test('OPS-29: the newest backup of each retained day, week and month stays, and little else', () => {
  fc.assert(
    fc.property(times, (all) => {
      const kept = keptOf(all.map(name));
      assert.ok(kept.length <= MAX_KEPT);
      for (const [count, periodOf] of [
        [7, (time: number) => new Date(time).toISOString().slice(0, 10)],
        [5, mondayOf],
        [12, (time: number) => new Date(time).toISOString().slice(0, 7)],
      ] as const) {
        const newest = new Map<string, number>();
        for (const time of all.toSorted((one, other) => one - other))
          newest.set(periodOf(time), time);
        const wanted = [...newest.values()].toSorted((one, other) => other - one).slice(0, count);
        for (const time of wanted) assert.ok(kept.includes(name(time)), name(time));
      }
    }),
  );
});

test('OPS-29: pruning every night keeps the same backups as pruning once', () => {
  fc.assert(
    fc.property(times, (all) => {
      let names: string[] = [];
      for (const time of all.toSorted((one, other) => one - other))
        names = keptOf([...names, name(time)]);
      assert.deepEqual(names.toSorted(), keptOf(all.map(name)).toSorted());
    }),
  );
});

/** Another way to compute the first day of a week. */
function mondayOf(time: number): string {
  const date = new Date(time);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
