import type { MemberChanges, NewMember } from '../members/schema.ts';
import { type CellValue, type CellWishes, readCell, tidy } from './cell-values.ts';
import { columnLetter } from './column-letter.ts';
import { type Column, isField } from './column-kinds.ts';
import type { Row } from './csv.ts';
import type { ReadColumn, Table } from './headings.ts';
import { because, type Reason } from './reason.ts';
import { firstNameFirst, nameKey } from './person-name.ts';

/** A line of the file: what it says of a member, and what it cannot say. */
export interface ImportRow {
  readonly line: number;
  /** The fields that it fills; an empty cell fills none. */
  readonly fields: MemberChanges;
  readonly id: string | null;
  readonly number: string | null;
  /** The names of the person, as they are compared; empty where the line has none. */
  readonly names: ReadonlySet<string>;
  /** Why cells cannot be read, each with its column. */
  readonly problems: readonly Reason[];
}

/** Two telephone numbers stand in one field, where they fit. */
const JOINED: ReadonlySet<Column> = new Set(['phone']);
const JOINED_LENGTH = 40;

export function readRow(row: Row, table: Table, wishes: CellWishes): ImportRow {
  const problems: Reason[] = tooLong(row, table);
  const values = new Map<Column, CellValue>();
  for (const read of table.columns) {
    const cell = row.cells[read.index] ?? '';
    if (tidy(cell) === '') continue;
    const found = readCell(read, cell, wishes);
    if ('problem' in found) problems.push(found.problem);
    else if (found.value !== '') add(values, read, found.value, problems);
  }
  const fields = fieldsOf(values);
  return {
    line: row.line,
    fields,
    id: textOf(values, 'id')?.toLowerCase() ?? null,
    number: textOf(values, 'member_number'),
    names: namesOf(fields),
    problems,
  };
}

function tooLong({ cells }: Row, { width }: Table): Reason[] {
  const extra = cells.findIndex((cell, index) => index >= width && tidy(cell) !== '');
  if (extra < 0) return [];
  const place = `column ${columnLetter(extra)}`;
  return [because('too_many_cells', { count: cells.length, of: width, place })];
}

/** Of two columns for one field the one that is filled; where both are, they have to agree. */
function add(
  values: Map<Column, CellValue>,
  { column, place }: ReadColumn,
  value: CellValue,
  problems: Reason[],
): void {
  const before = values.get(column);
  if (before === undefined || before === value) values.set(column, value);
  else if (JOINED.has(column) && `${before} / ${value}`.length <= JOINED_LENGTH) {
    values.set(column, `${before} / ${value}`);
  } else {
    const [said, other] = [String(value), String(before)];
    problems.push(because('said_twice', { field: column, value: said, other, place }));
  }
}

function textOf(values: ReadonlyMap<Column, CellValue>, column: Column): string | null {
  const value = values.get(column);
  return value === undefined ? null : String(value);
}

function fieldsOf(values: ReadonlyMap<Column, CellValue>): MemberChanges {
  const parts = [textOf(values, 'first_name'), textOf(values, 'surname')];
  const whole = parts.filter((part) => part !== null).join(' ');
  const turned = textOf(values, 'surname_first');
  const full = whole === '' ? (turned === null ? null : firstNameFirst(turned)) : whole;
  const fields = Object.fromEntries([...values].filter(([column]) => isField(column)));
  // Each value has been checked against the schema of its field.
  return { ...(full === null ? {} : { full_name: full }), ...fields };
}

/** What the person of a row, or a member, is called, as names are compared. */
export function namesOf({ display_name: shown, full_name: full }: MemberChanges): Set<string> {
  const names = [shown, full].filter((name) => typeof name === 'string');
  return new Set(names.map((name) => nameKey(firstNameFirst(name))));
}

/** The row as a new member, or null where it has no name to be shown by. */
export function newMemberOf({ fields }: ImportRow): NewMember | null {
  const name = fields.display_name ?? fields.full_name;
  return typeof name === 'string' ? { ...fields, display_name: name } : null;
}
