import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { plainChased } from '../../test/fixtures/plain-chased.ts';
import { parseId } from '../shared/ids.ts';
import type { Chased } from './chased.ts';
import { ChasedShelf } from './chased-shelf.ts';

const DIVISIONS = 200;
const newId = () => parseId(randomUUID());
/** A quarter of the lists may have a room of their own, and the others share one. */
const MOST_ROOMS = 1 + DIVISIONS / 4;

test('CHA-6: what is kept of a competition is in few pieces of memory, however it came there', () => {
  const competition = newId();
  const divisions = divisionsOf(competition);
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
    assert.ok(roomsOf(kept).size <= MOST_ROOMS, `${roomsOf(kept).size} rooms`);
    assert.ok(bytesOf(kept) <= 1.25 * sizeOf(kept), `${bytesOf(kept)} bytes`);
  }
  // Those that stay are the same, and what is gone leaves its memory.
  for (const [index, { id }] of divisions.entries()) if (index % 10 > 0) shelf.forgetDivision(id);
  const left = shelf.competition(competition);
  const names = left?.divisions.filter((_, index) => left.chased[index] !== undefined);
  assert.deepEqual(
    names?.map(({ name }) => name),
    Array.from({ length: DIVISIONS / 10 }, (_, index) => `Box ${10 * index + 1}`),
  );
  assert.ok(sizeOf(left) > 0);
  assert.ok(bytesOf(left) <= 1.25 * sizeOf(left), `${bytesOf(left)} bytes`);
});

test('CHA-6: who finds no room any more leaves the memory of who was there', () => {
  const competition = newId();
  const divisions = divisionsOf(competition);
  const shelf = new ChasedShelf({ chased: DIVISIONS });
  shelf.addDivisions(new Map([[competition, divisions]]));
  for (const { id } of divisions) shelf.put(id, someChased(0));
  const tooMany = Array.from({ length: DIVISIONS + 1 }, () => someChased(1)).flat();
  for (const { id } of divisions.slice(1)) {
    shelf.put(id, tooMany);
    const kept = shelf.competition(competition);
    assert.ok(bytesOf(kept) <= 1.25 * sizeOf(kept), `${bytesOf(kept)} for ${sizeOf(kept)}`);
  }
  assert.ok(shelf.isFull);
});

test('CHA-6: where nobody is chased, nothing is taken up', () => {
  const competition = newId();
  const division = { id: newId(), competition_id: competition, name: 'Box 1' };
  const shelf = new ChasedShelf();
  shelf.addDivisions(new Map([[competition, [division, { ...division, id: newId() }]]]));
  for (const { id } of shelf.competition(competition)?.divisions ?? []) shelf.put(id, []);
  const kept = shelf.competition(competition);
  assert.deepEqual(
    kept?.chased.map((rows) => rows?.length),
    [0, 0],
  );
  assert.equal(bytesOf(kept), 0);
  assert.equal(roomsOf(kept).size, 1);
});

function divisionsOf(competition: ReturnType<typeof newId>) {
  return Array.from({ length: DIVISIONS }, (_, index) => ({
    id: newId(),
    competition_id: competition,
    name: `Box ${index + 1}`,
  }));
}

type Kept = ReturnType<ChasedShelf['competition']>;

function roomsOf(kept: Kept) {
  return new Set(kept?.chased.flatMap((rows) => rows?.bytes.buffer ?? []));
}

function bytesOf(kept: Kept): number {
  return [...roomsOf(kept)].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function sizeOf(kept: Kept): number {
  return kept?.chased.reduce((sum, rows) => sum + (rows?.size ?? 0), 0) ?? 0;
}

function someChased(played: number): Chased[] {
  const one = { entryId: newId(), memberId: newId() };
  return [{ ...one, played, minimum: 4, shortBy: 4 - played }];
}
