import type { Season } from '../../../api/seasons.ts';
import type { Locale } from '../../../components/locale.ts';

/** `14 September 2026 to 13 December 2026 · results close Sunday 13 December, midnight` */
export function formatDates(season: Season, locale: Pick<Locale, 'words' | 'dates'>, now: number) {
  return `${formatDays(season, locale)} · ${formatClosing(season, locale, now)}`;
}

export function formatDays(
  { starts_on: start, ends_on: end }: Season,
  { words: { seasons }, dates }: Pick<Locale, 'words' | 'dates'>,
): string {
  if (start !== null && end !== null) {
    const isOneYear = start.slice(0, 4) === end.slice(0, 4);
    return seasons.dates(
      isOneYear ? formatWithoutYear(start, dates) : dates.fullDay(start),
      dates.fullDay(end),
    );
  }
  if (start !== null) return seasons.from(dates.fullDay(start));
  return end === null ? seasons.noDates : seasons.to(dates.fullDay(end));
}

function formatWithoutYear(day: string, dates: Locale['dates']): string {
  return dates.fullDay(day).replace(/ \d{4}$/, '');
}

export function formatClosing(
  { results_deadline: deadline, state }: Season,
  { words: { seasons }, dates }: Pick<Locale, 'words' | 'dates'>,
  now: number,
): string {
  if (deadline === null) return seasons.noDeadline;
  const isOver = state === 'complete' || state === 'archived' || dates.daysSince(deadline, now) > 0;
  return isOver ? seasons.closed(dates.longDay(deadline)) : seasons.closes(dates.longDay(deadline));
}

/** The fraction of a season that has passed, from 0 to 1. */
export function measurePassed(
  { starts_on: start, ends_on: end, results_deadline: deadline }: Season,
  dates: Locale['dates'],
  now: number,
): number {
  const last = deadline ?? end;
  if (start === null || last === null) return 0;
  const whole = dates.daysSince(start, now) - dates.daysSince(last, now);
  if (whole <= 0) return 1;
  return Math.min(1, Math.max(0, dates.daysSince(start, now) / whole));
}
