import type { Competition } from '../competitions/schema.ts';
import type { DivisionPlace } from '../competitions/divisions-store.ts';
import type { Snapshot } from '../db/database.ts';
import { findReportingSides } from '../matches/store.ts';
import { findContactDetails } from '../members/store.ts';
import type { Season } from '../seasons/schema.ts';
import type { Id } from '../shared/ids.ts';
import type { Side } from '../shared/score.ts';
import type { ChasedMatch, ChasedMember, PlayerInPlay } from './rules/chased-members.ts';
import type { ChasePlace } from './rules/most-urgent.ts';
import type { ChaseRow } from './schema.ts';

export interface CompetitionInPlay {
  readonly season: Season;
  /** Days until the last day for reports; null if there is no deadline. */
  readonly daysLeft: number | null;
  readonly competition: Competition;
}

export interface ChaseRowSource extends ChasePlace, ChasedMember {
  readonly of: CompetitionInPlay;
  readonly division: DivisionPlace;
}

export async function buildChaseRows(
  db: Snapshot,
  sources: readonly ChaseRowSource[],
  withContacts: boolean,
): Promise<ChaseRow[]> {
  const reported = await findReportingSides(db, listReportedMatches(sources));
  const rows = sources.map((source) => toRow(source, reported));
  return withContacts ? addContactDetails(db, rows) : rows;
}

function listReportedMatches(sources: readonly ChaseRowSource[]): Id<'match'>[] {
  const matches = sources.flatMap((source) => source.matches);
  return matches.filter(({ status }) => status === 'reported').map(({ id }) => id);
}

/** The reporting side of each match with only one report. */
type ReportingSides = ReadonlyMap<Id<'match'>, Side>;

function toRow(source: ChaseRowSource, reported: ReportingSides): ChaseRow {
  const { of, division, entry, member, played, minimum, shortBy, matches } = source;
  const { season, daysLeft, competition } = of;
  return {
    member: toRef(member),
    entry_id: entry.id,
    label: entry.label,
    season_id: season.id,
    competition_id: competition.id,
    competition_name: competition.name,
    visibility: competition.visibility,
    division_id: division.id,
    division_name: division.name,
    played,
    minimum,
    short_by: shortBy,
    outstanding: matches.map((match) => toOutstanding(match, reported)),
    results_deadline: season.results_deadline,
    results_close_at: season.results_close_at,
    days_left: daysLeft,
  };
}

function toOutstanding(
  { id, status, our, opponent }: ChasedMatch,
  reported: ReportingSides,
): ChaseRow['outstanding'][number] {
  const by = reported.get(id);
  return {
    match_id: id,
    opponent: opponent.label,
    opponents: opponent.members.map(toRef),
    status,
    waiting_on_us: status === 'reported' && by !== undefined && by !== our,
  };
}

function toRef({ id, display_name }: PlayerInPlay) {
  return { id, display_name };
}

async function addContactDetails(db: Snapshot, rows: readonly ChaseRow[]): Promise<ChaseRow[]> {
  const details = await findContactDetails(
    db,
    rows.map((row) => row.member.id),
  );
  return rows.map((row) => {
    const { email = null, phone = null } = details.get(row.member.id) ?? {};
    return { ...row, member: { ...row.member, email, phone } };
  });
}
