import type { Dates } from './dates.ts';
import type { Words } from './en.ts';

interface WordsAndDates {
  readonly words: Words;
  readonly dates: Dates;
}

/** `Thursday 26 November, 20:00` */
export function longTime({ words, dates }: WordsAndDates, instant: number): string {
  return words.arrange.at(dates.longDay(dates.dateOf(instant)), dates.time(instant));
}

/** `Thu 26 Nov, 20:00` */
export function shortTime({ words, dates }: WordsAndDates, instant: number): string {
  return words.arrange.at(dates.day(dates.dateOf(instant)), dates.time(instant));
}
