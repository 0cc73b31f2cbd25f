import type { Competition, Division } from '../competitions/schema.ts';
import { competitionsOfSeason, divisionsOfAll } from '../competitions/store.ts';
import type { Snapshot } from '../db/database.ts';
import { divisionsOfMembers } from '../entries/store.ts';
import { type KeyCaller, seesPersonalData } from '../http/caller.ts';
import { DEFAULT_LIMIT } from '../http/page.ts';
import { letOthersIn } from '../http/let-others-in.ts';
import type { Reader } from '../http/route.ts';
import { contactDetailsOf } from '../members/store.ts';
import type { DivisionLedger } from '../ledger/division-ledger.ts';
import { ledgerPieces } from '../ledger/store.ts';
import { isAway, outstandingIn } from '../ledger/rules/outstanding.ts';
import { reportingSides } from '../matches/store.ts';
import { isReportingClosed } from '../seasons/rules/deadline.ts';
import type { Season } from '../seasons/schema.ts';
import { activeSeasons } from '../seasons/store.ts';
import { dateIn, daysBetween, endOfDay } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { mustGet } from '../shared/must-get.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import type { Side } from '../shared/score.ts';
import { decodeChaseCursor, encodeChaseCursor, placeOf } from './chase-cursor.ts';
import type { ChaseList, ChaseQuery, ChaseRow } from './chase-schema.ts';
import { playedIn } from '../ledger/table-of.ts';
import { MostUrgent } from './most-urgent.ts';

/**
 * A page of the members with matches outstanding in the seasons that run, those with the fewest
 * days left first (CHA-1, CHA-4). A member on a break, or who has left, is not chased; nor is
 * anybody over a match against an entry whose members are all away (CHA-3).
 */
export async function chaseList(
  reader: Reader,
  caller: KeyCaller,
  wanted: ChaseQuery,
): Promise<ChaseList | Refusal<'invalid_request'>> {
  const after = wanted.after === undefined ? undefined : decodeChaseCursor(wanted.after);
  if (after === null) {
    const error = { pointer: 'query/after', message: 'is no cursor of this list' };
    return refuse('invalid_request', undefined, [error]);
  }
  const limit = wanted.limit ?? DEFAULT_LIMIT;
  const page = new MostUrgent(limit + 1, after);
  await addEveryRow(reader, caller, wanted, page);
  const found = page.rows();
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    data: seesPersonalData(caller) ? await withContactDetails(reader.db, rows) : rows,
    next_cursor: last ? encodeChaseCursor(placeOf(last)) : null,
    total: page.total,
  };
}

/** In their order, which is total: what stands before a place and what after is always known. */
async function addEveryRow(
  reader: Reader,
  { club }: KeyCaller,
  wanted: ChaseQuery,
  page: MostUrgent,
): Promise<void> {
  const { db, now, until } = reader;
  const today = dateIn(club.timezone, now);
  // Then another day is left, or none: deadlines end with a day too.
  until(endOfDay(today, club.timezone));
  for (const season of await activeSeasons(db)) {
    const deadline = season.results_deadline;
    const daysLeft = deadline === null ? null : daysBetween(today, deadline);
    if (wanted.season !== undefined && wanted.season !== season.id) continue;
    if (isReportingClosed(season.results_close_at, now)) continue;
    if (!isWithin(daysLeft, wanted.within_days)) continue;
    for await (const row of chaseSeason(reader, season, daysLeft, wanted)) page.add(row);
  }
}

function isWanted(row: RowOfDivision, { member, short_by: least = 0 }: ChaseQuery): boolean {
  return row.short_by >= least && (member === undefined || member.includes(row.member.id));
}

function isWithin(daysLeft: number | null, within: number | undefined): boolean {
  return within === undefined || (daysLeft !== null && daysLeft <= within);
}

