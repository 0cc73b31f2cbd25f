import { type DayPart, dayOf, PART_LETTERS } from './core/parts.ts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** The fields of the coach's form and of the stored text, as `1e` for Monday evening. */
export const COURT_PARTS = WEEKDAYS.flatMap((day) =>
  PART_LETTERS.map((letter) => `${day}${letter}` as const),
);
type CourtPart = (typeof COURT_PARTS)[number];

/** How many courts matches may use; a part without a number has enough (EVE-14). */
export type Courts = Readonly<Partial<Record<CourtPart, number | null>>>;

/** @param stored the JSON of `Courts`; null if the coach named none */
export function parseCourts(stored: string | null): Courts {
  return JSON.parse(stored ?? '{}') as Courts;
}

export function countCourts(courts: Courts, part: DayPart): number {
  const weekday = Temporal.PlainDate.from(dayOf(part)).dayOfWeek;
  return courts[`${weekday}${part.slice(-1)}` as CourtPart] ?? Number.POSITIVE_INFINITY;
}
