import type { Dates } from '../messages/dates.ts';
import type { Api, LeagueClient } from './client.ts';
import { dataOrThrow } from './answer.ts';
type Progress = Api<'CompetitionProgress'>;

/** Further active seasons appear only on the page of seasons. */
const MAX_SEASONS = 2;
/** How far decided matches may lag behind elapsed time before the page says so (ours). */
const BEHIND = 0.15;
/** Before this share of the season, a player who has not begun is not late (ours). */
const MIN_PASSED = 0.15;

export interface GlanceBox {
  readonly id: string;
  readonly name: string;
  readonly decided: number;
  readonly fixtures: number;
  readonly isBehind: boolean;
}

/** The state of an active competition (COACH-23). */
export interface Glance {
  readonly id: string;
  readonly name: string;
  /** Elapsed share of its season, from 0 to 1. */
  readonly passed: number;
  readonly decided: number;
  readonly fixtures: number;
  readonly reported: number;
  readonly disputed: number;
  readonly boxes: readonly GlanceBox[];
  /** Players who could have played but have not yet, although part of the season has passed. */
  readonly idle: readonly { readonly label: string; readonly box: string }[];
}

/** Gathers the state of each active competition, with one call to the league per season. */
export async function gatherGlances(
  api: LeagueClient,
  seasons: readonly Api<'Season'>[],
  dates: Dates,
  now: number,
): Promise<Glance[]> {
  const found = await Promise.all(
    seasons.slice(0, MAX_SEASONS).map(async (season) => {
      const { competitions } = await dataOrThrow(api.getSeasonProgress(season.id));
      return competitions.map((one) => summariseProgress(one, measurePassed(season, dates, now)));
    }),
  );
  return found.flat().filter(({ fixtures }) => fixtures > 0);
}

/** Among the boxes that lag far behind, the one with the least played; null if there is none. */
export function findFurthestBehind({ boxes }: Pick<Glance, 'boxes'>): GlanceBox | null {
  const share = ({ decided, fixtures }: GlanceBox) => decided / fixtures;
  const behind = boxes.filter(({ isBehind }) => isBehind);
  return behind.toSorted((one, other) => share(one) - share(other))[0] ?? null;
}

/** The state of one competition, from data that the page has already read. */
export function summariseCompetition(
  { season, progress }: { readonly season: Api<'Season'>; readonly progress: Progress },
  dates: Dates,
  now: number,
): Glance {
  return summariseProgress(progress, measurePassed(season, dates, now));
}

function measurePassed(season: Api<'Season'>, dates: Dates, now: number): number {
  const { starts_on: start } = season;
  const last = season.results_deadline ?? season.ends_on;
  if (start === null || last === null) return 0;
  const [passed, left] = [dates.daysSince(start, now), -dates.daysSince(last, now)];
  return passed + left <= 0 ? 1 : Math.min(1, Math.max(0, passed / (passed + left)));
}

function summariseProgress(progress: Progress, passed: number): Glance {
  // In a final table, nothing is outstanding.
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
    ...countDecided({ divisions }),
    reported: progress.reported,
    disputed: progress.disputed,
    boxes,
    idle: idle.map((one) => ({ label: one.label, box: names.get(one.division_id ?? '') ?? '' })),
  };
}

function isIdle({ played, outstanding, reported, disputed, withdrawn }: Api<'EntryProgress'>) {
  return !withdrawn && played === 0 && outstanding > 0 && reported + disputed === 0;
}

/** Number of counting matches that are played or decided by a withdrawal. */
export function countDecided({ divisions }: Pick<Progress, 'divisions'>) {
  return {
    decided: divisions.reduce((sum, one) => sum + one.decided, 0),
    fixtures: divisions.reduce((sum, one) => sum + one.fixtures, 0),
  };
}
