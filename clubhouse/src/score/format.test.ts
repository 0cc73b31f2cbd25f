import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isScoredInGames, type Format } from './format.ts';

const RACE = { games: 3, winBy: 1, cap: 3, tiebreak: null } as const;
const ONE: Format = {
  bestOf: 1,
  set: RACE,
  finalSet: null,
  draws: true,
  unfinished: 'as_it_stands',
  playAll: false,
};

test('SCO-9: a one-set match is described in games, a longer one in sets, and a game to 10 or more in points', () => {
  assert.equal(isScoredInGames(ONE), true);
  assert.equal(isScoredInGames({ ...ONE, set: { timed: true } }), true);
  assert.equal(isScoredInGames({ ...ONE, set: { total: 9 } }), true);
  assert.equal(isScoredInGames({ ...ONE, bestOf: 3 }), false);
  assert.equal(isScoredInGames({ ...ONE, set: { ...RACE, games: 9 } }), true);
  assert.equal(isScoredInGames({ ...ONE, set: { ...RACE, games: 10 } }), false);
  const tiebreak = { at: 9, to: 10, winBy: 2 };
  assert.equal(isScoredInGames({ ...ONE, set: { ...RACE, games: 10, tiebreak } }), true);
  const finalSet = { matchTiebreak: { to: 10, winBy: 2 } } as const;
  assert.equal(isScoredInGames({ ...ONE, finalSet }), false);
});
