import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { isName } from 'service/name';
import { makeLookAlikeKeys } from './names.ts';

test('API-16: a name needs a letter or digit, has no hidden characters, and is composed (NFC)', () => {
  for (const name of [
    'Ann Lee',
    '7',
    ' Q ',
    'Jos\u00E9',
    'O’Brien-Łukasz, Jr.',
    '李小龍',
    'דוד כהן',
    '\u{1F469}\u200D\u{1F3BE} Ada',
    '\u{1F469}\u{1F3FD}\u200D\u{1F3BE} Ada',
    '\u2764\uFE0F\u200D\u{1F525} Ada',
    // Sinhala and Persian names that need a joiner or its opposite.
    '\u0DC1\u0DCA\u200D\u0DBB\u0DD3',
    '\u0639\u0644\u06CC\u200C\u0631\u0636\u0627',
  ]) {
    assert.equal(isName(name), true, JSON.stringify(name));
  }
  for (const name of [
    '',
    ' ',
    '-',
    '…',
    '\u{1F469}\u200D\u{1F3BE}',
    '\u200B',
    '\u200B\u2060\uFEFF',
    '\u3164',
    '\u115F',
    'Ann\u200B',
    'An\u00ADn',
    'An\u200Dn',
    'Ann\u200D\u{1F3BE}',
    '\u202EeeL nnA',
    'Ann\u2028Lee',
    'Ann\u2029Lee',
    'Ann\nLee',
    'Ann\tLee',
    'Ann\u0085Lee',
    'Ann\u0000',
    'Ann\uD800',
    '\u2066Ann\u2069',
    'Jose\u0301',
  ]) {
    assert.equal(isName(name), false, JSON.stringify(name));
  }
});

test('API-16: a name has no control, format or separator characters except joiners', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }), (text) => {
      const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text.replaceAll(/[\u200C\u200D]/g, ''));
      assert.ok(!hidden || !isName(text));
    }),
    { numRuns: chooseCaseCount(2000) },
  );
});

const areAlike = (one: string, other: string) =>
  makeLookAlikeKeys(one).some((key) => makeLookAlikeKeys(other).includes(key));

test('MEM-15: names look alike regardless of case, spacing and similar-looking letters', () => {
  for (const [one, other] of [
    ['Ann Lee', 'ANN LEE'],
    ['Ann Lee', 'Ann  Lee '],
    ['Ann Lee', 'AnnLee'],
    ['Ann Lee', 'Ann\u3164Lee'],
    // Cyrillic and Greek letters among Latin ones.
    ['Ann Cox', '\u0410nn \u0421o\u0445'],
    ['Anna', '\u0391nn\u0430'],
    ['Ilker', 'llker'],
    ['Ilker', '1lker'],
    ['Otto', '0tto'],
    ['Emma', 'Ernrna'],
    ['Борис', 'БОРИС'],
    // Full width, as East Asian keyboards write it.
    ['Ann', '\uFF21\uFF4E\uFF4E'],
  ] as const) {
    assert.equal(areAlike(one, other), true, `${one} and ${other}`);
    assert.equal(areAlike(other, one), true, `${other} and ${one}`);
  }
  for (const [one, other] of [
    ['Ann Lee', 'Anna Lee'],
    ['Jose', 'José'],
    ['Борис', 'Denis'],
    ['Müller', 'Mueller'],
  ] as const) {
    assert.equal(areAlike(one, other), false, `${one} and ${other}`);
  }
});
