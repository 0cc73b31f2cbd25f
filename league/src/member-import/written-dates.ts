import { type IsoDate, readDate } from '../shared/dates.ts';

export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export type ReadDay =
  | { readonly date: IsoDate }
  | { readonly problem: 'no_date' | 'date_of_two_days' };

/** Day zero of spreadsheets, which count as if 1900 had been a leap year. */
const SERIAL_ZERO = '1899-12-30';
/** Smaller numbers may be years; as days, they are before 1927. */
const MIN_SERIAL = 10_000;
const MIDNIGHT = /[T ]+00:00(:00([.,]0+)?)?Z?$/;
const NUMBERS = /^(\d{1,4})([./-])\s?(\d{1,2})\2\s?(\d{1,4})$/;
const MONTHS = [
  ['jan'],
  ['feb'],
  ['mar', 'maer', 'mär', 'mrz'],
  ['apr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez'],
] as const;

/**
 * 1990-02-28, 28.02.1990, 28.2.90, 28. Februar 1990, 28/02/1990 if the order is known, or a
 * spreadsheet's day number. Two digits mean the last such year that is not in the future.
 * @param order null: dots mean day, month, year; slashes are ambiguous
 */
export function readDay(text: string, order: DateOrder | null, today: IsoDate): ReadDay {
  const written = text.replace(MIDNIGHT, '').trim();
  const iso = readDate(written);
  if (iso !== null) return { date: iso };
  if (/^\d+([.,]0+)?$/.test(written)) return readSerialDate(Number(written.replace(',', '.')));
  const numbers = NUMBERS.exec(written);
  if (numbers) return readNumericDate(numbers, order, today);
  return readWordDate(written, today) ?? { problem: 'no_date' };
}

function readSerialDate(days: number): ReadDay {
  if (days < MIN_SERIAL || days > 2_958_465) return { problem: 'no_date' };
  const date = readDate(Temporal.PlainDate.from(SERIAL_ZERO).add({ days }).toString());
  return date === null ? { problem: 'no_date' } : { date };
}

function readNumericDate(
  [, a = '', separator = '', b = '', c = '']: RegExpExecArray,
  order: DateOrder | null,
  today: IsoDate,
): ReadDay {
  const known = a.length > 2 ? 'ymd' : (order ?? (separator === '.' ? 'dmy' : null));
  if (known === null) {
    return { problem: 'date_of_two_days' };
  }
  const [year, month, day] = known === 'ymd' ? [a, b, c] : known === 'dmy' ? [c, b, a] : [c, a, b];
  return parseParts(year, Number(month), day, today);
}

function readWordDate(text: string, today: IsoDate): ReadDay | null {
  const parts = text
    .toLowerCase()
    .split(/[\s.,/-]+/)
    .filter((part) => part !== '');
  const [one = '', two = '', year = ''] = parts;
  if (parts.length !== 3) return null;
  const [first, second] = [readMonth(one), readMonth(two)];
  if (second > 0 && /^\d{1,2}$/.test(one)) return parseParts(year, second, one, today);
  if (first > 0 && /^\d{1,2}$/.test(two)) return parseParts(year, first, two, today);
  return null;
}

/** The month from 1 to 12; 0 if the word is not a month. */
function readMonth(word: string): number {
  return MONTHS.findIndex((names) => names.some((name) => word.startsWith(name))) + 1;
}

function parseParts(year: string, month: number, day: string, today: IsoDate): ReadDay {
  if (!/^(\d{2}|\d{4})$/.test(year) || day.length > 2) return { problem: 'no_date' };
  if (year.length === 4) return checkDay(Number(year), month, day);
  const recent = Math.floor(Number(today.slice(0, 4)) / 100) * 100 + Number(year);
  const found = checkDay(recent, month, day);
  return 'date' in found && found.date <= today ? found : checkDay(recent - 100, month, day);
}

function checkDay(year: number, month: number, day: string): ReadDay {
  const pad = (number: number | string, length = 2) => String(number).padStart(length, '0');
  const date = readDate(`${pad(year, 4)}-${pad(month)}-${pad(day)}`);
  return date === null ? { problem: 'no_date' } : { date };
}

/** The date order that a column shows, if one of its dates can be read in only one way. */
export function findShownOrder(cells: readonly string[]): DateOrder | null {
  const found = new Set<DateOrder>();
  for (const cell of cells) {
    const [, a = '', separator, b = ''] = NUMBERS.exec(cell.replace(MIDNIGHT, '').trim()) ?? [];
    if (separator === undefined || separator === '.' || a.length > 2) continue;
    if (Number(a) > 12 && Number(b) <= 12) found.add('dmy');
    if (Number(b) > 12 && Number(a) <= 12) found.add('mdy');
  }
  const [only, ...others] = found;
  return others.length === 0 ? (only ?? null) : null;
}
