import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { splitIntoBatches } from '../db/batches.ts';
import { inList } from '../db/in-list.ts';
import { prepareStatement } from '../db/prepared.ts';
import type { EntryTable } from '../db/tables.ts';
import { DEFAULT_LIMIT, cutPage } from '../http/page.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import type { KnownMember } from './rules/check-entry.ts';
import { type FormerMember, findFormerMembers, selectEverHeld, selectHeld } from './held-store.ts';
import { makeEntryVersion } from './version.ts';
import { makeEntryLabel, findPairWarnings } from './rules/pair.ts';
import type { Entry, EntryQuery } from './schema.ts';

interface EntryMember {
  readonly id: Id<'member'>;
  readonly display_name: string;
  readonly gender: string | null;
}

type EntryRow = Selectable<EntryTable> & {
  discipline: string;
  state: string;
  left_at: Timestamp | null;
};

function selectEntries(db: Snapshot) {
  return db
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .selectAll('entries')
    .select(['competitions.discipline', 'competitions.state'])
    .select((row) =>
      row
        .selectFrom('leavings')
        .whereRef('leavings.entry_id', '=', 'entries.id')
        .select((leaving) => leaving.fn.min('leavings.recorded_at').as('first'))
        .as('left_at'),
    );
}

/** Includes the warnings, which `showEntry` removes for callers who may not see them. */
export async function findEntry(db: Snapshot, id: Id<'entry'>): Promise<Entry | undefined> {
  const row = await selectEntries(db).where('entries.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [members, former] = await Promise.all([
    findEntryMembers(db, [id]),
    findFormerMembers(db, [id]),
  ]);
  return toEntry(row, members.get(id) ?? [], former(id));
}

export async function findEntries(db: Snapshot, ids: readonly Id<'entry'>[]): Promise<Entry[]> {
  const rows = selectEntries(db).where('entries.id', 'in', inList(ids)).orderBy('entries.id');
  return toEntries(db, await rows.execute());
}

export async function listEntries(
  db: Snapshot,
  competitionId: Id<'competition'>,
  wanted: EntryQuery,
) {
  const limit = wanted.limit ?? DEFAULT_LIMIT;
  let rows = selectEntries(db)
    .where('entries.competition_id', '=', competitionId)
    .orderBy('entries.id')
    .limit(limit + 1);
  const { after, division, member, status } = wanted;
  if (after !== undefined) rows = rows.where('entries.id', '>', after);
  if (division !== undefined) rows = rows.where('division_id', '=', division);
  if (status !== undefined) rows = rows.where('entries.status', '=', status);
  if (member !== undefined) {
    rows = rows.where('entries.id', 'in', selectHeld(db, member));
  }
  const page = cutPage(await rows.execute(), limit);
  return { ...page, data: await toEntries(db, page.data) };
}

export async function readAllEntries(
  db: Snapshot,
  competitionId: Id<'competition'>,
): Promise<Entry[]> {
  const rows = await selectEntries(db)
    .where('entries.competition_id', '=', competitionId)
    .orderBy('entries.id')
    .execute();
  return toEntries(db, rows);
}

async function toEntries(db: Snapshot, rows: readonly EntryRow[]): Promise<Entry[]> {
  const ids = rows.map((row) => row.id);
  const [members, former] = await Promise.all([
    findEntryMembers(db, ids),
    findFormerMembers(db, ids),
  ]);
  return rows.map((row) => toEntry(row, members.get(row.id) ?? [], former(row.id)));
}

export async function findEntryMembers(
  db: Snapshot,
  entryIds: readonly Id<'entry'>[],
): Promise<Map<Id<'entry'>, EntryMember[]>> {
  const members = new Map<Id<'entry'>, EntryMember[]>(entryIds.map((id) => [id, []]));
  const rows = await db
    .selectFrom('entry_members')
    .innerJoin('members', 'members.id', 'entry_members.member_id')
    .select(['entry_id', 'members.id', 'display_name', 'gender'])
    .where('entry_id', 'in', inList(entryIds))
    .orderBy('entry_id')
    .orderBy('position')
    .execute();
  for (const { entry_id: entryId, ...member } of rows) members.get(entryId)?.push(member);
  return members;
}

interface WithEntry {
  readonly entry_id: Id<'entry'>;
}

export async function isAnyWithdrawn(
  db: Snapshot,
  [{ entry_id: one }, { entry_id: other }]: readonly [WithEntry, WithEntry],
): Promise<boolean> {
  const [status] = await selectStatuses(db, { one, other });
  return status?.one === 'withdrawn' || status?.other === 'withdrawn';
}

// Not as a list: SQLite would make a table, which takes longer than both.
const selectStatuses = prepareStatement(
  (db, { one, other }: { one: Id<'entry'>; other: Id<'entry'> }) =>
    db.selectNoFrom((row) => {
      const status = row.selectFrom('entries').select('status');
      return [status.where('id', '=', one).as('one'), status.where('id', '=', other).as('other')];
    }),
);

/** Leaves out missing members. */
export async function findKnownMembers(
  db: Snapshot,
  memberIds: readonly Id<'member'>[],
): Promise<Map<Id<'member'>, KnownMember>> {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'status', 'deleted_at'])
    .where('id', 'in', inList(memberIds))
    .execute();
  return new Map(
    rows.map(({ id, status, deleted_at: deletedAt }) => [
      id,
      { status, removed: deletedAt !== null },
    ]),
  );
}

