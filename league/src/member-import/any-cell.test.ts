import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { readDate } from '../shared/dates.ts';
import { COLUMNS, FIELDS } from './column-kinds.ts';
import { findColumn } from './columns.ts';
import { readSheet } from './csv.ts';
import { decodeText } from './decode-text.ts';
import { countHeadings } from './headings.ts';
import { planImport, type ImportStep } from './import-plan.ts';

const TODAY = readDate('2026-04-01');

function planOf(
  headings: readonly string[],
  rows: string[][],
  leaveBlank = false,
): readonly ImportStep[] {
  assert.ok(TODAY);
  const sheet = readSheet(Buffer.from(stringify([[...headings], ...rows])), countHeadings);
  return planImport(sheet, [], {
    hasHeadings: true,
    ignored: [],
    mapped: [],
    remembered: new Map(),
    lenient: true,
    values: [],
    rememberedWords: new Map(),
    persons: new Map(),
    dateOrder: null,
    leaveBlank,
    today: TODAY,
  }).steps;
}

const separator = fc.constantFrom('/', '.', '-', ' ');
const number = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 9999 }));
const day = fc
  .tuple(number, number, number, separator)
  .map(([one, two, three, sign]) => [one, two, three].join(sign));
const word = fc.constantFrom(
  'constructor',
  '__proto__',
  '1e999',
  '-0',
  'NaN',
  'A\u0000n',
  '&#xD800;',
);
const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), day, word);

test('IMP-14: any text in any cell gives a value, a blank or a refused line', () => {
  const row = fc.tuple(...COLUMNS.map(() => cell));
  fc.assert(
    fc.property(row, fc.boolean(), (cells, leaveBlank) => {
      const steps = planOf(COLUMNS, [['', ...cells.slice(1)]], leaveBlank);
      for (const step of steps) {
        assert.ok(['add', 'refuse'].includes(step.kind));
        for (const value of Object.values(step.kind === 'add' ? step.member : {})) {
          assert.ok(typeof value === 'string' || Number.isFinite(value), String(value));
        }
      }
    }),
    { numRuns: chooseCaseCount(400) },
  );
});

test('IMP-14: any text in one cell leaves the other lines unchanged', () => {
  const column = fc.constantFrom(...COLUMNS.slice(1).filter((one) => !one.includes('name')));
  fc.assert(
    fc.property(column, cell, (heading, text) => {
      const [, good] = planOf(
        ['full_name', heading],
        [
          ['Ann Lee', text],
          ['Bo Berg', ''],
        ],
      );
      assert.equal(good?.kind, 'add', JSON.stringify(good));
    }),
    { numRuns: chooseCaseCount(400) },
  );
});

test('IMP-13: a heading about leaving is read as such, and a word like it is not', () => {
  for (const [column, headings] of [
    ['left_on', 'Ausgetreten am, Date of death'],
    [
      'ends_on',
      'Is archived, Ex, Ex-Mitglied, Exit, Leaver, Leaving, Quit, Dead, RIP, †, verst., gest. am, tot, Löschdatum, Löschung (TT.MM.JJJJ), Inactive since, inaktiv seit',
    ],
    [null, 'Diedatum, Exam, Exams, Left handed, Austrittsgrund, Ended by, Tag'],
  ] as const) {
    for (const heading of headings.split(', ')) assert.equal(findColumn(heading), column, heading);
  }
});

test('IMP-11: a heading may name both halves of a name, or the form of its dates', () => {
  for (const heading of ['Vorname Name', 'First name, last name', 'First name/Surname'])
    assert.equal(findColumn(heading), 'full_name', heading);
  assert.equal(findColumn('First and last name'), 'full_name');
  for (const heading of ['DOB (dd/mm/yyyy)', 'Geburtsdatum [TT.MM.JJJJ]', 'Geburtsdatum TTMMJJJJ'])
    assert.equal(findColumn(heading), 'date_of_birth', heading);
});

const kindsOf = (heading: string, cells: readonly string[], leaveBlank = false) =>
  planOf(
    ['full_name', heading],
    cells.map((text, index) => [`Ann No${'abcdefghij'[index]}`, text]),
    leaveBlank,
  ).map(({ kind }) => kind);

test('IMP-15: placeholder dates of other programs are refused, and dates within the limits are read', () => {
  const none = [
    '0.0.00',
    '00.00.0000',
    '0000-00-00',
    '00.01.1900',
    '30.12.1899',
    '01.01.1900',
    '01.01.00',
  ];
  assert.deepEqual(
    kindsOf('date_of_birth', none),
    none.map(() => 'refuse'),
  );
  assert.deepEqual(
    kindsOf('date_of_birth', none, true),
    none.map(() => 'add'),
  );
  // 120 years before the day of the import, and the day itself.
  const cells = ['31.03.1906', '01.04.1906', '01.04.2026', '02.04.2026'];
  assert.deepEqual(kindsOf('date_of_birth', cells), ['refuse', 'add', 'add', 'refuse']);
  assert.deepEqual(kindsOf('joined_on', cells), ['refuse', 'add', 'add', 'add']);
  // A year in two digits may be the day zero of a spreadsheet, but only in a birthday.
  assert.deepEqual(kindsOf('date_of_birth', ['01.01.2000', '02.01.00']), ['add', 'add']);
  assert.deepEqual(kindsOf('joined_on', ['01.01.00']), ['add']);
});

