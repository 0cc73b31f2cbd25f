import type { ExpressionBuilder } from 'kysely';
import type { CompetitionTable, Tables } from '../db/tables.ts';
import type { Caller } from '../http/caller.ts';

/** No other query reads `visibility` (ACC-3); a test keeps the code and the SQL in agreement. */

type AnyCaller = Pick<Caller, 'type'>;
/** For queries that include `competitions`. */
type CompetitionRow = ExpressionBuilder<Tables, 'competitions'>;

/** API keys see every competition; players see open ones that are not drafts. */
export function isVisible(
  caller: AnyCaller,
  { visibility, state }: Pick<CompetitionTable, 'visibility' | 'state'>,
): boolean {
  return caller.type === 'api_key' || (visibility === 'members' && state !== 'draft');
}

export function whereVisible(caller: AnyCaller) {
  return (row: CompetitionRow) =>
    caller.type === 'api_key' ? row.and([]) : whereVisibleToPlayers(row);
}

export function whereVisibleToPlayers(row: CompetitionRow) {
  return row.and([isOpenToMembers(row), isNoDraft(row)]);
}

/** Competitions in which players may know their place, even drafts once decided (ME-2). */
export function whereAnnounced(row: CompetitionRow) {
  const isDecided = row('competitions.placements_decided', '=', 1);
  return row.and([isOpenToMembers(row), row.or([isNoDraft(row), isDecided])]);
}

/** Players may know that a competition has started, even if it is a draft again with results. */
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
