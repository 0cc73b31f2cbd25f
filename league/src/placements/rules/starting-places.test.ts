import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mapStartingPlaces } from './starting-places.ts';
import { plan } from '../../../test/fixtures/placement-draft.ts';

test('TIE-7: starting places run from 1 at the top across all divisions', () => {
  const places = mapStartingPlaces(plan([['Flo', 'Ann'], [], ['Di+Cy'], ['Bo']]));
  assert.deepEqual(
    [...places],
    [
      ['Flo', 1],
      ['Ann', 2],
      ['Cy Di', 3],
      ['Bo', 4],
    ],
  );
});
