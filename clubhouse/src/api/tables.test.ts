import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Api } from './client.ts';
import { dropMovesByName } from './tables.ts';

test('TAB-4: until a table is final, no player with too few matches is moved by alphabetical order', () => {
  const row = { rank: null, tie: null, movement: null, movement_to: null, points: 0, unplayed: 0 };
  const rows = [
    { ...row, rank: 1, played: 1, movement: 'promotion' },
    { ...row, played: 0, movement: 'promotion', tie: 'promotion' },
    { ...row, played: 0, tie: 'both' },
    { ...row, played: 0, movement: 'relegation', tie: 'relegation' },
    // Decided by rules: lost the only match.
    { ...row, played: 1, movement: 'relegation' },
  ] as Api<'StandingsRow'>[];
  const movesIn = (some: typeof rows, final: boolean) =>
    dropMovesByName({ rows: some, final }).rows.map(({ movement }) => movement);
  assert.deepEqual(movesIn(rows, false), ['promotion', null, null, null, 'relegation']);
  const all = rows.map(({ movement }) => movement);
  assert.deepEqual(movesIn(rows, true), all, 'final');
  const unplayed = rows.map((one) => ({ ...one, played: 0 }));
  assert.deepEqual(movesIn(unplayed, false), all, 'how many will move is said before it begins');
});
