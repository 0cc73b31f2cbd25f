import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toggled } from './marks.ts';

test('BRD-11: the same mark a second time is taken away, and another way round it is another', () => {
  const one = toggled([], { from: 'e2', to: 'e4' });
  assert.deepEqual(one, [{ from: 'e2', to: 'e4' }]);
  const both = toggled(one, { from: 'e4', to: 'e2' });
  assert.equal(both.length, 2);
  assert.deepEqual(toggled(both, { from: 'e2', to: 'e4' }), [{ from: 'e4', to: 'e2' }]);
  let many: ReturnType<typeof toggled> = [];
  for (let at = 0; at < 40; at += 1) many = toggled(many, { from: `a${at}`, to: 'h8' });
  assert.equal(many.length, 32);
  assert.equal(many.at(-1)?.from, 'a39');
});
