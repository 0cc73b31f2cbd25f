import type { Selectable } from 'kysely';
import { splitIntoBatches } from '../db/batches.ts';
import type { Snapshot } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import type { MatchTable } from '../db/tables.ts';
import { makeEntryLabel } from '../entries/rules/pair.ts';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import type { Reader } from '../http/route.ts';
import { toLeagueStatus } from '../members/rules/status.ts';
import { toLocalDate } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { getOrThrow } from '../shared/must-get.ts';
import type {
  DecisionInLedger,
  DivisionLedger,
  EntryInLedger,
  MatchInLedger,
} from './division-ledger.ts';
import type { KeptLedgers, LedgerPlace } from './kept-ledgers.ts';
import { StoredResult } from './stored-result.ts';

type Ledgers = (divisionId: Id<'division'>) => DivisionLedger;

/** For boxes of ten, about 360 matches, which take a few milliseconds. */
const BATCH_DIVISIONS = 8;

export async function loadLedgers(
  reader: Pick<Reader, 'db' | 'seen'>,
  divisions: readonly LedgerPlace[],
): Promise<Ledgers> {
  const found = new Map<Id<'division'>, DivisionLedger>();
  for await (const ledger of eachLedger(reader, divisions)) found.set(ledger.divisionId, ledger);
  return (divisionId) => getOrThrow(found, divisionId);
}

/**
 * Yields in order, reading in batches between which others run (SRV-13). Cached ledgers are read
 * again only where matches changed (API-15).
 */
export async function* eachLedger(
  reader: Pick<Reader, 'db' | 'seen'>,
  divisions: readonly LedgerPlace[],
): AsyncGenerator<DivisionLedger> {
  for await (const piece of streamLedgerBatches(reader, divisions)) {
    for (const ledger of piece) {
      yield ledger;
      await yieldToEventLoop();
    }
  }
}

async function* streamLedgerBatches(
  { db, seen }: Pick<Reader, 'db' | 'seen'>,
  divisions: readonly LedgerPlace[],
): AsyncGenerator<readonly DivisionLedger[]> {
  for (const places of splitIntoBatches(divisions, BATCH_DIVISIONS)) {
    const ledgers = seen
      ? await readThroughKept(db, { kept: seen.kept.ledgers, position: seen.position }, places)
      : await readLedgers(db, places);
    yield places.map(({ id }) => getOrThrow(ledgers, id));
    await yieldToEventLoop();
  }
}

type LedgersByDivision = Map<Id<'division'>, DivisionLedger>;

async function readThroughKept(
  db: Snapshot,
  { kept, position }: { readonly kept: KeptLedgers; readonly position: number },
  places: readonly LedgerPlace[],
): Promise<LedgersByDivision> {
  const { whole, moved, unknown } = kept.find(places, position);
  const found = new Map(whole.map((ledger) => [ledger.divisionId, ledger]));
  const read: LedgersByDivision = unknown.length === 0 ? new Map() : await readLedgers(db, unknown);
  const made = [
    ...(await updateLedgers(db, moved)),
    ...unknown.map((place) => ({ place, ledger: addEmptyMemo(getOrThrow(read, place.id)) })),
  ];
  for (const { place, ledger } of made) {
    found.set(place.id, ledger);
    kept.keep(place, ledger, position);
  }
  return found;
}

function addEmptyMemo(ledger: DivisionLedger): DivisionLedger {
  return { ...ledger, workedOut: new Map() };
}

async function readLedgers(
  db: Snapshot,
  places: readonly LedgerPlace[],
): Promise<LedgersByDivision> {
  const ids = places.map(({ id }) => id);
  const entriesOf = await readEntriesByDivision(db, ids);
  const decisionsOf = await readDecisionsByDivision(db, ids);
  const played = await readLedgerMatches(selectLedgerMatches(db, ids));
  const matches = Map.groupBy(played, (row) => row.division_id);
  return new Map(
    ids.map((id) => {
      const entries = entriesOf(id);
      const ownIds = new Map(entries.map((entry) => [entry.id, entry.id]));
      const own = (matches.get(id) ?? []).map((row) => toLedgerMatch(row, ownIds));
      const ledger = { divisionId: id, entries, matches: own };
      return [id, { ...ledger, decisions: decisionsOf(id) }];
    }),
  );
}

interface OutdatedLedger {
  readonly place: LedgerPlace;
  readonly ledger: DivisionLedger;
  readonly since: number;
}

/** Updates earlier ledgers with the matches that have changed since. */
async function updateLedgers(
  db: Snapshot,
  ledgers: readonly OutdatedLedger[],
): Promise<readonly OutdatedLedger[]> {
  if (ledgers.length === 0) return [];
  const since = Math.min(...ledgers.map((one) => one.since));
  const competitions = [...new Set(ledgers.map(({ place }) => place.competition_id))];
  const told = db
    .selectFrom('events')
    .select('match_id')
    .where('competition_id', 'in', inList(competitions))
    .where('position', '>', since)
    .where('match_id', 'is not', null);
  const divisions = ledgers.map(({ place }) => place.id);
  const changedMatches = selectLedgerMatches(db, divisions).where('id', 'in', told);
  const rows = await readLedgerMatches(changedMatches);
  const changed = new Map(rows.map((row) => [row.id, toLedgerMatch(row)]));
  return ledgers.map((one) => {
    const matches = one.ledger.matches.map((match) => changed.get(match.id) ?? match);
    return { ...one, ledger: { ...one.ledger, matches, workedOut: new Map() } };
  });
}

