import { decodeHTMLStrict } from 'entities/decode';
import type { MemberChanges, NewMember } from '../members/schema.ts';
import { removeGuard } from 'service/formula-guard';
import { type CellValue, type CellWishes, decodeEntities, readCell } from './cell-values.ts';
import { tidyText } from './tidy.ts';
import { toColumnLetter } from './column-letter.ts';
import { findColumn, foldHeading } from './columns.ts';
import { type Column, isField } from './column-kinds.ts';
import type { Row } from './csv.ts';
import { YES_OR_NO_HEADINGS } from './heading-words.ts';
import type { ReadColumn, ListTable } from './headings.ts';
import { makeReason, type Reason } from './reason.ts';
import { removeSystemName } from './rating-systems.ts';
import { isSameKind, readMembership } from './membership.ts';
import { isGroupHeading, checkName } from './name-cells.ts';
import { NAME_COLUMNS } from './name-columns.ts';
import {
  composeName,
  putFirstNameFirst,
  makeNameKey,
  spellOut,
  splitNameWords,
} from './person-name.ts';
import { fitTelephones } from './telephones.ts';

export interface ImportRow {
  readonly line: number;
  /** The fields that the row fills; an empty cell fills none. */
  readonly fields: MemberChanges;
  readonly id: string | null;
  readonly number: string | null;
  /** The rating system, if only the heading names it (IMP-9). */
  readonly headingSystem: string | null;
  /** Telephone numbers that do not fit into the field. */
  readonly morePhones: string | null;
  /** The person's names in comparable form; empty if the line has none. */
  readonly names: ReadonlySet<string>;
  readonly problems: readonly CellProblem[];
  /** How the line was understood, besides its fields. */
  readonly remarks: readonly Reason[];
}

interface CellProblem {
  readonly reason: Reason;
  /** Null for the whole line. */
  readonly column: Column | null;
  readonly text: string;
  /** Without the cell, the line would mean something else, so the cell cannot be left blank. */
  readonly isWhole: boolean;
}

export function readRow(row: Row, table: ListTable, wishes: CellWishes): ImportRow {
  const problems = wishes.isExport ? findExtraCells(row, table) : findLineProblems(row, table);
  const values = new Map<Column, CellValue>();
  let headingSystem: string | null = null;
  for (const read of table.columns) {
    const { index, ratingSystem } = read;
    const cell = row.cells[index] ?? '';
    if (cell === '' || (tidyText(cell) === '' && !wishes.isExport)) {
      // Only those with a mark may be members.
      if (read.column === 'status' && IS_ACTIVE.has(foldHeading(read.heading)))
        problems.push(makeLineProblem(makeBlankStatus(read), read.column));
      continue;
    }
    const text = ratingSystem === null ? cell : removeSystemName(tidyText(cell), ratingSystem);
    const found = readCell(read, text, wishes);
    if ('problem' in found) {
      const { problem: reason, text: said } = found;
      problems.push({ reason, column: read.column, text: said, isWhole: isNeeded(read, reason) });
    } else if (found.value !== '') {
      addCell(values, read, found.value, problems);
      headingSystem ??= ratingSystem;
    }
  }
  if (!wishes.isExport) problems.push(...findNameProblems(row, table, values));
  const { fields, morePhones } = readFields(values);
  const names = collectNames(fields);
  const membership = readMembership(values, names.size > 0, wishes.today);
  problems.push(...membership.problems.map((reason) => makeLineProblem(reason)));
  return {
    line: row.line,
    fields: membership.status === undefined ? fields : { ...fields, status: membership.status },
    morePhones,
    headingSystem: values.has('rating_system') ? null : headingSystem,
    id: readText(values, 'id')?.toLowerCase() ?? null,
    number: readText(values, 'member_number'),
    names,
    problems,
    remarks: membership.remarks,
  };
}

function makeLineProblem(reason: Reason, column: Column | null = null, text = ''): CellProblem {
  return { reason, column, text, isWhole: true };
}

/** These two mean a name, unless the coach has said that they mean the status. */
const IS_ACTIVE: ReadonlySet<string> = new Set([...YES_OR_NO_HEADINGS, 'member', 'mitglied']);

function makeBlankStatus({ place }: ReadColumn): Reason {
  const detail = 'is blank, and may mean yes or no';
  return makeReason('value_refused', { field: 'status', value: '', detail, place });
}

/** Columns without which a person who has left would become an active member (IMP-13). */
const NEEDED: ReadonlySet<Column> = new Set(['status', 'left_on', 'ends_on']);

/** Whether the line needs the cell; a date that programs write for "no date" says nothing. */
function isNeeded({ column }: ReadColumn, { code }: Reason): boolean {
  return NEEDED.has(column) && code !== 'date_of_nobody';
}

function findLineProblems(row: Row, table: ListTable): CellProblem[] {
  if (table.problem) return [makeLineProblem(table.problem)];
  if (isHeadingLine(row, table)) return [makeLineProblem(makeReason('heading_again'))];
  return findExtraCells(row, table);
}

/** Printed pages repeat the headings. */
function isHeadingLine({ cells }: Row, { columns }: ListTable): boolean {
  return columns.some(({ index, column, heading }) => {
    const cell = cells[index] ?? '';
    if (!NAME_COLUMNS.has(column) || foldHeading(cell) === '') return false;
    return foldHeading(cell) === foldHeading(heading) || findColumn(cell) === column;
  });
}

