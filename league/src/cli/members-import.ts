import { setTimeout as sleep } from 'node:timers/promises';
import { getClub } from '../club/store.ts';
import type { Database } from '../db/database.ts';
import { write, type WriteContext, type Writer } from '../db/writer.ts';
import { CODES } from '../http/codes.ts';
import { everyMember } from '../members/store.ts';
import { dateIn, toTimestamp } from '../shared/dates.ts';
import { Refusal } from '../shared/refusal.ts';
import { readSheet } from '../member-import/csv.ts';
import { headingCount } from '../member-import/headings.ts';
import { type ImportWishes, planImport, type Step } from '../member-import/import-plan.ts';
import { planText } from './import-report.ts';
import { type PlannedRow, SLICE_ROWS, writeRow, type WrittenRow } from '../member-import/write.ts';
import { readBytes } from './read-bytes.ts';
import { CommandError, Progress, type Terminal } from './terminal.ts';

/** Of the rows that are written per turn, whatever fits into the time. */
const SLICE_MS = 20;

export interface ImportOptions extends Omit<ImportWishes, 'today'> {
  readonly file: string;
  /** Do it; else only say what would be done. */
  readonly yes: boolean;
  /** Do what can be done although lines are refused. */
  readonly skipRefused: boolean;
}

/**
 * Reads members from a CSV file (CLI-1, CLI-2): says line by line what would be added, changed
 * and refused, and with `yes` does it, a few lines at a time, so that the service goes on.
 */
export async function importMembers(
  database: Database,
  context: WriteContext,
  terminal: Terminal,
  options: ImportOptions,
): Promise<number> {
  const bytes = await readBytes(options.file);
  const sheet = readSheet(bytes, (rows) => headingCount(rows, options.mapped));
  const delimiter = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }[sheet.delimiter];
  terminal.out(`Read ${sheet.rows.length} lines as ${sheet.encoding} with ${delimiter}.\n`);
  const { members, timezone } = await database.read(async (db) => ({
    members: await everyMember(db),
    timezone: (await getClub(db)).timezone,
  }));
  const today = dateIn(timezone, toTimestamp(context.now()));
  const plan = planImport(sheet, members, { ...options, today });
  terminal.out(planText(plan, options.yes));
  const { steps } = plan;
  const refused = steps.filter((step) => step.kind === 'refuse').length;
  if (!options.yes || (refused > 0 && !options.skipRefused)) {
    return conclude(terminal, options, refused);
  }
  const overtaken = await carryOut(database, context, terminal, steps.filter(isWork));
  for (const { line, reason } of overtaken) terminal.out(`line ${line}: REFUSED: ${reason}\n`);
  terminal.out(overtaken.length === 0 ? 'Done.\n' : 'The rest is done.\n');
  return overtaken.length === 0 ? 0 : 1;
}

/** Says why nothing is written. */
function conclude(terminal: Terminal, options: ImportOptions, refused: number): number {
  const mend = 'Mend these lines, or leave them out with --skip-refused.';
  terminal.out(`Nothing has been written. ${options.yes ? mend : 'Do it with --yes.'}\n`);
  return refused === 0 ? 0 : 1;
}

type Work = Extract<Step, { kind: 'add' | 'change' }>;

/** A line that was overtaken by somebody else's change. */
interface Overtaken {
  readonly line: number;
  readonly reason: string;
}

function isWork(step: Step): step is Work {
  return step.kind === 'add' || step.kind === 'change';
}

/** Slice by slice: nobody else can write during one, and others have their turn in between. */
async function carryOut(
  database: Database,
  context: WriteContext,
  terminal: Terminal,
  work: readonly Work[],
): Promise<Overtaken[]> {
  const progress = new Progress(terminal, 'writing members', work.length);
  const overtaken: Overtaken[] = [];
  let done = 0;
  while (done < work.length) {
    const start = performance.now();
    const slice = await write(database, context, (writer) => writeSlice(writer, work, done)).catch(
      (error: unknown) => {
        throw new CommandError(
          `Stopped after ${done} of ${work.length} lines: ${messageOf(error)} ` +
            'The same command again does the rest.',
        );
      },
    );
    if (slice instanceof Refusal) throw new Error(`refused: ${slice.code}`);
    done = slice.done;
    overtaken.push(...slice.overtaken);
    progress.at(done);
    if (done < work.length) await sleep(performance.now() - start);
  }
  progress.end();
  return overtaken;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.message.replace(/\.$/, '')}.` : '';
}

async function writeSlice(writer: Writer, work: readonly Work[], from: number) {
  const start = performance.now();
  const overtaken: Overtaken[] = [];
  let done = from;
  for (const step of work.slice(from, from + SLICE_ROWS)) {
    const { code } = await writeRow(writer, rowOf(step));
    if (code !== null) overtaken.push({ line: step.line, reason: reasonOf(step, code) });
    done += 1;
    if (performance.now() - start > SLICE_MS) break;
  }
  return { done, overtaken };
}

function rowOf(step: Work): PlannedRow {
  if (step.kind === 'add') return step;
  const { line, before, changes } = step;
  return { line, kind: 'change', id: before.id, version: before.updated_at, changes };
}

/** What was planned no longer holds. */
function reasonOf(step: Work, code: NonNullable<WrittenRow['code']>): string {
  return step.kind === 'change' && code === 'precondition_failed'
    ? `${step.before.display_name} was changed by somebody else meanwhile`
    : CODES[code].title;
}
