import type { ClubTime } from './reading.ts';

/*
 * Days and times as people write them. Each is a question to a proposed time: does it say this one?
 */

export type TimeTest = (time: ClubTime, index: number, count: number) => boolean;

const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  [
    'sunday sun sonntag sonntags so',
    'monday mon montag montags mo',
    'tuesday tue tues dienstag dienstags di',
    'wednesday wed mittwoch mittwochs mi',
    'thursday thu thur thurs donnerstag donnerstags do',
    'friday fri freitag freitags fr',
    'saturday sat samstag samstags sonnabend sa',
  ].flatMap((words, day) => words.split(' ').map((word) => [word, day] as const)),
);
const MONTHS: ReadonlyMap<string, number> = new Map(
  [
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
  ].flatMap((words, month) => words.split(' ').map((word) => [word, month + 1] as const)),
);
/** From which hour to before which. */
const PARTS: ReadonlyMap<string, readonly [number, number]> = new Map(
  (
    [
      ['morning morgens früh vormittag vormittags', [5, 12]],
      ['afternoon nachmittag nachmittags', [12, 18]],
      ['evening abend abends', [17, 24]],
      ['noon mittag mittags', [11, 14]],
    ] as const
  ).flatMap(([words, hours]) => words.split(' ').map((word) => [word, hours] as const)),
);

const ORDINALS: ReadonlyMap<string, number> = new Map(
  [
    'first erste erster ersten erstes',
    'second zweite zweiter zweiten zweites',
    'third dritte dritter dritten drittes',
    'fourth vierte vierter vierten viertes',
    'fifth fünfte fünfter fünften fünftes',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index] as const)),
);
const LAST = /^(last|letzte[rns]?)$/;
const NUMBERED = /^(number|nr|no|nummer|option|termin|vorschlag|slot|variante)$/;
const OF_CLOCK = /^(um|at|@)$/;

/** What the words from here on say of a time, and how many they are; null where nothing. */
export function timeAt(
  words: readonly string[],
  at: number,
): { test: TimeTest; length: number } | null {
  const word = words[at] ?? '';
  return ofDay(words, at) ?? ofClock(words, at) ?? ofPlace(words, at) ?? ofCompound(word);
}

/** The same of a day alone: no time of the clock, and no place among several. */
export function dayAt(
  words: readonly string[],
  at: number,
): { test: TimeTest; length: number } | null {
  return ofDay(words, at);
}

