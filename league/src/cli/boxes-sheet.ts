import { tidy } from '../member-import/tidy.ts';
import { columnLetter } from '../member-import/column-letter.ts';
import { columnOf, foldHeading } from '../member-import/columns.ts';
import type { Row } from '../member-import/csv.ts';
import { firstNameFirst } from '../member-import/person-name.ts';
import { CommandError } from './terminal.ts';

/** One name, or a pair, as it stands in a box. */
export interface BoxCell {
  readonly box: string;
  readonly text: string;
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
/** A cell that names a box: Box 1, Division A, 3. Gruppe. */
const BOX_NAME =
  /^(\d+\.? ?)?(box|division|div|gruppe|group|liga|league|klasse|staffel)\b.{0,20}$/i;
const NUMBER = /^[#.,\d\s-]+$/;

/** How much a table looks like one of boxes; the delimiter is the one that looks most like it. */
export function boxLikeness(rows: readonly Row[]): number {
  return Math.max(0, ...rows.slice(0, 20).map(({ cells }) => cells.filter(isBoxWord).length));
}

function isBoxWord(cell: string): boolean {
  return BOX_NAME.test(tidy(cell)) || BOX_HEADINGS.has(foldHeading(cell));
}

/** The names in their boxes, from the top box down. @throws CommandError where there are none */
export function readBoxes(rows: readonly Row[]): BoxCell[] {
  const found = asRows(rows) ?? asColumns(rows);
  if (found.length > 0) return found;
  throw new CommandError(
    'There are no boxes in the file: name them in the headings, with the names below, or in a ' +
      'column "Box" beside the names.',
  );
}

/** One player a row, with a column that names the box; null where there is no such column. */
function asRows(rows: readonly Row[]): BoxCell[] | null {
  const at = rows.findIndex(({ cells }) => {
    const headings = cells.map(foldHeading);
    return headings.some((one) => BOX_HEADINGS.has(one)) && nameColumns(cells).length > 0;
  });
  const heading = rows[at];
  if (!heading) return null;
  const box = heading.cells.findIndex((cell) => BOX_HEADINGS.has(foldHeading(cell)));
  const columns = nameColumns(heading.cells);
  const cells = rows.slice(at + 1).flatMap((row) => {
    const [name, text] = [tidy(row.cells[box] ?? ''), nameIn(row, columns)];
    if (text === '') return [];
    const { line } = row;
    if (name === '') throw new CommandError(`line ${line}: ${text} is in no box.`);
    const index = columns[0]?.index ?? 0;
    return [{ box: name, text, line, place: `line ${line}, column ${columnLetter(index)}` }];
  });
  return inOrder(cells);
}

interface NameColumn {
  readonly index: number;
  readonly kind: 'whole' | 'first' | 'surname' | 'sure';
}

/** What tells the player of a row: an id or an address surely, else the name. */
function nameColumns(cells: readonly string[]): NameColumn[] {
  const kinds: Readonly<Record<string, NameColumn['kind']>> = {
    id: 'sure',
    email: 'sure',
    full_name: 'whole',
    display_name: 'whole',
    surname_first: 'whole',
    first_name: 'first',
    surname: 'surname',
  };
  return cells.flatMap((cell, index) => {
    const kind = kinds[columnOf(cell) ?? ''];
    return kind === undefined ? [] : [{ index, kind }];
  });
}

function nameIn({ cells }: Row, columns: readonly NameColumn[]): string {
  const of = (kind: NameColumn['kind']) =>
    columns
      .filter((column) => column.kind === kind)
      .map(({ index }) => tidy(cells[index] ?? ''))
      .find((text) => text !== '') ?? '';
  const parts = tidy(`${of('first')} ${of('surname')}`);
  return of('sure') || firstNameFirst(of('whole')) || parts;
}

/** Boxes that end in numbers come in the order of these: Box 2 before Box 10. */
function inOrder(cells: readonly BoxCell[]): BoxCell[] {
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

/** Boxes side by side: their names in the headings, also several such rows one below the other. */
function asColumns(rows: readonly Row[]): BoxCell[] {
  const marked = rows.filter(({ cells }) => cells.some((cell) => BOX_NAME.test(tidy(cell))));
  const headings = new Set(marked.length > 0 ? marked : rows.slice(0, 1));
  const current = new Map<number, string>();
  const isStarted = { now: false };
  const cells: BoxCell[] = [];
  const order = new Set<string>();
  for (const row of rows) {
    if (headings.has(row)) {
      isStarted.now = true;
      for (const [index, cell] of row.cells.entries()) {
        const name = tidy(cell);
        if (name === '' || NUMBER.test(name)) current.delete(index);
        else current.set(index, name);
        if (current.has(index)) order.add(name);
      }
    } else if (isStarted.now) cells.push(...namesOf(row, current));
  }
  return [...order].flatMap((box) => cells.filter((cell) => cell.box === box));
}

/** The names of a row; a number beside them, such as a place or points, is none. */
function namesOf({ cells, line }: Row, boxes: ReadonlyMap<number, string>): BoxCell[] {
  return cells.flatMap((cell, index) => {
    const [box, text] = [boxes.get(index), tidy(cell)];
    if (box === undefined || text === '' || NUMBER.test(text)) return [];
    return [{ box, text, line, place: `line ${line}, column ${columnLetter(index)}` }];
  });
}
