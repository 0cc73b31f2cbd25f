import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wrapText } from './wrap.ts';

test('LTR-1: lines break between words, indent as expected, and keep long words whole', () => {
  const text = 'word '.repeat(40).trim();
  for (const line of wrapText(text, '- ', '  ').split('\n')) assert.ok(line.length <= 72, line);
  assert.match(wrapText(text, '- ', '  '), /^- word .*\n {2}word/);
  assert.equal(wrapText('a'.repeat(72)), 'a'.repeat(72));
  assert.equal(wrapText(`${'a'.repeat(36)} ${'b'.repeat(35)}`).split('\n').length, 1);
  assert.equal(wrapText(`${'a'.repeat(36)} ${'b'.repeat(36)}`).split('\n').length, 2);
  assert.equal(wrapText(`x ${'a'.repeat(100)} y`), `x\n${'a'.repeat(100)}\ny`);
  assert.equal(wrapText('').length, 0);
});

test('LTR-1: an East Asian character takes two columns, and an accent none', () => {
  assert.equal(wrapText(`${'王'.repeat(20)} ${'李'.repeat(16)}`).split('\n').length, 2);
  assert.equal(wrapText(`${'e\u0301'.repeat(36)} ${'e\u0301'.repeat(35)}`).split('\n').length, 1);
});
