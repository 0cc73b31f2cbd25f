import { readClubTimezone } from '../club/store.ts';
import { isClosed } from '../competitions/rules/is-closed.ts';
import type { Competition } from '../competitions/schema.ts';
import { findCompetitionByMatch } from '../competitions/store.ts';
import type { Writer } from '../db/writer.ts';
import type { Reader } from '../http/route.ts';
import type { StoredMatch } from '../matches/schema.ts';
import { findMatch } from '../matches/store.ts';
import { isReportingClosed } from '../seasons/rules/deadline.ts';
import { findSeason } from '../seasons/store.ts';
import { toLocalDate } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { checkResult, type ClaimedResult } from './rules/claim.ts';
import type { NewClaim, Settlement } from './schema.ts';

export interface OpenMatch {
  readonly match: StoredMatch;
  readonly competition: Competition;
}

export async function findWithCompetition(
  { db }: Pick<Reader, 'db'>,
  id: Id<'match'>,
): Promise<OpenMatch | Refusal<'not_found'>> {
  const [match, competition] = await Promise.all([
    findMatch(db, id),
    findCompetitionByMatch(db, id),
  ]);
  return match && competition ? { match, competition } : refuse('not_found');
}

/** Results can change only in an active competition (RES-8). */
export function refuseInactive({
  competition,
}: OpenMatch): Refusal<'competition_closed' | 'competition_not_active'> | null {
  if (isClosed(competition)) return refuse('competition_closed', 'Reopen the competition first.');
  return competition.state === 'active' ? null : refuse('competition_not_active');
}

/** Players can report until the season's deadline, in the club's time zone (RES-9). */
export async function refuseAfterDeadline(
  writer: Writer,
  { competition }: OpenMatch,
): Promise<Refusal<'results_closed'> | null> {
  const season = await findSeason(writer.db, competition.season_id);
  return isReportingClosed(season?.results_close_at, writer.now) ? refuse('results_closed') : null;
}

/** Checks a reported or settled result against its format and the calendar (RES-3, RES-4). */
export async function readClaimedResult(
  { db, now }: Pick<Reader, 'db' | 'now'>,
  { competition }: OpenMatch,
  said: NewClaim | Settlement,
): Promise<
  | ClaimedResult
  | Refusal<
      | 'played_on_in_future'
      | 'retired_side_not_allowed'
      | 'retired_side_required'
      | 'score_invalid'
      | 'score_not_allowed'
      | 'score_required'
    >
> {
  if (
    said.played_on !== undefined &&
    said.played_on > toLocalDate(await readClubTimezone(db), now)
  ) {
    const error = { pointer: '/played_on', message: 'is later than today' };
    return refuse('played_on_in_future', undefined, [error]);
  }
  return checkResult(competition.rules, {
    outcome: said.outcome,
    score: said.score ?? null,
    retiredSide: said.retired_side ?? null,
  });
}
