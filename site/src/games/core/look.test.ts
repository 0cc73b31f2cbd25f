import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BoardPreview, splitRanks, readLook } from './look.ts';

const LOOK: BoardPreview = {
  placement: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR',
  side: 1,
  last: { side: 1, san: 'e5', squares: 'e7e5' },
  clock: '10 + 5',
};

test('KEEP-2: a row’s board is read back as eight ranks of eight', () => {
  assert.deepEqual(readLook(LOOK), LOOK);
  assert.deepEqual(splitRanks(LOOK.placement)[3], '    p   ');
  for (const san of ['O-O-O+', 'Nbxd7', 'exd8=Q#', 'Rxe6']) {
    assert.equal(readLook({ ...LOOK, last: { ...LOOK.last, san } })?.last?.san, san);
  }
});

test('KEEP-2: an invalid board or last move is dropped', () => {
  const placements = ['', '8/8', '9/8/8/8/8/8/8/8', '8/8/8/8/8/8/8/ppppppppp', 'z7/8/8/8/8/8/8/8'];
  // Discs and pieces never share a board.
  placements.push('x7/8/8/8/8/8/8/K7');
  for (const placement of placements) assert.equal(readLook({ ...LOOK, placement }), null);
  assert.equal(readLook({ ...LOOK, side: 2 }), null);
  assert.equal(readLook(null), null);
  for (const last of [{ san: '<b>' }, { squares: 'e9e5' }, { side: 3 }]) {
    assert.equal(readLook({ ...LOOK, last: { ...LOOK.last, ...last } })?.last, null);
  }
  assert.equal(readLook({ ...LOOK, clock: 'soon' })?.clock, null);
});
