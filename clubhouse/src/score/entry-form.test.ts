import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMark } from './entry-form.ts';
import type { ScoreEntry } from './entry.ts';
import { EXAMPLE_FORMAT, judgeExample } from '../../test/example-format.ts';
import type { Format } from './format.ts';

const FORMAT: Format = { ...EXAMPLE_FORMAT, finalSet: { matchTiebreak: { to: 10, winBy: 2 } } };

function markOf(entry: Partial<ScoreEntry>, playedOn = '2026-10-01'): string {
  const said: ScoreEntry = { ending: 'completed', sets: [], stopped: null, ...entry };
  return readMark(judgeExample(said, FORMAT), playedOn);
}

test('RPT-14: the league’s problem is marked in the text that was read', () => {
  const before: ScoreEntry['sets'] = [{ games: [6, 3] }, { games: [3, 6] }];
  // A match tiebreak may be written by its points, and is stored as a set of one game.
  const [points, game] = [{ games: [10, 7] }, { games: [1, 0], tiebreak: [10, 7] }] as const;
  assert.equal(markOf({ sets: [...before, points] }), markOf({ sets: [...before, game] }));
  // A set that ended before its first point is not stored.
  const retired = { ending: 'retired', stopped: 'them' } as const;
  const [first = { games: [6, 3] }] = before;
  const love = { games: [0, 0] } as const;
  assert.equal(markOf({ ...retired, sets: [first, love] }), markOf({ ...retired, sets: [first] }));
  // The league stores no day for an unplayed match.
  assert.equal(markOf({ ending: 'unplayed' }), markOf({ ending: 'unplayed' }, ''));
  const won = { sets: [first, first] };
  assert.notEqual(markOf(won), markOf(won, '2026-10-02'));
});
