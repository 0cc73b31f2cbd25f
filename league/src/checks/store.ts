import type { Snapshot } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import type { Id } from '../shared/ids.ts';
import type { MatchIds } from './rules/competition-findings.ts';
import type { CompetitionSummary } from './rules/season-findings.ts';

export async function findCompetitionsById(
  db: Snapshot,
  ids: readonly Id<'competition'>[],
): Promise<CompetitionSummary[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('competitions')
    .select(['id', 'name', 'state'])
    .where('id', 'in', inList(ids))
    .orderBy('id')
    .execute();
}

export async function findFollowingCompetitions(
  db: Snapshot,
  id: Id<'competition'>,
): Promise<CompetitionSummary[]> {
  return db
    .selectFrom('competitions')
    .select(['id', 'name', 'state'])
    .where('previous_competition_id', '=', id)
    .orderBy('id')
    .execute();
}

export async function findUndividedEntries(
  db: Snapshot,
  competitionId: Id<'competition'>,
): Promise<Id<'entry'>[]> {
  const rows = await db
    .selectFrom('entries')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('division_id', 'is', null)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Lists the display names of members who are not removed, oldest first. */
export async function listPresentNames(
  db: Snapshot,
): Promise<{ readonly id: Id<'member'>; readonly display_name: string }[]> {
  return db
    .selectFrom('members')
    .select(['id', 'display_name'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Finds the matches between entries that have not withdrawn, by status. */
export async function findMatchIds(
  db: Snapshot,
  competitionId: Id<'competition'>,
): Promise<MatchIds> {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('entries as zero', 'zero.id', 'matches.entry0_id')
    .innerJoin('entries as one', 'one.id', 'matches.entry1_id')
    .select(['matches.id', 'matches.status'])
    .where('matches.competition_id', '=', competitionId)
    .where('zero.status', '=', 'active')
    .where('one.status', '=', 'active')
    .orderBy('matches.id')
    .execute();
  const of = (status: string) => rows.flatMap((row) => (row.status === status ? row.id : []));
  return {
    open: of('open'),
    reported: of('reported'),
    disputed: of('disputed'),
    played: of('played'),
  };
}
