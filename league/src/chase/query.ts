import { findCompetitionsOfSeason } from '../competitions/store.ts';
import { type DivisionPlace, listDivisionsByCompetition } from '../competitions/divisions-store.ts';
import type { Competition } from '../competitions/schema.ts';
import type { Snapshot } from '../db/database.ts';
import { findDivisionsOfMembers } from '../entries/store.ts';
import { DEFAULT_LIMIT } from '../http/page.ts';
import type { Reader } from '../http/route.ts';
import { eachLedger } from '../ledger/store.ts';
import { memoizeOnLedger } from '../ledger/memoize-on-ledger.ts';
import { isReportingClosed } from '../seasons/rules/deadline.ts';
import type { Season } from '../seasons/schema.ts';
import { findActiveSeasons } from '../seasons/store.ts';
import { toLocalDate, countDaysBetween, endOfDay } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { getOrThrow } from '../shared/must-get.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { decodeChaseCursor, encodeChaseCursor } from './cursor.ts';
import { type ChaseRowSource, buildChaseRows, type CompetitionInPlay } from './rows.ts';
import { type ChasedMember, listChasedMembers } from './rules/chased-members.ts';
import { MostUrgent } from './rules/most-urgent.ts';
import type { ChaseList, ChaseQuery } from './schema.ts';

interface ChaseReader {
  readonly timezone: string;
  readonly seesPersonalData: boolean;
}

/** Lists members with matches left to play, most urgent first (CHA-1, CHA-3, CHA-4). */
export async function readChaseList(
  reader: Reader,
  { timezone, seesPersonalData }: ChaseReader,
  wanted: ChaseQuery,
): Promise<ChaseList | Refusal<'invalid_request'>> {
  const after = wanted.after === undefined ? undefined : decodeChaseCursor(wanted.after);
  if (after === null) {
    const error = { pointer: 'query/after', message: 'is not a cursor of this list' };
    return refuse('invalid_request', undefined, [error]);
  }
  const limit = wanted.limit ?? DEFAULT_LIMIT;
  const page = new MostUrgent<ChaseRowSource>(limit + 1, after);
  const competitions = await listCompetitionsInPlay(reader, timezone, wanted);
  for await (const chased of streamRowSources(reader, competitions, wanted)) {
    for (const row of chased) page.add(row);
  }
  const found = page.places();
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    data: await buildChaseRows(reader.db, rows, seesPersonalData),
    next_cursor: last ? encodeChaseCursor(last) : null,
    total: page.total,
  };
}

async function listCompetitionsInPlay(
  { db, now, until }: Reader,
  timezone: string,
  wanted: ChaseQuery,
): Promise<CompetitionInPlay[]> {
  const today = toLocalDate(timezone, now);
  // Changes then, because deadlines, too, end with a day.
  until(endOfDay(today, timezone));
  const found: CompetitionInPlay[] = [];
  for (const season of await findActiveSeasons(db)) {
    const deadline = season.results_deadline;
    const daysLeft = deadline === null ? null : countDaysBetween(today, deadline);
    if (wanted.season !== undefined && wanted.season !== season.id) continue;
    if (isReportingClosed(season.results_close_at, now)) continue;
    if (!isWithin(daysLeft, wanted.within_days)) continue;
    for (const competition of await listActiveCompetitions(db, season, wanted)) {
      found.push({ season, daysLeft, competition });
    }
  }
  return found;
}

async function listActiveCompetitions(
  db: Snapshot,
  season: Season,
  { competition }: ChaseQuery,
): Promise<Competition[]> {
  const all = await findCompetitionsOfSeason(db, season.id);
  return all.filter(({ id, state }) => state === 'active' && (competition ?? id) === id);
}

function isWithin(daysLeft: number | null, within: number | undefined): boolean {
  return within === undefined || (daysLeft !== null && daysLeft <= within);
}

/** Yields division by division, unordered, and lets other requests run in between (SRV-13). */
async function* streamRowSources(
  reader: Reader,
  competitions: readonly CompetitionInPlay[],
  wanted: ChaseQuery,
): AsyncGenerator<readonly ChaseRowSource[]> {
  const inPlay = new Map(competitions.map((one) => [one.competition.id, one]));
  const divisionsOf = await listDivisionsByCompetition(reader.db, [...inPlay.keys()]);
  const isWanted = await makeDivisionFilter(reader.db, wanted);
  const divisions = [...inPlay.keys()].flatMap(divisionsOf).filter(({ id }) => isWanted(id));
  const byId = new Map(divisions.map((division) => [division.id, division]));
  for await (const ledger of eachLedger(reader, divisions)) {
    const division = getOrThrow(byId, ledger.divisionId);
    const of = getOrThrow(inPlay, division.competition_id);
    const { rules } = of.competition;
    yield memoizeOnLedger(ledger, 'chased', [rules], () => listChasedMembers(rules, ledger))
      .map((chased) => makeRowSource(of, division, chased))
      .filter((row) => isRowWanted(row, wanted));
  }
}

function makeRowSource(
  of: CompetitionInPlay,
  division: DivisionPlace,
  chased: ChasedMember,
): ChaseRowSource {
  const deadline = of.season.results_deadline;
  const [entryId, memberId] = [chased.entry.id, chased.member.id];
  return { ...chased, of, division, deadline, entryId, memberId };
}

async function makeDivisionFilter(
  db: Snapshot,
  { division, member }: ChaseQuery,
): Promise<(id: Id<'division'>) => boolean> {
  const playing = member === undefined ? null : await findDivisionsOfMembers(db, member);
  return (id) => (division ?? id) === id && (playing === null || playing.has(id));
}

function isRowWanted(row: ChaseRowSource, { member, short_by: least = 0 }: ChaseQuery): boolean {
  return row.shortBy >= least && (member === undefined || member.includes(row.memberId));
}
