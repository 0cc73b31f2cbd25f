import { DEADLINES, type Topic } from '../shared/events/topics.ts';
import type { ChaseQuery } from './chase-schema.ts';

/*
 * What tables, progress and the chase list show (API-13): matches, who plays, by which rules, and
 * until when.
 */

const PLAYERS_AND_TIME: readonly Topic[] = ['members', ...DEADLINES];

interface Placed {
  readonly competition_id: string;
  readonly division_id: string | null;
}

export function shownByDivision({ competition_id: of, division_id: id }: Placed): Topic[] {
  return [`division ${id}`, `competition ${of}`, ...PLAYERS_AND_TIME];
}

/** An entry's progress does not say of which competition it is. */
export function shownByEntry({ division_id: id }: Pick<Placed, 'division_id'>): Topic[] {
  const matches: Topic[] = id === null ? [] : [`division ${id}`];
  return [...matches, 'competitions', ...PLAYERS_AND_TIME];
}

export function shownByCompetition(id: string): Topic[] {
  return [`results ${id}`, `competition ${id}`, ...PLAYERS_AND_TIME];
}

export function shownBySeason(competitions: readonly Pick<Placed, 'competition_id'>[]): Topic[] {
  const matches = competitions.map(({ competition_id: id }): Topic => `results ${id}`);
  return [...matches, 'competitions', ...PLAYERS_AND_TIME];
}

export function shownByChaseList({ competition, division }: ChaseQuery): Topic[] {
  return [matchesOf(competition, division), 'competitions', ...PLAYERS_AND_TIME];
}

function matchesOf(competition: string | undefined, division: string | undefined): Topic {
  if (division !== undefined) return `division ${division}`;
  return competition === undefined ? 'matches' : `results ${competition}`;
}
