import { whereVisibleToPlayers } from '../competitions/visibility.ts';
import type { Snapshot } from '../db/database.ts';
import { isOnAnySide, placeOnSides } from '../entries/lineup-store.ts';
import type { StoredMatch } from '../matches/schema.ts';
import { selectMatches, toMatches } from '../matches/store.ts';
import type { IsoDate } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';

export interface MatchUnderWay {
  readonly match: StoredMatch;
  readonly resultsDeadline: IsoDate | null;
}

/**
 * The member's matches in the competitions that run, as a player can see them. What can never be
 * played any more, because an entry withdrew before, is not there (ME-4).
 */
export async function matchesUnderWay(
  db: Snapshot,
  memberId: Id<'member'>,
): Promise<MatchUnderWay[]> {
  const place = placeOnSides(db, memberId);
  const rows = await selectMatches(db)
    .innerJoin('seasons', 'seasons.id', 'competitions.season_id')
    .innerJoin('entries as zero', 'zero.id', 'matches.entry0_id')
    .innerJoin('entries as one', 'one.id', 'matches.entry1_id')
    .select('seasons.results_deadline')
    .where((row) => isOnAnySide(row, place))
    .where('competitions.state', '=', 'active')
    .where(whereVisibleToPlayers)
    .where((row) =>
      row.or([
        row('matches.status', '=', 'played'),
        row.and([row('zero.status', '=', 'active'), row('one.status', '=', 'active')]),
      ]),
    )
    .orderBy('matches.id')
    .execute();
  const deadlines = new Map(rows.map((row) => [row.id, row.results_deadline]));
  return (await toMatches(db, rows)).map((match) => ({
    match,
    resultsDeadline: deadlines.get(match.id) ?? null,
  }));
}
