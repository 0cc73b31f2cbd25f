import { DEADLINES, type Topic } from '../shared/events/topics.ts';
import type { StandingsQuery } from './schema.ts';

/*
 * What tables and progress show (API-13): matches, who plays, by which rules, and until when.
 */

const PLAYERS_AND_TIME: readonly Topic[] = ['members', ...DEADLINES];

interface PlacedRow {
  readonly competition_id: string;
  readonly division_id: string | null;
}

type Expand = StandingsQuery['expand'];

/** With its matches a table also tells how those stand that have no result. */
export function shownByTable(
  { competition_id: of, division_id: id }: PlacedRow,
  expand: Expand,
): Topic[] {
  const results: Topic = expand === 'matches' ? `division ${id}` : `table ${id}`;
  return [results, `competition ${of}`, ...PLAYERS_AND_TIME];
}

export function shownByTables(id: string, expand: Expand): Topic[] {
  return [tablesOf(id, expand), `competition ${id}`, ...PLAYERS_AND_TIME];
}

export function shownBySeasonTables(
  competitions: readonly Pick<PlacedRow, 'competition_id'>[],
  expand: Expand,
): Topic[] {
  const tables = competitions.map(({ competition_id: id }) => tablesOf(id, expand));
  return [...tables, 'competitions', ...PLAYERS_AND_TIME];
}

function tablesOf(id: string, expand: Expand): Topic {
  return expand === 'matches' ? `results ${id}` : `tables ${id}`;
}

/** An entry's progress does not say of which competition it is. */
export function shownByEntry({ division_id: id }: Pick<PlacedRow, 'division_id'>): Topic[] {
  const matches: Topic[] = id === null ? [] : [`division ${id}`];
  return [...matches, 'competitions', ...PLAYERS_AND_TIME];
}

export function shownByProgress(id: string): Topic[] {
  return [`results ${id}`, `competition ${id}`, ...PLAYERS_AND_TIME];
}

export function shownBySeasonProgress(
  competitions: readonly Pick<PlacedRow, 'competition_id'>[],
): Topic[] {
  const matches = competitions.map(({ competition_id: id }): Topic => `results ${id}`);
  return [...matches, 'competitions', ...PLAYERS_AND_TIME];
}
