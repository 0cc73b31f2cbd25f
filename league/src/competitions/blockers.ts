import type { Snapshot } from '../db/database.ts';
import { findSeason } from '../seasons/store.ts';
import { findCompetitionBlockers } from './rules/blockers.ts';
import type { Competition } from './schema.ts';

/** Finds what prevents a change to the state in `after`. */
export async function findBlockers(
  db: Snapshot,
  from: Competition['state'],
  after: Competition,
): Promise<ReturnType<typeof findCompetitionBlockers>> {
  const season = await findSeason(db, after.season_id);
  if (!season) throw new Error('a competition is in no season');
  return findCompetitionBlockers(from, after.state, season);
}
