import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareFractions, makeFraction, toHundredths, toPoints } from './exact.ts';

test('STA-5: shares too close for any rounding are still told apart', () => {
  const one = makeFraction(333_333_333, 1_000_000_000);
  const third = makeFraction(1, 3);
  assert.ok(compareFractions(one, third) < 0);
  assert.ok(compareFractions(third, one) > 0);
  assert.equal(compareFractions(makeFraction(2, 6), third), 0);
  assert.equal(compareFractions(makeFraction(0, 0), makeFraction(0, 5)), 0);
});

test('STA-2: points in hundredths add up exactly where doubles do not', () => {
  const sum = [0.1, 0.2, 2.55, -0.7].reduce((total, points) => total + toHundredths(points), 0);
  assert.equal(toPoints(sum), 2.15);
});