async function* chaseSeason(
  reader: Reader,
  season: Season,
  daysLeft: number | null,
  wanted: ChaseQuery,
): AsyncGenerator<ChaseRow> {
  const { db } = reader;
  const all = await competitionsOfSeason(db, season.id);
  const competitions = all.filter(
    ({ id, state }) => state === 'active' && (wanted.competition ?? id) === id,
  );
  const ids = competitions.map((competition) => competition.id);
  const divisionsOf = await divisionsOfAll(db, ids);
  const looked = await divisionsToLookAt(db, ids.flatMap(divisionsOf), wanted);
  const time = {
    season_id: season.id,
    results_deadline: season.results_deadline,
    results_close_at: season.results_close_at,
    days_left: daysLeft,
  };
  const ofId = new Map(competitions.map((competition) => [competition.id, competition]));
  const byId = new Map(looked.map((division) => [division.id, division]));
  for await (const ledgers of ledgerPieces(reader, looked)) {
    const reported = await reportingSides(db, reportedIn(ledgers));
    for (const ledger of ledgers) {
      const division = mustGet(byId, ledger.divisionId);
      const competition = mustGet(ofId, division.competition_id);
      for (const row of chaseDivision({ competition, division, reported }, ledger)) {
        if (isWanted(row, wanted)) yield { ...row, ...time };
      }
      await letOthersIn();
    }
  }
}

/** Of some members only the divisions that they play in: each letter to one asks for them. */
async function divisionsToLookAt(
  db: Snapshot,
  divisions: readonly Division[],
  { division, member }: ChaseQuery,
): Promise<readonly Division[]> {
  if (division === undefined && member === undefined) return divisions;
  const playing = member === undefined ? null : await divisionsOfMembers(db, member);
  return divisions.filter(
    ({ id }) => (division ?? id) === id && (playing === null || playing.has(id)),
  );
}

function reportedIn(ledgers: readonly DivisionLedger[]): Id<'match'>[] {
  return ledgers
    .flatMap(({ matches }) => matches)
    .filter((match) => match.status === 'reported')
    .map((match) => match.id);
}

interface ChasedDivision {
  readonly competition: Competition;
  readonly division: Division;
  /** The side that has reported a match that the other has not. */
  readonly reported: ReadonlyMap<Id<'match'>, Side>;
}

type RowOfDivision = Omit<
  ChaseRow,
  'season_id' | 'results_deadline' | 'results_close_at' | 'days_left'
>;

function chaseDivision(context: ChasedDivision, ledger: DivisionLedger): RowOfDivision[] {
  const { competition, division } = context;
  const outstandingOf = chasedMatches(context, ledger);
  return playedIn(competition.rules, ledger).flatMap(({ entry, played, minimum }) => {
    const outstanding = outstandingOf(entry.id);
    if (outstanding.length === 0) return [];
    const chased = entry.members.filter((member) => member.status === 'active');
    return chased.map(({ id, display_name }) => ({
      member: { id, display_name },
      entry_id: entry.id,
      label: entry.label,
      competition_id: competition.id,
      competition_name: competition.name,
      visibility: competition.visibility,
      division_id: division.id,
      division_name: division.name,
      played,
      minimum,
      short_by: Math.max(0, minimum - played),
      outstanding,
    }));
  });
}

/** Of each entry, the matches that its members are chased over. */
function chasedMatches(
  { reported }: ChasedDivision,
  ledger: DivisionLedger,
): (entryId: Id<'entry'>) => ChaseRow['outstanding'] {
  const entries = new Map(ledger.entries.map((one) => [one.id, one]));
  const outstandingOf = outstandingIn(ledger);
  return (entryId) =>
    outstandingOf(entryId).flatMap(({ id, sides, status }) => {
      const our: Side = sides[0] === entryId ? 0 : 1;
      const opponent = entries.get(sides[our === 0 ? 1 : 0]);
      if (!opponent || isAway(opponent) || status === 'played') return [];
      const by = reported.get(id);
      const waitingOnUs = status === 'reported' && by !== undefined && by !== our;
      const opponents = opponent.members.map((one) => ({
        id: one.id,
        display_name: one.display_name,
      }));
      const { label } = opponent;
      return [{ match_id: id, opponent: label, opponents, status, waiting_on_us: waitingOnUs }];
    });
}

async function withContactDetails(db: Snapshot, rows: readonly ChaseRow[]): Promise<ChaseRow[]> {
  const details = await contactDetailsOf(
    db,
    rows.map((row) => row.member.id),
  );
  return rows.map((row) => {
    const { email = null, phone = null } = details.get(row.member.id) ?? {};
    return { ...row, member: { ...row.member, email, phone } };
  });
}
