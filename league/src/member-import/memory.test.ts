import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDate } from '../shared/dates.ts';
import type { Column } from './column-kinds.ts';
import { readSheet } from './csv.ts';
import { FIELDS } from './column-kinds.ts';
import { countHeadings } from './headings.ts';
import { type ImportPlan, planImport } from './import-plan.ts';
import { findReadableOutline } from './misread.ts';
import { listPlanMeanings } from './meanings-store.ts';

const TODAY = readDate('2026-04-01');

interface Memory {
  readonly columns?: readonly (readonly [string, Column | null])[];
  readonly words?: readonly (readonly [string, string])[];
  readonly mapped?: readonly (readonly [string, string])[];
  readonly values?: readonly (readonly [string, string])[];
  readonly hasHeadings?: boolean;
}

function plan(text: string, memory: Memory): ImportPlan {
  assert.ok(TODAY);
  return planImport(readSheet(Buffer.from(text), countHeadings), [], {
    hasHeadings: memory.hasHeadings ?? true,
    ignored: [],
    mapped: memory.mapped ?? [],
    remembered: new Map(memory.columns),
    lenient: true,
    values: memory.values ?? [],
    rememberedWords: new Map(memory.words),
    persons: new Map(),
    dateOrder: null,
    leaveBlank: true,
    today: TODAY,
  });
}

function added({ steps }: ImportPlan): unknown[] {
  return steps.map((step) => (step.kind === 'add' ? step.member : step.kind));
}

test('IMP-7: words that differ only in symbols or accents have separate meanings', () => {
  const list = 'Name;Altersklasse\nAnn Lee;A+\nBo Berg;A-\nDi Dahl;Ü18\nEd Eck;U18\n';
  const values = [
    ['A+', 'best'],
    ['Ü18', 'adults'],
  ] as const;
  const told = plan(list, { mapped: [['Altersklasse', 'age_group']], values });
  const groups = added(told).map((member) => Reflect.get(Object(member), 'age_group') as unknown);
  assert.deepEqual(groups.slice(0, 3), ['best', 'A-', 'adults']);
  assert.notEqual(groups[3], 'adults');
  const kept = listPlanMeanings(told).filter(({ place }) => place === 'age_group');
  assert.ok(kept.some(({ word }) => word === 'a+'));
  assert.ok(kept.every(({ word }) => word !== 'a'));
});

test('IMP-7: remembered meanings from the club’s own lists do not affect an export', () => {
  const cells = FIELDS.map((field) =>
    field === 'display_name' ? 'Ann Lee' : field === 'age_group' ? 'youth' : '',
  );
  const list = `${['id', ...FIELDS].join(',')}\n${['', ...cells].join(',')}\n`;
  const memory: Memory = {
    columns: [['agegroup', null]],
    words: [['age_group:youth', 'young']],
  };
  assert.deepEqual(added(plan(list, memory)), added(plan(list, {})));
  assert.match(JSON.stringify(added(plan(list, memory))), /"youth"/);
});

test('IMP-7: nothing is remembered about two columns with one heading, nor applied to them', () => {
  const list = 'Name,Info,Info\nAnn Lee,0171 555,likes doubles\n';
  const known = plan(list, { columns: [['info', 'notes']] });
  assert.equal(known.table.columns.length, 1);
  const told = plan(list, { mapped: [['B', 'phone']] });
  assert.deepEqual(
    listPlanMeanings(told).filter(({ place }) => place === 'heading'),
    [],
  );
});

test('CLI-26: a name without a plain letter is not looked up by what is left of it', () => {
  assert.equal(findReadableOutline('Иван Петров'), null);
  assert.equal(findReadableOutline('M\u00FCller'), 'm?ller');
});

test('IMP-7, IMP-11: the headings of names are decided afresh, whatever an earlier list said', () => {
  const columns = [
    ['vorname', null],
    ['name', 'full_name'],
  ] as const;
  const read = added(plan('Name;Vorname\nZander;Ina\n', { columns }));
  assert.deepEqual(read, [{ full_name: 'Ina Zander', display_name: 'Ina Zander' }]);
});

test('IMP-1, IMP-11: without headings, two columns of words may both be names', () => {
  const withoutHeadings = (text: string) =>
    added(plan(text, { hasHeadings: false })).map((one) => Reflect.get(Object(one), 'full_name'));
  assert.deepEqual(withoutHeadings('Ann Lee;a@x.org\nBo Lee;b@x.org\n'), ['Ann Lee', 'Bo Lee']);
  const text = 'Ann;Lee;a@x.org\nBo;Lee;b@x.org\n';
  assert.deepEqual(added(plan(text, { hasHeadings: false })), ['refuse', 'refuse']);
  const mapped = [
    ['A', 'first_name'],
    ['B', 'surname'],
  ] as const;
  const said = added(plan(text, { hasHeadings: false, mapped }));
  assert.deepEqual(
    said.map((one) => Reflect.get(Object(one), 'full_name')),
    ['Ann Lee', 'Bo Lee'],
  );
});
