/** A part of a day, as `2026-12-03e`: m(orning) until 12, d(ay) until 17, e(vening) from 17. */
export type DayPart = `${string}${PartLetter}`;
export type PartLetter = (typeof PART_LETTERS)[number];

export const PART_LETTERS = ['m', 'd', 'e'] as const;
/** How many days a member fills in: today and the next thirteen. */
export const SHARED_DAYS = 14;
/** Maximum number of shared times shown for a match. */
const MAX_SHARED_PARTS = 3;

/** The day of a part, `2026-12-03`. */
export function dayOf(part: DayPart): string {
  return part.slice(0, -1);
}

/** The 42 parts a member can mark as free, in order of time. @param today `2026-12-03` */
export function listParts(today: string): DayPart[] {
  const first = Temporal.PlainDate.from(today);
  return Array.from({ length: SHARED_DAYS }, (_, days) => first.add({ days }).toString()).flatMap(
    (day) => PART_LETTERS.map((letter): DayPart => `${day}${letter}`),
  );
}

/**
 * The times to show to both sides of a match: free for every player, at most three.
 * They are drawn at random, so that three of them do not show that another time is not free. Calls
 * with changed answers would reveal more, so the caller may show only one result a day.
 * @param free what each player of both sides has free
 * @param draw a random number
 */
export function findSharedParts(
  free: readonly (readonly DayPart[])[],
  draw: () => number,
): DayPart[] {
  return shuffleParts(listShared(free), draw).slice(0, MAX_SHARED_PARTS);
}

export function shuffleParts(parts: readonly DayPart[], draw: () => number): DayPart[] {
  return parts
    .map((part) => ({ part, lot: draw() }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ part }) => part);
}

/** The parts that everybody has free, in the order of the first. */
export function listShared([first = [], ...others]: readonly (readonly DayPart[])[]): DayPart[] {
  return first.filter((part) => others.every((free) => free.includes(part)));
}

/** Identifies the players of a match: their ids, sorted. */
export function namePlayers(ids: readonly string[]): string {
  return ids.toSorted().join(' ');
}
