import { splitIntoBatches } from '../db/batches.ts';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import { makeEntryLabel } from '../entries/rules/pair.ts';
import { makeEntryVersion } from '../entries/version.ts';
import { toLeagueStatus } from '../members/rules/status.ts';
import type { Id } from '../shared/ids.ts';
import type { UnsaidPolicy } from './rules/first-season.ts';
import type { Player } from './rules/plan-types.ts';
import type { DraftEntry } from './rules/refill.ts';

/** Every member of the club, including those who are gone. */
export async function readAllPlayers(
  db: Snapshot,
): Promise<Map<Id<'member'>, Player & { gone: boolean }>> {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'display_name', 'status', 'leaving_at', 'deleted_at', 'wants_to_play'])
    .select(['level', 'self_level'])
    .orderBy('id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        display_name: row.display_name,
        status: toLeagueStatus(row),
        leaving: row.leaving_at !== null,
        wish: row.wants_to_play,
        level: row.level ?? row.self_level,
        gone: row.deleted_at !== null,
      },
    ]),
  );
}

interface OptOuts {
  /** Entries that were opted out individually. */
  readonly byHand: ReadonlySet<Id<'entry'>>;
  /** The members whose leaving covers each entry. */
  readonly leavers: ReadonlyMap<Id<'entry'>, readonly Id<'member'>[]>;
}

export async function findOptOuts(
  db: Snapshot,
  competitionId: Id<'competition'>,
): Promise<OptOuts> {
  const entries = await db
    .selectFrom('entries')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('opted_out_at', 'is not', null)
    .execute();
  const leavings = await db
    .selectFrom('leavings')
    .innerJoin('entries', 'entries.id', 'leavings.entry_id')
    .select(['leavings.entry_id', 'leavings.member_id'])
    .where('entries.competition_id', '=', competitionId)
    .execute();
  const leavers = Map.groupBy(leavings, (row) => row.entry_id);
  return {
    byHand: new Set(entries.map((row) => row.id)),
    leavers: new Map([...leavers].map(([id, rows]) => [id, rows.map((row) => row.member_id)])),
  };
}

export interface ShownDraftEntry extends DraftEntry {
  readonly members: readonly { readonly id: Id<'member'>; readonly display_name: string }[];
  readonly version: string;
  readonly startingPlace: number | null;
}

export async function findDraftEntries(
  db: Snapshot,
  competitionId: Id<'competition'>,
): Promise<ShownDraftEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .innerJoin('entry_members', 'entry_members.entry_id', 'entries.id')
    .innerJoin('members', 'members.id', 'entry_members.member_id')
    .leftJoin('divisions', 'divisions.id', 'entries.division_id')
    .select([
      'entries.id',
      'entries.name',
      'entries.status',
      'entries.updated_at',
      'entries.starting_place',
      'division_id',
      'divisions.name as division_name',
    ])
    .select(['member_id', 'display_name'])
    .where('entries.competition_id', '=', competitionId)
    .orderBy('entries.id')
    .orderBy('entry_members.position')
    .execute();
  const played = await findPlayedEntries(db, competitionId);
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap((players) => {
    const [row] = players;
    if (!row) return [];
    const members = players.map(({ member_id: id, display_name }) => ({ id, display_name }));
    return {
      id: row.id,
      label: makeEntryLabel(row.name, players),
      memberIds: members.map(({ id }) => id),
      members,
      divisionId: row.division_id,
      divisionName: row.division_name,
      name: row.name,
      hasPlayed: played.has(row.id),
      isWithdrawn: row.status === 'withdrawn',
      version: makeEntryVersion(row, members, 'draft'),
      startingPlace: row.starting_place,
    };
  });
}

async function findPlayedEntries(
  db: Snapshot,
  competitionId: Id<'competition'>,
): Promise<Set<Id<'entry'>>> {
  const rows = await db
    .selectFrom('matches')
    .select(['entry0_id', 'entry1_id'])
    .where('competition_id', '=', competitionId)
    .where('status', '<>', 'open')
    .execute();
  return new Set(rows.flatMap((row) => [row.entry0_id, row.entry1_id]));
}

