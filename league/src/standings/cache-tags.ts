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
export function tagsOfTable(
  { competition_id: of, division_id: id }: PlacedRow,
  expand: Expand,
): CacheTag[] {
  const results: CacheTag = expand === 'matches' ? `division ${id}` : `table ${id}`;
  return [results, `competition ${of}`, ...PLAYERS_AND_TIME];
}

export function tagsOfTables(id: string, expand: Expand): CacheTag[] {
  return [tablesTag(id, expand), `competition ${id}`, ...PLAYERS_AND_TIME];
}

export function tagsOfSeasonTables(
  competitions: readonly Pick<PlacedRow, 'competition_id'>[],
  expand: Expand,
): CacheTag[] {
  const tables = competitions.map(({ competition_id: id }) => tablesTag(id, expand));
  return [...tables, 'competitions', ...PLAYERS_AND_TIME];
}

function tablesTag(id: string, expand: Expand): CacheTag {
  return expand === 'matches' ? `results ${id}` : `tables ${id}`;
}

/** An entry's progress does not name its competition. */
export function tagsOfEntry({ division_id: id }: Pick<PlacedRow, 'division_id'>): CacheTag[] {
  const matches: CacheTag[] = id === null ? [] : [`division ${id}`];
  return [...matches, 'competitions', ...PLAYERS_AND_TIME];
}

export function tagsOfProgress(id: string): CacheTag[] {
  return [`results ${id}`, `competition ${id}`, ...PLAYERS_AND_TIME];
}

export function tagsOfSeasonProgress(
  competitions: readonly Pick<PlacedRow, 'competition_id'>[],
): CacheTag[] {
  const matches = competitions.map(({ competition_id: id }): CacheTag => `results ${id}`);
  return [...matches, 'competitions', ...PLAYERS_AND_TIME];
}
