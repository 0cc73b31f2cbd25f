import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import type { Member } from '../members/schema.ts';
import { NOTHING_KNOWN } from '../members/store.ts';
import { readDate, toTimestamp } from '../shared/dates.ts';
import { parseId } from '../shared/ids.ts';
import { readSheet } from './csv.ts';
import { countHeadings } from './headings.ts';
import { planImport, type ImportStep } from './import-plan.ts';
import { readNotes, writeNotes } from './member-notes.ts';

/** A line's facts about a person; empty strings are unknown. */
interface MemberLine {
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly birth: string;
  readonly phone: string;
}

const NOW = toTimestamp(0);
const oneOf = (...values: string[]) => fc.constantFrom('', ...values);
const line: fc.Arbitrary<MemberLine> = fc.record({
  number: oneOf('1', '2'),
  name: fc.constantFrom('Joe Hay', 'Ann Hay'),
  email: oneOf('hay@x.org', 'joe@x.org'),
  birth: oneOf('1960-05-05', '1990-06-06'),
  phone: oneOf('0111 555', '0222 555'),
});
const lines = fc.array(line, { minLength: 1, maxLength: 4 });

/** Members as left by imports of one line each into an empty club. */
function membersOf(facts: readonly MemberLine[]): Member[] {
  const taken = new Set<string>();
  return facts.map(({ number, name, email, birth, phone }, index) => {
    const isHeld = email !== '' && taken.has(email);
    taken.add(email);
    const notes = { number: number || null, sharedEmail: isHeld ? email : null };
    return {
      ...NOTHING_KNOWN,
      id: parseId(`00000000-0000-7000-8000-00000000000${index}`),
      status: 'active',
      deleted_at: null,
      signed_in_at: null,
      created_at: NOW,
      updated_at: NOW,
      display_name: name,
      full_name: name,
      email: email === '' || isHeld ? null : email,
      date_of_birth: readDate(birth),
      phone: phone || null,
      notes: writeNotes({ ...notes, morePhones: null, text: null }),
    };
  });
}

function plan(rows: readonly MemberLine[], members: readonly Member[]): readonly ImportStep[] {
  const text = ['Nr,Name,Email,Date of birth,Phone'];
  for (const { number, name, email, birth, phone } of rows) {
    text.push([number, name, email, birth, phone].join(','));
  }
  const today = readDate('2026-04-01');
  assert.ok(today);
  const sheet = readSheet(Buffer.from(text.join('\n')), countHeadings);
  const wishes = {
    hasHeadings: true,
    ignored: [],
    mapped: [],
    remembered: new Map(),
    lenient: false,
    values: [],
    rememberedWords: new Map(),
    persons: new Map(),
    dateOrder: null,
  };
  return planImport(sheet, members, { ...wishes, leaveBlank: false, today }).steps;
}

/** The outcome for a line, ignoring which member of a household gets the address. */
function outcome(step: ImportStep | undefined): string {
  if (step?.kind === 'change') return `change ${step.before.id}`;
  return step?.kind ?? 'none';
}

/** Whether two facts are known and differ. */
const differ = (one: string | null | undefined, other: string) =>
  one !== null && one !== undefined && one !== '' && other !== '' && one !== other;

/** The plain rule: no known number or birthday distinguishes the member from the line. */
function canBe(row: MemberLine, member: Member): boolean {
  const { number } = readNotes(member.notes);
  if (row.number !== '' && row.number === number) return true;
  return !differ(number, row.number) && !differ(member.date_of_birth, row.birth);
}

function addressesOf(member: Member): (string | null)[] {
  return [member.email ?? null, readNotes(member.notes).sharedEmail];
}

/** The plain rule for a certain match: the number, else the name with birthday or address. */
function isMeant(row: MemberLine, member: Member): boolean {
  if (row.number !== '' && row.number === readNotes(member.notes).number) return true;
  const isBorn = row.birth !== '' && row.birth === member.date_of_birth;
  const isThere = row.email !== '' && addressesOf(member).includes(row.email);
  return row.name === member.full_name && (isBorn || isThere);
}

test('CLI-15: the order of the lines does not change what a list says about each', () => {
  const ordered = lines.chain((rows) =>
    fc.tuple(
      fc.constant(rows),
      fc.shuffledSubarray(
        rows.map((_, index) => index),
        { minLength: rows.length },
      ),
    ),
  );
  fc.assert(
    fc.property(ordered, lines, ([rows, order], there) => {
      const members = membersOf(there);
      const plain = plan(rows, members);
      const shuffled = plan(
        order.map((index) => rows[index] ?? rows[0] ?? fail()),
        members,
      );
      const told = (steps: readonly ImportStep[], of: readonly MemberLine[]) =>
        of.map((row, index) => `${JSON.stringify(row)} ${outcome(steps[index])}`).toSorted();
      assert.deepEqual(
        told(
          shuffled,
          order.map((index) => rows[index] ?? fail()),
        ),
        told(plain, rows),
      );
    }),
    { numRuns: chooseCaseCount(400) },
  );
});

