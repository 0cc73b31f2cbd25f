import type { Api } from '../../../api/client.ts';
import type { Dates } from '../../../messages/dates.ts';
import type { Words } from '../../../messages/en.ts';

/** Days after a season's first day, and before its last, on which it is news (GROUP-1). */
const NEW_DAYS = 6;
const LEFT_DAYS = 10;

type Season = Api<'Season'>;
export type News = 'begun' | 'left' | 'final';

/** Finds the day's news about a season; null on an ordinary day (GROUP-1). */
export function findNews(season: Season, dates: Dates, now: number): News | null {
  const left = countDaysLeft(season, dates, now);
  if (left !== null && left >= 0 && left <= LEFT_DAYS) return 'left';
  const { starts_on: start } = season;
  const passed = start === null ? -1 : dates.daysSince(start, now);
  return passed >= 0 && passed <= NEW_DAYS ? 'begun' : null;
}

export function describeNews(
  { words, dates, now }: { readonly words: Words; readonly dates: Dates; readonly now: number },
  season: Season,
  news: News,
): string {
  const say = words.group.news;
  if (news !== 'left') return say[news](season.name);
  return say.left(season.name, countDaysLeft(season, dates, now) ?? 0);
}

function countDaysLeft(season: Season, dates: Dates, now: number): number | null {
  const last = season.results_deadline ?? season.ends_on;
  return last === null ? null : -dates.daysSince(last, now);
}
