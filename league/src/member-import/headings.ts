import { isId } from '../shared/ids.ts';
import { COLUMNS, type Column, FIELDS } from './column-kinds.ts';
import { guessColumns } from './guess-columns.ts';
import { findColumn, foldHeading } from './columns.ts';
import type { Row, Sheet } from './csv.ts';
import { toColumnLetter, describeColumn } from './column-letter.ts';
import {
  askWhich,
  decideNameColumns,
  decideNameOrder,
  type HeadedColumn,
  NAME_COLUMNS,
} from './name-columns.ts';
import { makeReason, type Reason, UnreadableSheet } from './reason.ts';
import { findRatingSystem } from './rating-systems.ts';
import { tidyText } from './tidy.ts';

export interface ReadColumn extends HeadedColumn {
  /** The rating system named in the heading (IMP-9). */
  readonly ratingSystem: string | null;
}

export interface HeadingWishes {
  /** False if the first line is already a row and the contents identify the columns. */
  readonly hasHeadings: boolean;
  readonly ignored: readonly string[];
  /** Chosen meanings of headings, which override known words. */
  readonly mapped: readonly (readonly [string, string])[];
  /** The meaning of each folded heading at an earlier import; null ignores the column. */
  readonly remembered: ReadonlyMap<string, Column | null>;
  /** Leaves out columns that match no field, and says so. */
  readonly lenient: boolean;
}

export interface ListTable {
  readonly columns: readonly ReadColumn[];
  readonly line: number;
  readonly rows: readonly Row[];
  /** Number of columns with a heading or a cell. */
  readonly width: number;
  /** Every column with a heading, whether it is read or not. */
  readonly headings: readonly string[];
  /** How the headings were understood, and which columns are left out. */
  readonly remarks: readonly Reason[];
  /** The headings are those of an export, so the league wrote the cells. */
  readonly isExport: boolean;
  /** The meaning of each folded heading, to be remembered. */
  readonly said: ReadonlyMap<string, Column | null>;
  /** A question that must be answered before any row can be read. */
  readonly problem: Reason | null;
}

const EXPORT_HEADINGS = ['id', ...FIELDS].join();

/** Headings are searched in this many rows, because titles and blank lines may come first. */
const ROWS_ABOVE = 20;

/** Counts headings: the more there are, the more the table looks like a member list. */
export function countHeadings(rows: readonly Row[], mapped: HeadingWishes['mapped'] = []): number {
  return Math.max(0, ...rows.slice(0, ROWS_ABOVE).map((row) => countKnownHeadings(row, mapped)));
}

function countKnownHeadings(row: Row, mapped: HeadingWishes['mapped']): number {
  const names = new Set(mapped.map(([heading]) => foldHeading(heading)));
  return row.cells.filter((cell) => findColumn(cell) !== null || names.has(foldHeading(cell)))
    .length;
}

/** @throws UnreadableSheet if the headings cannot be used */
export function readHeadings({ rows }: Sheet, wishes: HeadingWishes): ListTable {
  if (!wishes.hasHeadings) return readWithout(rows, wishes);
  const top = rows.slice(0, ROWS_ABOVE);
  const counts = top.map((row) => countKnownHeadings(row, wishes.mapped));
  const at = counts.indexOf(Math.max(...counts));
  const row = rows[at];
  if (!row) throw new UnreadableSheet(makeReason('file_empty'));
  const below = rows.slice(at + 1);
  const headings = joinHeadings(row, rows[at - 1]);
  // Judged by what the headings mean: the website exports them in the page's language.
  const isExport = row.cells.map((cell) => findColumn(cell) ?? '').join() === EXPORT_HEADINGS;
  // The club's remembered headings do not apply to a file that the league wrote.
  const remembered = isExport ? new Map<string, Column | null>() : wishes.remembered;
  const read = pickHeadings(headings, below, { ...wishes, remembered, isExport });
  const picked = isExport ? { ...read, problem: null } : read;
  const above = rows.slice(0, at).map(({ line }) => line);
  const remarks = [
    ...(above.length === 0
      ? []
      : [makeReason('headings_below', { line: row.line, value: above.join(', ') })]),
    ...picked.remarks,
  ];
  const [line, width] = [row.line, headings.length];
  return { ...picked, headings, line, rows: below, width, remarks, isExport };
}

