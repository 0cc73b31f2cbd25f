import { getPageName } from '../member-import/code-pages.ts';
import type { Sheet } from '../member-import/csv.ts';
import type { ImportPlan, ImportStep } from '../member-import/import-plan.ts';
import type { Loss } from '../member-import/losses.ts';
import { listDifferingLines } from '../member-import/reading-lines.ts';
import type { Reason } from '../member-import/reason.ts';
import type { Member } from '../members/schema.ts';

/** How many readings of a file are shown next to each other. */
const MAX_SHOWN = 3;

/** Shows how the file is read, and its other possible encodings with sample lines (CLI-23). */
export function readText({ rows, encoding, delimiter, decoded }: Sheet): string {
  const name = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }[delimiter];
  const possible = listDifferingLines(decoded).slice(0, decoded.isSure ? MAX_SHOWN : undefined);
  const readings = possible.flatMap(({ page, lines }) =>
    lines.map((line) => `  ${getPageName(page)}: ${line}`),
  );
  const shown = readings.map((line) => `${line}\n`).join('');
  if (!decoded.isSure) return `The characters in the file can be read in several ways:\n${shown}`;
  const others =
    readings.length === 0 ? '' : `The same text in other encodings (--encoding):\n${shown}`;
  return `Read ${rows.length} lines as ${encoding} with ${name}.\n${others}`;
}

/** Writes a plan for people: one line for each line of the file that is not stored yet (CLI-1). */
export function describePlan(plan: ImportPlan, done: boolean): string {
  const { steps, remarks } = plan;
  const would = done ? '' : 'would be ';
  const count = (kind: ImportStep['kind']) => steps.filter((step) => step.kind === kind).length;
  const lines = [
    ...listMessages(remarks),
    ...steps.flatMap((step) => writeStepLine(step, would) ?? []),
    ...describeWords(plan),
    ...describeLosses(plan),
    `${count('add')} ${would}added, ${count('change')} ${would}changed, ` +
      `${count('same')} unchanged, ${count('refuse')} refused.`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Lists the current values that the file would remove. */
export function listLosses({ steps }: ImportPlan): Loss[] {
  return steps.flatMap((step) => (step.kind === 'change' ? step.losses : []));
}

const LOST = {
  accents: 'loses accents',
  letters: 'loses letters',
  shorter: 'gets shorter',
} as const;

function describeLosses(plan: ImportPlan): string[] {
  return listLosses(plan).map(
    ({ line, field, kind, before, after }) =>
      `line ${line}: WARNING: ${field} ${LOST[kind]}: ${quoteValue(before)} becomes ${quoteValue(after)}`,
  );
}

function describeWords({ words }: ImportPlan): string[] {
  const unknown = words.met().filter(({ means }) => means === null);
  if (unknown.length === 0) return [];
  const said = unknown.map(({ column, word }) => `--value "${column}:${word}=…"`);
  return [`Say what words mean, and it is remembered: ${said.join(' ')}`];
}

function writeStepLine(step: ImportStep, would: string): string | null {
  const blanks = listMessages(step.blanks).map((blank) => `left blank: ${blank}`);
  const said = [...blanks, ...listMessages(step.remarks)];
  const remarks = said.length === 0 ? '' : ` [${said.join('; ')}]`;
  const told = describeStep(step, would);
  if (told !== null) return `line ${step.line}: ${told}${remarks}`;
  return remarks === '' ? null : `line ${step.line}: unchanged${remarks}`;
}

function describeStep(step: ImportStep, would: string): string | null {
  switch (step.kind) {
    case 'add':
      return `${would}added: ${step.member.display_name}`;
    case 'change':
      return `${would}changed: ${step.before.display_name} (${describeChanges(step)})`;
    case 'refuse':
      return `REFUSED: ${listMessages(step.reasons).join('; ')}${describeCandidates(step)}`;
    case 'same':
      return null;
  }
}

/** Writes each field with its current and its new value (CLI-21). */
function describeChanges({
  before,
  changes,
  fields,
}: Extract<ImportStep, { kind: 'change' }>): string {
  const value = (of: object, field: string) => quoteValue(Reflect.get(of, field));
  return fields
    .map((field) => `${field} ${value(before, field)} becomes ${value(changes, field)}`)
    .join(', ');
}

/** Quotes a value on one line, whatever it contains. */
function quoteValue(value: unknown): string {
  return value === null || value === undefined ? 'nothing' : JSON.stringify(value);
}

function describeCandidates({ line, candidates }: Extract<ImportStep, { kind: 'refuse' }>): string {
  if (candidates === null) return '';
  const ways = candidates.map(
    (member) => `--who ${line}=${member.id} for ${describeMember(member)}`,
  );
  return ` (say ${[...ways, `--who ${line}=new for a new person`].join(', ')})`;
}

function describeMember({ display_name: name, date_of_birth: birth, email }: Member): string {
  const facts = [...(birth ? [`born ${birth}`] : []), ...(email ? [email] : [])];
  return facts.length === 0 ? name : `${name}, ${facts.join(', ')}`;
}

function listMessages(reasons: readonly Reason[]): string[] {
  return reasons.map(({ message }) => message);
}
