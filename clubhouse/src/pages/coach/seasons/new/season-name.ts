import type { Language } from '../../../../messages/language.ts';

/** The time between a season and the one it is named after. Days in the club's time zone. */
export type NameMove =
  /** Some years later, at the same time of year. */
  | { readonly years: number }
  /** Directly after that season. @property after the first day of that season */
  | { readonly after: string; readonly starts_on: string; readonly ends_on: string };

/** A season named after two years, such as 2026/27, starts in July or later (our choice). */
const FIRST_MONTH_OF_PAIR = 7;

const WORDS = {
  en: [
    ['Winter', 'Spring', 'Summer', 'Autumn'],
    ['Winter', 'Spring', 'Summer', 'Fall'],
  ],
  de: [
    ['Winter', 'Frühjahr', 'Sommer', 'Herbst'],
    ['Winter', 'Frühling', 'Sommer', 'Herbst'],
  ],
} as const;

const YEARS = /\b(20\d\d)(?:([/-])(\d\d))?\b/g;

/**
 * `Autumn 2027` after `Autumn 2026`, `2026/27` after `2025/26`, `Round 4` after `Round 3`. If it
 * follows directly, `Winter 2026` after `Autumn 2026`. The name may stay the same.
 * @param language of the page, for a name that does not reveal its own
 */
export function makeNextName(name: string, move: NameMove, language: Language): string {
  if (!/\b20\d\d\b/.test(name)) return makeNextYearlessName(name, move, language);
  if ('years' in move) {
    return replaceYears(name, (year) => year + move.years);
  }
  const { after, starts_on: start } = move;
  const { before, now, renamed } = findTimesOfYear(name, move, language);
  // A winter spans two years, but the season after it only one.
  if (before === 'Winter' && now !== 'Winter') return renamed.replaceAll(YEARS, start.slice(0, 4));
  const single = readYear(start) - readYear(after);
  const pair = findYearPair(start) - findYearPair(after);
  return replaceYears(renamed, (year, isPair) => year + (isPair ? pair : single));
}

/** `Winter 2026/27 (2)`, because one time of year can have two seasons. */
export function incrementNumber(name: string): string {
  const [, plain = name, number = '1'] = /^(.*) \((\d{1,2})\)$/.exec(name) ?? [];
  return `${plain} (${Number(number) + 1})`;
}

function makeNextYearlessName(name: string, move: NameMove, language: Language): string {
  if (!('years' in move)) {
    const { renamed } = findTimesOfYear(name, move, language);
    if (renamed !== name) return renamed;
  }
  return name.replace(/(?<![/-])\b(\d{1,3})$/, (number) => String(Number(number) + 1));
}

function replaceYears(name: string, next: (year: number, isPair: boolean) => number): string {
  return name.replaceAll(YEARS, (_, text: string, slash?: string, short?: string) => {
    const year = next(Number(text), slash !== undefined);
    if (slash === undefined) return String(year);
    const ahead = year - Number(text);
    return `${year}${slash}${String((Number(short) + ahead) % 100).padStart(2, '0')}`;
  });
}

/** The time of year in a name, and the one of the new dates. */
function findTimesOfYear(
  name: string,
  { starts_on: start, ends_on: end }: Extract<NameMove, { after: string }>,
  language: Language,
) {
  const own = [...WORDS.en, ...WORDS.de].find((words) =>
    words.slice(1).some((word) => name.includes(word)),
  );
  const words = own ?? WORDS[language][0];
  const before = words.find((word) => name.includes(word)) ?? null;
  const now = words[findQuarter(findMiddle(start, end))] ?? null;
  if (before === null || now === null) return { before: null, now: null, renamed: name };
  return { before, now, renamed: name.replace(before, now) };
}

/** 0 is winter, which starts in December. */
function findQuarter(day: string): number {
  return Math.floor((Number(day.slice(5, 7)) % 12) / 3);
}

/** The middle day, because most of a season that starts in February is in spring. */
function findMiddle(start: string, end: string): string {
  const from = Temporal.PlainDate.from(start);
  return from.add({ days: Math.floor(from.until(end).days / 2) }).toString();
}

function readYear(day: string): number {
  return Number(day.slice(0, 4));
}

/** The first year of the pair that contains a day: 2026 for days in February 2027. */
function findYearPair(day: string): number {
  return readYear(day) - (Number(day.slice(5, 7)) < FIRST_MONTH_OF_PAIR ? 1 : 0);
}
