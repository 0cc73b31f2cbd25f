import {
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  sql,
  type SqlBool,
} from 'kysely';
import type { CompetitionRules } from '../competitions/rules/competition-rules.ts';
import { readRules } from '../competitions/store.ts';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { splitIntoBatches } from '../db/batches.ts';
import { inList } from '../db/in-list.ts';
import { prepareStatement } from '../db/prepared.ts';
import type { MatchTable, Tables } from '../db/tables.ts';
import { findPlayers, type StoredSides } from '../entries/lineup-store.ts';
import { type NamedEntry, findEntryNamesByMatch } from '../entries/named-store.ts';
import { readScore } from '../http/score-schema.ts';
import { findRuling } from '../ledger/rules/withdrawal.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { getOrThrow } from '../shared/must-get.ts';
import type { Side } from '../shared/score.ts';
import { findStoredFigures } from './rules/score-check.ts';
import type { Result, Ruling, StoredMatch } from './schema.ts';

type MatchExpression = ExpressionBuilder<Tables, 'matches'>;

type MatchRow = Selectable<MatchTable> & {
  competition_name: string;
  division_name: string;
  waiting_on: Side | null;
  /** Whether each side has withdrawn; a number in SQLite. */
  gone0: SqlBool;
  gone1: SqlBool;
  competition_rules: string;
};

/** Everything shown about a match except names. */
export function selectMatches(db: Snapshot) {
  return db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competition_id')
    .innerJoin('divisions', 'divisions.id', 'matches.division_id')
    .selectAll('matches')
    .select([
      'competitions.name as competition_name',
      'competitions.rules as competition_rules',
      'divisions.name as division_name',
    ])
    .select((row) =>
      row
        .case()
        .when('matches.status', '=', 'reported')
        .then(selectSideWithoutReport(row))
        .end()
        .as('waiting_on'),
    )
    .select((row) => [
      isWithdrawn(row, 'matches.entry0_id').as('gone0'),
      isWithdrawn(row, 'matches.entry1_id').as('gone1'),
    ]);
}

function isWithdrawn(row: MatchExpression, side: 'matches.entry0_id' | 'matches.entry1_id') {
  return row.exists(
    row
      .selectFrom('entries as side')
      .select('side.id')
      .whereRef('side.id', '=', side)
      .where('side.status', '=', 'withdrawn'),
  );
}

export function selectSideWithoutReport(row: MatchExpression) {
  return row
    .selectFrom('claims')
    .select(sql<Side>`1 - claims.side`.as('side'))
    .whereRef('claims.match_id', '=', 'matches.id')
    .where('claims.state', '=', 'pending')
    .limit(1)
    .$asScalar();
}

export async function findMatch(db: Snapshot, id: Id<'match'>): Promise<StoredMatch | undefined> {
  const [[row], entries] = await Promise.all([
    selectMatch(db, { id }),
    findEntryNamesByMatch(db, id),
  ]);
  if (!row) return undefined;
  if (row.lineup0_id !== null || row.lineup1_id !== null) return (await toMatches(db, [row]))[0];
  const rules = readRules(row.competition_rules, row.competition_id);
  return toMatch(row, rules, (_, side) =>
    getOrThrow(entries, side === 0 ? row.entry0_id : row.entry1_id),
  );
}

const selectMatch = prepareStatement((db, { id }: { id: Id<'match'> }) =>
  selectMatches(db).where('matches.id', '=', id),
);

export async function findMatchesOfDivision(
  db: Snapshot,
  divisionId: Id<'division'>,
): Promise<StoredMatch[]> {
  const rows = selectMatches(db).where('division_id', '=', divisionId).orderBy('matches.id');
  return toMatches(db, await rows.execute());
}

export async function insertMatches(
  db: WriteTransaction,
  rows: readonly Insertable<MatchTable>[],
): Promise<void> {
  for (const some of splitIntoBatches(rows)) await db.insertInto('matches').values(some).execute();
}

export async function setStatus(
  db: WriteTransaction,
  match: {
    readonly id: Id<'match'>;
    readonly status: 'reported' | 'disputed';
    readonly at: Timestamp;
  },
): Promise<void> {
  await updateStatus(db, match);
}

const updateStatus = prepareStatement(
  (db, { id, status, at }: { id: Id<'match'>; status: 'reported' | 'disputed'; at: Timestamp }) =>
    db.updateTable('matches').set({ status, updated_at: at }).where('id', '=', id),
);