/** Finds those of these members who have an entry in the competition that has not withdrawn. */
export async function findEnteredMembers(
  db: Snapshot,
  competitionId: Id<'competition'>,
  memberIds: readonly Id<'member'>[],
): Promise<Set<Id<'member'>>> {
  const rows = await db
    .selectFrom('entry_members')
    .innerJoin('entries', 'entries.id', 'entry_members.entry_id')
    .select('member_id')
    .where('entry_members.competition_id', '=', competitionId)
    .where('member_id', 'in', inList(memberIds))
    .where('entries.status', '=', 'active')
    .execute();
  return new Set(rows.map((row) => row.member_id));
}

/** The divisions in which these members play or played. */
export async function findDivisionsOfMembers(
  db: Snapshot,
  memberIds: readonly Id<'member'>[],
): Promise<Set<Id<'division'>>> {
  const rows = await db
    .selectFrom('entry_members')
    .innerJoin('entries', 'entries.id', 'entry_members.entry_id')
    .select('division_id')
    .where('member_id', 'in', inList(memberIds))
    .execute();
  return new Set(rows.flatMap((row) => row.division_id ?? []));
}

interface EntryToInsert {
  readonly row: Insertable<EntryTable>;
  /** In their order. */
  readonly memberIds: readonly Id<'member'>[];
}

export async function insertEntries(
  db: WriteTransaction,
  entries: readonly EntryToInsert[],
): Promise<void> {
  const rows = entries.map(({ row }) => row);
  const players = entries.flatMap(({ row, memberIds }) =>
    memberIds.map((memberId, position) => ({
      entry_id: row.id,
      competition_id: row.competition_id,
      member_id: memberId,
      position,
    })),
  );
  for (const some of splitIntoBatches(rows)) await db.insertInto('entries').values(some).execute();
  for (const some of splitIntoBatches(players))
    await db.insertInto('entry_members').values(some).execute();
}

export async function updateEntry(
  db: WriteTransaction,
  id: Id<'entry'>,
  row: Updateable<EntryTable>,
): Promise<void> {
  await db.updateTable('entries').set(row).where('id', '=', id).execute();
}

/** Deletes an entry without fixtures, together with the tie decisions it was part of. */
export async function deleteEntry(db: WriteTransaction, id: Id<'entry'>): Promise<void> {
  const lineups = db.selectFrom('former_lineups').select('id').where('entry_id', '=', id);
  await db.deleteFrom('former_lineup_members').where('lineup_id', 'in', lineups).execute();
  await db.deleteFrom('former_lineups').where('entry_id', '=', id).execute();
  const ties = db
    .selectFrom('tie_decision_entries')
    .select('decision_id')
    .where('entry_id', '=', id);
  await db.deleteFrom('tie_decisions').where('id', 'in', ties).execute();
  await db.deleteFrom('entry_members').where('entry_id', '=', id).execute();
  await db.deleteFrom('entries').where('id', '=', id).execute();
}

/**
 * Clears the names of entries a member holds or held, because any may contain the member's name.
 */
export async function clearEntryNames(
  db: WriteTransaction,
  memberId: Id<'member'>,
  now: Timestamp,
): Promise<void> {
  await db
    .updateTable('entries')
    .set({ name: null, updated_at: now })
    .where('id', 'in', selectEverHeld(db, memberId))
    .where('name', 'is not', null)
    .execute();
  await db
    .updateTable('former_lineups')
    .set({ name: null })
    .where('entry_id', 'in', selectEverHeld(db, memberId))
    .where('name', 'is not', null)
    .execute();
}

/** Whether a result of the entry has been reported or settled, or is disputed. */
export async function hasMatchUnderWay(db: Snapshot, entryId: Id<'entry'>): Promise<boolean> {
  const match = await db
    .selectFrom('matches')
    .select('id')
    .where((row) => row.or([row('entry0_id', '=', entryId), row('entry1_id', '=', entryId)]))
    .where('status', '<>', 'open')
    .executeTakeFirst();
  return match !== undefined;
}

/** Deletes the fixtures of an entry without reports. */
export async function deleteFixtures(db: WriteTransaction, entryId: Id<'entry'>): Promise<void> {
  await db
    .deleteFrom('matches')
    .where((row) => row.or([row('entry0_id', '=', entryId), row('entry1_id', '=', entryId)]))
    .where('status', '=', 'open')
    .execute();
}

function toEntry(
  row: EntryRow,
  members: readonly EntryMember[],
  former: readonly FormerMember[],
): Entry {
  const { discipline, state, left_at: leftAt, ...entry } = row;
  // Opted out by hand, or with a member who leaves.
  const optedOutAt = row.opted_out_at ?? leftAt;
  const warnings = findPairWarnings(discipline, members);
  return {
    ...entry,
    label: makeEntryLabel(row.name, members),
    members: members.map(({ id, display_name }) => ({ id, display_name })),
    former_members: [...former],
    opted_out: optedOutAt !== null,
    opted_out_at: optedOutAt,
    warnings: warnings.map(({ sentence }) => sentence),
    warning_list: warnings,
    version: makeEntryVersion(row, members, state),
  };
}
