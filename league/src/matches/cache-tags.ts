import type { CacheTag } from '../shared/events/cache-tags.ts';
import type { MatchDetail, MatchPage, MatchQuery } from './schema.ts';

/** The tags of a match (API-13): itself, its players and their names. */
export function listDetailTags({ id, competition_id: of }: MatchDetail): CacheTag[] {
  return [`match ${id}`, `competition ${of}`, 'members'];
}

/** The tags of a page of matches (API-13). */
export function listPageTags(wanted: MatchQuery, { data }: MatchPage): CacheTag[] {
  return [...listMatchTags(wanted, data), 'competitions', 'members'];
}

function listMatchTags(
  { division, competition, status, waiting_on: waiting, order }: MatchQuery,
  page: MatchPage['data'],
): CacheTag[] {
  if (division !== undefined) return [`division ${division}`];
  // Filtered by state or ordered by change, a match from another page may move onto this one.
  const isByState = status !== undefined || waiting !== undefined || order === 'recent';
  if (!isByState) return page.map(({ id }): CacheTag => `match ${id}`);
  return [competition === undefined ? 'matches' : `results ${competition}`];
}
