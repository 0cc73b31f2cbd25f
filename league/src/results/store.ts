import type { Insertable, Selectable } from 'kysely';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import { prepared } from '../db/prepared.ts';
import type { ClaimTable } from '../db/tables.ts';
import { membersOf } from '../entries/store.ts';
import { entryLabel } from '../entries/rules/pair.ts';
import type { Claim } from '../matches/schema.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import type { LedgerEntry, LedgerMatch } from '../standings/rules/ledger.ts';

/** Every submission on a match, oldest first. */
export async function claimsOf(db: Snapshot, matchId: Id): Promise<Claim[]> {
  return (await selectClaims(db, { matchId })).map(toClaim);
}

const selectClaims = prepared((db, { matchId }: { matchId: Id }) =>
  db.selectFrom('claims').selectAll().where('match_id', '=', matchId).orderBy('id'),
);

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
  claimIds: readonly Id[],
  at: Timestamp,
): Promise<void> {
  await db
    .updateTable('claims')
    .set({ state: 'confirmed', confirmed_at: at })
    .where('id', 'in', inList(claimIds))
    .execute();
}

function toClaim(row: Selectable<ClaimTable>): Claim {
  const { match_id, score, ...claim } = row;
  return { ...claim, score: score === null ? null : JSON.parse(score) };
}

export interface DivisionLedger {
  readonly divisionId: Id;
  readonly entries: readonly EntryInLedger[];
  readonly matches: readonly MatchInLedger[];
}

interface EntryInLedger extends LedgerEntry {
  readonly members: readonly { readonly id: Id; readonly display_name: string }[];
}

interface MatchInLedger extends LedgerMatch {
  readonly id: Id;
}

/** The entries and matches of some divisions, in a fixed number of statements. */
export async function loadLedgers(
  db: Snapshot,
  where: { readonly division: Id } | { readonly competition: Id },
): Promise<(divisionId: Id) => DivisionLedger> {
  const entries = Map.groupBy(await ledgerEntries(db, where), (row) => row.divisionId);
  const matches = Map.groupBy(await ledgerMatches(db, where), (row) => row.divisionId);
  return (divisionId) => ({
    divisionId,
    entries: entries.get(divisionId) ?? [],
    matches: matches.get(divisionId) ?? [],
  });
}

type Where = { readonly division: Id } | { readonly competition: Id };

async function ledgerEntries(
  db: Snapshot,
  where: Where,
): Promise<(EntryInLedger & { divisionId: Id | null })[]> {
  const all = db.selectFrom('entries').select(['id', 'division_id', 'name', 'status']);
  const rows = await (
    'division' in where
      ? all.where('division_id', '=', where.division)
      : all.where('competition_id', '=', where.competition)
  ).execute();
  const members = await membersOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const players = members.get(row.id) ?? [];
    return {
      id: row.id,
      divisionId: row.division_id,
      label: entryLabel(row.name, players),
      withdrawn: row.status === 'withdrawn',
      members: players.map(({ id, display_name }) => ({ id, display_name })),
    };
  });
}

async function ledgerMatches(
  db: Snapshot,
  where: Where,
): Promise<(MatchInLedger & { divisionId: Id })[]> {
  const all = db
    .selectFrom('matches')
    .select(['id', 'division_id', 'entry0_id', 'entry1_id', 'outcome', 'score'])
    .select(['winning_side', 'retired_side']);
  const rows = await (
    'division' in where
      ? all.where('division_id', '=', where.division)
      : all.where('competition_id', '=', where.competition)
  ).execute();
  return rows.map((row) => ({
    id: row.id,
    divisionId: row.division_id,
    sides: [row.entry0_id, row.entry1_id],
    result:
      row.outcome === null
        ? null
        : {
            outcome: row.outcome,
            score: row.score === null ? null : JSON.parse(row.score),
            winningSide: row.winning_side,
            retiredSide: row.retired_side,
          },
  }));
}
