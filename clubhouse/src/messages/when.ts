import type { Dates } from './dates.ts';
import type { Words } from './en.ts';

interface WordsAndDates {
  readonly words: Words;
  readonly dates: Dates;
}

/** `Thursday 26 November, 20:00` */
export function formatLongTime({ words, dates }: WordsAndDates, instant: number): string {
  return words.arrange.at(dates.longDay(dates.dateOf(instant)), dates.time(instant));
}

/** `Thu 26 Nov, 20:00` */
export function formatShortTime({ words, dates }: WordsAndDates, instant: number): string {
  return words.arrange.at(dates.day(dates.dateOf(instant)), dates.time(instant));
}
