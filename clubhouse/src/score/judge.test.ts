import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatScore, listSetWinners } from './entry.ts';
import { judgeExample } from '../../test/example-format.ts';
import type { Format, OwnSet } from './format.ts';
import { isLeftUnfinished, isRefused, judgeEntry } from './judge.ts';

const FORMAT: Format = {
  bestOf: 5,
  set: { games: 11, winBy: 2, cap: null, tiebreak: null },
  finalSet: null,
  draws: false,
  unfinished: 'refused',
  playAll: false,
};
const TO_SEVEN = { matchTiebreak: { to: 7, winBy: 2, points: 'optional' } } as const;
const CLOCK = { unfinished: 'as_it_stands' } as const;

function setsOf(text: string): OwnSet[] {
  return text.split(' ').map((part) => {
    const [mine = 0, theirs = 0] = part.split('-').map(Number);
    return { games: [mine, theirs] };
  });
}

const COMPLETED: readonly (readonly [string, Partial<Format>, string])[] = [
  ['11-5 11-5 11-5', {}, 'me 3-0'],
  ['11-5 5-11 11-5 5-11', {}, 'undecided'],
  ['11-5 5-11 11-5 5-11', { draws: true }, 'undecided'],
  ['11-5 5-11 11-5 5-11', CLOCK, 'undecided'],
  ['11-5 5-11 11-5 5-11', { ...CLOCK, draws: true }, 'nobody 2-2'],
  ['11-5 5-11 11-5 5-11 7-2', CLOCK, 'undecided'],
  ['11-5 5-11 11-5', CLOCK, 'me 2-1'],
  ['0-0', { ...CLOCK, draws: true }, 'undecided'],
  ['3-1', { ...CLOCK, draws: true }, 'nobody 0-0'],
  ['11-5 11-5', { bestOf: 3, playAll: true }, 'sets_missing'],
  ['11-5 11-5 5-11', { bestOf: 3, playAll: true }, 'me 2-1'],
  ['11-5 5-11', { bestOf: 2, playAll: true, draws: true }, 'nobody 1-1'],
  ['9-9', { bestOf: 1, set: { timed: true } }, 'set_is_level'],
  ['9-9', { bestOf: 1, set: { timed: true }, draws: true }, 'nobody 9-9'],
  ['6-6', { bestOf: 1, set: { total: 12 }, draws: true }, 'nobody 6-6'],
  // A level set is no set won, so that the third set is not yet the deciding one.
  ['5-3 4-4 5-3', { ...CLOCK, bestOf: 3, set: { total: 8 }, finalSet: TO_SEVEN }, 'set_is_level'],
  ['5-3 3-5 5-3', { ...CLOCK, bestOf: 3, set: { total: 8 }, finalSet: TO_SEVEN }, 'undecided'],
  ['9-9', { bestOf: 1, draws: true }, 'set_cannot_end'],
  ['9-9', { bestOf: 1, draws: true, ...CLOCK }, 'nobody 9-9'],
];
for (const [score, format, expected] of COMPLETED) {
  test(`RPT-16: ${score} is ${expected} with ${JSON.stringify(format)}`, () => {
    const entry = { ending: 'completed', sets: setsOf(score), stopped: null } as const;
    const judged = judgeEntry(entry, { ...FORMAT, ...format });
    const said = isRefused(judged)
      ? judged.code
      : `${judged.winner ?? 'nobody'} ${judged.figures?.join('-')}`;
    assert.equal(said, expected);
  });
}

test('RPT-16: a game that time ended counts for nobody, and the figures show it', () => {
  const format = { ...FORMAT, ...CLOCK, draws: true };
  const only = judgeExample({ ending: 'completed', sets: setsOf('3-1'), stopped: null }, format);
  assert.deepEqual(
    [formatScore(only), listSetWinners(only)],
    ['0\u2060–\u20600 (3\u2060–\u20601)', [null]],
  );
  const stopped = { ending: 'retired', sets: setsOf('11-5 2-0'), stopped: 'them' } as const;
  const retired = judgeExample(stopped, format);
  assert.deepEqual(retired.figures, [1, 0]);
  assert.deepEqual(listSetWinners(retired), ['me', null]);
});

test('RPT-17: a set that time ended counts for nothing, unless it is the only one', () => {
  const format = { ...FORMAT, ...CLOCK, draws: true };
  const counted = (score: string, by: Format = format) => {
    const entry = { ending: 'completed', sets: setsOf(score), stopped: null } as const;
    const judged = judgeEntry(entry, by);
    if (isRefused(judged)) return [judged.code];
    const text = judged.sets.map(({ games }) => games.join('-')).join(' ');
    return [text, isLeftUnfinished(judged, by)];
  };
  assert.deepEqual(counted('11-5 7-2'), ['11-5', true]);
  assert.deepEqual(counted('11-5 11-9'), ['11-5 11-9', true]);
  assert.deepEqual(counted('7-2'), ['7-2', true]);
  assert.deepEqual(counted('11-5 11-5 11-5'), ['11-5 11-5 11-5', false]);
  // Impossible sets are not dropped; the league has to refuse them.
  assert.deepEqual(counted('11-5 13-2'), ['set_cannot_end']);
  assert.deepEqual(counted('11-5 11-5 11-5 3-2'), ['set_after_end']);
  assert.deepEqual(counted('11-5 7-2', FORMAT), ['set_cannot_end']);
});
