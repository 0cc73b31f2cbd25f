import { sql, type SqlBool } from 'kysely';
import { Type } from 'typebox';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import { prepareStatement } from '../db/prepared.ts';
import { findPlayers, type StoredSides } from '../entries/lineup-store.ts';
import { Nullable, Side } from '../http/schema.ts';
import { makeJsonColumn } from '../http/stored-json.ts';
import { makeMatchLabel } from '../matches/rules/label.ts';
import type { Id } from '../shared/ids.ts';
import type { DisputePlace } from './dispute-cursor.ts';
import type { DisputeEvent } from './rules/dispute.ts';

const readSide = makeJsonColumn(
  'events.data',
  Type.Object({ side: Type.Optional(Nullable(Side)) }),
);

/** Records and counts the players of a disputed match: once, however often the sides differ. */
export async function storeDispute(db: WriteTransaction, matchId: Id<'match'>): Promise<void> {
  await insertDisputeMembers(db, { matchId });
  await countDisputes(db, { matchId });
}

/** Whether nobody else is known to have played for the entry. */
const hasPresentMembers = sql<SqlBool>`case when entry_members.entry_id = matches.entry0_id
  then matches.lineup0_id else matches.lineup1_id end is null`;

const insertDisputeMembers = prepareStatement((db, { matchId }: { matchId: Id<'match'> }) =>
  db
    .insertInto('dispute_members')
    .columns(['match_id', 'member_id'])
    .expression((row) =>
      row
        .selectFrom('matches')
        .innerJoin('entry_members', (join) =>
          join.on((on) =>
            on('entry_members.entry_id', 'in', [on.ref('entry0_id'), on.ref('entry1_id')]),
          ),
        )
        .select(['matches.id', 'entry_members.member_id'])
        .where('matches.id', '=', matchId)
        .where(hasPresentMembers)
        .unionAll(
          row
            .selectFrom('matches')
            .innerJoin('former_lineup_members', (join) =>
              join.on((on) => on('lineup_id', 'in', [on.ref('lineup0_id'), on.ref('lineup1_id')])),
            )
            .select(['matches.id', 'former_lineup_members.member_id'])
            .where('matches.id', '=', matchId),
        ),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

const countDisputes = prepareStatement((db, { matchId }: { matchId: Id<'match'> }) =>
  db
    .insertInto('dispute_counts')
    .columns(['member_id', 'disputes'])
    .expression((row) =>
      row
        .selectFrom('dispute_members')
        .select((of) => ['member_id', of.fn.countAll<number>().as('disputes')])
        .where(
          'member_id',
          'in',
          row.selectFrom('dispute_members').select('member_id').where('match_id', '=', matchId),
        )
        .groupBy('member_id'),
    )
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet((row) => ({ disputes: row.ref('excluded.disputes') })),
    ),
);

/** Members with the most disputes first, then by member (DIS-3). */
export async function listDisputePlaces(
  db: Snapshot,
  { after, limit }: { readonly after: DisputePlace | undefined; readonly limit: number },
): Promise<DisputePlace[]> {
  const places = db
    .selectFrom('dispute_counts')
    .select(['member_id as id', 'disputes'])
    .orderBy('disputes', 'desc')
    .orderBy('member_id')
    .limit(limit);
  if (after === undefined) return places.execute();
  // The index starts at that number of disputes; the rest is checked row by row.
  return places
    .where('disputes', '<=', after.disputes)
    .where((row) => row.or([row('disputes', '<', after.disputes), row('member_id', '>', after.id)]))
    .execute();
}

interface DisputedMatch extends StoredSides {
  readonly id: Id<'match'>;
}

/** The disputed matches of any of these members, oldest first. */
export async function findDisputedMatches(
  db: Snapshot,
  memberIds: readonly Id<'member'>[],
): Promise<DisputedMatch[]> {
  return db
    .selectFrom('dispute_members')
    .innerJoin('matches', 'matches.id', 'dispute_members.match_id')
    .select(['matches.id', 'entry0_id', 'entry1_id', 'lineup0_id', 'lineup1_id'])
    .distinct()
    .where('member_id', 'in', inList(memberIds))
    .orderBy('matches.id')
    .execute();
}

/** The events of these matches, oldest first. */
export async function readDisputeEvents(
  db: Snapshot,
  matches: readonly { readonly id: Id<'match'> }[],
): Promise<Map<Id<'match'>, DisputeEvent[]>> {
  const ids = matches.map((match) => match.id);
  const rows = await db
    .selectFrom('events')
    .select(['match_id', 'kind', 'occurred_at', 'data'])
    .where('subject_id', 'in', inList(ids))
    .orderBy('position')
    .execute();
  const events = new Map<Id<'match'>, DisputeEvent[]>();
  for (const { match_id: matchId, kind, occurred_at: at, data } of rows) {
    // A match has few events; filtered by kind, SQLite would read those of the whole club.
    if (matchId === null || !isDisputeKind(kind)) continue;
    const side = readSide(data, matchId).side ?? null;
    const ofMatch = events.get(matchId) ?? [];
    ofMatch.push({ kind, at, side });
    events.set(matchId, ofMatch);
  }
  return events;
}

const DISPUTE_KINDS = new Set<string>(['match.disputed', 'match.confirmed', 'match.settled']);

function isDisputeKind(kind: string): kind is DisputeEvent['kind'] {
  return DISPUTE_KINDS.has(kind);
}

interface DisputePlayer {
  readonly id: Id<'member'>;
  readonly display_name: string;
}

export interface MatchSides {
  readonly id: Id<'match'>;
  readonly label: string;
  /** The members of side 0, then of side 1. */
  readonly players: readonly [readonly DisputePlayer[], readonly DisputePlayer[]];
}

/** The players of these matches, in order. */
export async function findSides(
  db: Snapshot,
  matches: readonly DisputedMatch[],
): Promise<MatchSides[]> {
  const players = await findPlayers(db, matches);
  return matches.map((match) => {
    const [zero, one] = [players(match, 0), players(match, 1)];
    return {
      id: match.id,
      label: makeMatchLabel(zero.label, one.label),
      players: [zero.members, one.members],
    };
  });
}
