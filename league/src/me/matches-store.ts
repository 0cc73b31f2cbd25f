import { whereVisibleToPlayers } from '../competitions/visibility.ts';
import type { Snapshot } from '../db/database.ts';
import { isOnAnySide, selectPlaceOnSides } from '../entries/lineup-store.ts';
import type { StoredMatch } from '../matches/schema.ts';
import { selectMatches, toMatches } from '../matches/store.ts';
import type { IsoDate } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';

export interface MatchUnderWay {
  readonly match: StoredMatch;
  readonly resultsDeadline: IsoDate | null;
}

/** The member's matches in active competitions, as far as a player can see them (ME-4). */
export async function findMatchesUnderWay(
  db: Snapshot,
  memberId: Id<'member'>,
): Promise<MatchUnderWay[]> {
  const place = selectPlaceOnSides(db, memberId);
  const rows = await selectMatches(db)
    .innerJoin('seasons', 'seasons.id', 'competitions.season_id')
    .select('seasons.results_deadline')
    .where((row) => isOnAnySide(row, place))
    .where('competitions.state', '=', 'active')
    .where(whereVisibleToPlayers)
    .orderBy('matches.id')
    .execute();
  const deadlines = new Map(rows.map((row) => [row.id, row.results_deadline]));
  return (await toMatches(db, rows)).map((match) => ({
    match,
    resultsDeadline: deadlines.get(match.id) ?? null,
  }));
}