type ResultColumns = Pick<
  Selectable<MatchTable>,
  | 'id'
  | 'result_claim_id'
  | 'outcome'
  | 'score'
  | 'winning_side'
  | 'retired_side'
  | 'played_on'
  | 'updated_at'
>;

export async function setPlayed(db: WriteTransaction, row: ResultColumns): Promise<void> {
  await updateResult(db, row);
}

const updateResult = prepareStatement((db, row: ResultColumns) =>
  db
    .updateTable('matches')
    .set({
      status: 'played',
      result_claim_id: row.result_claim_id,
      outcome: row.outcome,
      score: row.score,
      winning_side: row.winning_side,
      retired_side: row.retired_side,
      played_on: row.played_on,
      updated_at: row.updated_at,
    })
    .where('id', '=', row.id),
);

/** The active entries of each division, in the order they were entered. */
export async function findActiveEntries(
  db: Snapshot,
  divisionIds: readonly Id<'division'>[],
): Promise<Map<Id<'division'>, Id<'entry'>[]>> {
  const rows = await db
    .selectFrom('entries')
    .select(['id', 'division_id'])
    .where('division_id', 'in', inList(divisionIds))
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  const entries = Map.groupBy(rows, (row) => row.division_id);
  return new Map(divisionIds.map((id) => [id, (entries.get(id) ?? []).map((row) => row.id)]));
}

export interface Pairing {
  readonly division_id: Id<'division'>;
  readonly round: 1 | 2;
  readonly entry0_id: Id<'entry'>;
  readonly entry1_id: Id<'entry'>;
}

export async function findPairings(
  db: Snapshot,
  divisionIds: readonly Id<'division'>[],
): Promise<Pairing[]> {
  return db
    .selectFrom('matches')
    .select(['division_id', 'round', 'entry0_id', 'entry1_id'])
    .where('division_id', 'in', inList(divisionIds))
    .execute();
}

export async function toMatches(db: Snapshot, rows: readonly MatchRow[]): Promise<StoredMatch[]> {
  if (rows.length === 0) return [];
  const players = await findPlayers(db, rows);
  const rulesOf = new Map(
    rows.map(({ competition_id: id, competition_rules: rules }) => [id, rules] as const),
  );
  const read = new Map([...rulesOf].map(([id, rules]) => [id, readRules(rules, id)]));
  return rows.map((row) => toMatch(row, getOrThrow(read, row.competition_id), players));
}

type PlayersOnSide = (row: StoredSides, side: Side) => NamedEntry;

function toMatch(row: MatchRow, rules: CompetitionRules, players: PlayersOnSide): StoredMatch {
  const toSide = (side: Side, entryId: Id<'entry'>) => {
    const { label, members } = players(row, side);
    return { side, entry_id: entryId, label, members: [...members] };
  };
  return {
    id: row.id,
    competition_id: row.competition_id,
    division_id: row.division_id,
    competition_name: row.competition_name,
    division_name: row.division_name,
    round: row.round,
    status: row.status,
    sides: [toSide(0, row.entry0_id), toSide(1, row.entry1_id)],
    waiting_on: row.waiting_on,
    result: toResult(row, rules),
    ruling: toRuling(row, rules),
    format: rules.format,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function toRuling(row: MatchRow, { withdrawal }: CompetitionRules): Ruling | null {
  const gone = [Boolean(row.gone0), Boolean(row.gone1)] as const;
  const ruling = findRuling(withdrawal, row.outcome, gone);
  return ruling && { outcome: ruling.outcome, winning_side: ruling.winningSide };
}

function toResult(row: MatchRow, { format }: CompetitionRules): Result | null {
  const { result_claim_id: claimId, outcome, winning_side, retired_side, played_on } = row;
  if (claimId === null || outcome === null) return null;
  const score = row.score === null ? null : readScore(row.score, row.id);
  const figures = findStoredFigures(format, { outcome, score, winningSide: winning_side });
  return { outcome, score, winning_side, figures, retired_side, played_on, claim_id: claimId };
}

/** Finds the reporting side of each match that only one side has reported. */
export async function findReportingSides(
  db: Snapshot,
  matchIds: readonly Id<'match'>[],
): Promise<Map<Id<'match'>, Side>> {
  const rows = await db
    .selectFrom('claims')
    .select(['match_id', 'side'])
    .where('match_id', 'in', inList(matchIds))
    .where('state', '=', 'pending')
    .execute();
  return new Map(rows.flatMap(({ match_id: id, side }) => (side === null ? [] : [[id, side]])));
}
