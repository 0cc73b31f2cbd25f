import type { Insertable, Selectable } from 'kysely';
import { Type } from 'typebox';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import { prepared } from '../db/prepared.ts';
import type { ClaimTable } from '../db/tables.ts';
import { Nullable } from '../http/schema.ts';
import { readScore } from '../http/score-schema.ts';
import { jsonColumn } from '../http/stored-json.ts';
import type { Claim } from '../matches/schema.ts';
import { selectHeld } from '../entries/store.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';

/** Every submission on a match, oldest first. */
export async function claimsOf(db: Snapshot, matchId: Id<'match'>): Promise<Claim[]> {
  return (await selectClaims(db, { matchId })).map(toClaim);
}

const selectClaims = prepared((db, { matchId }: { matchId: Id<'match'> }) =>
  db.selectFrom('claims').selectAll().where('match_id', '=', matchId).orderBy('id'),
);

/** The same of many matches, in one statement. */
export async function claimsOfMatches(
  db: Snapshot,
  matchIds: readonly Id<'match'>[],
): Promise<(matchId: Id<'match'>) => Claim[]> {
  const rows = await db
    .selectFrom('claims')
    .selectAll()
    .where('match_id', 'in', inList(matchIds))
    .orderBy('id')
    .execute();
  const claims = Map.groupBy(rows, (row) => row.match_id);
  return (matchId) => (claims.get(matchId) ?? []).map(toClaim);
}

export async function insertClaim(
  db: WriteTransaction,
  row: Insertable<ClaimTable>,
): Promise<void> {
  await db.insertInto('claims').values(row).execute();
}

/** Marks claims as replaced by a later one. */
export async function supersede(db: WriteTransaction, claims: readonly Claim[]): Promise<void> {
  if (claims.length === 0) return;
  const ids = claims.map((claim) => claim.id);
  await db
    .updateTable('claims')
    .set({ state: 'superseded' })
    .where('id', 'in', inList(ids))
    .execute();
}

/** Marks claims as those behind the ledger's result. */
export async function confirm(
  db: WriteTransaction,
  claimIds: readonly Id<'claim'>[],
  at: Timestamp,
): Promise<void> {
  await db
    .updateTable('claims')
    .set({ state: 'confirmed', confirmed_at: at })
    .where('id', 'in', inList(claimIds))
    .execute();
}

/** Of the event `match.settled`, what is read again. */
const readSettled = jsonColumn(
  'events.data',
  Type.Object({ reason: Type.Optional(Nullable(Type.String())) }),
);

/** Why the coach settled the match, as it was said last; null where no reason was given. */
export async function settledReason(db: Snapshot, matchId: Id<'match'>): Promise<string | null> {
  const row = await db
    .selectFrom('events')
    .select('data')
    .where('match_id', '=', matchId)
    .where('kind', '=', 'match.settled')
    .orderBy('position', 'desc')
    .executeTakeFirst();
  return row ? (readSettled(row.data, matchId).reason ?? null) : null;
}

/** Clears what anybody typed when reporting a match of this member. */
export async function clearTypedText(db: WriteTransaction, memberId: Id<'member'>): Promise<void> {
  const held = selectHeld(db, memberId);
  const played = db
    .selectFrom('matches')
    .select('id')
    .where((row) => row.or([row('entry0_id', 'in', held), row('entry1_id', 'in', held)]));
  await db
    .updateTable('claims')
    .set({ raw_input: null })
    .where('match_id', 'in', played)
    .where('raw_input', 'is not', null)
    .execute();
}

function toClaim(row: Selectable<ClaimTable>): Claim {
  const { match_id, score, ...claim } = row;
  return { ...claim, score: score === null ? null : readScore(score, claim.id) };
}
