import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wrap } from './wrap.ts';

test('LTR-1: lines break between words, indent as expected, and keep long words whole', () => {
  const text = 'word '.repeat(40).trim();
  for (const line of wrap(text, '- ', '  ').split('\n')) assert.ok(line.length <= 72, line);
  assert.match(wrap(text, '- ', '  '), /^- word .*\n {2}word/);
  assert.equal(wrap('a'.repeat(72)), 'a'.repeat(72));
  assert.equal(wrap(`${'a'.repeat(36)} ${'b'.repeat(35)}`).split('\n').length, 1);
  assert.equal(wrap(`${'a'.repeat(36)} ${'b'.repeat(36)}`).split('\n').length, 2);
  assert.equal(wrap(`x ${'a'.repeat(100)} y`), `x\n${'a'.repeat(100)}\ny`);
  assert.equal(wrap('').length, 0);
});

test('LTR-1: an East Asian character takes two columns, and an accent none', () => {
  assert.equal(wrap(`${'王'.repeat(20)} ${'李'.repeat(16)}`).split('\n').length, 2);
  assert.equal(wrap(`${'e\u0301'.repeat(36)} ${'e\u0301'.repeat(35)}`).split('\n').length, 1);
});
