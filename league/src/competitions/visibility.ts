import type { ExpressionBuilder } from 'kysely';
import type { CompetitionTable, Tables } from '../db/tables.ts';
import type { Caller } from '../http/caller.ts';

/*
 * Who may see a competition (ACC-3), in code and in SQL. No other query asks for `visibility`,
 * and a test holds the two to the same answer for every competition that there can be.
 */

type AnyCaller = Pick<Caller, 'type'>;
/** In a query that has `competitions` in it. */
type CompetitionRow = ExpressionBuilder<Tables, 'competitions'>;

/** An API key sees every competition; a player, those open to members that are no draft. */
export function isVisible(
  caller: AnyCaller,
  { visibility, state }: Pick<CompetitionTable, 'visibility' | 'state'>,
): boolean {
  return caller.type === 'api_key' || (visibility === 'members' && state !== 'draft');
}

/** The same in SQL. */
export function whereVisible(caller: AnyCaller) {
  return (row: CompetitionRow) =>
    caller.type === 'api_key' ? row.and([]) : whereVisibleToPlayers(row);
}

export function whereVisibleToPlayers(row: CompetitionRow) {
  return row.and([isOpenToMembers(row), isNoDraft(row)]);
}

/** What players may know that they are placed in: also a draft whose placements are decided (ME-2). */
export function whereAnnounced(row: CompetitionRow) {
  const isDecided = row('competitions.placements_decided', '=', 1);
  return row.and([isOpenToMembers(row), row.or([isNoDraft(row), isDecided])]);
}

/** What players may know that has started: also one with results that became a draft again. */
export function whereStarted(row: CompetitionRow) {
  const hasResults = row.exists(
    row
      .selectFrom('matches')
      .select('matches.id')
      .whereRef('matches.competition_id', '=', 'competitions.id')
      .where('matches.status', '<>', 'open'),
  );
  return row.and([isOpenToMembers(row), row.or([isNoDraft(row), hasResults])]);
}

function isOpenToMembers(row: CompetitionRow) {
  return row('competitions.visibility', '=', 'members');
}

function isNoDraft(row: CompetitionRow) {
  return row('competitions.state', '<>', 'draft');
}
