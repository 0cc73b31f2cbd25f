import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRuleFaults, listNamedIds, listSlowRules, listTestsByRule } from './spec-rules.ts';

const SPEC = '- **MEM-1** One.\n- **MEM-10** Ten.\nText about **MEM-2**.';
const tests = (text: string) => [{ path: 'a.test.ts', text }];
const ids = (text: string) => listNamedIds(tests(text));

test('rules: a rule that no test names is listed, and MEM-1 is not found in MEM-10', () => {
  const faults = findRuleFaults([SPEC], ids("test('MEM-10: …');"));
  assert.deepEqual(faults, ['MEM-1 has no test that names it.']);
  assert.deepEqual(findRuleFaults([SPEC], ids("test('MEM-10, MEM-1: …');")), []);
});

test('rules: a comment names no rule, and a template does', () => {
  const faults = findRuleFaults([SPEC], ids('// MEM-1\ntest(`MEM-10: ${1}`);'));
  assert.deepEqual(faults, ['MEM-1 has no test that names it.']);
});

test('rules: a rule named by a test must be defined exactly once, and UTF-8 is none', () => {
  const named = ids("test('MEM-1, MEM-10, MEM-2: UTF-8');");
  assert.deepEqual(findRuleFaults([SPEC], named), [
    'MEM-2 is named by a test and defined nowhere.',
  ]);
  const twice = findRuleFaults([SPEC, '- **MEM-1** Again.'], ids("test('MEM-1, MEM-10');"));
  assert.deepEqual(twice, ['MEM-1 is defined twice.']);
});

test('rules: each rule is listed with its tests and marked if slow, and one without tests is not', () => {
  const list = listTestsByRule(
    [SPEC],
    tests("test('MEM-10, MEM-2: both'); test('MEM-10: alone');"),
    ['MEM-10'],
  );
  assert.deepEqual(list, [
    'MEM-10 (only --all): a.test.ts: MEM-10, MEM-2: both',
    'MEM-10 (only --all): a.test.ts: MEM-10: alone',
  ]);
  assert.deepEqual(listTestsByRule([SPEC], tests("test('MEM-1');"), []), [
    'MEM-1: a.test.ts: MEM-1',
  ]);
});

test('rules: a rule is slow if only slow tests name it', () => {
  const slow = new Set(['MEM-1', 'MEM-10', 'MEM-2']);
  assert.deepEqual(listSlowRules([SPEC], { quick: new Set(['MEM-1']), slow }), ['MEM-10']);
  assert.deepEqual(listSlowRules([SPEC], { quick: slow, slow }), []);
});
