import type { Competition, Division } from '../competitions/schema.ts';
import { competitionsOfSeason, divisionsOfAll } from '../competitions/store.ts';
import type { Snapshot } from '../db/database.ts';
import { type KeyCaller, seesPersonalData } from '../http/caller.ts';
import { DEFAULT_LIMIT } from '../http/page.ts';
import type { Reader } from '../http/route.ts';
import { emailsOf } from '../members/store.ts';
import {
  type DivisionLedger,
  type EntryInLedger,
  type Ledgers,
  loadLedgers,
} from '../ledger/store.ts';
import { isAway, outstandingOf } from '../ledger/rules/outstanding.ts';
import { reportingSides } from '../matches/store.ts';
import { isReportingClosed } from '../seasons/rules/deadline.ts';
import type { Season } from '../seasons/schema.ts';
import { activeSeasons } from '../seasons/store.ts';
import { dateIn, daysBetween } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import type { Side } from '../shared/score.ts';
import { byUrgency, decodeChaseCursor, encodeChaseCursor, placeOf } from './chase-cursor.ts';
import type { ChaseList, ChaseQuery, ChaseRow } from './chase-schema.ts';
import { tableOf } from '../ledger/table-of.ts';

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
  const all = await everyRow(reader, caller, wanted);
  const rest = after ? all.filter((row) => byUrgency(placeOf(row), after) > 0) : all;
  const limit = wanted.limit ?? DEFAULT_LIMIT;
  const rows = rest.slice(0, limit);
  const last = rest.length > limit ? rows.at(-1) : undefined;
  return {
    data: seesPersonalData(caller) ? await withEmails(reader.db, rows) : rows,
    next_cursor: last ? encodeChaseCursor(placeOf(last)) : null,
  };
}

/** In their order, which is total: what stands before a place and what after is always known. */
async function everyRow(
  { db, now }: Reader,
  { club }: KeyCaller,
  wanted: ChaseQuery,
): Promise<ChaseRow[]> {
  const today = dateIn(club.timezone, now);
  const rows: ChaseRow[] = [];
  for (const season of await activeSeasons(db)) {
    const deadline = season.results_deadline;
    const daysLeft = deadline === null ? null : daysBetween(today, deadline);
    if (wanted.season !== undefined && wanted.season !== season.id) continue;
    if (isReportingClosed(season.results_close_at, now)) continue;
    if (!isWithin(daysLeft, wanted.within_days)) continue;
    rows.push(...(await chaseSeason(db, season, daysLeft)));
  }
  return rows.toSorted((one, other) => byUrgency(placeOf(one), placeOf(other)));
}

function isWithin(daysLeft: number | null, within: number | undefined): boolean {
  return within === undefined || (daysLeft !== null && daysLeft <= within);
}

async function chaseSeason(
  db: Snapshot,
  season: Season,
  daysLeft: number | null,
): Promise<ChaseRow[]> {
  const all = await competitionsOfSeason(db, season.id);
  const competitions = all.filter((competition) => competition.state === 'active');
  const ids = competitions.map((competition) => competition.id);
  const divisionsOf = await divisionsOfAll(db, ids);
  const ledgers = await loadLedgers(db, { competitions: ids });
  const reported = await reportingSides(db, reportedIn(ids.flatMap(divisionsOf), ledgers));
  const time = {
    results_deadline: season.results_deadline,
    results_close_at: season.results_close_at,
    days_left: daysLeft,
  };
  return competitions.flatMap((competition) => {
    const divisions = divisionsOf(competition.id);
    return divisions.flatMap((division) => {
      const context = { competition, division, divisions: divisions.length, reported };
      return chaseDivision(context, ledgers(division.id)).map((row) => ({ ...row, ...time }));
    });
  });
}

function reportedIn(divisions: readonly Division[], ledgers: Ledgers): Id<'match'>[] {
  return divisions
    .flatMap((division) => ledgers(division.id).matches)
    .filter((match) => match.status === 'reported')
    .map((match) => match.id);
}

interface ChasedDivision {
  readonly competition: Competition;
  readonly division: Division;
  readonly divisions: number;
  /** The side that has reported a match that the other has not. */
  readonly reported: ReadonlyMap<Id<'match'>, Side>;
}

type RowOfDivision = Omit<ChaseRow, 'results_deadline' | 'results_close_at' | 'days_left'>;

function chaseDivision(context: ChasedDivision, ledger: DivisionLedger): RowOfDivision[] {
  const { competition, division, divisions } = context;
  const table = tableOf({ rules: competition.rules, divisions, final: false }, division, ledger);
  return table.flatMap((row) => {
    const { entry } = row;
    const outstanding = outstandingMatches(context, ledger, entry);
    if (outstanding.length === 0) return [];
    const chased = entry.members.filter((member) => member.status === 'active');
    return chased.map(({ id, display_name }) => ({
      member: { id, display_name },
      entry_id: entry.id,
      label: entry.label,
      competition_id: competition.id,
      competition_name: competition.name,
      division_name: division.name,
      played: row.played,
      minimum: row.minimum,
      short_by: Math.max(0, row.minimum - row.played),
      outstanding,
    }));
  });
}

function outstandingMatches(
  { reported }: ChasedDivision,
  ledger: DivisionLedger,
  entry: EntryInLedger,
): ChaseRow['outstanding'] {
  const entries = new Map(ledger.entries.map((one) => [one.id, one]));
  return outstandingOf(entry.id, ledger).flatMap(({ id, sides, status }) => {
    const our: Side = sides[0] === entry.id ? 0 : 1;
    const opponent = entries.get(sides[our === 0 ? 1 : 0]);
    if (!opponent || isAway(opponent) || status === 'played') return [];
    const by = reported.get(id);
    const waitingOnUs = status === 'reported' && by !== undefined && by !== our;
    return [{ match_id: id, opponent: opponent.label, status, waiting_on_us: waitingOnUs }];
  });
}

async function withEmails(db: Snapshot, rows: readonly ChaseRow[]): Promise<ChaseRow[]> {
  const emails = await emailsOf(
    db,
    rows.map((row) => row.member.id),
  );
  return rows.map((row) => ({
    ...row,
    member: { ...row.member, email: emails.get(row.member.id) ?? null },
  }));
}
