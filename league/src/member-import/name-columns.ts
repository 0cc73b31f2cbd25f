import type { Column } from './column-kinds.ts';
import { foldHeading } from './columns.ts';
import type { Row } from './csv.ts';
import { isSurnameFirst } from './person-name.ts';
import { makeReason, type Reason } from './reason.ts';
import { tidyText } from './tidy.ts';

export interface UnreadColumn {
  readonly index: number;
  /** The column's spreadsheet letter and heading: `C "E-Mail"`. */
  readonly place: string;
  readonly heading: string;
}

/** A column of a list or a sheet of boxes, with the meaning of its heading alone. */
export interface HeadedColumn extends UnreadColumn {
  readonly column: Column;
  /** Whether a person chose the column's meaning, now or at an earlier import. */
  readonly isSaid: boolean;
}

export interface NameDecision<T> {
  readonly columns: readonly T[];
  readonly remarks: readonly Reason[];
  /** A question that must be answered before any name can be read. */
  readonly problem: Reason | null;
}

/** Columns from which a name can be read. */
export const NAME_COLUMNS: ReadonlySet<Column> = new Set([
  'display_name',
  'full_name',
  'first_name',
  'surname',
  'surname_first',
]);

/** Headings that mean the whole name when alone, and the surname next to a first name. */
const NAME: ReadonlySet<string> = new Set(['name', 'names']);
/** Headings for half a name that match no known column. */
const HALF_NAME =
  /name|first|last|given|family|initial|known as|called|person|kontakt|contact|ruf|nom\b|nome|naam|nombre|apellido/i;
/** At most three words of letters. */
const NAME_PART = /^\p{L}[\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}.'’-]+){0,2}$/u;
/** Headings that always mean the whole name. */
const WHOLE_NAME: ReadonlySet<string> = new Set([
  'fullname',
  'vollername',
  'vorundnachname',
  'vornamenachname',
]);

/** Headings over another surname, or over particles such as "van der" besides titles. */
const MORE_SURNAMES =
  /^(?:second|2nd|zweiter)(?:surname|(?:last|family|nach|familien)name)$|^(?:surname|(?:last|family|nach|familien)name)(?:[2-9]|ii+)$/;
