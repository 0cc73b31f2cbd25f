import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ruleFaults, testsByRule } from './spec-rules.ts';

const SPEC = '- **MEM-1** One.\n- **MEM-10** Ten.\nText about **MEM-2**.';
const tests = (text: string) => [{ path: 'a.test.ts', text }];

test('rules: one that no test names is listed, and MEM-1 is not found in MEM-10', () => {
  const faults = ruleFaults([SPEC], tests("test('MEM-10: …');"));
  assert.deepEqual(faults, ['MEM-1 has no test that names it.']);
  assert.deepEqual(ruleFaults([SPEC], tests("test('MEM-10, MEM-1: …');")), []);
});

test('rules: a comment names none, a template does', () => {
  const faults = ruleFaults([SPEC], tests('// MEM-1\ntest(`MEM-10: ${1}`);'));
  assert.deepEqual(faults, ['MEM-1 has no test that names it.']);
});

test('rules: one that a test names must be defined, once; UTF-8 is none', () => {
  const named = tests("test('MEM-1, MEM-10, MEM-2: UTF-8');");
  assert.deepEqual(ruleFaults([SPEC], named), ['MEM-2 is named by a test and defined nowhere.']);
  const twice = ruleFaults([SPEC, '- **MEM-1** Again.'], tests("test('MEM-1, MEM-10');"));
  assert.deepEqual(twice, ['MEM-1 is defined twice.']);
});

test('rules: each is listed with the tests that name it, one that lacks them with none', () => {
  const list = testsByRule([SPEC], tests("test('MEM-10, MEM-2: both'); test('MEM-10: alone');"));
  assert.deepEqual(list, [
    'MEM-10: a.test.ts: MEM-10, MEM-2: both',
    'MEM-10: a.test.ts: MEM-10: alone',
  ]);
});
