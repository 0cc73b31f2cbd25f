import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIELD_LIMITS } from '../api/field-limits.ts';
import {
  isWithinLimits,
  isTicked,
  isWithin,
  line,
  lines,
  readOption,
  readForm,
  wholeNumber,
} from './read-form.ts';

function numberIn(text: string | null): number | null {
  const fields = new URLSearchParams(text === null ? {} : { number: text });
  return readForm(fields, { number: wholeNumber }).number;
}

test('BODY-6: a blank or missing field, or one without a whole number, gives no number, and never 0', () => {
  for (const text of [
    null,
    '',
    ' ',
    '\t',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    'one',
    '1 2',
    '9'.repeat(16),
  ]) {
    assert.equal(numberIn(text), null, `${text}`);
  }
  assert.deepEqual(
    ['0', ' 7 ', '007', '9'.repeat(15)].map(numberIn),
    [0, 7, 7, 999_999_999_999_999],
  );
});

test('BODY-6: undeclared fields are ignored, and the first of two fields with one name counts', () => {
  const fields = new URLSearchParams('name=Ana%0D%0A+Lee&name=Bo&do=drop&role=admin&text=a%0D%0Ab');
  const shape = { name: line, text: lines, do: readOption(['save', 'look']), done: isTicked };
  assert.deepEqual(readForm(fields, shape), {
    name: 'Ana Lee',
    text: 'a\nb',
    do: null,
    done: false,
  });
});

test('BODY-6: a limit of the league holds on both sides, counted in characters', () => {
  const { display_name: name, level } = FIELD_LIMITS.MemberChanges;
  assert.deepEqual(
    [
      '',
      ' ',
      'a',
      `a${'😀'.repeat(name.maxLength - 1)}`,
      'a'.repeat(name.maxLength + 1),
      'a\u0000',
      'a\u0000b',
    ].map((text) => isWithinLimits(name, text)),
    [false, false, true, true, false, false, false],
  );
  assert.deepEqual(
    [0, 1, 10, 11].map((number) => isWithin(level, number)),
    [false, true, true, false],
  );
});