const PREFIX = /zusatz|vorsatz|pr(?:a|ae|e)fix|infix|parti(?:kel|cle)|tussenvoegsel/;
const PARTICLE =
  /^(?:v\.(?:d\.)?|vo[nm]|van|zu[mr]?|de[nrlsm]?|di|da|dos?|das|du|l[ae]|las|los|te[rn]|'t|a[fv]|al|el|bin|ibn|und|y|e)$/i;

/** Decides by neighbouring columns (IMP-11). Member lists and box sheets both ask only here. */
export function decideNameColumns<T extends HeadedColumn>(
  columns: readonly T[],
  rows: readonly Row[],
  unread: readonly UnreadColumn[],
): NameDecision<T> {
  const decision = { columns, remarks: [], problem: null };
  const names = columns.filter(({ column }) => NAME_COLUMNS.has(column));
  const unclear = findConflictingColumns(names, rows);
  if (unclear.length > 0) return { ...decision, problem: askWhich(unclear) };
  const parts = findMoreParts(unread, rows);
  if (names.length > 0 && parts.length > 0) {
    return { ...decision, problem: askWhich([...names, ...parts]) };
  }
  const halves = findOtherHalves(names, unread, rows);
  if (halves.length > 0) return { ...decision, problem: askWhich(halves) };
  const open = names.find((one) => one.column === 'full_name' && !isKnownName(one));
  if (!open) return decision;
  const firstName = names.find(({ column }) => column === 'first_name');
  if (firstName && !names.some(({ column }) => column === 'surname')) {
    if (!NAME.has(foldHeading(open.heading))) {
      return { ...decision, problem: askWhich([firstName, open]) };
    }
    const surname = { ...open, column: 'surname' as const };
    return {
      ...decision,
      columns: replaceColumn(columns, open, surname),
      remarks: [makeReason('name_is_surname', { place: open.place, other: firstName.place })],
    };
  }
  return decision;
}

/** Columns whose parts of names would be lost, because nothing reads them. */
function findMoreParts(unread: readonly UnreadColumn[], rows: readonly Row[]): UnreadColumn[] {
  return unread.filter((one) => {
    const [heading, cells] = [foldHeading(one.heading), listCells(one, rows)];
    if (MORE_SURNAMES.test(heading)) return cells.length > 0;
    const words = cells.flatMap((cell) => cell.split(' '));
    return PREFIX.test(heading) && words.some((word) => PARTICLE.test(word));
  });
}

/** Columns that may hold the other half of names of which only first names or surnames are read. */
function findOtherHalves(
  names: readonly HeadedColumn[],
  unread: readonly UnreadColumn[],
  rows: readonly Row[],
): UnreadColumn[] {
  const parts = names.filter(({ column }) => column !== 'display_name');
  const kinds = new Set(parts.map(({ column }) => column));
  const [part] = parts;
  if (part === undefined || kinds.size > 1) return [];
  const isHalf = part.column === 'first_name' || part.column === 'surname';
  const isOneWord =
    part.column === 'full_name' &&
    !isKnownName(part) &&
    !listCells(part, rows).some((cell) => /[\s,]/.test(cell));
  if (!isHalf && !isOneWord) return [];
  const shown = names.filter(({ column, isSaid }) => column === 'display_name' && !isSaid);
  const likely = unread.filter((one) => {
    const cells = listCells(one, rows);
    return cells.length > 0 && cells.every((cell) => NAME_PART.test(cell));
  });
  const named = likely.filter(({ heading }) => HALF_NAME.test(heading));
  const isSame = shown.every(
    (one) => listCells(one, rows).join('\n') === listCells(part, rows).join('\n'),
  );
  const others = [...(isSame ? [] : shown), ...(named.length > 0 || isOneWord ? named : likely)];
  return others.length === 0 ? [] : [part, ...others];
}

function listCells({ index }: UnreadColumn, rows: readonly Row[]): string[] {
  return rows.map(({ cells }) => tidyText(cells[index] ?? '')).filter((cell) => cell !== '');
}

function isKnownName({ isSaid, heading }: HeadedColumn): boolean {
  return isSaid || WHOLE_NAME.has(foldHeading(heading));
}

/** Finds two columns for one part of a name, unless they agree in every row. */
function findConflictingColumns<T extends HeadedColumn>(
  names: readonly T[],
  rows: readonly Row[],
): T[] {
  const groups = [...Map.groupBy(names, ({ column }) => column).values()];
  const isDouble = (group: readonly T[]) =>
    rows.some(
      ({ cells }) => new Set(group.map(({ index }) => tidyText(cells[index] ?? ''))).size > 1,
    );
  return groups.find((group) => group.length > 1 && isDouble(group)) ?? [];
}

/** Either all names are like "Lee, Ann", or none; asks the coach if only some are (IMP-11). */
export function decideNameOrder<T extends HeadedColumn>(
  decision: NameDecision<T>,
  rows: readonly Row[],
): NameDecision<T> {
  const { columns, remarks } = decision;
  const names = columns.filter(
    ({ column }) => NAME_COLUMNS.has(column) && column !== 'display_name',
  );
  const [open, ...others] = names;
  if (open?.column !== 'full_name' || open.isSaid || others.length > 0) return decision;
  const cells = rows.map(({ cells: row }) => tidyText(row[open.index] ?? ''));
  const turned = cells.filter(isSurnameFirst);
  if (turned.length === 0) return decision;
  // A single word has no order.
  const isUniform = cells.every((cell) => isSurnameFirst(cell) || !cell.includes(' '));
  if (!isUniform) {
    const details = { place: open.place, value: turned[0] ?? '' };
    return { ...decision, problem: makeReason('name_order_unclear', details) };
  }
  return {
    ...decision,
    columns: replaceColumn(columns, open, { ...open, column: 'surname_first' as const }),
    remarks: [...remarks, makeReason('surname_first', { place: open.place })],
  };
}

export function askWhich(columns: readonly Pick<HeadedColumn, 'place'>[]): Reason {
  const [first, ...others] = columns.map(({ place }) => place);
  return makeReason('name_columns_unclear', { place: first ?? '', other: others.join(', ') });
}

function replaceColumn<T>(columns: readonly T[], one: T, by: T): T[] {
  return columns.map((column) => (column === one ? by : column));
}
