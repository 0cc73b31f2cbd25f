import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import type { MemberStatus } from '../shared/members.ts';
import type { Id } from '../shared/ids.ts';
import { makeMembersKey } from './rules/pair.ts';

export interface DraftPlace {
  readonly id: Id<'entry'>;
  readonly competition_id: Id<'competition'>;
  readonly memberIds: readonly Id<'member'>[];
}

/** Finds a member's entries in drafts without any report. */
export async function findUntouchedDraftEntries(
  db: Snapshot,
  memberId: Id<'member'>,
): Promise<DraftPlace[]> {
  const held = await db
    .selectFrom('entry_members')
    .innerJoin('competitions', 'competitions.id', 'entry_members.competition_id')
    .select('entry_id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'draft')
    .execute();
  return filterUntouched(
    db,
    held.map((row) => row.entry_id),
  );
}

/** Finds untouched entries with the same members in drafts that follow an entry's competition. */
export async function findUntouchedSuccessors(
  db: Snapshot,
  entryId: Id<'entry'>,
): Promise<DraftPlace[]> {
  const players = await db
    .selectFrom('entry_members')
    .select(['competition_id', 'member_id'])
    .where('entry_id', '=', entryId)
    .execute();
  const ids = players.map((row) => row.member_id);
  const [first] = players;
  if (!first) return [];
  const found = await db
    .selectFrom('competitions')
    .innerJoin('entry_members', 'entry_members.competition_id', 'competitions.id')
    .select('entry_id')
    .where('previous_competition_id', '=', first.competition_id)
    .where('state', '=', 'draft')
    .where('member_id', '=', first.member_id)
    .execute();
  const places = await filterUntouched(
    db,
    found.map((row) => row.entry_id),
  );
  return places.filter(({ memberIds }) => makeMembersKey(memberIds) === makeMembersKey(ids));
}

export async function findUntouchedEntries(
  db: Snapshot,
  competitionId: Id<'competition'>,
): Promise<DraftPlace[]> {
  const rows = await db
    .selectFrom('entries')
    .select('id')
    .where('competition_id', '=', competitionId)
    .execute();
  return filterUntouched(
    db,
    rows.map((row) => row.id),
  );
}

async function filterUntouched(
  db: Snapshot,
  entryIds: readonly Id<'entry'>[],
): Promise<DraftPlace[]> {
  const rows = await db
    .selectFrom('entry_members')
    .select(['entry_id', 'competition_id', 'member_id'])
    .where('entry_id', 'in', inList(entryIds))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('matches')
            .select('matches.id')
            .where('matches.status', '<>', 'open')
            .where((match) =>
              match.or([
                match('matches.entry0_id', '=', match.ref('entry_members.entry_id')),
                match('matches.entry1_id', '=', match.ref('entry_members.entry_id')),
              ]),
            ),
        ),
      ),
    )
    .orderBy('entry_id')
    .orderBy('position')
    .execute();
  return [...Map.groupBy(rows, (row) => row.entry_id).values()].flatMap((players) => {
    const [first] = players;
    if (!first) return [];
    const { entry_id: id, competition_id } = first;
    return { id, competition_id, memberIds: players.map((player) => player.member_id) };
  });
}

/** Finds the members who cannot be entered, with the status that says why. */
export async function findAbsentMembers(
  db: Snapshot,
  memberIds: readonly Id<'member'>[],
): Promise<Map<Id<'member'>, Exclude<MemberStatus, 'active'>>> {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'status', 'deleted_at'])
    .where('id', 'in', inList(memberIds))
    .where((row) => row.or([row('status', '<>', 'active'), row('deleted_at', 'is not', null)]))
    .execute();
  return new Map(
    rows.map(({ id, status, deleted_at: deletedAt }) => [
      id,
      deletedAt === null && status === 'paused' ? 'paused' : 'left',
    ]),
  );
}

/** Maps entries of this competition to the member whose leaving covers them. */
export async function findLeavers(
  db: Snapshot,
  competitionId: Id<'competition'>,
): Promise<Map<Id<'entry'>, Id<'member'>>> {
  const rows = await db
    .selectFrom('leavings')
    .innerJoin('entries', 'entries.id', 'leavings.entry_id')
    .select(['leavings.entry_id', 'leavings.member_id'])
    .where('competition_id', '=', competitionId)
    .execute();
  return new Map(rows.map((row) => [row.entry_id, row.member_id]));
}

/** Finds members placed by the last fill although their previous entry opted out. */
export async function findFilledOptOuts(
  db: Snapshot,
  competitionId: Id<'competition'>,
): Promise<Set<string>> {
  const fills = await db
    .selectFrom('fills')
    .select('members')
    .where('competition_id', '=', competitionId)
    .execute();
  const players = await db
    .selectFrom('competitions')
    .innerJoin('entries', 'entries.competition_id', 'competitions.previous_competition_id')
    .innerJoin('entry_members', 'entry_members.entry_id', 'entries.id')
    .select(['entry_members.entry_id', 'member_id'])
    .where('competitions.id', '=', competitionId)
    .where('opted_out_at', 'is not', null)
    .execute();
  const optedOut = new Set(
    [...Map.groupBy(players, (row) => row.entry_id).values()].map((pair) =>
      makeMembersKey(pair.map((row) => row.member_id)),
    ),
  );
  return new Set(fills.map((row) => row.members)).intersection(optedOut);
}

/** Forgets that a fill placed these members; filling again may place them again. */
export async function forgetFill(db: WriteTransaction, place: DraftPlace): Promise<void> {
  await db
    .deleteFrom('fills')
    .where('competition_id', '=', place.competition_id)
    .where('members', '=', makeMembersKey(place.memberIds))
    .execute();
}

/** Whether anything has been reported in the competition, so that it has been played. */
export async function hasBeenPlayed(
  db: Snapshot,
  competitionId: Id<'competition'>,
): Promise<boolean> {
  const match = await db
    .selectFrom('matches')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('status', '<>', 'open')
    .executeTakeFirst();
  return match !== undefined;
}