/** Names the columns of a table without headings by their letters. */
function readWithout(rows: readonly Row[], wishes: HeadingWishes): ListTable {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (width === 0) throw new UnreadableSheet(makeReason('file_empty'));
  const headings = Array.from({ length: width }, () => '');
  const said = new Set([...wishes.mapped.map(([name]) => name), ...wishes.ignored]);
  const { columns, names } = guessColumns(rows, width, said);
  const picked = pickHeadings(headings, rows, wishes, new Map(columns));
  const hasName = picked.columns.some(({ column }) => NAME_COLUMNS.has(column));
  const asks = !hasName && names.length > 0;
  const places = names.map((letter) => ({ place: `column ${letter}` }));
  const problem = asks ? askWhich(places) : picked.problem;
  return { ...picked, problem, headings, line: 0, rows, width, isExport: false };
}

/** Joins headings that are merged over two rows or continued from the row above. */
function joinHeadings(row: Row, above: Row | undefined): string[] {
  let group = '';
  return row.cells.map((cell, index) => {
    const [own, over] = [tidyText(cell), tidyText(above?.cells[index] ?? '')];
    if (over !== '') group = over;
    if (own === '') return findColumn(over) === null ? '' : over;
    return findColumn(own) === null && findColumn(`${group} ${own}`) !== null
      ? `${group} ${own}`
      : own;
  });
}

type PickedColumns = Pick<ListTable, 'columns' | 'remarks' | 'said' | 'problem'>;

function pickHeadings(
  headings: readonly string[],
  rows: readonly Row[],
  wishes: HeadingWishes & { readonly isExport?: boolean },
  guessed: ReadonlyMap<string, Column> = new Map(),
): PickedColumns {
  const { ignored, mapped, lenient, remembered } = wishes;
  const said = new Map<number, Column | null>([
    ...mapped.map(
      ([name, to]) => [findColumnIndex(headings, name, 'map'), findColumnByName(to)] as const,
    ),
    ...ignored.map((name) => [findColumnIndex(headings, name, 'ignore'), null] as const),
  ]);
  const columns: ReadColumn[] = [];
  const unknown: number[] = [];
  const known: string[] = [];
  const again: string[] = [];
  const isAlone = isSingle(headings.map(foldHeading));
  for (const [index, heading] of headings.entries()) {
    // Name columns are decided by those next to them, which may differ from the last list's.
    const isName = NAME_COLUMNS.has(findColumn(heading) ?? 'notes');
    const isKept = isAlone(heading) && !isName;
    const before = isKept ? remembered.get(foldHeading(heading)) : undefined;
    const told = said.get(index) ?? (said.has(index) ? null : before);
    if (!said.has(index) && before !== undefined) {
      again.push(`"${heading}"`);
      known.push(`"${heading}" ${before === null ? 'left out' : `as ${before}`}`);
    }
    if (told === null) continue;
    const column =
      told ??
      guessed.get(toColumnLetter(index)) ??
      findColumn(heading) ??
      guessByWords(rows, index, headings);
    const place = describeColumn(index, heading);
    const ratingSystem = column === 'rating' ? findRatingSystem(foldHeading(heading)) : null;
    if (column !== null) {
      columns.push({ index, place, heading, column, isSaid: told !== undefined, ratingSystem });
    } else if (rows.some(({ cells }) => (cells[index] ?? '') !== '') || heading !== '') {
      unknown.push(index);
    }
  }
  const numbered = recogniseOwnNumbers(columns, rows);
  unknown.push(...numbered.unknown);
  const places = unknown.map((index) => describePlace(headings, rows, index)).join(', ');
  if (unknown.length > 0 && !lenient) refuseColumns(headings, unknown, places);
  const unread = unknown.map((index) => {
    const heading = headings[index] ?? '';
    return { index, heading, place: describeColumn(index, heading) };
  });
  const named = decideNameColumns(numbered.columns, rows, unread);
  const names = wishes.isExport ? named : decideNameOrder(named, rows);
  const remarks = [
    ...(unknown.length === 0 ? [] : [makeReason('columns_left_out', { place: places })]),
    ...(known.length === 0
      ? []
      : [makeReason('columns_remembered', { value: known.join(', '), place: again.join(', ') })]),
    ...numbered.remarks,
    ...names.remarks,
    ...columns.flatMap(({ place, ratingSystem: value }) =>
      value === null ? [] : [makeReason('rating_system_named', { place, value })],
    ),
  ];
  const remember = [...said].flatMap(([index, column]) => {
    const heading = headings[index] ?? '';
    return isAlone(heading) ? [[foldHeading(heading), column] as const] : [];
  });
  return { columns: names.columns, remarks, said: new Map(remember), problem: names.problem };
}

