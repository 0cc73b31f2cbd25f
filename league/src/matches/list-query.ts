import type { Snapshot } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { listMatches } from './list-store.ts';
import type { MatchDetail, MatchPage, MatchQuery, StoredMatch } from './schema.ts';
import { showMatch } from './show.ts';

/** Adds each match's claims, which this feature does not know. */
export type ShowDetails = (
  db: Snapshot,
  caller: Caller,
  matches: readonly StoredMatch[],
) => Promise<MatchDetail[]>;

/** A page of matches; with `expand`, each as a detail, in one more statement (MAT-5). */
export async function readMatchPage(
  db: Snapshot,
  caller: Caller,
  wanted: MatchQuery,
  showDetails: ShowDetails,
): Promise<MatchPage | Refusal<'session_not_accepted'>> {
  const isDetailed = wanted.expand === 'detail';
  if (isDetailed && caller.type === 'session') {
    return refuse(
      'session_not_accepted',
      'Fetching details of several matches requires an API key.',
    );
  }
  const page = await listMatches(db, caller, wanted);
  const data = isDetailed
    ? await showDetails(db, caller, page.data)
    : page.data.map((match) => showMatch(caller, match));
  return { ...page, data };
}
