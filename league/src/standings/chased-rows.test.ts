import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { plainChased } from '../../test/fixtures/plain-chased.ts';
import { parseId } from '../shared/ids.ts';
import type { Chased } from './chased.ts';
import { ChasedRows } from './chased-rows.ts';

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
