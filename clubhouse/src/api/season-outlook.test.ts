import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTimeToClose } from './season-outlook.ts';
import type { Competition, CompetitionProgress, Season } from './seasons.ts';

test('SEAS-18: closing comes next once all is played, but not before what has not begun', () => {
  const season = { results_deadline: '2027-03-31', ends_on: null } as Season;
  const progress = [{ fixtures: 6, played: 6 }] as CompetitionProgress[];
  const next = (state: Competition['state'], today = '2027-03-30') =>
    isTimeToClose(season, [{ state }] as Competition[], progress, today);
  assert.equal(next('active'), true);
  assert.equal(next('draft'), false);
  assert.equal(next('draft', '2027-03-31'), true, 'the last day');
});
