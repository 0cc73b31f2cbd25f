import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulesWithoutTest } from './spec-rules.ts';

test('a rule that no test names is listed, and MEM-1 is not found in MEM-10', () => {
  const spec = '- **MEM-1** One.\n- **MEM-10** Ten.\nText about **MEM-2**.';
  assert.deepEqual(rulesWithoutTest([spec], ["test('MEM-10: …')"]), ['MEM-1']);
  assert.deepEqual(rulesWithoutTest([spec], ["test('MEM-10, MEM-1: …')"]), []);
});
