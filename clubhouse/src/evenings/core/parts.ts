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
 * The times to show to both sides of a match: free for every player, at most three, evenings first.
 *
 * Nobody learns more of another's times than these three, and nothing before all have saved theirs.
 * Calls with changed sets would reveal more, so the caller may show only one result a day.
 * @param sides what each player of both sides has free; null for a player who has saved nothing
 */
export function findSharedParts(sides: readonly (ReadonlySet<DayPart> | null)[]): DayPart[] {
  return listShared(sides).slice(0, MAX_SHARED_PARTS);
}

/** All the times free for everybody: evenings first, then other parts, each earliest first. */
function listShared(sides: readonly (ReadonlySet<DayPart> | null)[]): DayPart[] {
  const [first, ...others] = sides;
  if (first === undefined || first === null) return [];
  return [...first]
    .filter((part) => others.every((free) => free?.has(part)))
    .toSorted(compareParts);
}

function compareParts(one: DayPart, other: DayPart): number {
  const [isLate, isOtherLate] = [one.endsWith('e'), other.endsWith('e')];
  if (isLate !== isOtherLate) return isLate ? -1 : 1;
  return rank(one) < rank(other) ? -1 : 1;
}

function rank(part: DayPart): string {
  return part.endsWith('m') ? dayOf(part) : part;
}
