import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFurthestBehind } from './season-glance.ts';

const box = (name: string, decided: number, fixtures: number, isBehind: boolean) => ({
  id: name,
  name,
  decided,
  fixtures,
  isBehind,
});

test('SEAS-19: the box with the lowest share of played matches comes first among those well behind', () => {
  const boxes = [
    box('Box 1', 3, 10, true),
    // Fewer matches, and more of them played.
    box('Box 2', 2, 4, true),
    box('Box 3', 2, 15, true),
    box('Box 4', 1, 15, false),
  ];
  assert.equal(findFurthestBehind({ boxes })?.name, 'Box 3');
  assert.equal(findFurthestBehind({ boxes: boxes.slice(0, 2) })?.name, 'Box 1');
  assert.equal(findFurthestBehind({ boxes: boxes.slice(3) }), null);
});
