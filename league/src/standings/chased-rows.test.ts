import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { plainChased } from '../../test/fixtures/plain-chased.ts';
import { parseId } from '../shared/ids.ts';
import type { Chased } from './chased.ts';
import { ChasedRows, inOneRoom } from './chased-rows.ts';

const id = fc.uuid().map(parseId);
const count = fc.oneof(fc.nat(20), fc.constantFrom(255, 256, 65_535, 65_536, 2 ** 32 - 1));
const chased: fc.Arbitrary<Chased> = fc.record(
  { entryId: id, memberId: id, played: count, minimum: count, shortBy: count },
  { noNullPrototype: true },
);

test('CHA-6: who is chased is the same from the bytes that are kept, in the same order', () => {
  fc.assert(
    fc.property(fc.array(chased), (all) => {
      const rows = ChasedRows.of(all);
      assert.equal(rows.length, all.length);
      assert.deepEqual([...rows].map(plainChased), all);
      assert.deepEqual([...new ChasedRows(Buffer.from(rows.bytes))].map(plainChased), all);
    }),
  );
});

test('CHA-6: bytes that are no whole rows are refused', () => {
  const [one] = fc.sample(chased, 1);
  const { bytes } = ChasedRows.of(one ? [one] : []);
  for (const length of [1, bytes.length - 1, bytes.length + 1]) {
    assert.throws(() => new ChasedRows(Buffer.alloc(length)), RangeError);
  }
});

test('CHA-6: lists in one room are the same lists, and take no more than their rows', () => {
  const list = fc.option(fc.array(chased, { maxLength: 5 }), { nil: undefined });
  fc.assert(
    fc.property(fc.array(list), (lists) => {
      const before = lists.map((all) => all && ChasedRows.of(all));
      const after = inOneRoom(before);
      assert.deepEqual(
        after.map((rows) => rows && [...rows].map(plainChased)),
        lists,
      );
      for (const [index, rows] of after.entries()) {
        assert.equal(rows?.mostShort, before[index]?.mostShort);
        const first = rows?.at(0);
        assert.deepEqual(first && plainChased(first), lists[index]?.at(0));
        assert.equal(rows?.at(rows.length), undefined);
        assert.ok(rows === undefined || rows.isAs(before[index]));
      }
      const rooms = new Set(after.flatMap((rows) => rows?.bytes.buffer ?? []));
      assert.ok(rooms.size <= 1);
      const sizes = after.map((rows) => rows?.size ?? 0);
      const room = rooms.values().next().value;
      assert.equal(
        room?.byteLength ?? 0,
        sizes.reduce((sum, size) => sum + size, 0),
      );
    }),
  );
});
