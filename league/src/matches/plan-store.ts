import { whereVisibleToPlayers } from '../competitions/visibility.ts';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import { selectHeld } from '../entries/held-store.ts';
import type { IsoDate, Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import type { StoredPlan } from './rules/plan.ts';

export async function findPlans(
  db: Snapshot,
  matchIds: readonly Id<'match'>[],
): Promise<(matchId: Id<'match'>) => StoredPlan[]> {
  const rows = await db
    .selectFrom('match_plans')
    .select(['match_id', 'member_id', 'state', 'arranged_on'])
    .where('match_id', 'in', inList(matchIds))
    .execute();
  const plans = Map.groupBy(rows, (row) => row.match_id);
  return (matchId) =>
    (plans.get(matchId) ?? []).map((row) => ({
      memberId: row.member_id,
      state: row.state,
      arrangedOn: row.arranged_on,
    }));
}

export async function replacePlans(
  db: WriteTransaction,
  matchId: Id<'match'>,
  plans: readonly StoredPlan[],
  now: Timestamp,
): Promise<void> {
  await db.deleteFrom('match_plans').where('match_id', '=', matchId).execute();
  if (plans.length === 0) return;
  const rows = plans.map(({ memberId, state, arrangedOn }) => ({
    match_id: matchId,
    member_id: memberId,
    state,
    arranged_on: arrangedOn,
    updated_at: now,
  }));
  await db.insertInto('match_plans').values(rows).execute();
}

interface OpenFixture {
  readonly id: Id<'match'>;
  readonly results_deadline: IsoDate | null;
}

/** Finds the member's open matches that a player can see, oldest first. */
export async function findOpenFixtures(
  db: Snapshot,
  memberId: Id<'member'>,
): Promise<OpenFixture[]> {
  const held = selectHeld(db, memberId);
  return db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competition_id')
    .innerJoin('seasons', 'seasons.id', 'competitions.season_id')
    .innerJoin('entries as zero', 'zero.id', 'matches.entry0_id')
    .innerJoin('entries as one', 'one.id', 'matches.entry1_id')
    .select(['matches.id', 'seasons.results_deadline'])
    .where((row) => row.or([row('entry0_id', 'in', held), row('entry1_id', 'in', held)]))
    .where('matches.status', '=', 'open')
    .where('competitions.state', '=', 'active')
    .where(whereVisibleToPlayers)
    .where('zero.status', '=', 'active')
    .where('one.status', '=', 'active')
    .orderBy('matches.id')
    .execute();
}
