import { tidyText } from '../member-import/tidy.ts';
import { toColumnLetter, describeColumn } from '../member-import/column-letter.ts';
import { findColumn, foldHeading } from '../member-import/columns.ts';
import type { Row } from '../member-import/csv.ts';
import {
  decideNameColumns,
  type HeadedColumn,
  NAME_COLUMNS,
} from '../member-import/name-columns.ts';
import { composeName } from '../member-import/person-name.ts';
import { CommandError } from './terminal.ts';

export interface BoxCell {
  readonly box: string;
  readonly text: string;
  /** The name next to an id or address; it must belong to the same member. */
  readonly name?: string;
  readonly line: number;
  /** `line 4, column C`. */
  readonly place: string;
}

const BOX_HEADINGS: ReadonlySet<string> = new Set([
  'box',
  'boxes',
  'division',
  'group',
  'gruppe',
  'liga',
  'league',
  'klasse',
  'staffel',
  'spielgruppe',
]);
/** Matches the name of a box: Box 1, Division A, 3. Gruppe. */
const BOX_NAME =
  /^(\d+\.? ?)?(box|division|div|gruppe|group|liga|league|klasse|staffel)\b.{0,20}$/i;
const NUMBER = /^[#.,\d\s-]+$/;

/** Scores how much a table looks like boxes; the best score decides the delimiter. */
export function scoreBoxLikeness(rows: readonly Row[]): number {
  return Math.max(0, ...rows.slice(0, 20).map(({ cells }) => cells.filter(isBoxWord).length));
}

function isBoxWord(cell: string): boolean {
  return BOX_NAME.test(tidyText(cell)) || BOX_HEADINGS.has(foldHeading(cell));
}

/** Reads the names by box, top down. @throws CommandError if there are none */
export function readBoxes(rows: readonly Row[]): BoxCell[] {
  const found = readRowLayout(rows) ?? readColumnLayout(rows);
  if (found.length > 0) return found;
  throw new CommandError(
    'There are no boxes in the file: name them in the headings, with the names below, or in a ' +
      'column "Box" beside the names.',
  );
}

/** Reads one player per row, with a column for the box; null without such a column. */
function readRowLayout(rows: readonly Row[]): BoxCell[] | null {
  const at = rows.findIndex(({ cells }) => {
    const headings = cells.map(foldHeading);
    return headings.some((one) => BOX_HEADINGS.has(one)) && findNameColumns(cells).length > 0;
  });
  const heading = rows[at];
  if (!heading) return null;
  const below = rows.slice(at + 1);
  const box = findBoxColumn(heading);
  const names = findNameColumns(heading.cells);
  const isRead = (index: number) => index === box || names.some((one) => one.index === index);
  const unread = heading.cells.flatMap((cell, index) =>
    isRead(index) ? [] : [{ index, heading: cell, place: describeColumn(index, cell) }],
  );
  const { columns, problem } = decideNameColumns(names, below, unread);
  if (problem) {
    const { place, other } = problem.details;
    throw new CommandError(`${place} and ${other} may both contain the name. Keep one of them.`);
  }
  const cells = below.flatMap((row) => {
    const { line } = row;
    const { text, name } = readPlayer(row, columns);
    if (text === '') return [];
    const boxName = tidyText(row.cells[box] ?? '');
    if (boxName === '') throw new CommandError(`line ${line}: ${text} is not in a box.`);
    const place = `line ${line}, column ${toColumnLetter(columns[0]?.index ?? 0)}`;
    return [{ box: boxName, text, line, place, ...(name !== null && { name }) }];
  });
  return sortBoxes(cells);
}

/** @throws CommandError if several columns may name the box */
function findBoxColumn({ cells }: Row): number {
  const found = cells.flatMap((cell, index) => (BOX_HEADINGS.has(foldHeading(cell)) ? index : []));
  const [only = 0, ...others] = found;
  if (others.length === 0) return only;
  const places = found.map((index) => describeColumn(index, cells[index] ?? ''));
  throw new CommandError(`Several columns may name the box: ${places.join(', ')}. Keep one.`);
}

/** The columns that identify the player of a row: an id or address, otherwise the name. */
function findNameColumns(cells: readonly string[]): HeadedColumn[] {
  return cells.flatMap((heading, index) => {
    const column = findColumn(heading);
    const isNamed = column === 'id' || column === 'email' || NAME_COLUMNS.has(column ?? 'notes');
    if (column === null || !isNamed) return [];
    return [{ index, heading, column, place: describeColumn(index, heading), isSaid: false }];
  });
}

function readPlayer({ cells, line }: Row, columns: readonly HeadedColumn[]) {
  const cellOf = (column: HeadedColumn['column']) =>
    columns
      .filter((one) => one.column === column)
      .map(({ index }) => tidyText(cells[index] ?? ''))
      .find((text) => text !== '') ?? null;
  const composed = composeName({
    full_name: cellOf('full_name'),
    first_name: cellOf('first_name'),
    surname: cellOf('surname'),
    surname_first: cellOf('surname_first'),
  });
  if ('differ' in composed) {
    throw new CommandError(`line ${line} has two names, "${composed.differ.join('" and "')}".`);
  }
  const [sure, name] = [cellOf('id') ?? cellOf('email'), composed.name ?? cellOf('display_name')];
  return sure === null ? { text: name ?? '', name: null } : { text: sure, name };
}

/** Sorts boxes by their trailing number: Box 2 before Box 10. */
function sortBoxes(cells: readonly BoxCell[]): BoxCell[] {
  const boxes = [...new Set(cells.map(({ box }) => box))];
  const numbers = boxes.map((box) => Number(/(\d+)$/.exec(box)?.[1] ?? Number.NaN));
  if (numbers.some((number) => Number.isNaN(number)) || new Set(numbers).size < boxes.length) {
    return boxes.flatMap((box) => cells.filter((cell) => cell.box === box));
  }
  const order = boxes.toSorted(
    (one, other) => (numbers[boxes.indexOf(one)] ?? 0) - (numbers[boxes.indexOf(other)] ?? 0),
  );
  return order.flatMap((box) => cells.filter((cell) => cell.box === box));
}

/** Reads boxes side by side, named in the headings; several such blocks may follow. */
function readColumnLayout(rows: readonly Row[]): BoxCell[] {
  const marked = rows.filter(({ cells }) => cells.some((cell) => BOX_NAME.test(tidyText(cell))));
  const headings = new Set(marked.length > 0 ? marked : rows.slice(0, 1));
  const current = new Map<number, string>();
  const isStarted = { now: false };
  const cells: BoxCell[] = [];
  const order = new Set<string>();
  for (const row of rows) {
    if (headings.has(row)) {
      isStarted.now = true;
      for (const [index, cell] of row.cells.entries()) {
        const name = tidyText(cell);
        if (name === '' || NUMBER.test(name)) current.delete(index);
        else current.set(index, name);
        if (current.has(index)) order.add(name);
      }
    } else if (isStarted.now) cells.push(...readNames(row, current));
  }
  return [...order].flatMap((box) => cells.filter((cell) => cell.box === box));
}

/** Reads the names of a row and skips numbers next to them, such as places or points. */
function readNames({ cells, line }: Row, boxes: ReadonlyMap<number, string>): BoxCell[] {
  return cells.flatMap((cell, index) => {
    const [box, text] = [boxes.get(index), tidyText(cell)];
    if (box === undefined || text === '' || NUMBER.test(text)) return [];
    return [{ box, text, line, place: `line ${line}, column ${toColumnLetter(index)}` }];
  });
}