export async function findFilledCompetitions(
  db: Snapshot,
  competitionIds: readonly Id<'competition'>[],
): Promise<ReadonlySet<Id<'competition'>>> {
  const rows = await db
    .selectFrom('fills')
    .select('competition_id')
    .distinct()
    .where('competition_id', 'in', inList(competitionIds))
    .execute();
  return new Set(rows.map((row) => row.competition_id));
}

export async function readFills(
  db: Snapshot,
  competitionId: Id<'competition'>,
): Promise<Map<string, Id<'division'> | null>> {
  const rows = await db
    .selectFrom('fills')
    .select(['members', 'division_id'])
    .where('competition_id', '=', competitionId)
    .execute();
  return new Map(rows.map((row) => [row.members, row.division_id]));
}

export async function readFilledPlaces(
  db: Snapshot,
  competitionId: Id<'competition'>,
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await db
    .selectFrom('fills')
    .select(['members', 'starting_place'])
    .where('competition_id', '=', competitionId)
    .execute();
  return new Map(rows.map((row) => [row.members, row.starting_place]));
}

export async function replaceFills(
  db: WriteTransaction,
  competitionId: Id<'competition'>,
  fills: ReadonlyMap<string, Id<'division'> | null>,
  places: ReadonlyMap<string, number>,
): Promise<void> {
  await db.deleteFrom('fills').where('competition_id', '=', competitionId).execute();
  const rows = [...fills].map(([members, division_id]) => ({
    competition_id: competitionId,
    members,
    division_id,
    starting_place: places.get(members) ?? null,
  }));
  for (const some of splitIntoBatches(rows)) await db.insertInto('fills').values(some).execute();
}

/** The entries that are carried over although they would be left out (PLA-15). */
export async function findKeptEntries(
  db: Snapshot,
  competitionId: Id<'competition'>,
): Promise<Set<Id<'entry'>>> {
  const rows = await db
    .selectFrom('kept_entries')
    .select('entry_id')
    .where('competition_id', '=', competitionId)
    .execute();
  return new Set(rows.map((row) => row.entry_id));
}

export async function replaceKeptEntries(
  db: WriteTransaction,
  competitionId: Id<'competition'>,
  entryIds: readonly Id<'entry'>[],
): Promise<void> {
  await db.deleteFrom('kept_entries').where('competition_id', '=', competitionId).execute();
  const rows = entryIds.map((id) => ({ competition_id: competitionId, entry_id: id }));
  for (const some of splitIntoBatches(rows))
    await db.insertInto('kept_entries').values(some).execute();
}

/** Whether members who have not answered are placed in this draft (PLA-21). */
export async function readUnsaidPolicy(
  db: Snapshot,
  competitionId: Id<'competition'>,
): Promise<UnsaidPolicy> {
  const row = await db
    .selectFrom('drafts_with_unsaid')
    .select('competition_id')
    .where('competition_id', '=', competitionId)
    .executeTakeFirst();
  return row === undefined ? 'left_out' : 'placed';
}

export async function replaceUnsaidPolicy(
  db: WriteTransaction,
  competitionId: Id<'competition'>,
  unsaid: UnsaidPolicy,
): Promise<void> {
  await db.deleteFrom('drafts_with_unsaid').where('competition_id', '=', competitionId).execute();
  if (unsaid === 'left_out') return;
  await db.insertInto('drafts_with_unsaid').values({ competition_id: competitionId }).execute();
}

export async function findExistingEntries(
  db: Snapshot,
  competitionId: Id<'competition'>,
  entryIds: readonly Id<'entry'>[],
): Promise<Set<Id<'entry'>>> {
  const rows = await db
    .selectFrom('entries')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('id', 'in', inList(entryIds))
    .execute();
  return new Set(rows.map((row) => row.id));
}
