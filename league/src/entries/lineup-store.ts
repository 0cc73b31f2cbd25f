import type { ExpressionBuilder } from 'kysely';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import type { Tables } from '../db/tables.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { getOrThrow } from '../shared/must-get.ts';
import type { Side } from '../shared/score.ts';
import { selectFormerLineups, selectHeld } from './held-store.ts';
import { makeEntryLabel } from './rules/pair.ts';
import { type NamedEntry, findEntryNames } from './named-store.ts';

/**
 * A match's players: the members when a result was first reported, kept as a lineup once they
 * change.
 */

/** The sides of a match as stored. */
export interface StoredSides {
  readonly entry0_id: Id<'entry'>;
  readonly entry1_id: Id<'entry'>;
  readonly lineup0_id: Id<'lineup'> | null;
  readonly lineup1_id: Id<'lineup'> | null;
}

/** The members on each side: those who played, otherwise the current ones. */
export async function findPlayers(
  db: Snapshot,
  matches: readonly StoredSides[],
): Promise<(match: StoredSides, side: Side) => NamedEntry> {
  const entryIds = matches.flatMap((match) => [match.entry0_id, match.entry1_id]);
  const lineupIds = matches.flatMap((match) => [match.lineup0_id ?? [], match.lineup1_id ?? []]);
  const [entries, lineups] = await Promise.all([
    findEntryNames(db, [...new Set(entryIds)]),
    findNamedLineups(db, [...new Set(lineupIds.flat())]),
  ]);
  return (match, side) => {
    const lineup = side === 0 ? match.lineup0_id : match.lineup1_id;
    if (lineup !== null) return getOrThrow(lineups, lineup);
    return getOrThrow(entries, side === 0 ? match.entry0_id : match.entry1_id);
  };
}

async function findNamedLineups(
  db: Snapshot,
  ids: readonly Id<'lineup'>[],
): Promise<Map<Id<'lineup'>, NamedEntry>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('former_lineups')
    .innerJoin('former_lineup_members', 'lineup_id', 'former_lineups.id')
    .innerJoin('members', 'members.id', 'member_id')
    .select(['former_lineups.id', 'name', 'members.id as member_id', 'display_name'])
    .where('former_lineups.id', 'in', inList(ids))
    .orderBy('former_lineups.id')
    .orderBy('position')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.id)].map(([id, players]) => {
      const members = players.map(({ member_id, display_name }) => ({
        id: member_id,
        display_name,
      }));
      return [id, { label: makeEntryLabel(players[0]?.name ?? null, members), members }];
    }),
  );
}

export interface PlaceOnSides {
  readonly held: ReturnType<typeof selectHeld> | ReturnType<typeof inList<'entry'>>;
  readonly lineups: ReturnType<typeof selectFormerLineups> | ReturnType<typeof inList<'lineup'>>;
}

export function selectPlaceOnSides(db: Snapshot, memberId: Id<'member'>): PlaceOnSides {
  return { held: selectHeld(db, memberId), lineups: selectFormerLineups(db, memberId) };
}

/** Conditions for being on a side. As long as all stay in one `or`, each can use its own index. */
export function listWaysOnSide(
  row: ExpressionBuilder<Tables, 'matches'>,
  side: Side,
  { held, lineups }: PlaceOnSides,
) {
  const [entry, lineup] =
    side === 0
      ? (['matches.entry0_id', 'matches.lineup0_id'] as const)
      : (['matches.entry1_id', 'matches.lineup1_id'] as const);
  return [
    row.and([row(entry, 'in', held), row(lineup, 'is', null)]),
    row(lineup, 'in', lineups),
  ] as const;
}

export function isOnAnySide(row: ExpressionBuilder<Tables, 'matches'>, place: PlaceOnSides) {
  return row.or([...listWaysOnSide(row, 0, place), ...listWaysOnSide(row, 1, place)]);
}

interface Lineup {
  readonly id: Id<'lineup'>;
  readonly entryId: Id<'entry'>;
  readonly name: string | null;
  readonly until: Timestamp;
  /** In their order. */
  readonly memberIds: readonly Id<'member'>[];
}

/** Records an entry's members and that their reports and matches stay with them. */
export async function insertLineup(
  db: WriteTransaction,
  { id, entryId, name, until, memberIds }: Lineup,
): Promise<void> {
  await db.insertInto('former_lineups').values({ id, entry_id: entryId, name, until }).execute();
  const rows = memberIds.map((memberId, position) => ({
    lineup_id: id,
    member_id: memberId,
    position,
  }));
  await db.insertInto('former_lineup_members').values(rows).execute();
  for (const [entry, lineup] of [
    ['entry0_id', 'lineup0_id'],
    ['entry1_id', 'lineup1_id'],
  ] as const) {
    await db
      .updateTable('matches')
      .set({ [lineup]: id })
      .where(entry, '=', entryId)
      .where(lineup, 'is', null)
      .where('status', '<>', 'open')
      .execute();
  }
}

export async function replaceMembers(
  db: WriteTransaction,
  entry: { readonly id: Id<'entry'>; readonly competition_id: Id<'competition'> },
  memberIds: readonly Id<'member'>[],
): Promise<void> {
  await db.deleteFrom('entry_members').where('entry_id', '=', entry.id).execute();
  const rows = memberIds.map((memberId, position) => ({
    entry_id: entry.id,
    competition_id: entry.competition_id,
    member_id: memberId,
    position,
  }));
  await db.insertInto('entry_members').values(rows).execute();
}

/** Removes what depends on being in an entry: marks on open matches, and what leaving covers. */
export async function dropTiesTo(
  db: WriteTransaction,
  entryId: Id<'entry'>,
  memberIds: readonly Id<'member'>[],
): Promise<void> {
  const open = db
    .selectFrom('matches')
    .select('id')
    .where((row) => row.or([row('entry0_id', '=', entryId), row('entry1_id', '=', entryId)]))
    .where('status', '=', 'open');
  await db
    .deleteFrom('match_plans')
    .where('member_id', 'in', inList(memberIds))
    .where('match_id', 'in', open)
    .execute();
  await db
    .deleteFrom('leavings')
    .where('entry_id', '=', entryId)
    .where('member_id', 'in', inList(memberIds))
    .execute();
}
