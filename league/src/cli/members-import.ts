import { setTimeout as sleep } from 'node:timers/promises';
import { getClub } from '../club/store.ts';
import type { Database } from '../db/database.ts';
import { write, type WriteDependencies, type Writer } from '../db/writer.ts';
import { CODES } from '../shared/refusal-codes.ts';
import { readAllMembers } from '../members/store.ts';
import { toLocalDate, toTimestamp } from '../shared/dates.ts';
import { Refusal } from '../shared/refusal.ts';
import type { CodePage } from '../member-import/code-pages.ts';
import { readSheet, type Row, type Sheet } from '../member-import/csv.ts';
import { countHeadings } from '../member-import/headings.ts';
import {
  type ImportPlan,
  planImport,
  type SaidWishes,
  type ImportStep,
} from '../member-import/import-plan.ts';
import {
  listPlanMeanings,
  readRememberedMeanings,
  rememberMeanings,
} from '../member-import/meanings-store.ts';
import { listLosses, describePlan, readText } from './import-report.ts';
import { type PlannedRow, SLICE_ROWS, writeRow, type WrittenRow } from '../member-import/write.ts';
import { readBytes } from './read-bytes.ts';
import { CommandError, Progress, type Terminal } from './terminal.ts';

/** Time for one turn of the writer, which writes as many rows as fit. */
const SLICE_MS = 20;

export interface ImportOptions extends SaidWishes {
  readonly file: string;
  readonly encoding: CodePage | null;
  /** Writes the changes; if false, only shows them. */
  readonly yes: boolean;
  /** Writes the valid lines even if others are refused. */
  readonly skipRefused: boolean;
  /** Also writes changes that remove letters, accents or digits from stored values. */
  readonly acceptLosses: boolean;
}

/** Shows the plan (CLI-1, CLI-2); `yes` writes in slices, so that the service keeps answering. */
export async function importMembers(
  database: Database,
  context: WriteDependencies,
  terminal: Terminal,
  options: ImportOptions,
): Promise<number> {
  const bytes = await readBytes(options.file);
  const likeness = (rows: readonly Row[]) => countHeadings(rows, options.mapped);
  const sheet = readSheet(bytes, likeness, options.encoding);
  terminal.out(readText(sheet));
  if (!sheet.decoded.isSure) {
    terminal.out('Nothing was written. Choose the encoding with --encoding NAME.\n');
    return 1;
  }
  const plan = await makeImportPlan(database, context, sheet, options);
  terminal.out(describePlan(plan, options.yes));
  const refused = plan.steps.filter((step) => step.kind === 'refuse').length;
  const losses = options.acceptLosses ? 0 : listLosses(plan).length;
  if (!options.yes || (refused > 0 && !options.skipRefused) || losses > 0) {
    return explainNothingWritten(terminal, options, refused, losses);
  }
  const overtaken = await writeMembers(database, context, terminal, plan.steps.filter(isWork));
  await write(database, context, (writer) => rememberMeanings(writer, listPlanMeanings(plan)));
  for (const { line, reason } of overtaken) terminal.out(`line ${line}: REFUSED: ${reason}\n`);
  terminal.out(overtaken.length === 0 ? 'Done.\n' : 'The other lines were written.\n');
  return overtaken.length === 0 ? 0 : 1;
}

async function makeImportPlan(
  database: Database,
  { now }: WriteDependencies,
  sheet: Sheet,
  options: ImportOptions,
): Promise<ImportPlan> {
  const { members, timezone, remembered } = await database.read(async (db) => ({
    members: await readAllMembers(db),
    timezone: (await getClub(db)).timezone,
    remembered: await readRememberedMeanings(db),
  }));
  return planImport(sheet, members, {
    ...options,
    remembered: remembered.columns,
    rememberedWords: remembered.words,
    today: toLocalDate(timezone, toTimestamp(now())),
  });
}

function explainNothingWritten(
  terminal: Terminal,
  { yes, skipRefused }: ImportOptions,
  refused: number,
  losses: number,
): number {
  const mend = [
    ...(refused > 0 && !skipRefused
      ? ['Correct these lines, or skip them with --skip-refused.']
      : []),
    ...(losses > 0 ? ['Check what would be lost, or add --accept-losses to write it anyway.'] : []),
  ];
  terminal.out(`Nothing has been written. ${yes ? mend.join(' ') : 'Add --yes to write it.'}\n`);
  return refused === 0 && losses === 0 ? 0 : 1;
}

type Work = Extract<ImportStep, { kind: 'add' | 'change' }>;

/** A line that became invalid because someone else changed the member. */
interface OvertakenLine {
  readonly line: number;
  readonly reason: string;
}

function isWork(step: ImportStep): step is Work {
  return step.kind === 'add' || step.kind === 'change';
}

/** Writes in slices: nobody else can write during a slice, and other requests run in between. */
async function writeMembers(
  database: Database,
  context: WriteDependencies,
  terminal: Terminal,
  work: readonly Work[],
): Promise<OvertakenLine[]> {
  const progress = new Progress(terminal, 'writing members', work.length);
  const overtaken: OvertakenLine[] = [];
  let done = 0;
  while (done < work.length) {
    const start = performance.now();
    const slice = await write(database, context, (writer) => writeSlice(writer, work, done)).catch(
      (error: unknown) => {
        throw new CommandError(
          `Stopped after ${done} of ${work.length} lines: ${describeError(error)} ` +
            'Run the same command again to write the rest.',
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

function describeError(error: unknown): string {
  return error instanceof Error ? `${error.message.replace(/\.$/, '')}.` : '';
}

async function writeSlice(writer: Writer, work: readonly Work[], from: number) {
  const start = performance.now();
  const overtaken: OvertakenLine[] = [];
  let done = from;
  for (const step of work.slice(from, from + SLICE_ROWS)) {
    // An unaccepted loss has already stopped the import.
    const { code } = await writeRow(writer, toPlannedRow(step), true);
    if (code !== null) overtaken.push({ line: step.line, reason: explainCode(step, code) });
    done += 1;
    if (performance.now() - start > SLICE_MS) break;
  }
  return { done, overtaken };
}

function toPlannedRow(step: Work): PlannedRow {
  if (step.kind === 'add') return step;
  const { line, before, changes } = step;
  return { line, kind: 'change', id: before.id, version: before.updated_at, changes };
}

/** Explains why the plan for this line is no longer valid. */
function explainCode(step: Work, code: NonNullable<WrittenRow['code']>): string {
  if (step.kind === 'change' && code === 'precondition_failed') {
    return `someone else changed ${step.before.display_name} in the meantime`;
  }
  return code === 'loss_not_accepted' ? 'a loss of data was not accepted' : CODES[code].title;
}
