import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import type { Member } from '../members/schema.ts';
import { findLosses } from './losses.ts';
import { readNotes } from './member-notes.ts';

const word = fc.constantFrom(
  ...'Ina Zander Müller Söe Søe Mueller Łukasz O’Brien Sommer-Lenz Ada Jean-Luc Straße Ng 李小龍'.split(
    ' ',
  ),
);
const name = fc.array(word, { minLength: 2, maxLength: 4 }).map((words) => words.join(' '));
const address = fc.tuple(word, word).map((words) => `${words.join('.')}@club.example`);
const digits = fc.stringMatching(/^\+?[1-9][0-9]{5,12}$/);
const number = fc.stringMatching(/^0?[A-Z]?[0-9]{3,8}$/);
/** Any text that an import can write, and the club's facts that it stores in the notes. */
const value = fc.oneof(
  fc.tuple(fc.constantFrom('display_name', 'full_name', 'rating_system', 'notes'), name),
  fc.tuple(fc.constant('email'), address),
  fc.tuple(fc.constant('phone'), digits),
  fc.tuple(
    fc.constant('notes'),
    number.map((one) => `Member number: ${one}`),
  ),
  fc.tuple(
    fc.constant('notes'),
    digits.map((one) => `More telephone numbers: ${one}`),
  ),
);

function lost(field: string, before: string, after: string) {
  // Looks only at the changed field.
  const [stored, changes] = [{ [field]: before }, { [field]: after }];
  return findLosses(1, stored as unknown as Member, changes);
}

/** The rest of a text after a cut, counted in letters as people count them. */
function without(text: string, from: number, length: number): string {
  const letters = Array.from(text);
  letters.splice(from, length);
  return letters.join('');
}

/** A value in the notes starts after its label, which is never cut. */
function valueStart(text: string): number {
  return /^(Member number|More telephone numbers): /.exec(text)?.[0].length ?? 0;
}

test('IMP-6: a value that loses text at the front, in the middle or at the end is a loss', () => {
  const place = fc.nat({ max: 80 });
  fc.assert(
    fc.property(value, place, fc.integer({ min: 1, max: 12 }), ([field, text], at, length) => {
      const start = valueStart(text);
      const from = start + (at % (Array.from(text).length - start));
      const after = without(text, from, length);
      const cut = Array.from(text)
        .slice(from, from + length)
        .join('');
      fc.pre(/[^\s,]/.test(cut));
      const [loss] = lost(field, text, after);
      assert.ok(loss, `${field}: "${text}" becomes "${after}"`);
      assert.equal(loss.field, field);
    }),
    { numRuns: chooseCaseCount(3000) },
  );
});

test('IMP-6: a value that gets longer or has its spelling fixed is not a loss', () => {
  for (const [field, before, after] of [
    ['full_name', 'Mueller', 'Müller'],
    ['full_name', 'Muller', 'Müller'],
    ['full_name', 'Lee, Ann', 'Ann Lee'],
    ['full_name', 'Pat O&#39;Connor', "Pat O'Connor"],
    ['full_name', 'Łucja  Wróbel', 'Łucja Wróbel'],
    ['phone', '0044 20 7946 0001', '+44 20 7946 0001'],
    ['phone', '0171/555-123', '0171 555 123'],
    ['notes', 'Member number: 12', 'Member number: 0012'],
    ['email', 'a@x.org', 'ann@x.org'],
  ] as const) {
    assert.deepEqual(lost(field, before, after), [], `${field}: "${before}" becomes "${after}"`);
  }
});

test('IMP-6: a shorter club number is reported with its value', () => {
  const notes = 'Member number: 0012\nPlays on Mondays';
  const [loss] = lost('notes', notes, 'Member number: 12\nPlays on Mondays');
  assert.deepEqual(loss, { line: 1, field: 'notes', kind: 'shorter', before: '0012', after: '12' });
  assert.equal(readNotes(notes).number, '0012');
});
