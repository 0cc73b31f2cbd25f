import { readFile } from 'node:fs/promises';
import type { Database } from '../db/database.ts';
import { write, type WriteContext, type Writer } from '../db/writer.ts';
import { addMember } from '../members/add.ts';
import { applyChanges } from '../members/change.ts';
import { everyMember } from '../members/store.ts';
import { Refusal } from '../shared/refusal.ts';
import { readSheet } from './csv.ts';
import { planImport, type Step } from './import-plan.ts';
import { CommandError, Progress, type Terminal } from './terminal.ts';

export interface ImportOptions {
  readonly file: string;
  /** Do it; else only say what would be done. */
  readonly yes: boolean;
  /** Do what can be done although lines are refused. */
  readonly skipRefused: boolean;
  readonly ignored: readonly string[];
}

/**
 * Reads members from a CSV file (CLI-1, CLI-2): says line by line what would be added, changed
 * and refused, and with `yes` does it, all in one transaction.
 */
export async function importMembers(
  database: Database,
  context: WriteContext,
  terminal: Terminal,
  options: ImportOptions,
): Promise<number> {
  const sheet = readSheet(await readBytes(options.file));
  const delimiter = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }[sheet.delimiter];
  terminal.out(`Read ${sheet.rows.length} lines as ${sheet.encoding} with ${delimiter}.\n`);
  const result = await write(database, context, async (writer) => {
    // Planned inside the transaction: what is written is what has been looked at.
    const steps = planImport(sheet, await everyMember(writer.db), options.ignored);
    report(terminal, steps, options.yes);
    const refused = steps.filter((step) => step.kind === 'refuse').length;
    if (options.yes && (refused === 0 || options.skipRefused)) {
      await carryOut(writer, terminal, steps);
    }
    return refused;
  });
  if (result instanceof Refusal) throw new Error(`refused: ${result.code}`);
  return conclude(terminal, options, result);
}

function conclude(terminal: Terminal, options: ImportOptions, refused: number): number {
  if (!options.yes) {
    terminal.out('Nothing has been written. Do it with --yes.\n');
    return refused === 0 ? 0 : 1;
  }
  if (refused > 0 && !options.skipRefused) {
    terminal.out(
      'Nothing has been written. Mend these lines, or leave them out with --skip-refused.\n',
    );
    return 1;
  }
  terminal.out('Done.\n');
  return 0;
}

async function carryOut(writer: Writer, terminal: Terminal, steps: readonly Step[]): Promise<void> {
  const progress = new Progress(terminal, 'writing members', steps.length);
  for (const [index, step] of steps.entries()) {
    const done =
      step.kind === 'add'
        ? await addMember(writer, step.member)
        : step.kind === 'change'
          ? await applyChanges(writer, step.before, step.changes)
          : null;
    // The plan has looked at all that can be refused: this would be a bug, and undoes everything.
    if (done instanceof Refusal) throw new Error(`line ${step.line} was refused: ${done.code}`);
    progress.at(index + 1);
  }
  progress.end();
}

function report(terminal: Terminal, steps: readonly Step[], done: boolean): void {
  const would = done ? '' : 'would be ';
  for (const step of steps) {
    switch (step.kind) {
      case 'add':
        terminal.out(`line ${step.line}: ${would}added: ${step.member.display_name}\n`);
        break;
      case 'change':
        terminal.out(
          `line ${step.line}: ${would}changed: ${step.before.display_name} (${step.fields.join(', ')})\n`,
        );
        break;
      case 'refuse':
        terminal.out(`line ${step.line}: REFUSED: ${step.reason}\n`);
        break;
      case 'same':
    }
  }
  const count = (kind: Step['kind']) => steps.filter((step) => step.kind === kind).length;
  terminal.out(
    `${count('add')} ${would}added, ${count('change')} ${would}changed, ` +
      `${count('same')} already as the file says, ${count('refuse')} refused.\n`,
  );
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    throw new CommandError(`The file ${file} cannot be read.`);
  }
}
