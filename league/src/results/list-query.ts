import type { Snapshot } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { listMatches } from '../matches/list-store.ts';
import type { MatchPage, MatchQuery } from '../matches/schema.ts';
import { showMatch } from '../matches/show.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { detailWith } from './detail.ts';
import { claimsOfMatches } from './store.ts';

/** A page of matches; with `expand` each as a detail, in one more statement (MAT-5). */
export async function matchPage(
  db: Snapshot,
  caller: Caller,
  wanted: MatchQuery,
): Promise<MatchPage | Refusal<'session_not_accepted'>> {
  const isDetailed = wanted.expand === 'detail';
  if (isDetailed && caller.type === 'session') {
    return refuse('session_not_accepted', 'Details of many matches are for API keys.');
  }
  const page = await listMatches(db, caller, wanted);
  if (!isDetailed) return { ...page, data: page.data.map((match) => showMatch(caller, match)) };
  const claims = await claimsOfMatches(
    db,
    page.data.map((match) => match.id),
  );
  return {
    ...page,
    data: page.data.map((match) => detailWith(caller, match, claims(match.id))),
  };
}
