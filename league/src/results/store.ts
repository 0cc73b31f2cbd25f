import { Type } from 'typebox';
import type { Insertable, Selectable } from 'kysely';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import { prepareStatement } from '../db/prepared.ts';
import type { ClaimTable } from '../db/tables.ts';
import { Nullable } from '../http/schema.ts';
import { readScore } from '../http/score-schema.ts';
import { makeJsonColumn } from '../http/stored-json.ts';
import type { Claim } from '../matches/schema.ts';
import { selectEverHeld } from '../entries/held-store.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';

export async function findClaims(db: Snapshot, matchId: Id<'match'>): Promise<Claim[]> {
  return (await selectClaims(db, { matchId })).map(toClaim);
}

const selectClaims = prepareStatement((db, { matchId }: { matchId: Id<'match'> }) =>
  db.selectFrom('claims').selectAll().where('match_id', '=', matchId).orderBy('id'),
);

export async function readClaimsByMatch(
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
  await insertOne(db, row);
}

const insertOne = prepareStatement((db, claim: Insertable<ClaimTable>) =>
  db.insertInto('claims').values({
    id: claim.id,
    match_id: claim.match_id,
    side: claim.side,
    outcome: claim.outcome,
    score: claim.score,
    retired_side: claim.retired_side,
    played_on: claim.played_on,
    state: claim.state,
    source: claim.source,
    accepts_claim_id: claim.accepts_claim_id,
    submitted_at: claim.submitted_at,
    confirmed_at: claim.confirmed_at,
    raw_input: claim.raw_input,
  }),
);

/** Marks claims as replaced by a later one: at most one per side. */
export async function supersedeClaims(
  db: WriteTransaction,
  claims: readonly Claim[],
): Promise<void> {
  for (const { id } of claims) await supersedeOne(db, { id });
}

const supersedeOne = prepareStatement((db, { id }: { id: Id<'claim'> }) =>
  db.updateTable('claims').set({ state: 'superseded' }).where('id', '=', id),
);

/** Marks the claims of both sides as the source of the ledger's result. */
export async function confirmClaims(
  db: WriteTransaction,
  claims: { readonly one: Id<'claim'>; readonly other: Id<'claim'>; readonly at: Timestamp },
): Promise<void> {
  await confirmBoth(db, claims);
}

const confirmBoth = prepareStatement(
  (db, { one, other, at }: { one: Id<'claim'>; other: Id<'claim'>; at: Timestamp }) =>
    db
      .updateTable('claims')
      .set({ state: 'confirmed', confirmed_at: at })
      .where('id', 'in', [one, other]),
);

/** The part of the event `match.settled` that is read again. */
const readSettled = makeJsonColumn(
  'events.data',
  Type.Object({ reason: Type.Optional(Nullable(Type.String())) }),
);

/** The coach's latest reason for settling the match; null if none was given. */
export async function findSettledReason(
  db: Snapshot,
  matchId: Id<'match'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('events')
    .select('data')
    .where('subject_id', '=', matchId)
    .where('kind', '=', 'match.settled')
    .orderBy('position', 'desc')
    .executeTakeFirst();
  return row ? (readSettled(row.data, matchId).reason ?? null) : null;
}

/** Clears the text typed when reporting matches of an entry that the member has or had. */
export async function clearTypedText(db: WriteTransaction, memberId: Id<'member'>): Promise<void> {
  const held = selectEverHeld(db, memberId);
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
