import { COLUMNS, type Column } from './column-kinds.ts';
import { guessColumns } from './guess-columns.ts';
import { columnOf, foldHeading } from './columns.ts';
import type { Row, Sheet } from './csv.ts';
import { columnLetter } from './column-letter.ts';
import { because, type Reason, UnreadableSheet } from './reason.ts';

/** A column of the file that is read. */
export interface ReadColumn {
  readonly index: number;
  /** As a spreadsheet calls it, and as its heading does: `C "E-Mail"`. */
  readonly place: string;
  readonly heading: string;
  readonly column: Column;
}

export interface HeadingWishes {
  /** False: the first line is a row already, and its columns are told by what is in them. */
  readonly hasHeadings: boolean;
  readonly ignored: readonly string[];
  /** From a heading to what it holds, before the words that are known. */
  readonly mapped: readonly (readonly [string, string])[];
  /** Leave out the columns that no field takes, and tell them. */
  readonly lenient: boolean;
}

export interface Table {
  readonly columns: readonly ReadColumn[];
  /** The line of the headings. */
  readonly line: number;
  readonly rows: readonly Row[];
  /** How many columns of the sheet have a heading or a cell. */
  readonly width: number;
  /** Every column that has a heading, whether it is read or not. */
  readonly headings: readonly string[];
  /** What was taken for what, and what is left out. */
  readonly remarks: readonly Reason[];
}

const NAMES: ReadonlySet<Column> = new Set([
  'display_name',
  'full_name',
  'first_name',
  'surname',
  'surname_first',
]);

/** Where headings are looked for: titles and blank lines may stand above them. */
const ROWS_ABOVE = 20;

/** How many headings of its likeliest row a table has: the more, the more it is one of members. */
export function headingCount(rows: readonly Row[], mapped: HeadingWishes['mapped'] = []): number {
  return Math.max(0, ...rows.slice(0, ROWS_ABOVE).map((row) => known(row, mapped)));
}

function known(row: Row, mapped: HeadingWishes['mapped']): number {
  const names = new Set(mapped.map(([heading]) => foldHeading(heading)));
  return row.cells.filter((cell) => columnOf(cell) !== null || names.has(foldHeading(cell))).length;
}

/** @throws UnreadableSheet where the headings cannot be used */
export function readHeadings({ rows }: Sheet, wishes: HeadingWishes): Table {
  if (!wishes.hasHeadings) return readWithout(rows, wishes);
  const top = rows.slice(0, ROWS_ABOVE);
  const counts = top.map((row) => known(row, wishes.mapped));
  const at = counts.indexOf(Math.max(...counts));
  const row = rows[at];
  if (!row) throw new UnreadableSheet(because('file_empty'));
  const below = rows.slice(at + 1);
  const headings = whole(row, rows[at - 1]);
  const picked = pick(headings, below, wishes);
  const above = rows.slice(0, at).map(({ line }) => line);
  const remarks = [
    ...(above.length === 0
      ? []
      : [because('headings_below', { line: row.line, value: above.join(', ') })]),
    ...picked.remarks,
  ];
  return { ...picked, headings, line: row.line, rows: below, width: headings.length, remarks };
}

/** A table without headings: its columns are called by their letters. */
function readWithout(rows: readonly Row[], wishes: HeadingWishes): Table {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (width === 0) throw new UnreadableSheet(because('file_empty'));
  const headings = Array.from({ length: width }, () => '');
  const said = new Set([...wishes.mapped.map(([name]) => name), ...wishes.ignored]);
  const guessed = guessColumns(rows, width).filter(([letter]) => !said.has(letter));
  const picked = pick(headings, rows, { ...wishes, mapped: [...wishes.mapped, ...guessed] });
  return { ...picked, headings, line: 0, rows, width };
}

/** Headings that are merged over two rows, or that the row above names, put together. */
function whole(row: Row, above: Row | undefined): string[] {
  let group = '';
  return row.cells.map((cell, index) => {
    const [own, over] = [tidy(cell), tidy(above?.cells[index])];
    if (over !== '') group = over;
    if (own === '') return columnOf(over) === null ? '' : over;
    return columnOf(own) === null && columnOf(`${group} ${own}`) !== null ? `${group} ${own}` : own;
  });
}

