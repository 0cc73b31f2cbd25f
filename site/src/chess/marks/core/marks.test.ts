import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toggleMark } from './marks.ts';

test('BRD-11: repeating a mark removes it, and the reverse direction is another mark', () => {
  const one = toggleMark([], { from: 'e2', to: 'e4' });
  assert.deepEqual(one, [{ from: 'e2', to: 'e4' }]);
  const both = toggleMark(one, { from: 'e4', to: 'e2' });
  assert.equal(both.length, 2);
  assert.deepEqual(toggleMark(both, { from: 'e2', to: 'e4' }), [{ from: 'e4', to: 'e2' }]);
  let many: ReturnType<typeof toggleMark> = [];
  for (let at = 0; at < 40; at += 1) many = toggleMark(many, { from: `a${at}`, to: 'h8' });
  assert.equal(many.length, 32);
  assert.equal(many.at(-1)?.from, 'a39');
});
