import { decodeHTMLStrict } from 'entities/decode';
import type { MemberChanges, NewMember } from '../members/schema.ts';
import { type CellValue, type CellWishes, readCell } from './cell-values.ts';
import { tidy } from './tidy.ts';
import { columnLetter } from './column-letter.ts';
import { type Column, isField } from './column-kinds.ts';
import type { Row } from './csv.ts';
import type { ReadColumn, Table } from './headings.ts';
import { because, type Reason } from './reason.ts';
import { withoutSystem } from './rating-systems.ts';
import { firstNameFirst, nameKey, spellOut } from './person-name.ts';
import { fitTelephones } from './telephones.ts';

/** A line of the file: what it says of a member, and what it cannot say. */
export interface ImportRow {
  readonly line: number;
  /** The fields that it fills; an empty cell fills none. */
  readonly fields: MemberChanges;
  readonly id: string | null;
  readonly number: string | null;
  /** The system of its rating, as the heading names it and no cell does (IMP-9). */
  readonly headingSystem: string | null;
  /** Telephone numbers that do not fit into the field. */
  readonly morePhones: string | null;
  /** The names of the person, as they are compared; empty where the line has none. */
  readonly names: ReadonlySet<string>;
  /** Cells that cannot be read. */
  readonly problems: readonly CellProblem[];
}

/** Why a cell cannot be read. */
interface CellProblem {
  readonly reason: Reason;
  /** Null: of the whole line. */
  readonly column: Column | null;
  readonly text: string;
}

export function readRow(row: Row, table: Table, wishes: CellWishes): ImportRow {
  const problems = tooLong(row, table);
  const values = new Map<Column, CellValue>();
  let headingSystem: string | null = null;
  for (const read of table.columns) {
    const { index, ratingSystem } = read;
    const cell = row.cells[index] ?? '';
    if (cell === '' || (tidy(cell) === '' && !wishes.isExport)) continue;
    const text = ratingSystem === null ? cell : withoutSystem(tidy(cell), ratingSystem);
    const found = readCell(read, text, wishes);
    if ('problem' in found) {
      problems.push({ reason: found.problem, column: read.column, text: found.text });
    } else if (found.value !== '') {
      add(values, read, found.value, problems);
      headingSystem ??= ratingSystem;
    }
  }
  const { fields, morePhones } = fieldsOf(values);
  return {
    line: row.line,
    fields,
    morePhones,
    headingSystem: values.has('rating_system') ? null : headingSystem,
    id: textOf(values, 'id')?.toLowerCase() ?? null,
    number: textOf(values, 'member_number'),
    names: namesOf(fields),
    problems,
  };
}

function tooLong({ cells }: Row, { width }: Table): CellProblem[] {
  const extra = cells.findIndex((cell, index) => index >= width && tidy(cell) !== '');
  if (extra < 0) return [];
  const place = `column ${columnLetter(extra)}`;
  const reason = because('too_many_cells', { count: cells.length, of: width, place });
  return [{ reason, column: null, text: '' }];
}

/**
 * Where two columns are for one field, the filled one counts; where both are filled, they must
 * agree.
 */
function add(
  values: Map<Column, CellValue>,
  { column, place }: ReadColumn,
  value: CellValue,
  problems: CellProblem[],
): void {
  const before = values.get(column);
  if (before === undefined || before === value) values.set(column, value);
  else if (column === 'phone') values.set(column, `${before} / ${value}`);
  else {
    const [said, other] = [String(value), String(before)];
    const reason = because('said_twice', { field: column, value: said, other, place });
    problems.push({ reason, column, text: said });
  }
}

function textOf(values: ReadonlyMap<Column, CellValue>, column: Column): string | null {
  const value = values.get(column);
  return value === undefined ? null : String(value);
}

function fieldsOf(values: ReadonlyMap<Column, CellValue>) {
  const parts = [textOf(values, 'first_name'), textOf(values, 'surname')];
  const whole = parts.filter((part) => part !== null).join(' ');
  const turned = textOf(values, 'surname_first');
  const full = whole === '' ? (turned === null ? null : firstNameFirst(turned)) : whole;
  const { phone, others } = fitTelephones(textOf(values, 'phone') ?? '');
  // Each value has been checked against the schema of its field.
  const fields: MemberChanges = {
    ...(full === null ? {} : { full_name: full }),
    ...Object.fromEntries([...values].filter(([column]) => isField(column))),
    ...(values.has('phone') && { phone }),
  };
  return { fields, morePhones: others };
}

/** What the person of a row, or a member, is called, as names are compared: Müller is Mueller too. */
export function namesOf({ display_name: shown, full_name: full }: MemberChanges): Set<string> {
  const names = [shown, full].filter((name) => typeof name === 'string');
  const plain = names.map((name) => firstNameFirst(decodeHTMLStrict(name)));
  return new Set(plain.flatMap((name) => [nameKey(name), nameKey(spellOut(name))]));
}

/** The row as a new member, or null where it has no name to be shown by. */
export function newMemberOf({ fields }: ImportRow): NewMember | null {
  const name = fields.display_name ?? fields.full_name;
  return typeof name === 'string' ? { ...fields, display_name: name } : null;
}
