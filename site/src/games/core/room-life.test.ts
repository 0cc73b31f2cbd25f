import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countDaysUntilExpiry, updateRoomExpiry } from './room-life.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = 1_000 * DAY + 30 * 60_000;

test('GOON-10: a room lives seven days from this device’s last visit, shown in started days', () => {
  const { roomUntil: until } = updateRoomExpiry(true, {}, NOW);
  assert.equal(until, 1_007 * DAY);
  assert.deepEqual(
    updateRoomExpiry(true, {}, NOW + 29 * 60_000),
    { roomUntil: until },
    'within an hour',
  );
  assert.deepEqual(updateRoomExpiry(false, { roomUntil: 5 }, NOW), { roomUntil: 5 });
  assert.deepEqual(updateRoomExpiry(false, {}, NOW), {});
  const at = (now: number, standing: 'mine' | 'gone' | 'won' = 'mine') =>
    countDaysUntilExpiry({ opponent: null, standing, moves: 0, at: 0, roomUntil: until ?? 0 }, now);
  assert.deepEqual([at(NOW), at(1_006 * DAY), at(1_006 * DAY + 1), at(1_008 * DAY)], [7, 1, 1, 0]);
  assert.deepEqual([at(NOW, 'gone'), at(NOW, 'won')], [null, null]);
  assert.equal(
    countDaysUntilExpiry({ opponent: null, standing: 'mine', moves: 0, at: 0 }, NOW),
    null,
  );
});
