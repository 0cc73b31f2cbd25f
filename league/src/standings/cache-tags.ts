import { DEADLINES, type CacheTag } from '../shared/events/cache-tags.ts';
import type { StandingsQuery } from './schema.ts';

/** The dependencies of tables and progress (API-13): matches, players, rules and the deadline. */

const PLAYERS_AND_TIME: readonly CacheTag[] = ['members', ...DEADLINES];

interface PlacedRow {
  readonly competition_id: string;
  readonly division_id: string | null;
}

type Expand = StandingsQuery['expand'];

/** A table with its matches also shows the status of matches without a result. */
export function listTableTags(
  { competition_id: of, division_id: id }: PlacedRow,
  expand: Expand,
): CacheTag[] {
  const results: CacheTag = expand === 'matches' ? `division ${id}` : `table ${id}`;
  return [results, `competition ${of}`, ...PLAYERS_AND_TIME];
}

export function listTablesTags(id: string, expand: Expand): CacheTag[] {
  return [makeTablesTag(id, expand), `competition ${id}`, ...PLAYERS_AND_TIME];
}

export function listSeasonTablesTags(
  competitions: readonly Pick<PlacedRow, 'competition_id'>[],
  expand: Expand,
): CacheTag[] {
  const tables = competitions.map(({ competition_id: id }) => makeTablesTag(id, expand));
  return [...tables, 'competitions', ...PLAYERS_AND_TIME];
}

function makeTablesTag(id: string, expand: Expand): CacheTag {
  return expand === 'matches' ? `results ${id}` : `tables ${id}`;
}

/** An entry's progress does not name its competition. */
export function listEntryTags({ division_id: id }: Pick<PlacedRow, 'division_id'>): CacheTag[] {
  const matches: CacheTag[] = id === null ? [] : [`division ${id}`];
  return [...matches, 'competitions', ...PLAYERS_AND_TIME];
}

export function listProgressTags(id: string): CacheTag[] {
  return [`results ${id}`, `competition ${id}`, ...PLAYERS_AND_TIME];
}

export function listSeasonProgressTags(
  competitions: readonly Pick<PlacedRow, 'competition_id'>[],
): CacheTag[] {
  const matches = competitions.map(({ competition_id: id }): CacheTag => `results ${id}`);
  return [...matches, 'competitions', ...PLAYERS_AND_TIME];
}
