import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Arguments } from '../src/cli/arguments.ts';
import { readSheet } from '../src/member-import/csv.ts';
import { countHeadings } from '../src/member-import/headings.ts';
import { type ImportPlan, planImport } from '../src/member-import/import-plan.ts';
import { describePlan } from '../src/cli/import-report.ts';
import { IMPORT_OPTIONS, importWishes } from '../src/cli/members-commands.ts';
import { NOTHING_KNOWN } from '../src/members/store.ts';
import type { Member } from '../src/members/schema.ts';
import { readDate, toTimestamp } from '../src/shared/dates.ts';
import { createIdSource } from '../src/shared/ids.ts';

/*
 * Files as spreadsheets write them, each beside the plan that is expected. A plan has `$` and the
 * options, then what a dry run says, and the fields of whom it would add. UPDATE_PLANS=1 writes the
 * plans again, to be read before they are kept.
 */

const FOLDER = new URL('import/', import.meta.url).pathname;
const TODAY = readDate('2026-04-01');
const NOW = toTimestamp(Date.parse('2026-04-01T09:00:00Z'));

const newId = createIdSource(
  () => 0,
  (size) => new Uint8Array(size),
);

const files = readdirSync(FOLDER).filter((name) => !name.endsWith('.plan'));

function plan(name: string, members: readonly Member[], options: string): ImportPlan {
  const words = [...options.matchAll(/"([^"]*)"|(\S+)/g)].map(([, one, other]) => one ?? other);
  const given = Arguments.read(words.map(String), IMPORT_OPTIONS, { min: 0, max: 0 });
  const wishes = importWishes(given);
  const bytes = readFileSync(join(FOLDER, name));
  const sheet = readSheet(bytes, (rows) => countHeadings(rows, wishes.mapped));
  assert.ok(TODAY);
  const nothing = { remembered: new Map(), rememberedWords: new Map() };
  return planImport(sheet, members, { ...wishes, ...nothing, today: TODAY });
}

/** The data of each new member, one per line. */
function membersText({ steps }: ImportPlan): string {
  const lines = steps.flatMap((step) =>
    step.kind === 'add' ? [`${step.line} ${JSON.stringify(step.member)}`] : [],
  );
  return lines.map((line) => `${line}\n`).join('');
}

/** The members after carrying out a plan. */
function carriedOut({ steps }: ImportPlan): Member[] {
  return steps.flatMap((step) => {
    if (step.kind !== 'add') return [];
    const unknown = { ...NOTHING_KNOWN, status: 'active' as const, deleted_at: null };
    const times = { signed_in_at: null, created_at: NOW, updated_at: NOW };
    return [{ ...unknown, ...times, ...step.member, id: newId() }];
  });
}

for (const name of files) {
  test(`CLI-14: ${name} is read according to its plan, and a second import adds nobody`, () => {
    const expected = join(FOLDER, `${name}.plan`);
    const [first = '', ...rest] = readFileSync(expected, 'utf8').split('\n');
    const options = first.replace(/^\$ ?/, '');
    const found = plan(name, [], options);
    const said = describePlan(found, false) + membersText(found);
    if (process.env['UPDATE_PLANS'] === '1') writeFileSync(expected, `$ ${options}\n${said}`);
    else assert.equal(said, rest.join('\n'));
    const again = plan(name, carriedOut(found), options);
    const isDone = again.steps.every(({ kind }) => kind === 'same' || kind === 'refuse');
    assert.ok(isDone, describePlan(again, false));
    const refused = ({ steps }: ImportPlan) =>
      steps.flatMap((step) => (step.kind === 'refuse' ? [step.line] : []));
    assert.deepEqual(refused(again), refused(found));
  });
}

test('CLI-14: there are at least twenty such files', () => {
  assert.ok(files.length >= 20);
});
