import type { Snapshot } from '../db/database.ts';
import type { MatchTable } from '../db/tables.ts';
import { entryLabel } from '../entries/rules/pair.ts';
import { membersOf } from '../entries/store.ts';
import type { Id } from '../shared/ids.ts';
import type { MemberStatus } from '../shared/members.ts';
import type { LedgerEntry, LedgerMatch } from '../standings/rules/ledger.ts';

export interface DivisionLedger {
  readonly divisionId: Id;
  readonly entries: readonly EntryInLedger[];
  readonly matches: readonly MatchInLedger[];
}

export interface EntryInLedger extends LedgerEntry {
  readonly members: readonly PlayerInLedger[];
}

interface PlayerInLedger {
  readonly id: Id;
  readonly display_name: string;
  /** A member who was removed has left. */
  readonly status: MemberStatus;
}

export interface MatchInLedger extends LedgerMatch {
  readonly id: Id;
  readonly status: MatchTable['status'];
}

export interface Ledgers {
  (divisionId: Id): DivisionLedger;
  /** Entries that are in no division. */
  readonly undivided: readonly EntryInLedger[];
}

/** The entries and matches of some divisions, in a fixed number of statements. */
export async function loadLedgers(db: Snapshot, where: Where): Promise<Ledgers> {
  const entries = Map.groupBy(await ledgerEntries(db, where), (row) => row.divisionId);
  const matches = Map.groupBy(await ledgerMatches(db, where), (row) => row.divisionId);
  const ofDivision = (divisionId: Id) => ({
    divisionId,
    entries: entries.get(divisionId) ?? [],
    matches: matches.get(divisionId) ?? [],
  });
  return Object.assign(ofDivision, { undivided: entries.get(null) ?? [] });
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
      members: players.map(({ id, display_name, status, deleted_at: deletedAt }) => ({
        id,
        display_name,
        status: deletedAt === null ? status : 'left',
      })),
    };
  });
}

async function ledgerMatches(
  db: Snapshot,
  where: Where,
): Promise<(MatchInLedger & { divisionId: Id })[]> {
  const all = db
    .selectFrom('matches')
    .select(['id', 'division_id', 'entry0_id', 'entry1_id', 'status', 'outcome', 'score'])
    .select(['winning_side', 'retired_side']);
  const rows = await (
    'division' in where
      ? all.where('division_id', '=', where.division)
      : all.where('competition_id', '=', where.competition)
  ).execute();
  return rows.map((row) => ({
    id: row.id,
    divisionId: row.division_id,
    status: row.status,
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
