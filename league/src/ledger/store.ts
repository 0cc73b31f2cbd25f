import type { Snapshot } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import type { MatchTable } from '../db/tables.ts';
import { entryLabel } from '../entries/rules/pair.ts';
import { readScore } from '../http/score-schema.ts';
import { statusOf } from '../members/rules/status.ts';
import type { Id } from '../shared/ids.ts';
import type { MemberStatus } from '../shared/members.ts';
import type { LedgerEntry, LedgerMatch } from './rules/ledger.ts';

export interface DivisionLedger {
  readonly divisionId: Id<'division'>;
  readonly entries: readonly EntryInLedger[];
  readonly matches: readonly MatchInLedger[];
}

export interface EntryInLedger extends LedgerEntry {
  readonly members: readonly PlayerInLedger[];
}

interface PlayerInLedger {
  readonly id: Id<'member'>;
  readonly display_name: string;
  /** A member who was removed has left. */
  readonly status: MemberStatus;
}

export interface MatchInLedger extends LedgerMatch {
  readonly id: Id<'match'>;
  readonly status: MatchTable['status'];
}

export interface Ledgers {
  (divisionId: Id<'division'>): DivisionLedger;
  /** The entries of a competition that are in no division. */
  readonly undivided: (competitionId: Id<'competition'>) => EntryInLedger[];
}

type Where =
  | { readonly divisions: readonly Id<'division'>[] }
  | { readonly competitions: readonly Id<'competition'>[] };

/** The entries and matches of some divisions, or of whole competitions, in two statements. */
export async function loadLedgers(db: Snapshot, where: Where): Promise<Ledgers> {
  const all = await ledgerEntries(db, where);
  const entries = Map.groupBy(all, (row) => row.divisionId);
  const matches = Map.groupBy(await ledgerMatches(db, where), (row) => row.divisionId);
  const ofDivision = (divisionId: Id<'division'>) => ({
    divisionId,
    entries: entries.get(divisionId) ?? [],
    matches: matches.get(divisionId) ?? [],
  });
  const undivided = (competitionId: Id<'competition'>) =>
    (entries.get(null) ?? []).filter((entry) => entry.competitionId === competitionId);
  return Object.assign(ofDivision, { undivided });
}

interface PlacedEntry extends EntryInLedger {
  readonly divisionId: Id<'division'> | null;
  readonly competitionId: Id<'competition'>;
}

async function ledgerEntries(db: Snapshot, where: Where): Promise<PlacedEntry[]> {
  const all = db
    .selectFrom('entries')
    .innerJoin('entry_members', 'entry_members.entry_id', 'entries.id')
    .innerJoin('members', 'members.id', 'entry_members.member_id')
    .select(['entries.id', 'division_id', 'entries.competition_id', 'name', 'entries.status'])
    .select(['members.id as member_id', 'display_name', 'members.status as member_status'])
    .select('deleted_at')
    .orderBy('entries.id')
    .orderBy('entry_members.position');
  const rows = await (
    'divisions' in where
      ? all.where('division_id', 'in', inList(where.divisions))
      : all.where('entries.competition_id', 'in', inList(where.competitions))
  ).execute();
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap((players) => {
    const [row] = players;
    if (!row) return [];
    return {
      id: row.id,
      divisionId: row.division_id,
      competitionId: row.competition_id,
      label: entryLabel(row.name, players),
      withdrawn: row.status === 'withdrawn',
      members: players.map(
        ({ member_id: id, display_name, member_status: status, deleted_at }) => ({
          id,
          display_name,
          status: statusOf({ status, deleted_at }),
        }),
      ),
    };
  });
}

async function ledgerMatches(
  db: Snapshot,
  where: Where,
): Promise<(MatchInLedger & { divisionId: Id<'division'> })[]> {
  const all = db
    .selectFrom('matches')
    .select(['id', 'division_id', 'entry0_id', 'entry1_id', 'status', 'outcome', 'score'])
    .select(['winning_side', 'retired_side'])
    .orderBy('id');
  const rows = await (
    'divisions' in where
      ? all.where('division_id', 'in', inList(where.divisions))
      : all.where('competition_id', 'in', inList(where.competitions))
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
            score: row.score === null ? null : readScore(row.score, row.id),
            winningSide: row.winning_side,
            retiredSide: row.retired_side,
          },
  }));
}
