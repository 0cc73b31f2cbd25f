import { dataOrThrow } from '../../../../../api/answer.ts';
import type { Api } from '../../../../../api/client.ts';
import { countDaysEarly } from '../../../../../api/season-outlook.ts';
import type { Season } from '../../../../../api/seasons.ts';
import type { CoachVisit } from '../../../../../web/visit.ts';
import { readDraftId } from '../draft-page.ts';

type Checks = Api<'CompetitionChecks'>;

export interface StartChecks {
  readonly blockers: Checks['blockers'];
  readonly warnings: readonly (Checks | Api<'SeasonChecks'>)['warnings'][number][];
  /** The warnings to acknowledge for the start of the season. */
  readonly seasonCodes: readonly Api<'WarningCode'>[];
  /** The season that would start too; null if it is active or cannot start now. */
  readonly season: Season | null;
}

/**
 * Finds everything that blocks the start: one call, or three if the season has not begun. If only
 * the season blocks it and its first day has come, both start together (DESK-52).
 */
export async function findStartChecks(visit: CoachVisit, seasonId: string): Promise<StartChecks> {
  const { api, dates, now } = visit;
  const to = { to: 'active' } as const;
  const checks = await dataOrThrow(api.checkCompetition(readDraftId(visit), to));
  const alone = { ...checks, seasonCodes: [], season: null };
  const isSeason = ({ code }: Checks['blockers'][number]) => code === 'season_not_active';
  if (checks.blockers.length === 0 || !checks.blockers.every(isSeason)) return alone;
  const [season, asked] = await Promise.all([
    dataOrThrow(api.getSeason(seasonId)),
    dataOrThrow(api.checkSeason(seasonId, to)),
  ]);
  const isReady = season.state === 'planning' && countDaysEarly(season, dates.today(now)) === 0;
  if (!isReady || asked.blockers.length > 0) return alone;
  const codes = new Set(checks.warnings.map(({ code }) => code));
  const more = asked.warnings.filter(({ code }) => !codes.has(code));
  const seasonCodes = asked.warnings.map(({ code }) => code);
  return { blockers: [], warnings: [...checks.warnings, ...more], seasonCodes, season };
}
