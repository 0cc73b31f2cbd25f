import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Plan, PlannedEntry } from './plan-types.ts';
import { findTiedPlaces } from './tied-places.ts';
import { entry, filled, plan, toBeMade } from '../../../test/fixtures/placement-draft.ts';

/** The same plan if these entries were level with others across a line. */
function withTies(of: Plan, ties: Readonly<Record<string, PlannedEntry['from_division']>>): Plan {
  return {
    ...of,
    divisions: of.divisions.map((division) => ({
      ...division,
      places: division.places.map((place): PlannedEntry => {
        const from = ties[place.label];
        if (from === undefined) return { ...place, from_division: division.name };
        return { ...place, tie: 'promotion', from_division: from };
      }),
    })),
  };
}

const PLAIN = plan([['Ann', 'Bo'], ['Cy+Di']]);
const TIED = withTies(PLAIN, { Bo: 'Division 2', 'Cy / Di': 'Division 3' });

test('TIE-6: an entry placed by name alone is listed, with the division where it was level', () => {
  const { entries } = filled(TIED);
  assert.deepEqual(findTiedPlaces(TIED, { entries }), [
    { id: 'entry of Bo', division: 'Division 2' },
    { id: 'entry of Cy+Di', division: 'Division 3' },
  ]);
  assert.deepEqual(findTiedPlaces(withTies(PLAIN, {}), { entries }), []);
});

test('TIE-6: a pair is the same in either order', () => {
  assert.deepEqual(findTiedPlaces(TIED, { entries: [entry('Di+Cy', 1)] }), [
    { id: 'entry of Di+Cy', division: 'Division 3' },
  ]);
});

test('TIE-6: an entry that was moved by hand, withdrew or is not entered is not listed', () => {
  const entries = [entry('Ann', 0), entry('Bo', 1), entry('Cy+Di', 1, { isWithdrawn: true })];
  assert.deepEqual(findTiedPlaces(TIED, { entries }), []);
  assert.deepEqual(findTiedPlaces(TIED, { entries: [entry('Bo', null)] }), []);
  assert.deepEqual(findTiedPlaces(TIED, { entries: [] }), []);
});

test('TIE-6: an entry without a division is not at its planned place if that does not exist yet', () => {
  assert.deepEqual(findTiedPlaces(toBeMade(TIED, 0), { entries: [entry('Bo', null)] }), []);
});

test('TIE-6: a tied entry that came from no division is not listed', () => {
  const { entries } = filled(PLAIN);
  assert.deepEqual(findTiedPlaces(withTies(PLAIN, { Bo: null }), { entries }), []);
});

test('TIE-6: the entry that has not withdrawn is listed if two have the same members', () => {
  const [withdrawn, there] = [entry('Bo', 0, { isWithdrawn: true }), entry('Bo', 0)];
  for (const entries of [
    [withdrawn, there],
    [there, withdrawn],
  ]) {
    assert.deepEqual(findTiedPlaces(TIED, { entries }), [
      { id: 'entry of Bo', division: 'Division 2' },
    ]);
  }
});