test('CLI-15: no member is changed if a birthday or number differs, or if two could be meant', () => {
  fc.assert(
    fc.property(line, lines, (row, there) => {
      const members = membersOf(there);
      const [step] = plan([row], members);
      const meant = members.filter((member) => canBe(row, member) && isMeant(row, member));
      if (step?.kind === 'change') {
        const { before } = step;
        assert.ok(canBe(row, before), 'another person is changed');
        assert.ok(meant.includes(before), 'somebody is changed who is not surely meant');
        const equals = meant.filter((one) => strengthOf(row, one) >= strengthOf(row, before));
        assert.deepEqual(equals, [before], 'one of several is chosen');
      }
      if (step?.kind === 'add') assert.deepEqual(meant, [], 'a member is added a second time');
    }),
    { numRuns: chooseCaseCount(800) },
  );
});

function strengthOf(row: MemberLine, member: Member): number {
  if (row.number !== '' && row.number === readNotes(member.notes).number) return 3;
  return row.birth !== '' && row.birth === member.date_of_birth ? 2 : 1;
}

test('CLI-27: a birthday missing from a member is asked about if another line has the same name', () => {
  const member = { number: '', name: 'Joe Hay', email: 'hay@x.org', birth: '', phone: '' };
  const members = membersOf([member]);
  const son = { ...member, birth: '1990-06-06', phone: '0222 555' };
  const numbered = { ...member, number: '2', phone: '0222 555' };
  const kinds = (...rows: MemberLine[]) => plan(rows, members).map(({ kind }) => kind);
  assert.deepEqual(kinds(son), ['change']);
  assert.deepEqual(kinds(son, { ...son, name: 'Ann Hay', birth: '' }), ['change', 'add']);
  for (const one of [son, numbered]) {
    for (const other of [
      { ...member, phone: '0111 555' },
      { ...member, email: 'joe@x.org' },
      { ...member, email: '', birth: '1960-05-05' },
      { ...member, email: 'joe@x.org', birth: '31.02.1960' },
    ]) {
      assert.equal(kinds(one, other)[0], 'refuse', JSON.stringify(other));
      assert.equal(kinds(other, one)[1], 'refuse', JSON.stringify(other));
    }
  }
  const father = { ...member, email: 'joe@x.org', birth: '1960-05-05' };
  const both = plan([father, son], membersOf([member, father]));
  assert.deepEqual(
    both.map(({ kind }) => kind),
    ['same', 'change'],
  );
});

test('CLI-15: importing a list a second time changes nothing', () => {
  fc.assert(
    fc.property(lines, (rows) => {
      const first = plan(rows, []);
      const written = membersOf([]).concat(
        first.flatMap((step, index) =>
          step.kind === 'add'
            ? [
                {
                  ...(membersOf(Array.from({ length: index + 1 }, () => rows[0] ?? fail()))[
                    index
                  ] ?? fail()),
                  ...NOTHING_KNOWN,
                  ...step.member,
                },
              ]
            : [],
        ),
      );
      const again = plan(rows, written);
      for (const [index, step] of again.entries()) {
        const isOpen = first[index]?.kind === 'refuse';
        assert.ok(isOpen || step.kind === 'same', JSON.stringify([rows, step]));
        assert.ok(step.kind !== 'add', JSON.stringify([rows, step]));
      }
    }),
    { numRuns: chooseCaseCount(400) },
  );
});

function fail(): never {
  throw new Error('no such line');
}

test('CLI-15, CLI-22: a name matches with its umlauts spelled out, and losing them is a loss', () => {
  const known = { number: '', name: 'Jörg Müller', email: '', birth: '1960-05-05', phone: '' };
  const members = membersOf([known]);
  const [step] = plan([{ ...known, name: 'Joerg Mueller' }], members);
  assert.equal(step?.kind, 'change');
  const kinds = step?.kind === 'change' ? step.losses.map(({ kind }) => kind) : [];
  assert.deepEqual(kinds, ['accents', 'accents']);
  assert.equal(
    outcome(plan([{ ...known, name: 'Jörg Mueller', birth: '' }], members)[0]),
    'refuse',
  );
  // Without the dots it is a spelling variant; with another letter it is another name.
  assert.equal(
    outcome(plan([{ ...known, name: 'Jorg Muller' }], members)[0]),
    `change ${members[0]?.id}`,
  );
  assert.equal(outcome(plan([{ ...known, name: 'Jorg Moeller' }], members)[0]), 'add');
});

test('CLI-22: a new member whose name had already lost letters is refused', () => {
  const person = { number: '', name: 'Andr\uFFFD Brun', email: '', birth: '', phone: '' };
  const [step] = plan([person, { ...person, name: 'Ann Lee' }], []);
  assert.deepEqual(step?.kind === 'refuse' && step.reasons.map(({ code }) => code), [
    'letters_lost',
  ]);
});