function ofDay(words: readonly string[], at: number) {
  const word = words[at] ?? '';
  const weekday = WEEKDAYS.get(word.replace(/(\.|'s)$/, ''));
  if (weekday !== undefined && (word !== 'so' || isSunday(words, at))) {
    return { test: onWeekday(weekday), length: 1 };
  }
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.?(\d{4}|\d{2})?$/.exec(word) ?? [];
  const next = words[at + 1] ?? '';
  const isClock = /^(uhr|am|pm|h)$/.test(next) || OF_CLOCK.test(words[at - 1] ?? '');
  if (day !== undefined && month !== undefined && !isClock) {
    return { test: onDate(Number(day), Number(month), year), length: 1 };
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(word))
    return { test: ({ date }: ClubTime) => date === word, length: 1 };
  return ofMonth(word, next);
}

/** "Am So", "So 10 Uhr"; "so passt es" speaks of no day, and "passt so" may. */
function isSunday(words: readonly string[], at: number): boolean {
  if (words.length === 1 || /^(am|on|der|den)$/.test(words[at - 1] ?? '')) return true;
  const next = words[at + 1] ?? '';
  return /^\d/.test(next) || /^(um|ab|at)$/.test(next) || PARTS.has(next);
}

/** `28. November`, `28 Nov`, `November 28th`. */
function ofMonth(word: string, next: string) {
  const isFirst = MONTHS.has(word);
  const month = MONTHS.get(isFirst ? word : next);
  const day = /^(\d{1,2})(\.|st|nd|rd|th)?$/.exec(isFirst ? next : word)?.[1];
  if (month === undefined || day === undefined) return null;
  return { test: onDate(Number(day), month, undefined), length: 2 };
}

function ofClock(words: readonly string[], at: number) {
  const [before, word, next] = [words[at - 1] ?? '', words[at] ?? '', words[at + 1] ?? ''];
  const [, hour, minute, attached] = /^(\d{1,2})(?:[:.h](\d{2}))?(am|pm|h|uhr)?$/.exec(word) ?? [];
  if (hour === undefined || Number(hour) > 24) return null;
  const apart = /^(am|pm|uhr|h|o'clock)$/.test(next) ? next : undefined;
  const half = attached ?? apart;
  const isTime =
    half !== undefined || OF_CLOCK.test(before) || (minute !== undefined && !word.includes('.'));
  if (!isTime) return null;
  const length = attached === undefined && apart !== undefined ? 2 : 1;
  const after = words[at + length] ?? '';
  const hasMinute = half === 'uhr' && minute === undefined && /^[0-5]\d$/.test(after);
  const test = atClock(Number(hour), Number(hasMinute ? after : (minute ?? 0)), half);
  return { test, length: hasMinute ? length + 1 : length };
}

function ofPlace(words: readonly string[], at: number) {
  const [before, word] = [words[at - 1] ?? '', words[at] ?? ''];
  if (LAST.test(word)) {
    return { test: (_: ClubTime, index: number, count: number) => index === count - 1, length: 1 };
  }
  const ordinal = ORDINALS.get(word);
  const number = /^(\d{1,2})(\.|st|nd|rd|th)$/.exec(word)?.[1];
  if (NUMBERED.test(before) && /^\d{1,2}$/.test(word)) {
    return { test: (_: ClubTime, index: number) => index === Number(word) - 1, length: 1 };
  }
  const place = ordinal ?? (number === undefined ? undefined : Number(number) - 1);
  if (place === undefined) return null;
  // "The second" may be the second of the month: where both can be meant, neither is certain.
  const test = ({ date }: ClubTime, index: number) => index === place || dayOf(date) === place + 1;
  return { test, length: 1 };
}

/** `samstagabend` */
function ofCompound(word: string) {
  const part = PARTS.get(word);
  if (part !== undefined) return { test: within(part), length: 1 };
  const [, day = '', rest = ''] =
    /^([a-z]{3,7}tag|mittwoch|sonnabend)(morgen|früh|vormittag|mittag|nachmittag|abend)$/.exec(
      word,
    ) ?? [];
  const weekday = WEEKDAYS.get(day);
  const hours = PARTS.get(rest === 'morgen' ? 'morgens' : rest);
  if (weekday === undefined || hours === undefined) return null;
  const [isOn, isIn] = [onWeekday(weekday), within(hours)];
  return { test: (time: ClubTime) => isOn(time) && isIn(time), length: 1 };
}

function onWeekday(weekday: number) {
  return ({ date }: ClubTime) => new Date(`${date}T00:00:00Z`).getUTCDay() === weekday;
}

function onDate(day: number, month: number, year: string | undefined) {
  return ({ date }: ClubTime) =>
    dayOf(date) === day &&
    Number(date.slice(5, 7)) === month &&
    (year === undefined || date.slice(0, 4).endsWith(year));
}

/** Without am and pm, half of the clock's round is as good as the other. */
function atClock(hour: number, minute: number, half: string | undefined) {
  const hours =
    half === 'am' ? [hour % 12] : half === 'pm' ? [(hour % 12) + 12] : [hour, hour + 12];
  return ({ time }: ClubTime) => {
    const [timesHour, timesMinute] = time.split(':').map(Number);
    return timesMinute === minute && hours.includes(timesHour ?? -1);
  };
}

function within([from, to]: readonly [number, number]) {
  return ({ time }: ClubTime) => Number(time.slice(0, 2)) >= from && Number(time.slice(0, 2)) < to;
}

function dayOf(date: string): number {
  return Number(date.slice(8, 10));
}

/** How many words from here on say a day or a time of the clock, in a sentence about something else; 0 for none. */
export function whenLength(words: readonly string[], at: number): number {
  return (ofDay(words, at) ?? ofClock(words, at))?.length ?? 0;
}

/** Whether figures here are the clock's by what stands beside them: `um 18:30`, `10:15 Uhr`. */
export function isBesideClock(words: readonly string[], at: number): boolean {
  return isNamedClock(words, at) || OF_CLOCK.test(words[at - 1] ?? '');
}

/** `10:15 Uhr`, where `at 10:15` may be a score at which somebody stopped. */
export function isNamedClock(words: readonly string[], at: number): boolean {
  return /^(am|pm|uhr|h|o'clock)$/.test(words[at + 1] ?? '');
}

/** `at 4:11`: nobody plays at such a time, and few write a score so. */
export function isOddClock(word: string): boolean {
  const minute = /^\d{1,2}:(\d{2})$/.exec(word)?.[1];
  return minute !== undefined && Number(minute) % 5 !== 0;
}
