import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTimeToClose } from './season-outlook.ts';
import type { Competition, CompetitionProgress, Season } from './seasons.ts';

test('SEAS-18: closing comes next once all is played, but not before unstarted competitions', () => {
  const season = { results_deadline: '2027-03-31', ends_on: null } as Season;
  const progress = [{ divisions: [{ fixtures: 6, decided: 6 }] }] as CompetitionProgress[];
  const next = (state: Competition['state'], today = '2027-03-30', its = progress) =>
    isTimeToClose(season, [{ state }] as Competition[], its, today);
  const half = [{ divisions: [{ fixtures: 6, decided: 3 }] }] as CompetitionProgress[];
  assert.equal(next('active'), true);
  assert.equal(next('active', '2027-03-30', half), false);
  assert.equal(next('complete', '2027-03-30', half), true, 'closed with matches unplayed');
  assert.equal(next('draft'), false);
  assert.equal(next('draft', '2027-03-31'), true, 'the last day');
});
