import { decodeHTMLStrict } from 'entities/decode';
import { removeGuard } from 'service/formula-guard';
import { listFieldErrors, getValidator } from '../http/validation.ts';
import { NewMember } from '../members/schema.ts';
import type { IsoDate } from '../shared/dates.ts';
import { type Column, DATE_COLUMNS, isField, isWordColumn } from './column-kinds.ts';
import { foldHeading } from './columns.ts';
import { makeReason, type Reason } from './reason.ts';
import { fitTelephones, joinTelephones } from './telephones.ts';
import { tidyText } from './tidy.ts';
import type { WordMeanings } from './word-meanings.ts';
import { indexWords } from './word-table.ts';
import { type DateOrder, readDay } from './written-dates.ts';

const NUMBERS: ReadonlySet<Column> = new Set(['level', 'self_level', 'rating']);
const WORDS: ReadonlySet<Column> = new Set(['status', 'gender', 'wants_to_play']);
/** Fields that may contain any text, even with blanks at the ends. */
const TEXTS: ReadonlySet<Column> = new Set([
  'display_name',
  'full_name',
  'phone',
  'rating_system',
  'notes',
]);

/** Words that clubs use for the API's values, in German and English, folded like headings. */
const KNOWN_WORDS: Readonly<Partial<Record<Column, ReadonlyMap<string, string>>>> = {
  gender: indexWords({
    male: 'm man mann mannlich maennlich herr herren junge h',
    female: 'f w woman frau weiblich dame damen madchen maedchen',
    other: 'divers diverse x',
    undisclosed: 'ka keineangabe',
  }),
  status: indexWords({
    active: 'aktiv',
    paused: 'pausiert pause ruhend',
    left: 'ausgetreten ehemalig former',
  }),
  wants_to_play: indexWords({
    singles: 'einzel',
    doubles: 'doppel',
    mixed_doubles: 'mixed',
    both: 'beides einzelunddoppel',
    singles_mixed: 'einzelundmixed',
    doubles_mixed: 'doppelundmixed',
    all: 'alles',
    not_now: 'nein garnicht',
  }),
};

export interface CellWishes {
  readonly words: WordMeanings;
  /** The date order of each column, by index; null if it is unknown. */
  readonly orders: ReadonlyMap<number, DateOrder | null>;
  /** The meaning of D in each gender column, by index; null if it is unknown. */
  readonly lettersD: ReadonlyMap<number, 'female' | 'other' | null>;
  readonly today: IsoDate;
  /** The league wrote this file, so its texts are taken as they are. */
  readonly isExport: boolean;
}

export type CellValue = string | number;

/** A cell's value, or the reason it has none. An empty value says nothing. */
export type ReadCell =
  | { readonly value: CellValue }
  | { readonly problem: Reason; readonly text: string };

interface Cell {
  readonly column: Column;
  readonly index: number;
  readonly place: string;
  readonly text: string;
}

export function readCell(
  { column, index, place }: Omit<Cell, 'text'>,
  cell: string,
  wishes: CellWishes,
): ReadCell {
  const text = readText(column, removeGuard(cell), wishes.isExport);
  if (text.includes('\0')) {
    return { problem: makeReason('letters_lost', { field: column, value: text, place }), text };
  }
  if (DATE_COLUMNS.has(column)) return readDateCell({ column, index, place, text }, wishes);
  const said = isWordColumn(column) ? wishes.words.meaningOf(column, text) : undefined;
  const isD = column === 'gender' && said === undefined && foldHeading(text) === 'd';
  const value =
    (isD && wishes.lettersD.get(index)) || readValue(column, said ?? text, wishes.isExport);
  const problem = findCellProblem({ column, place }, value);
  if (isWordColumn(column) && (said !== undefined || problem !== null)) {
    wishes.words.note(column, text, said ?? null);
  }
  return problem === null ? { value } : { problem, text };
}

/** Keeps an export's text exactly; elsewhere cleans odd blanks and HTML entities. */
function readText(column: Column, cell: string, isExport: boolean): string {
  if (isExport && TEXTS.has(column)) return cell;
  // Spreadsheets mark text by an apostrophe or a formula: `="0171"`.
  const plain = decodeEntities(cell).replace(/^(?:="([^"]*)"|'(?=[+\d])(.*))$/, '$1$2');
  if (column === 'notes') return plain;
  return column === 'phone' ? joinTelephones(plain) : tidyText(plain);
}

/** Decodes entities that a web page wrote, such as `&#39;`. */
export function decodeEntities(cell: string): string {
  return cell.includes('&') ? decodeHTMLStrict(cell) : cell;
}

function readDateCell({ column, index, place, text }: Cell, wishes: CellWishes): ReadCell {
  const found = readDay(text, wishes.orders.get(index) ?? null, wishes.today);
  if ('date' in found) {
    const { date } = found;
    const isToCome = column === 'date_of_birth' && date > wishes.today;
    // With two digits, 01.01.00 is how spreadsheets show the day zero of 1900.
    const isDayZero = column === 'date_of_birth' && date === '2000-01-01' && !text.includes('2000');
    const isOdd = isToCome || isDayZero || date < subtractYears(wishes.today, MAX_AGE_YEARS);
    if (wishes.isExport || !isOdd) return { value: date };
    return { problem: makeReason('date_of_nobody', { field: column, value: text, place }), text };
  }
  const isZero = found.problem === 'no_date' && text.split(/\D+/).some((part) => /^0+$/.test(part));
  const code = isZero ? 'date_of_nobody' : found.problem;
  return { problem: makeReason(code, { field: column, value: text, place }), text };
}

/** Nobody is older than this: programs write such a date for "no date". */
const MAX_AGE_YEARS = 120;

function subtractYears(day: IsoDate, years: number): string {
  return Temporal.PlainDate.from(day).subtract({ years }).toString();
}

/** One and a half, or fifteen hundred: `1.500`. */
const THOUSANDS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

function readValue(column: Column, text: string, isExport: boolean): CellValue {
  if (NUMBERS.has(column)) {
    const isNumber = /^-?\d+([.,]\d+)?(e[+-]?\d+)?$/i.test(text);
    const isCertain = isNumber && (isExport || !THOUSANDS.test(text));
    const number = isCertain ? Number(text.replace(',', '.')) : Number.NaN;
    return Number.isFinite(number) ? number : text;
  }
  if (WORDS.has(column)) {
    const known = KNOWN_WORDS[column]?.get(foldHeading(text));
    return known ?? text.toLowerCase().replaceAll(/[\s-]+/g, '_');
  }
  return text;
}

/** A telephone number that a spreadsheet turned into a number, losing its last digits. */
const SCIENTIFIC = /^\d([.,]\d+)?E\+?\d+$/i;

function findCellProblem(
  { column, place }: Pick<Cell, 'column' | 'place'>,
  value: CellValue,
): Reason | null {
  if (value === '') return null;
  if ((column === 'phone' || column === 'member_number') && SCIENTIFIC.test(String(value))) {
    return makeReason('lost_digits', { field: column, value: String(value), place });
  }
  if (!isField(column)) return null;
  const isMember = getValidator(NewMember);
  // Numbers that do not fit into the field are noted.
  const fitting = column === 'phone' ? fitTelephones(String(value)).phone : value;
  if (isMember({ display_name: 'A', [column]: fitting })) return null;
  const found = listFieldErrors(isMember.errors ?? [], 'body');
  const reasons = found.map(({ message }) => message.replace(/,null(?=\]|$)/, ''));
  const detail = reasons.join('; ');
  return makeReason('value_refused', { field: column, value: String(value), detail, place });
}
