import type { Dates } from '../messages/dates.ts';
import type { Api, LeagueClient } from './client.ts';
import { must } from './answer.ts';

type Season = Api<'Season'>;
type Progress = Api<'CompetitionProgress'>;

/** More seasons that run at once are on the page of seasons. */
const MAX_SEASONS = 2;
/**
 * How far the decided matches lag behind the time that has passed before the page says so (ours).
 */
const BEHIND = 0.15;
/** Before, nobody is late who has not begun (ours). */
const MIN_PASSED = 0.15;

export interface GlanceBox {
  readonly id: string;
  readonly name: string;
  readonly decided: number;
  readonly fixtures: number;
  readonly isBehind: boolean;
}

/** How a competition that runs stands (COACH-23). */
export interface Glance {
  readonly id: string;
  readonly name: string;
  /** How much of its season has passed, from 0 to 1. */
  readonly passed: number;
  readonly decided: number;
  readonly fixtures: number;
  readonly reported: number;
  readonly disputed: number;
  /** From the top, those with matches. */
  readonly boxes: readonly GlanceBox[];
  /** Who has played nothing and could, once a part of the season has passed. */
  readonly idle: readonly { readonly label: string; readonly box: string }[];
}

/** One call to the league for each season that runs. @param now epoch milliseconds */
export async function gatherGlances(
  api: LeagueClient,
  seasons: readonly Season[],
  dates: Dates,
  now: number,
): Promise<Glance[]> {
  const found = await Promise.all(
    seasons.slice(0, MAX_SEASONS).map(async (season) => {
      const { competitions } = await must(api.getSeasonProgress(season.id));
      return competitions.map((one) => glanceOf(one, passedOf(season, dates, now)));
    }),
  );
  return found.flat().filter(({ fixtures }) => fixtures > 0);
}

/** The box of those well behind of which the least is played; null where none is. */
export function furthestBehind({ boxes }: Pick<Glance, 'boxes'>): GlanceBox | null {
  const share = ({ decided, fixtures }: GlanceBox) => decided / fixtures;
  const behind = boxes.filter(({ isBehind }) => isBehind);
  return behind.toSorted((one, other) => share(one) - share(other))[0] ?? null;
}

/** The same of one competition, from what is known of it. */
export function glanceOfOne(
  { season, progress }: { readonly season: Season; readonly progress: Progress },
  dates: Dates,
  now: number,
): Glance {
  return glanceOf(progress, passedOf(season, dates, now));
}

function passedOf(season: Season, dates: Dates, now: number): number {
  const { starts_on: start } = season;
  const last = season.results_deadline ?? season.ends_on;
  if (start === null || last === null) return 0;
  const [passed, left] = [dates.daysSince(start, now), -dates.daysSince(last, now)];
  return passed + left <= 0 ? 1 : Math.min(1, Math.max(0, passed / (passed + left)));
}

function glanceOf(progress: Progress, passed: number): Glance {
  // What is final waits for nobody any more.
  const divisions = progress.final ? [] : progress.divisions;
  const boxes = divisions
    .filter(({ fixtures }) => fixtures > 0)
    .map(({ division_id: id, name, decided, fixtures }) => {
      const isBehind = decided / fixtures < passed - BEHIND;
      return { id, name, decided, fixtures, isBehind };
    });
  const names = new Map(boxes.map((box) => [box.id, box.name]));
  const idle = passed < MIN_PASSED ? [] : progress.entries.filter(isIdle);
  return {
    id: progress.competition_id,
    name: progress.name,
    passed,
    ...decidedIn({ divisions }),
    reported: progress.reported,
    disputed: progress.disputed,
    boxes,
    idle: idle.map((one) => ({ label: one.label, box: names.get(one.division_id ?? '') ?? '' })),
  };
}

function isIdle({ played, outstanding, reported, disputed, withdrawn }: Api<'EntryProgress'>) {
  return !withdrawn && played === 0 && outstanding > 0 && reported + disputed === 0;
}

/** How many of the matches that count are played, or decided by a withdrawal. */
export function decidedIn({ divisions }: Pick<Progress, 'divisions'>) {
  return {
    decided: divisions.reduce((sum, one) => sum + one.decided, 0),
    fixtures: divisions.reduce((sum, one) => sum + one.fixtures, 0),
  };
}
