import { whereVisible } from '../competitions/visibility.ts';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import type { Caller } from '../http/caller.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';

/** An opt-out by hand is stored apart from a member's leaving, so undoing one keeps the other. */

export async function isOptedOutByHand(db: Snapshot, entryId: Id<'entry'>): Promise<boolean> {
  const row = await db
    .selectFrom('entries')
    .select('opted_out_at')
    .where('id', '=', entryId)
    .executeTakeFirst();
  return row !== undefined && row.opted_out_at !== null;
}

/** Leaves `updated_at` alone: all players read it, and must not learn who leaves (OPT-3). */
export async function setOptedOut(
  db: WriteTransaction,
  entryId: Id<'entry'>,
  at: Timestamp | null,
): Promise<void> {
  const row = { opted_out_at: at };
  await db.updateTable('entries').set(row).where('id', '=', entryId).execute();
}

export async function deleteLeavingsOfEntry(
  db: WriteTransaction,
  entryId: Id<'entry'>,
): Promise<void> {
  await db.deleteFrom('leavings').where('entry_id', '=', entryId).execute();
}

/** Covers every entry the member holds now, except those of archived competitions. */
export async function insertLeavingsOfMember(
  db: WriteTransaction,
  memberId: Id<'member'>,
  now: Timestamp,
): Promise<Id<'entry'>[]> {
  const held = await db
    .selectFrom('entry_members')
    .innerJoin('competitions', 'competitions.id', 'entry_members.competition_id')
    .select('entry_id')
    .where('member_id', '=', memberId)
    .where('state', '<>', 'archived')
    .orderBy('entry_id')
    .execute();
  const ids = held.map((row) => row.entry_id);
  for (const id of ids) {
    const row = { member_id: memberId, entry_id: id, recorded_at: now };
    await db.insertInto('leavings').values(row).execute();
  }
  return ids;
}

/** @returns the entries that the member's leaving covered */
export async function deleteLeavingsOfMember(
  db: WriteTransaction,
  memberId: Id<'member'>,
): Promise<Id<'entry'>[]> {
  const covered = db.deleteFrom('leavings').where('member_id', '=', memberId).returning('entry_id');
  return (await covered.execute()).map((row) => row.entry_id).toSorted();
}

interface PartnerLeft {
  readonly competition_id: Id<'competition'>;
  readonly competition_name: string;
  readonly member: { readonly id: Id<'member'>; readonly display_name: string };
}

/** Finds the partners whom a leaving member leaves behind, as far as the caller may see them. */
export async function findPartnersLeft(
  db: Snapshot,
  caller: Caller,
  memberId: Id<'member'>,
): Promise<PartnerLeft[]> {
  const rows = await db
    .selectFrom('leavings')
    .innerJoin('entry_members', 'entry_members.entry_id', 'leavings.entry_id')
    .innerJoin('members', 'members.id', 'entry_members.member_id')
    .innerJoin('competitions', 'competitions.id', 'entry_members.competition_id')
    .select(['competitions.id as competition_id', 'competitions.name as competition_name'])
    .select(['members.id', 'display_name'])
    .where('leavings.member_id', '=', memberId)
    .where('members.id', '<>', memberId)
    .where(whereVisible(caller))
    .orderBy('leavings.entry_id')
    .execute();
  return rows.map(({ id, display_name, ...competition }) => ({
    ...competition,
    member: { id, display_name },
  }));
}

export async function findOptedOutEntries(
  db: Snapshot,
  competitionIds: readonly Id<'competition'>[],
): Promise<Set<Id<'entry'>>> {
  const byHand = db
    .selectFrom('entries')
    .select('entries.id')
    .where('competition_id', 'in', inList(competitionIds))
    .where('opted_out_at', 'is not', null);
  // SQLite begins with the first of two tables joined crosswise. Left to itself, it would look up
  // all who play, although few leave.
  const byLeaving = db
    .selectFrom('leavings')
    .crossJoin('entries')
    .select('entries.id')
    .whereRef('entries.id', '=', 'leavings.entry_id')
    .where('competition_id', 'in', inList(competitionIds));
  const rows = await byHand.union(byLeaving).execute();
  return new Set(rows.map((row) => row.id));
}
