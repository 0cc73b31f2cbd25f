import { whereAnnounced, whereStarted, whereVisibleToPlayers } from '../competitions/visibility.ts';
import type { Snapshot } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import { selectEverHeld } from '../entries/held-store.ts';
import type { Id } from '../shared/ids.ts';

/** Sorts after every date; databases disagree on where to sort null. */
const NO_DATE = '9999-12-31';

/** Whether the member ever had an entry that players can see and that is past a draft. */
export async function hasStarted(db: Snapshot, memberId: Id<'member'>): Promise<boolean> {
  const row = await db
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .select('entries.id')
    .where('entries.id', 'in', selectEverHeld(db, memberId))
    .where(whereStarted)
    .executeTakeFirst();
  return row !== undefined;
}

/** The planned season that starts first; undated ones come last. */
export async function findNextSeason(db: Snapshot) {
  return db
    .selectFrom('seasons')
    .select(['id', 'name', 'starts_on', 'ends_on'])
    .where('state', '=', 'planning')
    .orderBy((season) => season.fn.coalesce('starts_on', season.val(NO_DATE)))
    .orderBy('id')
    .executeTakeFirst();
}

/** The last-ending season with a complete competition that the member played in. */
export async function findLastSeason(db: Snapshot, memberId: Id<'member'>) {
  return db
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('seasons', 'seasons.id', 'competitions.season_id')
    .select(['seasons.id', 'seasons.name', 'starts_on', 'ends_on'])
    .where('entries.id', 'in', selectEverHeld(db, memberId))
    .where('competitions.state', 'in', ['complete', 'archived'])
    .where(whereVisibleToPlayers)
    .orderBy((season) => season.fn.coalesce('ends_on', season.val(NO_DATE)), 'desc')
    .orderBy('seasons.id', 'desc')
    .executeTakeFirst();
}

/** The member's entries in planned or active seasons, as far as players may know of them. */
export async function findPlacedEntries(db: Snapshot, memberId: Id<'member'>) {
  return db
    .selectFrom('entry_members')
    .innerJoin('entries', 'entries.id', 'entry_members.entry_id')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('seasons', 'seasons.id', 'competitions.season_id')
    .leftJoin('divisions', 'divisions.id', 'entries.division_id')
    .select(['entries.id as entry_id', 'competitions.id as competition_id'])
    .select(['competitions.name as competition_name', 'competitions.state as competition_state'])
    .select(['divisions.id as division_id', 'divisions.name as division_name'])
    .select('divisions.position as division_position')
    .select(['seasons.id as season_id', 'seasons.name as season_name'])
    .select(['seasons.state as season_state', 'starts_on', 'ends_on', 'results_deadline'])
    .select(['competitions.discipline', 'entries.opted_out_at'])
    .select((entry) =>
      entry
        .selectFrom('leavings')
        .whereRef('leavings.entry_id', '=', 'entries.id')
        .select((leaving) => leaving.fn.countAll<number>().as('count'))
        .as('leavers'),
    )
    .select((entry) =>
      entry
        .selectFrom('leavings')
        .whereRef('leavings.entry_id', '=', 'entries.id')
        .where('leavings.member_id', '<>', memberId)
        .select((leaving) => leaving.fn.countAll<number>().as('count'))
        .as('partners_leaving'),
    )
    .select((entry) =>
      entry
        .selectFrom('matches')
        .select((match) => match.fn.countAll<number>().as('count'))
        .where((match) =>
          match.or([
            match('entry0_id', '=', match.ref('entries.id')),
            match('entry1_id', '=', match.ref('entries.id')),
          ]),
        )
        .as('fixtures'),
    )
    .where('entry_members.member_id', '=', memberId)
    .where('entries.status', '=', 'active')
    .where(whereAnnounced)
    .where('seasons.state', 'in', ['planning', 'active'])
    .orderBy((entry) => entry.fn.coalesce('starts_on', entry.val(NO_DATE)))
    .orderBy('entries.id')
    .execute();
}

/** The member's active entries, as far as a player can see them. */
export async function findEntriesUnderWay(
  db: Snapshot,
  memberId: Id<'member'>,
): Promise<Id<'entry'>[]> {
  const rows = await db
    .selectFrom('entry_members')
    .innerJoin('entries', 'entries.id', 'entry_members.entry_id')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .select('entries.id')
    .where('member_id', '=', memberId)
    .where('entries.status', '=', 'active')
    .where('competitions.state', '=', 'active')
    .where(whereVisibleToPlayers)
    .execute();
  return rows.map((row) => row.id);
}

/** The doubles competitions of active seasons, as far as players may know of them. */
export async function findDoublesUnderWay(db: Snapshot) {
  return db
    .selectFrom('competitions')
    .innerJoin('seasons', 'seasons.id', 'competitions.season_id')
    .select(['competitions.id as competition_id', 'competitions.name as competition_name'])
    .select(['competitions.state as competition_state', 'discipline'])
    .where('discipline', '<>', 'singles')
    .where('seasons.state', '=', 'active')
    .where(whereVisibleToPlayers)
    .orderBy('competitions.id')
    .execute();
}

export async function findOpponents(
  db: Snapshot,
  entryIds: readonly Id<'entry'>[],
): Promise<Id<'entry'>[]> {
  const ids = inList(entryIds);
  const across = (own: 'entry0_id' | 'entry1_id', other: 'entry0_id' | 'entry1_id') =>
    db
      .selectFrom('matches')
      .innerJoin('entries', 'entries.id', `matches.${other}`)
      .select('entries.id')
      .where(own, 'in', ids)
      .where('entries.status', '=', 'active');
  const rows = await across('entry0_id', 'entry1_id')
    .union(across('entry1_id', 'entry0_id'))
    .execute();
  return rows.map((row) => row.id).toSorted();
}

/** The members of these entries, without the caller and those who left. */
export async function findContacts(
  db: Snapshot,
  entryIds: readonly Id<'entry'>[],
  butFor: Id<'member'>,
) {
  return db
    .selectFrom('entry_members')
    .innerJoin('members', 'members.id', 'entry_members.member_id')
    .select(['members.id as member_id', 'entry_id', 'display_name'])
    .select(['full_name', 'email', 'phone'])
    .where('entry_id', 'in', inList(entryIds))
    .where('members.id', '<>', butFor)
    .where('members.status', '<>', 'left')
    .where('deleted_at', 'is', null)
    .orderBy('display_name_key')
    .orderBy('members.id')
    .orderBy('entry_id')
    .execute();
}
