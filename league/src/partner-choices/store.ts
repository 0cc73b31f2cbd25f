import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { type ChoiceBook, normalisePreference } from './rules/choices.ts';

export interface StoredBook extends ChoiceBook {
  readonly updatedAt: ReadonlyMap<Id<'member'>, Timestamp>;
}

/** @param alsoAsked further members to check for being away */
export async function readBook(
  db: Snapshot,
  competitionId: Id<'competition'>,
  alsoAsked: readonly Id<'member'>[] = [],
): Promise<StoredBook> {
  const players = await db
    .selectFrom('entry_members')
    .innerJoin('entries', 'entries.id', 'entry_members.entry_id')
    .select(['entry_id', 'member_id', 'status'])
    .where('entry_members.competition_id', '=', competitionId)
    .orderBy('entry_id')
    .orderBy('position')
    .execute();
  const rows = await db
    .selectFrom('partner_choices')
    .selectAll()
    .where('competition_id', '=', competitionId)
    .orderBy('member_id')
    .execute();
  const declines = await db
    .selectFrom('partner_declines')
    .select(['member_id as memberId', 'from_id as fromId'])
    .where('competition_id', '=', competitionId)
    .orderBy('declined_at')
    .orderBy('member_id')
    .execute();
  const partners = findPartners(players);
  const holders = new Set(players.map((row) => row.member_id));
  const mentioned = rows.flatMap((row) => [row.member_id, row.partner_id ?? []].flat());
  const away = await findAbsentMembers(db, competitionId, holders, [...mentioned, ...alsoAsked]);
  return {
    away,
    partners,
    preferences: new Map(
      rows.map(({ member_id: id, choice, partner_id: partnerId }) => [
        id,
        normalisePreference({ choice, partnerId }, partners.get(id)),
      ]),
    ),
    updatedAt: new Map(rows.map((row) => [row.member_id, row.updated_at])),
    declines,
  };
}

interface HeldEntry {
  readonly entry_id: Id<'entry'>;
  readonly member_id: Id<'member'>;
  readonly status: 'active' | 'withdrawn';
}

/** Current partners; a withdrawn pair counts only if neither was entered again. */
function findPartners(players: readonly HeldEntry[]): Map<Id<'member'>, Id<'member'>> {
  const plays = new Set(
    players.filter(({ status }) => status === 'active').map((row) => row.member_id),
  );
  const pairs = [...Map.groupBy(players, (row) => row.entry_id).values()];
  return new Map(
    pairs.flatMap(([one, other]): [Id<'member'>, Id<'member'>][] => {
      if (!one || !other) return [];
      const [first, second] = [one.member_id, other.member_id];
      const isOver = one.status === 'withdrawn' && (plays.has(first) || plays.has(second));
      return isOver
        ? []
        : [
            [first, second],
            [second, first],
          ];
    }),
  );
}

/** Leaving counts for an entry that it covers; without an entry, as the member said it. */
async function findAbsentMembers(
  db: Snapshot,
  competitionId: Id<'competition'>,
  holders: ReadonlySet<Id<'member'>>,
  others: readonly Id<'member'>[],
): Promise<Set<Id<'member'>>> {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'status', 'leaving_at', 'deleted_at'])
    .where('id', 'in', inList([...new Set([...holders, ...others])]))
    .where((row) =>
      row.or([
        row('status', '<>', 'active'),
        row('leaving_at', 'is not', null),
        row('deleted_at', 'is not', null),
      ]),
    )
    .execute();
  const covered = await db
    .selectFrom('leavings')
    .innerJoin('entries', 'entries.id', 'leavings.entry_id')
    .select('member_id')
    .where('competition_id', '=', competitionId)
    .execute();
  const leavers = new Set(covered.map((row) => row.member_id));
  const isAway = ({ id, status, deleted_at: deletedAt }: (typeof rows)[number]) =>
    status !== 'active' || deletedAt !== null || !holders.has(id) || leavers.has(id);
  return new Set(rows.filter(isAway).map((row) => row.id));
}

export async function writeBook(
  db: WriteTransaction,
  competitionId: Id<'competition'>,
  { before, after, now }: { before: ChoiceBook; after: ChoiceBook; now: Timestamp },
): Promise<void> {
  for (const [memberId, { choice, partnerId }] of after.preferences) {
    if (before.preferences.get(memberId) === after.preferences.get(memberId)) continue;
    const row = { choice, partner_id: partnerId, updated_at: now };
    await db
      .insertInto('partner_choices')
      .values({ competition_id: competitionId, member_id: memberId, ...row })
      .onConflict((conflict) => conflict.columns(['competition_id', 'member_id']).doUpdateSet(row))
      .execute();
  }
  for (const one of before.declines.filter((decline) => !after.declines.includes(decline))) {
    await db
      .deleteFrom('partner_declines')
      .where('competition_id', '=', competitionId)
      .where('member_id', '=', one.memberId)
      .where('from_id', '=', one.fromId)
      .execute();
  }
  for (const one of after.declines.filter((decline) => !before.declines.includes(decline))) {
    const key = { competition_id: competitionId, member_id: one.memberId, from_id: one.fromId };
    await db
      .insertInto('partner_declines')
      .values({ ...key, declined_at: now })
      .execute();
  }
}

export async function findNames(
  db: Snapshot,
  memberIds: readonly Id<'member'>[],
): Promise<Map<Id<'member'>, string>> {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'display_name'])
    .where('id', 'in', inList(memberIds))
    .execute();
  return new Map(rows.map((row) => [row.id, row.display_name]));
}
