import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { PAPERS } from '../../api/paper.ts';
import { type Boxes, countBoxesOnSheet, chooseLayout } from './layout.ts';

const NONE = { hasSponsors: false };
const singles = (count: number, largest: number): Boxes => ({ count, largest, arePairs: false });
const pairs = (count: number, largest: number): Boxes => ({ count, largest, arePairs: true });

test('WALL-2: a sheet is oriented to use less paper: A4 upright and A3 landscape if both do', () => {
  assert.equal(chooseLayout('a4', [singles(6, 6)], NONE).orientation, 'portrait');
  assert.equal(chooseLayout('a3', [singles(6, 6)], NONE).orientation, 'landscape');
  const many = chooseLayout('a4', [singles(30, 8)], NONE);
  assert.equal(many.orientation, 'landscape');
  assert.deepEqual(many.grids.map(countBoxesOnSheet), [4]);
  assert.deepEqual(chooseLayout('a3', [singles(30, 8)], NONE).grids.map(countBoxesOnSheet), [9]);
});

test('WALL-2: content that fits on one sheet gets the largest possible cells', () => {
  const [few] = chooseLayout('a4', [singles(2, 5)], NONE).grids;
  const [more] = chooseLayout('a4', [singles(6, 5)], NONE).grids;
  assert.ok(few && more);
  assert.ok(countBoxesOnSheet(few) >= 2 && countBoxesOnSheet(more) >= 6);
  assert.ok(few.cell * few.row > more.cell * more.row);
});

test('WALL-2: a grid that is too wide becomes a list, and pairs have room for two names', () => {
  assert.equal(chooseLayout('a4', [singles(1, 39)], NONE).grids[0]?.cell, 0);
  assert.ok((chooseLayout('a4', [singles(1, 20)], NONE).grids[0]?.cell ?? 0) > 0);
  const [grid] = chooseLayout('a4', [pairs(8, 6)], NONE).grids;
  assert.ok(grid && grid.row >= 9 && grid.name >= 46);
});

test('WALL-3: a sheet always holds at least one whole box of each competition', () => {
  // Millimetres between head and foot, and the height of a box without its rows.
  const room = { a4: { portrait: 234, landscape: 147 }, a3: { portrait: 357, landscape: 234 } };
  const width = { a4: { portrait: 186, landscape: 273 }, a3: { portrait: 273, landscape: 396 } };
  fc.assert(
    fc.property(
      fc.constantFrom(...PAPERS),
      fc.array(
        fc.record({
          count: fc.integer({ min: 1, max: 60 }),
          largest: fc.integer({ min: 1, max: 40 }),
          arePairs: fc.boolean(),
        }),
        { minLength: 1, maxLength: 6 },
      ),
      fc.boolean(),
      (paper, competitions, hasSponsors) => {
        const { orientation, grids } = chooseLayout(paper, competitions, { hasSponsors });
        for (const [index, grid] of grids.entries()) {
          const largest = competitions[index]?.largest ?? 0;
          const { across, down, cell, row, name } = grid;
          assert.ok(across >= 1 && down >= 1);
          const high = down * (largest * row + 12.5) + (down - 1) * 5;
          const foot = hasSponsors ? 9 : 0;
          assert.ok(high + foot <= room[paper][orientation], `${high} high`);
          const columns = cell === 0 ? 16 : (largest + 1) * cell;
          const wide = across * (name + columns) + (across - 1) * 9;
          assert.ok(wide <= width[paper][orientation], `${wide} wide`);
        }
      },
    ),
  );
});
