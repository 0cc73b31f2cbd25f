import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { plainChased } from '../../test/fixtures/plain-chased.ts';
import { parseId } from '../shared/ids.ts';
import type { Chased } from './chased.ts';
import { ChasedShelf } from './chased-shelf.ts';

const DIVISIONS = 200;
const newId = () => parseId(randomUUID());
/** One of eight lists may have a room of its own, and the others share one. */
const MOST_ROOMS = 1 + DIVISIONS / 8;

test('CHA-6: what is kept of a competition is in few pieces of memory, however it came there', () => {
  const competition = newId();
  const divisions = Array.from({ length: DIVISIONS }, (_, index) => ({
    id: newId(),
    competition_id: competition,
    name: `Box ${index + 1}`,
  }));
  const shelf = new ChasedShelf();
  shelf.addDivisions(new Map([[competition, divisions]]));
  for (const played of [0, 1, 2]) {
    const put = divisions.map(({ id }) => {
      const chased = someChased(played);
      shelf.put(id, chased);
      return chased;
    });
    const kept = shelf.competition(competition);
    assert.deepEqual(
      kept?.chased.map((rows) => rows && [...rows].map(plainChased)),
      put,
    );
    const rooms = new Set(kept?.chased.map((rows) => rows?.bytes.buffer));
    assert.ok(rooms.size <= MOST_ROOMS, `${rooms.size} rooms`);
    const bytes = [...rooms].reduce((sum, room) => sum + (room?.byteLength ?? 0), 0);
    const size = kept?.chased.reduce((sum, rows) => sum + (rows?.size ?? 0), 0) ?? 0;
    // What was replaced since is still in the room of all.
    assert.ok(bytes <= (1 + 1 / 8) * size, `${bytes} bytes for ${size}`);
  }
});

function someChased(played: number): Chased[] {
  const one = { entryId: newId(), memberId: newId() };
  return [{ ...one, played, minimum: 4, shortBy: 4 - played }];
}