function findExtraCells({ cells }: Row, { width }: ListTable): CellProblem[] {
  const extra = cells.findIndex((cell, index) => index >= width && tidyText(cell) !== '');
  if (extra < 0) return [];
  const place = `column ${toColumnLetter(extra)}`;
  return [makeLineProblem(makeReason('too_many_cells', { count: cells.length, of: width, place }))];
}

/** The heading of a group within the list, such as "Damen". */
function findGroupHeading(
  cells: readonly string[],
  columns: readonly ReadColumn[],
): CellProblem | null {
  const names = columns.filter(({ column }) => NAME_COLUMNS.has(column));
  const [only, ...more] = names.filter(({ index }) => tidyText(cells[index] ?? '') !== '');
  if (only === undefined || more.length > 0) return null;
  const { index, column, place } = only;
  const value = tidyText(cells[index] ?? '');
  const isHalf = names.length > 1 && (column === 'first_name' || column === 'surname');
  const isAlone = cells.filter((cell) => tidyText(cell) !== '').length === 1;
  if (!isGroupHeading(value, isHalf, isAlone)) return null;
  return makeLineProblem(makeReason('no_person', { field: column, value, place }), column, value);
}

/** Reasons why the cells of a row are not the name of one person (IMP-11, IMP-12). */
function findNameProblems(
  { cells }: Row,
  { columns }: ListTable,
  values: ReadonlyMap<Column, CellValue>,
): CellProblem[] {
  const problems = columns.flatMap(({ index, column, place }) => {
    const cell = decodeEntities(removeGuard(cells[index] ?? ''));
    const code = checkName(column, cell);
    const text = tidyText(cell);
    const details = { field: column, value: text, place };
    return code === null ? [] : [makeLineProblem(makeReason(code, details), column, text)];
  });
  const group = findGroupHeading(cells, columns);
  if (group !== null && problems.every(({ reason }) => reason.code !== 'no_person'))
    problems.push(group);
  const [first, surname] = [readText(values, 'first_name'), readText(values, 'surname')];
  if (first !== null && surname !== null) {
    const [one, other] = [splitNameWords(first), splitNameWords(surname)];
    if (one.size !== other.size && (one.isSubsetOf(other) || other.isSubsetOf(one))) {
      const { place = '' } = columns.find(({ column }) => column === 'surname') ?? {};
      const details = { value: surname, other: first, place };
      problems.push(makeLineProblem(makeReason('name_said_twice', details)));
    }
  }
  const composed = composeName(readParts(values));
  if ('differ' in composed) {
    const [value = '', ...others] = composed.differ;
    problems.push(
      makeLineProblem(makeReason('names_differ', { value, other: others.join('", "') })),
    );
  }
  return problems;
}

function readParts(values: ReadonlyMap<Column, CellValue>) {
  return {
    full_name: readText(values, 'full_name'),
    first_name: readText(values, 'first_name'),
    surname: readText(values, 'surname'),
    surname_first: readText(values, 'surname_first'),
  };
}

/** Two columns for one field must agree if both are filled; the earlier leaving date counts. */
function addCell(
  values: Map<Column, CellValue>,
  { column, place }: ReadColumn,
  value: CellValue,
  problems: CellProblem[],
): void {
  const before = values.get(column);
  if (before === undefined || before === value) values.set(column, value);
  else if (column === 'phone') values.set(column, `${before} / ${value}`);
  else if (column === 'left_on') values.set(column, before < value ? before : value);
  else if (column === 'person_kind' && isSameKind(String(before), String(value))) return;
  else {
    const [said, other] = [String(value), String(before)];
    const reason = makeReason('said_twice', { field: column, value: said, other, place });
    problems.push({ reason, column, text: said, isWhole: column === 'status' });
    values.delete(column);
  }
}

function readText(values: ReadonlyMap<Column, CellValue>, column: Column): string | null {
  const value = values.get(column);
  return value === undefined ? null : String(value);
}

function readFields(values: ReadonlyMap<Column, CellValue>) {
  const composed = composeName(readParts(values));
  const full = 'differ' in composed ? null : composed.name;
  const { phone, others } = fitTelephones(readText(values, 'phone') ?? '');
  const fields = [...values].filter(([column]) => isField(column) && column !== 'full_name');
  // Each value has been checked against the schema of its field.
  const read: MemberChanges = {
    ...(full !== null && { full_name: full }),
    ...Object.fromEntries(fields),
    ...(values.has('phone') && { phone }),
  };
  return { fields: read, morePhones: others };
}

/** The names of a row's person or a member in comparable form: Müller equals Mueller. */
export function collectNames({ display_name: shown, full_name: full }: MemberChanges): Set<string> {
  const names = [shown, full].filter((name) => typeof name === 'string');
  const plain = names.map((name) => putFirstNameFirst(decodeHTMLStrict(name)));
  return new Set(plain.flatMap((name) => [makeNameKey(name), makeNameKey(spellOut(name))]));
}

/** The row as a new member; null if there is no display name. */
export function toNewMember({ fields }: ImportRow): NewMember | null {
  const name = fields.display_name ?? fields.full_name;
  return typeof name === 'string' ? { ...fields, display_name: name } : null;
}