function tidy(text = ''): string {
  return text.replaceAll(/[\s\u200B\uFEFF]+/g, ' ').trim();
}

function pick(
  headings: readonly string[],
  rows: readonly Row[],
  { ignored, mapped, lenient }: HeadingWishes,
): { columns: readonly ReadColumn[]; remarks: readonly Reason[] } {
  const wanted = new Map(
    mapped.map(([name, to]) => [indexOf(headings, name, 'map'), columnNamed(to)] as const),
  );
  const passed = new Set(ignored.map((name) => indexOf(headings, name, 'ignore')));
  const columns: ReadColumn[] = [];
  const unknown: number[] = [];
  for (const [index, heading] of headings.entries()) {
    if (passed.has(index)) continue;
    const column = wanted.get(index) ?? columnOf(heading);
    const place = `column ${columnLetter(index)}${heading === '' ? '' : ` "${heading}"`}`;
    if (column !== null) columns.push({ index, place, heading, column });
    else if (rows.some(({ cells }) => (cells[index] ?? '') !== '') || heading !== '') {
      unknown.push(index);
    }
  }
  const places = unknown.map((index) => placeOf(headings, rows, index)).join(', ');
  if (unknown.length > 0 && !lenient) {
    const words = unknown.map((index) => `--ignore "${headings[index] || columnLetter(index)}"`);
    throw new UnreadableSheet(
      `No field of a member is called ${places}. Say what it is with --map HEADING=FIELD, or ` +
        `pass it over with ${words.join(' ')}.`,
    );
  }
  const left = unknown.length === 0 ? [] : [because('columns_left_out', { place: places })];
  const turned = turnedNames(columns, rows);
  return { columns: turned.columns, remarks: [...left, ...turned.remarks] };
}

const SURNAME_FIRST = /^[^,]*\p{L}[^,]*,[^,]*\p{L}[^,]*$/u;

/** A column "Name" all of whose cells are like "Lee, Ann", where no other tells names. */
function turnedNames(
  columns: readonly ReadColumn[],
  rows: readonly Row[],
): { columns: readonly ReadColumn[]; remarks: readonly Reason[] } {
  const names = columns.filter(({ column }) => NAMES.has(column));
  const [only, ...others] = names;
  const isTold = only?.column !== 'full_name' || foldHeading(only.heading) === 'fullname';
  if (!only || others.length > 0 || isTold) return { columns, remarks: [] };
  const cells = rows.map(({ cells: row }) => row[only.index] ?? '').filter((cell) => cell !== '');
  if (cells.length === 0 || !cells.every((cell) => SURNAME_FIRST.test(cell))) {
    return { columns, remarks: [] };
  }
  return {
    columns: columns.map((one) => (one === only ? { ...one, column: 'surname_first' } : one)),
    remarks: [because('surname_first', { place: only.place })],
  };
}

function placeOf(headings: readonly string[], rows: readonly Row[], index: number): string {
  const heading = headings[index] ?? '';
  const line = rows.find(({ cells }) => (cells[index] ?? '') !== '')?.line;
  return heading === '' ? `column ${columnLetter(index)} (see line ${line})` : `"${heading}"`;
}

/** A column by its heading, or by its letter where no heading is like that. */
function indexOf(headings: readonly string[], name: string, option: string): number {
  const folded = foldHeading(name);
  const index = headings.findIndex((one) => one !== '' && foldHeading(one) === folded);
  if (index >= 0) return index;
  const letter = headings.findIndex((_, at) => columnLetter(at) === name.toUpperCase());
  if (letter >= 0) return letter;
  const there = headings.filter((one) => one !== '').join('", "');
  throw new UnreadableSheet(`--${option}: there is no column "${name}". There are: "${there}".`);
}

function columnNamed(name: string): Column {
  const column = COLUMNS.find((one) => one === name) ?? columnOf(name);
  if (column !== null) return column;
  throw new UnreadableSheet(
    `--map: there is no field "${name}". There are: ${COLUMNS.join(', ')}.`,
  );
}
