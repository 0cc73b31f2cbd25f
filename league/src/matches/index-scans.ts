import { findCompetitionIdsOfSeason } from '../competitions/store.ts';
import type { Snapshot } from '../db/database.ts';
import type { MatchTable } from '../db/tables.ts';
import type { Id } from '../shared/ids.ts';
import type { MatchQuery } from './schema.ts';

/** A scan of an index that has matches in the order of a list. */
export interface IndexScan {
  readonly competition: Id<'competition'> | undefined;
  readonly status: MatchTable['status'] | undefined;
}

/** Merging more scans would cost more than it saves; SQLite allows 500 in a statement. */
const MAX_SCANS = 100;

/**
 * Lets a page of a season, or of several statuses, be read without sorting all matches. Empty if
 * one index gives the list, or few rows are examined.
 */
export async function planIndexScans(db: Snapshot, wanted: MatchQuery): Promise<IndexScan[]> {
  const { season, competition, status, division, ids, entry, member, waiting_on: side } = wanted;
  const isNarrow = [division, ids, entry, member, side].some((one) => one !== undefined);
  if (isNarrow || (season === undefined && (status ?? []).length < 2)) return [];
  const statuses = status ?? [undefined];
  const competitions =
    season === undefined || competition !== undefined
      ? [competition]
      : await findCompetitionIdsOfSeason(db, season);
  const scans = competitions.flatMap((one) =>
    statuses.map((standing) => ({ competition: one, status: standing })),
  );
  return scans.length > MAX_SCANS ? [] : scans;
}
