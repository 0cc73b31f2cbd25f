import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { parseId } from '../../shared/ids.ts';
import { compareUrgency, type ChasePlace, MostUrgent } from './most-urgent.ts';

const id = fc
  .integer({ min: 0, max: 99 })
  .map((last) => parseId(`00000000-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`));
const place: fc.Arbitrary<ChasePlace> = fc.record(
  {
    deadline: fc.constantFrom('2026-04-30', '2026-05-01', null),
    entryId: id,
    memberId: id,
    shortBy: fc.nat(3),
  },
  { noNullPrototype: true },
);
const places = fc.uniqueArray(place, {
  selector: ({ entryId, memberId }) => entryId + memberId,
  maxLength: 60,
});

test('CHA-4: a page equals sorting everything and cutting it out, in any order of input', () => {
  // After any place, or after one of these, like the next page.
  const behindWhich = fc.option(fc.oneof(place, fc.nat(99)));
  fc.assert(
    fc.property(places, fc.integer({ min: 1, max: 12 }), behindWhich, (all, size, drawn) => {
      const after = typeof drawn === 'number' ? (all[drawn % all.length] ?? null) : drawn;
      const page = new MostUrgent(size, after ?? undefined);
      for (const [index, one] of all.entries()) {
        page.add(one);
        // Reading in between changes nothing.
        if (index % 7 === 0) page.places();
      }
      const behind = all.filter((one) => after === null || compareUrgency(one, after) > 0);
      assert.deepEqual(page.places(), behind.toSorted(compareUrgency).slice(0, size));
      assert.equal(page.total, all.length);
    }),
    { numRuns: chooseCaseCount(500) },
  );
});