test('IMP-14: a NUL character refuses its line, and a file full of them is not text', () => {
  assert.deepEqual(kindsOf('notes', ['A\u0000n', 'An']), ['refuse', 'add']);
  assert.doesNotThrow(() => decodeText(Buffer.from('AAA\u0000'), null));
  assert.throws(() => decodeText(Buffer.from('AA\u0000'), null), /not CSV/);
});

test('IMP-13: a blank cell makes nobody an active member', () => {
  for (const heading of ['left_on', 'ends_on', 'status']) {
    assert.deepEqual(kindsOf(heading, ['ja', '31.02.2020', 'x'], true), [
      'refuse',
      'refuse',
      'refuse',
    ]);
  }
  for (const heading of ['Aktiv', 'Is member', 'Enabled']) {
    assert.deepEqual(kindsOf(heading, ['aktiv', ''], true), ['add', 'refuse'], heading);
  }
  // Such a word may head another column: a blank name beside both its halves says nothing.
  const [whole] = planOf(['Mitglied', 'First name', 'Surname'], [['', 'Ann', 'Lee']]);
  assert.equal(whole?.kind, 'add', JSON.stringify(whole));
  const [left] = planOf(['full_name', 'left_on'], [['Ann Lee', '31.03.2026']]);
  assert.equal(left?.kind === 'add' && left.member.status, 'left');
  // A member who leaves today remains a member until midnight.
  const [leaving] = planOf(['full_name', 'left_on'], [['Ann Lee', '01.04.2026']]);
  assert.equal(leaving?.kind === 'add' && leaving.member.status, undefined);
  assert.deepEqual(kindsOf('ends_on', ['31.03.2026', '01.04.2026']), ['refuse', 'add']);
});

test('IMP-12: a line without a name is refused, whatever may stay blank', () => {
  for (const [first, surname] of [
    ['A?n', 'Lee'],
    ['Ann & Bo', 'Lee'],
    ['Vorname', 'Nachname'],
    ['first name', 'SURNAME'],
  ] as const) {
    const steps = planOf(
      ['First name', 'Surname'],
      [
        ['Cy', 'Cole'],
        [first, surname],
      ],
      true,
    );
    assert.deepEqual(
      steps.map(({ kind }) => kind),
      ['add', 'refuse'],
      first,
    );
  }
  const [player] = planOf(['First name', 'Surname'], [['Gary', 'Player']]);
  assert.equal(player?.kind, 'add', 'a surname that is a heading elsewhere');
});

test('IMP-11: a name that another column repeats in part is asked about, and a suffix stays last', () => {
  const nameOf = (headings: string[], row: string[]) =>
    planOf(headings, [row]).map((step) =>
      step.kind === 'add' ? step.member.full_name : step.kind,
    );
  const halves = ['Vorname', 'Nachname'];
  assert.deepEqual(nameOf(halves, ['Ann Lee', 'Lee']), ['refuse']);
  assert.deepEqual(nameOf(halves, ['Ann Marie', 'Lee']), ['Ann Marie Lee']);
  assert.deepEqual(nameOf(['Name'], ['Lee, Ann Jr.']), ['Ann Lee Jr.']);
  assert.deepEqual(nameOf(['Name'], ['Kim, Min Jun']), ['Min Jun Kim']);
  assert.deepEqual(nameOf(['Name'], ['Li, Wei Sen']), ['Wei Sen Li']);
  assert.deepEqual(nameOf(['Name'], ['Lee, Ann III']), ['Ann Lee III']);
});

test('IMP-14: the signs with which spreadsheets mark text do not reach the value', () => {
  for (const phone of ['="0171 1234567"', "'0171 1234567", '0171 1234567']) {
    const [step] = planOf(['Name', 'Telefon'], [['Ann Lee', phone]]);
    assert.equal(step?.kind === 'add' && step.member.phone, '0171 1234567', phone);
  }
});

test('IMP-14: a number that may have thousands is refused, except in an export', () => {
  const ratingOf = (text: string) =>
    planOf(['Name', 'Rating'], [['Ann Lee', text]]).map((step) =>
      step.kind === 'add' ? step.member.rating : step.kind,
    );
  const written = ['1.500', '1,500', '1500', '1.5', '0.125', '1.5000'];
  assert.deepEqual(written.flatMap(ratingOf), ['refuse', 'refuse', 1500, 1.5, 0.125, 1.5]);
  const cells = FIELDS.map((column) =>
    column === 'display_name' ? 'Ann Lee' : column === 'rating' ? '1.125' : '',
  );
  const [step] = planOf(['id', ...FIELDS], [['', ...cells]]);
  assert.equal(step?.kind === 'add' && step.member.rating, 1.125);
});

test('IMP-13: a form of address for two people is asked about', () => {
  for (const [address, kind] of [
    ['Herr und Frau', 'refuse'],
    ['Mr & Mrs', 'refuse'],
    ['Frau', 'add'],
    ['Mrs', 'add'],
  ] as const) {
    const [step] = planOf(['Anrede', 'Vorname', 'Nachname'], [[address, 'Ann', 'Lee']]);
    assert.equal(step?.kind, kind, address);
  }
});
