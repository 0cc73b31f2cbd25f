import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMark } from './entry-form.ts';
import type { Entry } from './entry.ts';

test('RPT-14: what the league made of an entry has the mark of what was read', () => {
  const said = (sets: Entry['sets'], ending: Entry['ending'] = 'completed'): Entry => ({
    ending,
    sets,
    stopped: ending === 'retired' ? 'them' : null,
  });
  const pairs: readonly (readonly [Entry, Entry])[] = [
    // A match tiebreak may be written by its points, and is stored as a set of one game.
    [said([{ games: [10, 7] }]), said([{ games: [1, 0], tiebreak: [10, 7] }])],
    // A set that ended before its first ball is not stored.
    [said([{ games: [6, 3] }, { games: [0, 0] }], 'retired'), said([{ games: [6, 3] }], 'retired')],
  ];
  for (const [entered, stored] of pairs) {
    assert.equal(readMark(entered, '2026-10-01'), readMark(stored, '2026-10-01'));
  }
  // The league has no day of a match that is not played.
  const unplayed: Entry = { ending: 'unplayed', sets: [], stopped: null };
  assert.equal(readMark(unplayed, '2026-10-01'), readMark(unplayed, ''));
  const played = said([{ games: [6, 3] }]);
  assert.notEqual(readMark(played, '2026-10-01'), readMark(played, '2026-10-02'));
});
