import type { ClubTime } from './reading.ts';

/**
 * Days, clock times and positions among several times, as people write them. Each phrase becomes a
 * condition, which a proposed time may meet or not.
 */

export type TimeTest = (time: ClubTime, index: number, count: number) => boolean;

export interface When {
  readonly kind: 'day' | 'clock' | 'place' | 'part';
  readonly test: TimeTest;
  readonly length: number;
  /** The clock time such as `18:30`, if the words allow no other. */
  readonly exact?: string | null;
}

function indexWords(rows: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    rows.flatMap((words, index) => words.split(' ').map((word) => [word, index] as const)),
  );
}

const WEEKDAYS = indexWords([
  'sunday sun sonntag sonntags so',
  'monday mon montag montags mo',
  'tuesday tue tues dienstag dienstags di',
  'wednesday wed mittwoch mittwochs mi',
  'thursday thu thur thurs donnerstag donnerstags do',
  'friday fri freitag freitags fr',
  'saturday sat samstag samstags sonnabend sa',
]);
const MONTHS = indexWords([
  'january januar jan jänner',
  'february februar feb',
  'march märz mär mar',
  'april apr',
  'may mai',
  'june juni jun',
  'july juli jul',
  'august aug',
  'september sep sept',
  'october oktober oct okt',
  'november nov',
  'december dezember dec dez',
]);
const ORDINALS = indexWords([
  'first erste erster ersten erstes',
  'second zweite zweiter zweiten zweites',
  'third dritte dritter dritten drittes',
  'fourth vierte vierter vierten viertes',
  'fifth fünfte fünfter fünften fünftes',
]);
const PARTS = indexWords([
  'morning morgens früh vormittag vormittags',
  'afternoon nachmittag nachmittags',
  'evening abend abends',
  'noon mittag mittags',
]);
/** Parts of the day, each with its first hour and the hour after its last. */
const PART_HOURS = [
  [5, 12],
  [12, 18],
  [17, 24],
  [11, 14],
] as const;
const UNIT = /^(am|pm|uhr|h|o'clock)$/;
const OF_CLOCK = /^(um|at|@)$/;

/** The condition that the words at this position express; null if they express none. */
export function readWhen(words: readonly string[], at: number): When | null {
  return readDay(words, at) ?? readClock(words, at) ?? readPlace(words, at) ?? readPart(words, at);
}

/** 0 if the words form no day or clock time in a sentence about something else. */
export function countWhenWords(words: readonly string[], at: number): number {
  return (readDay(words, at) ?? readClock(words, at))?.length ?? 0;
}

function readDay(words: readonly string[], at: number): When | null {
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]];
  const day = (test: TimeTest, length = 1): When => ({ kind: 'day', test, length });
  const weekday = WEEKDAYS.get(word.replace(/(\.|'s)$/, ''));
  if (weekday !== undefined && !isVerb(words, at) && (word !== 'so' || isSunday(words, at))) {
    return day(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay() === weekday);
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(word)) return day(({ date }) => date === word);
  const [, digits, month, year] = /^(\d{1,2})\.(\d{1,2})\.?(\d{4}|\d{2})?$/.exec(word) ?? [];
  if (digits !== undefined && !UNIT.test(next) && !OF_CLOCK.test(before)) {
    return day(makeDateTest(Number(digits), Number(month), year));
  }
  // `28. November`, `November 28th`
  const [named, number] = MONTHS.has(word) ? [word, next] : [next, word];
  const found = /^(\d{1,2})(\.|st|nd|rd|th)?$/.exec(number)?.[1];
  const index = MONTHS.get(named);
  return found === undefined || index === undefined
    ? null
    : day(makeDateTest(Number(found), index + 1, undefined), 2);
}

/** "I can do Saturday" does not mean Thursday (German "Do"). */
function isVerb(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  return (
    words[at] === 'do' &&
    /^(can|could|i|we|you|not|i'll|we'll|let's|lets|to|would|only|may|does)$/.test(before)
  );
}

/** "Am So" and "So 10 Uhr" name Sunday; "so passt es" names no day, and "passt so" may. */
function isSunday(words: readonly string[], at: number): boolean {
  if (words.length === 1 || /^(am|on|der|den)$/.test(words[at - 1] ?? '')) return true;
  const next = words[at + 1] ?? '';
  return /^(\d.*|um|ab|at)$/.test(next) || PARTS.has(next);
}

function makeDateTest(day: number, month: number, year: string | undefined): TimeTest {
  return ({ date }) =>
    Number(date.slice(8)) === day &&
    Number(date.slice(5, 7)) === month &&
    (year === undefined || date.slice(0, 4).endsWith(year));
}

function readClock(words: readonly string[], at: number): When | null {
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]];
  const [, digits = '', minutes, attached] =
    /^(\d{1,2})(?:[:.h](\d{2}))?(am|pm|h|uhr)?$/.exec(word) ?? [];
  const unit = attached ?? (UNIT.test(next) ? next : undefined);
  const isTime =
    unit !== undefined || OF_CLOCK.test(before) || (minutes !== undefined && !word.includes('.'));
  if (digits === '' || !isTime || Number(digits) > 24) return null;
  let length = attached === undefined && unit !== undefined ? 2 : 1;
  const after = words[at + length] ?? '';
  const isApart = unit === 'uhr' && minutes === undefined && /^[0-5]\d$/.test(after);
  if (isApart) length += 1;
  const minute = isApart ? after : (minutes ?? '00');
  const hours = readHours(digits, unit);
  // `18 Uhr` and `09:30` use 24 hours; `6:30` and `at 10` may be either half of the day.
  const isWhole = digits.length === 2 && (unit !== undefined || minutes !== undefined);
  const isCertain = (unit === 'am' || unit === 'pm' || isWhole) && minute < '60';
  const [hour = 24] = hours;
  const exact = isCertain && hour < 24 ? `${String(hour).padStart(2, '0')}:${minute}` : null;
  const test = ({ time }: ClubTime) => {
    const [timesHour, timesMinute] = time.split(':');
    return timesMinute === minute && hours.includes(Number(timesHour));
  };
  return { kind: 'clock', test, length, exact };
}

/** The hours that figures may mean: without am or pm, both halves of the day. */
function readHours(digits: string, unit: string | undefined): readonly number[] {
  const hour = Number(digits);
  if (unit !== 'am' && unit !== 'pm') return [hour, hour + 12];
  return hour < 1 || hour > 12 ? [] : [(hour % 12) + (unit === 'pm' ? 12 : 0)];
}

function readPlace(words: readonly string[], at: number): When | null {
  const [before = '', word = ''] = [words[at - 1], words[at]];
  const place = (test: TimeTest): When => ({ kind: 'place', test, length: 1 });
  if (/^(last|letzte[rns]?)$/.test(word)) return place((_, index, count) => index === count - 1);
  const numbered = /^(number|nr|no|nummer|option|termin|vorschlag|slot|variante)$/.test(before);
  if (numbered && /^\d{1,2}$/.test(word)) return place((_, index) => index === Number(word) - 1);
  const ordinal = readOrdinal(word);
  // "The second" may be the second of the month; if both are possible, neither is certain.
  return ordinal === null
    ? null
    : place(({ date }, index) => index === ordinal || Number(date.slice(8)) === ordinal + 1);
}

/** `second`, `2nd` and `2.` have the index 1. */
export function readOrdinal(word: string): number | null {
  const digits = /^(\d{1,2})(\.|st|nd|rd|th)$/.exec(word)?.[1];
  return ORDINALS.get(word) ?? (digits === undefined ? null : Number(digits) - 1);
}

/** `samstagabend`, `evening` */
function readPart(words: readonly string[], at: number): When | null {
  const word = words[at] ?? '';
  const [, day, rest = ''] =
    /^([a-z]{3,7}tag|mittwoch|sonnabend)(morgen|früh|vormittag|mittag|nachmittag|abend)$/.exec(
      word,
    ) ?? [];
  const part = PARTS.get(day === undefined ? word : rest.replace(/^morgen$/, 'morgens'));
  const weekday = day === undefined ? null : readDay([day], 0);
  const [from, to] = PART_HOURS[part ?? -1] ?? [0, 0];
  if (to === 0 || (day !== undefined && weekday === null)) return null;
  const test: TimeTest = (time, index, count) => {
    const hour = Number(time.time.slice(0, 2));
    return hour >= from && hour < to && (weekday?.test(time, index, count) ?? true);
  };
  return { kind: 'part', test, length: 1 };
}

/** Whether the words next to figures mark the figures as a clock time: `um 18:30`, `10:15 Uhr`. */
export function isBesideClock(words: readonly string[], at: number): boolean {
  return isNamedClock(words, at) || OF_CLOCK.test(words[at - 1] ?? '');
}

/** `10:15 Uhr`; in contrast, `at 10:15` may be the score at retirement. */
export function isNamedClock(words: readonly string[], at: number): boolean {
  return UNIT.test(words[at + 1] ?? '');
}

/** `at 4:11`: nobody plays at such a time, and few write a score like this. */
export function isOddClock(word: string): boolean {
  const minute = /^\d{1,2}:(\d{2})$/.exec(word)?.[1];
  return minute !== undefined && Number(minute) % 5 !== 0;
}

/** Whether figures without a unit could be a time of the clock: `8:10`. */
export function mayBeClock(word: string): boolean {
  return /^\d{1,2}:[0-5][05]$/.test(word);
}

/** Whether a day, a part of it, or "around" stands before: `yesterday 15:20`, `gegen 15:20`. */
export function isBehindDay(words: readonly string[], at: number): boolean {
  const before = words.slice(0, at).filter((word) => word !== ',');
  const isNear = /^(today|tonight|yesterday|heute?|gestern|vorgestern|around|gegen|ab)$/;
  return (
    isNear.test(before.at(-1) ?? '') ||
    [1, 2].some((length) => {
      const start = before.length - length;
      return (readDay(before, start) ?? readPart(before, start))?.length === length;
    })
  );
}

/** Whether figures could be a date or a clock time: `on 7-5`, `Sat 7/5`, `Sat 10:15`. */
export function mayBeDate(words: readonly string[], at: number): boolean {
  const before = words.slice(0, at).findLast((word) => word !== ',') ?? '';
  if (/^(on|am|vom|dated)$/.test(before)) return true;
  const word = words[at] ?? '';
  return WEEKDAYS.has(before.replace(/\.$/, '')) && (word.includes('/') || mayBeClock(word));
}
