import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { guardFormula, removeGuard } from 'service/formula-guard';
import { FIELDS } from '../member-import/column-kinds.ts';
import { readSheet } from '../member-import/csv.ts';
import { countHeadings } from '../member-import/headings.ts';
import { type ImportPlan, planImport } from '../member-import/import-plan.ts';
import type { Member } from '../members/schema.ts';
import { GENDERS } from '../members/schema.ts';
import { NOTHING_KNOWN } from '../members/store.ts';
import { readDate, toTimestamp } from '../shared/dates.ts';
import { parseId } from '../shared/ids.ts';
import { MEMBER_STATUSES, WISHES } from '../shared/members.ts';
import { writeCsv } from './csv-text.ts';
import { writeMembersCsv } from './members-export.ts';

/**
 * Text that can break tables: all line ends, quotes, separators, blanks, formulas, code page
 * characters.
 */
const PIECES = [
  '\n',
  '\r',
  '\r\n',
  '\u2028',
  '\u0085',
  '\v',
  '\f',
  '"',
  '""',
  "'",
  ',',
  ';',
  '\t',
  '|',
  ' ',
  '\u00A0',
  '\u200B',
  '\uFEFF',
  '=',
  '+',
  '-',
  '@',
  '＝',
  'sep=;',
  '&amp;',
  '&#39;',
  'Ł',
  'ü',
  '日',
  '👩‍🎾',
  'A',
  '0',
  '\\',
  '/',
  '1.1.30',
  'Member number: 7',
  'Address shared in the household: a@x.org',
  'More telephone numbers: 1',
  'Email',
  '#',
];
const text = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 })
  .map((all) => all.join(''));
const line = (maxLength: number) => text.filter((one) => one.length <= maxLength);
/** The API accepts names on one line that are not blank. */
const name = text.filter((one) => /^\P{Cc}*\S\P{Cc}*$/u.test(one));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);
const NOW = toTimestamp(0);

const day = fc.constantFrom('1900-01-01', '1990-02-28', '2026-03-31').map(readDate);
const level = fc.integer({ min: 1, max: 10 });
const number = fc
  .double({ noNaN: true, noDefaultInfinity: true })
  .map((one) => (Object.is(one, -0) ? 0 : one));
const member: fc.Arbitrary<Member> = fc
  .record({
    display_name: name,
    full_name: maybe(line(200)),
    phone: maybe(line(40)),
    status: fc.constantFrom(...MEMBER_STATUSES),
    gender: maybe(fc.constantFrom(...GENDERS)),
    // Values stored before age bands were checked are exported too.
    age_group: maybe(fc.constantFrom('18-34', 'U18', '60+', '1984', ' old ')),
    date_of_birth: maybe(day),
    joined_on: maybe(day),
    level: maybe(level),
    self_level: maybe(level),
    rating: maybe(number),
    rating_system: maybe(line(60)),
    wants_to_play: maybe(fc.constantFrom(...WISHES)),
    notes: maybe(text),
  })
  .map((fields) => ({ ...blankMember(), ...fields }));
const members = fc.array(member, { minLength: 1, maxLength: 4 }).map((all) =>
  all.map((one, index) => ({
    ...one,
    id: parseId(`00000000-0000-7000-8000-00000000000${index}`),
    email: index === 0 ? null : `m${index}@x.org`,
  })),
);

function blankMember(): Member {
  const times = { deleted_at: null, signed_in_at: null, created_at: NOW, updated_at: NOW };
  const id = parseId('00000000-0000-7000-8000-000000000009');
  return { ...NOTHING_KNOWN, ...times, id, status: 'active', display_name: 'A' };
}

function planOf(file: string, there: readonly Member[], ignored: readonly string[]): ImportPlan {
  const today = readDate('2026-04-01');
  assert.ok(today);
  return planImport(readSheet(Buffer.from(file), countHeadings), there, {
    hasHeadings: true,
    ignored,
    mapped: [],
    remembered: new Map(),
    lenient: false,
    values: [],
    rememberedWords: new Map(),
    persons: new Map(),
    dateOrder: null,
    leaveBlank: false,
    today,
  });
}

test('CLI-3: an export contains nothing new about members, whatever their fields hold', () => {
  fc.assert(
    fc.property(members, (there) => {
      const { steps } = planOf(writeMembersCsv(there), there, []);
      const kinds = steps.map((step) =>
        step.kind === 'refuse' ? step.reasons[0]?.message : step.kind,
      );
      assert.deepEqual(
        kinds,
        there.map(() => 'same'),
      );
    }),
    { numRuns: chooseCaseCount(200) },
  );
});

test('CLI-3: an export recreates its members in another club', () => {
  fc.assert(
    fc.property(members, (there) => {
      const known = there.map((one) => ({ ...one, age_group: null }));
      const { steps } = planOf(writeMembersCsv(known), [], ['id']);
      for (const [index, step] of steps.entries()) {
        // Two people with the same name may be one person, so the import asks.
        if (step.kind === 'refuse') continue;
        assert.equal(step.kind, 'add');
        if (step.kind !== 'add') continue;
        for (const field of FIELDS) {
          const was = known[index]?.[field] ?? null;
          assert.deepEqual(step.member[field] ?? null, was === '' ? null : was, field);
        }
      }
    }),
    { numRuns: chooseCaseCount(200) },
  );
});

test('CLI-3: every written table has the cells that it was made of', () => {
  const rows = fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(rows, (cells) => {
      const { rows: read } = readSheet(
        Buffer.from(writeCsv(['id', 'name', 'notes'], cells)),
        countHeadings,
      );
      const told = read.slice(1).map((row) => row.cells.map((cell) => removeGuard(cell)));
      // A lone tab is blank, but written with a guard, which the import recognises.
      const isWritten = (cell: string) => guardFormula(cell).trim() !== '';
      assert.deepEqual(
        told,
        cells.filter((row) => row.some(isWritten)),
      );
    }),
    { numRuns: chooseCaseCount(200) },
  );
});