/** Words for people who are no longer active, under any heading (IMP-13). */
const STANDING_WORDS = {
  status:
    /^(?:ehemalig\p{L}*|ausgetreten|ausgeschieden|verstorben|gestorben|former|exmitglied|lapsed|deceased|resigned|inaktiv|inactive|geloscht|archiviert|archived)$/u,
  person_kind: /^(?:firma|company|verein|juristischeperson|organi[sz]ation|legalentity)$/,
} as const;

function guessByWords(
  rows: readonly Row[],
  index: number,
  headings: readonly string[],
): Column | null {
  const has = (words: RegExp) =>
    rows.some(({ cells }) => words.test(foldHeading(cells[index] ?? '')));
  const found = (['status', 'person_kind'] as const).find((one) => has(STANDING_WORDS[one]));
  const isNamed = headings.some((heading) => findColumn(heading) === found);
  return found === undefined || isNamed ? null : found;
}

/** Whether a heading is unique; of two equal ones, nobody can tell later which was meant. */
function isSingle(folded: readonly string[]): (heading: string) => boolean {
  const counts = Map.groupBy(folded, (one) => one);
  return (heading) => heading !== '' && counts.get(foldHeading(heading))?.length === 1;
}

function refuseColumns(
  headings: readonly string[],
  unknown: readonly number[],
  places: string,
): never {
  const words = unknown.map((index) => `--ignore "${headings[index] || toColumnLetter(index)}"`);
  throw new UnreadableSheet(
    `There is no member field called ${places}. Assign one with --map HEADING=FIELD, or ` +
      `ignore the column with ${words.join(' ')}. Both choices are remembered.`,
  );
}

/** The form of a club's own member numbers, unlike the league's ids. */
const OWN_NUMBER = /^[\p{L}\d./-]{0,19}\d[\p{L}\d./-]{0,19}$/u;

/** Takes a column for the member number by its values, unless another column is that. */
function recogniseOwnNumbers(columns: readonly ReadColumn[], rows: readonly Row[]) {
  const isOwn = ({ column, index, isSaid }: ReadColumn) => {
    if (column !== 'id' || isSaid) return false;
    const cells = rows
      .map(({ cells: row }) => tidyText(row[index] ?? ''))
      .filter((cell) => cell !== '');
    return (
      cells.length > 0 && cells.every((cell) => OWN_NUMBER.test(cell) && !isId(cell.toLowerCase()))
    );
  };
  const own = columns.filter((one) => isOwn(one));
  const isTaken = columns.some(({ column }) => column === 'member_number') || own.length > 1;
  const others = columns.filter((one) => !own.includes(one));
  if (isTaken) return { columns: others, remarks: [], unknown: own.map(({ index }) => index) };
  return {
    columns: columns.map((one) =>
      own.includes(one) ? { ...one, column: 'member_number' as const } : one,
    ),
    remarks: own.map(({ place }) => makeReason('id_is_number', { place })),
    unknown: [],
  };
}

function describePlace(headings: readonly string[], rows: readonly Row[], index: number): string {
  const heading = headings[index] ?? '';
  const line = rows.find(({ cells }) => (cells[index] ?? '') !== '')?.line;
  return heading === '' ? `column ${toColumnLetter(index)} (see line ${line})` : `"${heading}"`;
}

/** Finds a column by its heading or, if no heading matches, by its letter. */
function findColumnIndex(headings: readonly string[], name: string, option: string): number {
  const folded = foldHeading(name);
  const index = headings.findIndex((one) => one !== '' && foldHeading(one) === folded);
  if (index >= 0) return index;
  const letter = headings.findIndex((_, at) => toColumnLetter(at) === name.toUpperCase());
  if (letter >= 0) return letter;
  const there = headings.filter((one) => one !== '').join('", "');
  const hint = option === 'map' ? ' To say what a word in a cell means, use --value.' : '';
  throw new UnreadableSheet(
    `--${option}: there is no column "${name}". There are: "${there}".${hint}`,
  );
}

function findColumnByName(name: string): Column {
  const column = COLUMNS.find((one) => one === name) ?? findColumn(name);
  if (column !== null) return column;
  throw new UnreadableSheet(
    `--map: there is no field "${name}". There are: ${COLUMNS.join(', ')}.`,
  );
}
