import type { Snapshot } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import type { MatchTable } from '../db/tables.ts';
import { entryLabel } from '../entries/rules/pair.ts';
import { letOthersIn } from '../http/let-others-in.ts';
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

export type Ledgers = (divisionId: Id<'division'>) => DivisionLedger;

/** So many divisions are read at once: of boxes of ten, some 700 matches. */
const AT_ONCE = 16;

/**
 * The entries and matches of these divisions: in two statements where they are few, and else in
 * pieces between which others are let in (SRV-13).
 */
export async function loadLedgers(
  db: Snapshot,
  divisions: readonly { readonly id: Id<'division'> }[],
): Promise<Ledgers> {
  const entries = new Map<Id<'division'> | null, PlacedEntry[]>();
  const matches = new Map<Id<'division'>, MatchInLedger[]>();
  for (let start = 0; start < divisions.length; start += AT_ONCE) {
    const some = divisions.slice(start, start + AT_ONCE).map(({ id }) => id);
    const entered = await ledgerEntries(db, { divisions: some });
    const played = await ledgerMatches(db, some);
    for (const [id, own] of Map.groupBy(entered, (row) => row.divisionId)) entries.set(id, own);
    for (const [id, own] of Map.groupBy(played, (row) => row.divisionId)) matches.set(id, own);
    await letOthersIn();
  }
  return (divisionId) => ({
    divisionId,
    entries: entries.get(divisionId) ?? [],
    matches: matches.get(divisionId) ?? [],
  });
}

/** The entries of each of these competitions that are in no division. */
export async function undividedEntries(
  db: Snapshot,
  competitions: readonly Id<'competition'>[],
): Promise<(competitionId: Id<'competition'>) => EntryInLedger[]> {
  const entries = Map.groupBy(
    await ledgerEntries(db, { competitions }),
    (row) => row.competitionId,
  );
  return (competitionId) => entries.get(competitionId) ?? [];
}

interface PlacedEntry extends EntryInLedger {
  readonly divisionId: Id<'division'> | null;
  readonly competitionId: Id<'competition'>;
}

type Where =
  | { readonly divisions: readonly Id<'division'>[] }
  /** Without a division. */
  | { readonly competitions: readonly Id<'competition'>[] };

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
      : all
          .where('entries.competition_id', 'in', inList(where.competitions))
          .where('division_id', 'is', null)
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
  divisionIds: readonly Id<'division'>[],
): Promise<(MatchInLedger & { divisionId: Id<'division'> })[]> {
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'division_id', 'entry0_id', 'entry1_id', 'status', 'outcome', 'score'])
    .select(['winning_side', 'retired_side'])
    .where('division_id', 'in', inList(divisionIds))
    .orderBy('id')
    .execute();
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
