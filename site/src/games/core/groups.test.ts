import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostedGame } from '../../../test/sample-games.ts';
import { groupGames } from './groups.ts';

test('KEEP-2: a game on another device is listed apart on either turn', () => {
  const here = hostedGame('here');
  const { yours, theirs, over, elsewhere } = groupGames([
    here,
    { ...hostedGame('there'), isElsewhere: true },
    { ...hostedGame('won'), isElsewhere: true, summary: { ...here.summary, standing: 'won' } },
  ]);
  const ids = [yours, theirs, over, elsewhere].map((group) => group.map(({ id }) => id).toSorted());
  assert.deepEqual(ids, [['here'], [], [], ['there', 'won']]);
});
