import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Member } from '../members/schema.ts';
import { NOTHING_KNOWN } from '../members/store.ts';
import { readDate, toTimestamp } from '../shared/dates.ts';
import { parseId } from '../shared/ids.ts';
import type { Column } from './column-kinds.ts';
import { readSheet } from './csv.ts';
import { countHeadings } from './headings.ts';
import { planImport, type ImportStep } from './import-plan.ts';

const NOW = toTimestamp(0);
const TODAY = readDate('2026-04-01');

function plan(text: string, members: readonly Member[] = [], mapped: [string, Column][] = []) {
  assert.ok(TODAY);
  const { steps, remarks } = planImport(readSheet(Buffer.from(text), countHeadings), members, {
    hasHeadings: true,
    ignored: [],
    mapped,
    remembered: new Map(),
    lenient: true,
    values: [],
    rememberedWords: new Map(),
    persons: new Map(),
    dateOrder: null,
    leaveBlank: false,
    today: TODAY,
  });
  return { steps: steps.map(ratingOf), told: remarks.filter(isOfSystems).map(saidOf) };
}

const isOfSystems = ({ code }: { readonly code: string }) => code === 'rating_system_named';
const saidOf = ({ message }: { readonly message: string }) => message;

function ratingOf(step: ImportStep) {
  if (step.kind === 'add') return [step.member.rating ?? null, step.member.rating_system ?? null];
  if (step.kind === 'change') return { changed: [...step.fields] };
  return step.kind;
}

const known = (rating: number, system: string | null): Member[] => [
  {
    ...NOTHING_KNOWN,
    id: parseId('00000000-0000-7000-8000-000000000001'),
    status: 'active',
    deleted_at: null,
    signed_in_at: null,
    created_at: NOW,
    updated_at: NOW,
    display_name: 'Ann Lee',
    full_name: 'Ann Lee',
    email: 'ann@x.org',
    rating,
    rating_system: system,
  },
];

test('IMP-9: a heading with a known rating system applies to its ratings, and the plan says so', () => {
  const { steps, told } = plan('Name;LK\nAnn Lee;12,4\nBo Berg;\n');
  assert.deepEqual(steps, [
    [12.4, 'LK'],
    [null, null],
  ]);
  assert.deepEqual(told, ['The numbers of column B "LK" are read as ratings of the system LK.']);
  for (const [heading, system] of [
    ['DTB-LK', 'LK'],
    ['Leistungsklasse', 'LK'],
    ['LK 2026', 'LK'],
    ['UTR Singles', 'UTR'],
    ['WTN', 'WTN'],
    ['ITN', 'ITN'],
    ['NTRP rating', 'NTRP'],
    ['Squash Levels', 'SquashLevels'],
    ['DUPR', 'DUPR'],
    ['ELO', 'Elo'],
    ['DWZ', 'DWZ'],
    ['Q-TTR', 'TTR'],
  ] as const) {
    assert.deepEqual(plan(`Name;${heading}\nAnn Lee;7\n`).steps, [[7, system]], heading);
  }
});

test('IMP-9: a heading with no rating system, or several, sets none', () => {
  assert.deepEqual(plan('Name;Rating\nAnn Lee;12,4\n'), { steps: [[12.4, null]], told: [] });
  for (const heading of ['LK Datum', 'UTR ID', 'Elogium', 'LKW']) {
    assert.deepEqual(plan(`Name;${heading}\nAnn Lee;7\n`), { steps: [[null, null]], told: [] });
  }
  const level = plan('Name;LK\nAnn Lee;7\n', [], [['LK', 'level']]);
  assert.deepEqual(level, { steps: [[null, null]], told: [] });
});

test('IMP-9: a column of systems beats the heading, and an equivalent name stays', () => {
  assert.deepEqual(plan('Name;LK;Wertungssystem\nAnn Lee;7;ITN\nBo Berg;8;\n').steps, [
    [7, 'ITN'],
    [8, 'LK'],
  ]);
  const text = 'Name;E-Mail;LK\nAnn Lee;ann@x.org;12,4\n';
  assert.deepEqual(plan(text, known(12.4, 'DTB-LK')).steps, ['same']);
  assert.deepEqual(plan(text, known(13, 'DTB-LK')).steps, [{ changed: ['rating'] }]);
  assert.deepEqual(plan(text, known(12.4, null)).steps, [{ changed: ['rating_system'] }]);
  assert.deepEqual(plan(text, known(12.4, 'UTR')).steps, [{ changed: ['rating_system'] }]);
});

test('IMP-10: only the name of the system may stand before the number', () => {
  for (const cell of ['LK 12,4', 'LK12.4', 'DTB-LK 12,4', 'lk: 12,4']) {
    assert.deepEqual(plan(`Name;LK\nAnn Lee;${cell}\n`).steps, [[12.4, 'LK']], cell);
  }
  for (const cell of ['UTR 12,4', 'ca. 12,4', 'LK', 'LK 12,4 A']) {
    assert.deepEqual(plan(`Name;LK\nAnn Lee;${cell}\n`).steps, ['refuse'], cell);
  }
  assert.deepEqual(plan('Name;Rating\nAnn Lee;LK 12,4\n').steps, ['refuse']);
});
