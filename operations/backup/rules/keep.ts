/*
 * Keeps the newest backup of each of the last 7 days, 5 weeks and 12 months that have one (OPS-29).
 * Days are in UTC; weeks begin on Monday.
 */

const KEPT_DAYS = 7;
const KEPT_WEEKS = 5;
const KEPT_MONTHS = 12;

const NAME = /-(\d{4})-(\d{2})-(\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup$/;
const DAY_MS = 86_400_000;
/** The epoch began on a Thursday. */
const DAYS_FROM_MONDAY = 3;

export function makeBackupName(service: string, now: number): string {
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  return `${service}-${stamp}Z.backup`;
}

/** The time in a backup's name, in epoch milliseconds; null for other names. */
export function parseBackupTime(name: string): number | null {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  if (year === undefined) return null;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? null : time;
}

/** @param names of one service's backups; ignores others @returns those to delete */
export function chooseBackupsToRemove(names: readonly string[]): string[] {
  const known = names
    .flatMap((name) => {
      const time = parseBackupTime(name);
      return time === null ? [] : [{ name, time }];
    })
    .toSorted((one, other) => other.time - one.time);
  const kept = new Set<string>();
  const keep = (count: number, periodOf: (time: number) => number | string) => {
    const seen = new Set<number | string>();
    for (const { name, time } of known) {
      const period = periodOf(time);
      if (seen.has(period) || seen.size === count) continue;
      seen.add(period);
      kept.add(name);
    }
  };
  keep(KEPT_DAYS, toDay);
  keep(KEPT_WEEKS, (time) => Math.floor((toDay(time) + DAYS_FROM_MONDAY) / 7));
  keep(KEPT_MONTHS, (time) => new Date(time).toISOString().slice(0, 7));
  return known.flatMap(({ name }) => (kept.has(name) ? [] : [name]));
}

function toDay(time: number): number {
  return Math.floor(time / DAY_MS);
}