async function readEntriesByDivision(
  db: Snapshot,
  divisions: readonly Id<'division'>[],
): Promise<(divisionId: Id<'division'>) => EntryInLedger[]> {
  const entries = Map.groupBy(await readLedgerEntries(db, { divisions }), (row) => row.divisionId);
  return (divisionId) => entries.get(divisionId) ?? [];
}

/** The tie decisions in each of these divisions, oldest first. */
async function readDecisionsByDivision(
  db: Snapshot,
  divisions: readonly Id<'division'>[],
): Promise<(divisionId: Id<'division'>) => DecisionInLedger[]> {
  const rows = await db
    .selectFrom('tie_decisions')
    .innerJoin('tie_decision_entries', 'decision_id', 'tie_decisions.id')
    .select(['id', 'division_id', 'decided_by', 'created_at', 'entry_id'])
    .where('division_id', 'in', inList(divisions))
    .orderBy('id')
    .orderBy('tie_decision_entries.position')
    .execute();
  const byDivision = Map.groupBy(rows, (row) => row.division_id);
  return (divisionId) => {
    const byId = Map.groupBy(byDivision.get(divisionId) ?? [], (row) => row.id);
    return [...byId].flatMap(([id, [first, ...others]]) => {
      if (!first) return [];
      const order = [first, ...others].map((row) => row.entry_id);
      return { id, order, by: first.decided_by, createdAt: first.created_at };
    });
  };
}

export async function readUndividedEntries(
  db: Snapshot,
  competitions: readonly Id<'competition'>[],
): Promise<(competitionId: Id<'competition'>) => EntryInLedger[]> {
  const entries = Map.groupBy(
    await readLedgerEntries(db, { competitions }),
    (row) => row.competitionId,
  );
  return (competitionId) => entries.get(competitionId) ?? [];
}

interface PlacedEntry extends EntryInLedger {
  readonly divisionId: Id<'division'> | null;
  readonly competitionId: Id<'competition'>;
}

type EntryFilter =
  | { readonly divisions: readonly Id<'division'>[] }
  /** Entries of these competitions that have no division. */
  | { readonly competitions: readonly Id<'competition'>[] };

async function readLedgerEntries(db: Snapshot, filter: EntryFilter): Promise<PlacedEntry[]> {
  const all = db
    .selectFrom('entries')
    .innerJoin('entry_members', 'entry_members.entry_id', 'entries.id')
    .innerJoin('members', 'members.id', 'entry_members.member_id')
    .select(['entries.id', 'division_id', 'entries.competition_id', 'name', 'entries.status'])
    .select(['members.id as member_id', 'display_name', 'members.status as member_status'])
    .select(['deleted_at', 'starting_place'])
    .orderBy('entries.id')
    .orderBy('entry_members.position');
  const rows = await (
    'divisions' in filter
      ? all.where('division_id', 'in', inList(filter.divisions))
      : all
          .where('entries.competition_id', 'in', inList(filter.competitions))
          .where('division_id', 'is', null)
  ).execute();
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap((players) => {
    const [row] = players;
    if (!row) return [];
    return {
      id: row.id,
      divisionId: row.division_id,
      competitionId: row.competition_id,
      label: makeEntryLabel(row.name, players),
      withdrawn: row.status === 'withdrawn',
      startingPlace: row.starting_place,
      members: players.map(
        ({ member_id: id, display_name, member_status: status, deleted_at }) => ({
          id,
          display_name,
          status: toLeagueStatus({ status, deleted_at }),
        }),
      ),
    };
  });
}

function selectLedgerMatches(db: Snapshot, divisionIds: readonly Id<'division'>[]) {
  return db
    .selectFrom('matches')
    .select(['id', 'division_id', 'round', 'entry0_id', 'entry1_id', 'status', 'outcome', 'score'])
    .select(['winning_side', 'retired_side', 'played_on'])
    .select((from) =>
      from
        .selectFrom('claims')
        .select(({ fn }) => fn.min('submitted_at').as('at'))
        .whereRef('match_id', '=', 'matches.id')
        .where((is) =>
          is.or([
            is('state', '=', 'confirmed'),
            is.and([
              is('claims.outcome', '=', is.ref('matches.outcome')),
              is('claims.score', 'is not distinct from', is.ref('matches.score')),
              is('claims.retired_side', 'is not distinct from', is.ref('matches.retired_side')),
            ]),
          ]),
        )
        .as('reported_at'),
    )
    .select((from) => from.selectFrom('club').select('timezone').as('zone'))
    .where('division_id', 'in', inList(divisionIds))
    .orderBy('id');
}

/** Dates a result without a date by its first report, the latest day it can be (STA-17). */
async function readLedgerMatches(matches: ReturnType<typeof selectLedgerMatches>) {
  const rows = await matches.execute();
  return rows.map(({ reported_at: at, zone, ...row }) =>
    at === null || zone === null
      ? row
      : { ...row, played_on: row.played_on ?? toLocalDate(zone, at) },
  );
}

type MatchRow = Pick<
  Selectable<MatchTable>,
  | 'id'
  | 'round'
  | 'entry0_id'
  | 'entry1_id'
  | 'status'
  | 'outcome'
  | 'score'
  | 'winning_side'
  | 'retired_side'
  | 'played_on'
>;

/** @param ids interned entry ids, so that matches read together share their strings */
function toLedgerMatch(
  row: MatchRow,
  ids: ReadonlyMap<Id<'entry'>, Id<'entry'>> = new Map(),
): MatchInLedger {
  return {
    id: row.id,
    round: row.round,
    status: row.status,
    sides: [ids.get(row.entry0_id) ?? row.entry0_id, ids.get(row.entry1_id) ?? row.entry1_id],
    result: row.outcome === null ? null : new StoredResult(row.outcome, row),
  };
}
