import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Division } from '../competitions/schema.ts';
import { parseId } from '../shared/ids.ts';
import { byUrgency, type ChasePlace } from './chase-cursor.ts';
import { byShortfall } from './chased.ts';
import { ChasedRows } from './chased-rows.ts';
import { MostUrgent, type Placed } from './most-urgent.ts';

const id = fc
  .integer({ min: 0, max: 99 })
  .map((last) => parseId(`00000000-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`));
const deadline = fc.constantFrom('2026-04-30', '2026-05-01', null);
const chased = fc.record(
  { entryId: id, memberId: id, shortBy: fc.nat(3), played: fc.nat(3), minimum: fc.nat(3) },
  { noNullPrototype: true },
);
/** A division by its own numbers; all that the page looks at is who is chased in it. */
const division = fc.record({
  deadline,
  chased: fc.uniqueArray(chased, {
    selector: ({ entryId, memberId }) => entryId + memberId,
    maxLength: 9,
  }),
});
const place: fc.Arbitrary<ChasePlace> = fc
  .tuple(deadline, chased)
  .map(([of, one]) => ({ ...one, deadline: of }));

test('CHA-4: a page is what sorting all and cutting it out would give, in whichever order they come', () => {
  // Behind anything, or behind one of them, as the next page is.
  const behindWhich = fc.option(fc.oneof(place, fc.nat(99)));
  const cases = [fc.array(division), fc.integer({ min: 1, max: 12 }), behindWhich] as const;
  fc.assert(
    fc.property(...cases, (divisions, size, drawn) => {
      const places = divisions.flatMap(({ deadline: of, chased: those }) =>
        those.map((one): ChasePlace => ({ ...one, deadline: of })),
      );
      const after = typeof drawn === 'number' ? (places[drawn % places.length] ?? null) : drawn;
      const page = new MostUrgent(size, after ?? undefined);
      const all: Placed[] = [];
      for (const [index, one] of divisions.entries()) {
        const where = { name: String(index) } as Division;
        const those = one.chased.toSorted(byShortfall);
        page.add(one.deadline, where, index % 2 === 0 ? ChasedRows.of(those) : those);
        // To look in between changes nothing.
        if (index % 3 === 0) page.places();
        all.push(
          ...one.chased.map((each) => ({ ...each, deadline: one.deadline, division: where })),
        );
      }
      const behind = all.filter((one) => after === null || byUrgency(one, after) > 0);
      const wanted = behind.toSorted(byUrgency).slice(0, size);
      // Of two divisions by chance alike, either may stand in the place.
      const placeOf = ({ division: _, played: __, minimum: ___, ...one }: Placed) => one;
      assert.deepEqual(page.places().map(placeOf), wanted.map(placeOf));
      assert.equal(page.total, all.length);
    }),
    { numRuns: 500 },
  );
});
