import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Format, OwnSet } from './format.ts';
import { asItCounts, isLeftUnfinished, scoreGap } from './match-end.ts';

const FORMAT: Format = {
  bestOf: 5,
  set: { games: 11, winBy: 2, cap: null, tiebreak: null },
  finalSet: null,
  draws: false,
  unfinished: 'refused',
  playAll: false,
};
const CLOCK = { unfinished: 'as_it_stands' } as const;

function setsOf(text: string): OwnSet[] {
  return text.split(' ').map((part) => {
    const [mine = 0, theirs = 0] = part.split('-').map(Number);
    return { games: [mine, theirs] };
  });
}

const GAPS: readonly (readonly [string, Partial<Format>, ReturnType<typeof scoreGap>])[] = [
  ['11-5 11-5 11-5', {}, null],
  ['11-5 5-11 11-5 5-11', {}, 'missing'],
  ['11-5 5-11 11-5 5-11', { draws: true }, 'missing'],
  ['11-5 5-11 11-5 5-11', CLOCK, 'level'],
  ['11-5 5-11 11-5 5-11', { ...CLOCK, draws: true }, null],
  // The fifth counts for nothing: 2-2.
  ['11-5 5-11 11-5 5-11 7-2', CLOCK, 'level'],
  ['11-5 5-11 11-5', CLOCK, null],
  ['0-0', { ...CLOCK, draws: true }, 'nothing'],
  ['11-5 11-5', { bestOf: 3, playAll: true }, 'sets_missing'],
  ['11-5 11-5 5-11', { bestOf: 3, playAll: true }, null],
  ['11-5 5-11', { bestOf: 2, playAll: true, draws: true }, null],
  ['9-9', { bestOf: 1, set: { timed: true } }, 'level'],
  ['9-9', { bestOf: 1, set: { timed: true }, draws: true }, null],
  ['6-6', { bestOf: 1, set: { total: 12 }, draws: true }, null],
  // A race to a number has a winner, unless the time ends it.
  ['9-9', { bestOf: 1, draws: true }, 'level'],
  ['9-9', { bestOf: 1, draws: true, ...CLOCK }, null],
];
for (const [score, format, expected] of GAPS) {
  test(`RPT-16: ${score} lacks ${expected} with ${JSON.stringify(format)}`, () => {
    assert.equal(scoreGap({ ...FORMAT, ...format }, setsOf(score)), expected);
  });
}

test('RPT-17: a set that the time ended counts for nothing, unless it is the only one', () => {
  const format = { ...FORMAT, ...CLOCK };
  const counted = (score: string, by: Format = format) => {
    const entry = { ending: 'completed', sets: setsOf(score), stopped: null } as const;
    const { sets } = asItCounts(entry, by);
    const text = sets.map(({ games }) => games.join('-')).join(' ');
    return [text, isLeftUnfinished(entry, by)];
  };
  assert.deepEqual(counted('11-5 7-2'), ['11-5', true]);
  assert.deepEqual(counted('11-5 11-9'), ['11-5 11-9', true]);
  assert.deepEqual(counted('7-2'), ['7-2', true]);
  assert.deepEqual(counted('11-5 11-5 11-5'), ['11-5 11-5 11-5', false]);
  // What cannot be is the league's to refuse, and not left out.
  assert.deepEqual(counted('11-5 13-2'), ['11-5 13-2', true]);
  assert.deepEqual(counted('11-5 11-5 11-5 3-2'), ['11-5 11-5 11-5 3-2', false]);
  assert.deepEqual(counted('11-5 7-2', FORMAT), ['11-5 7-2', false]);
});
