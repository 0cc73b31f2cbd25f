import type { Competition } from '../competitions/schema.ts';
import type { Snapshot } from '../db/database.ts';
import type { Reader } from '../http/route.ts';
import type { EntryInLedger } from '../ledger/division-ledger.ts';
import { loadLedgers } from '../ledger/store.ts';
import { reportingSides } from '../matches/store.ts';
import { contactDetailsOf } from '../members/store.ts';
import type { Season } from '../seasons/schema.ts';
import type { Id } from '../shared/ids.ts';
import { mustAt, mustGet } from '../shared/must-get.ts';
import type { Side } from '../shared/score.ts';
import type { ChaseRow } from './chase-schema.ts';
import { type ChasedMatch, chasedMatches } from './chased.ts';
import type { Placed } from './most-urgent.ts';

/** Of which season and competition a division is. */
export interface ChaseScene {
  readonly season: Season;
  /** Until the last for reports; null without one. */
  readonly daysLeft: number | null;
  readonly competition: Competition;
}

export type ChaseScenes = ReadonlyMap<Id<'competition'>, ChaseScene>;

/** The rows at these places of the same snapshot, in their order. */
export async function rowsAt(
  reader: Reader,
  {
    places,
    scenes,
    withContacts,
  }: {
    readonly places: readonly Placed[];
    readonly scenes: ChaseScenes;
    readonly withContacts: boolean;
  },
): Promise<ChaseRow[]> {
  const divisions = new Map(places.map(({ division }) => [division.id, division]));
  const ledgerOf = await loadLedgers(reader, [...divisions.values()]);
  const ledgers = new Map(
    [...divisions.keys()].map((id) => {
      const ledger = ledgerOf(id);
      return [id, { entries: ledger.entries, matchesOf: chasedMatches(ledger) }];
    }),
  );
  const chased = places.map((place) => inLedger(place, mustGet(ledgers, place.division.id)));
  const reported = await reportingSides(reader.db, reportedBy(chased));
  const rows = chased.map((one) =>
    toRow(mustGet(scenes, one.place.division.competition_id), one, reported),
  );
  return withContacts ? withContactDetails(reader.db, rows) : rows;
}

interface ChasedEntry {
  readonly place: Placed;
  readonly entry: EntryInLedger;
  readonly member: EntryInLedger['members'][number];
  readonly matches: readonly ChasedMatch[];
}

interface Ledger {
  readonly entries: readonly EntryInLedger[];
  readonly matchesOf: (entryId: Id<'entry'>) => readonly ChasedMatch[];
}

function inLedger(place: Placed, { entries, matchesOf }: Ledger): ChasedEntry {
  const entry = mustFind(entries, place.entryId);
  const member = mustFind(entry.members, place.memberId);
  return { place, entry, member, matches: matchesOf(entry.id) };
}

function mustFind<One extends { readonly id: string }>(all: readonly One[], id: One['id']): One {
  return mustAt(
    all,
    all.findIndex((one) => one.id === id),
  );
}

function reportedBy(chased: readonly ChasedEntry[]): Id<'match'>[] {
  const matches = chased.flatMap((one) => one.matches);
  return matches.filter(({ status }) => status === 'reported').map(({ id }) => id);
}

/** By the match: the side that has reported what the other has not. */
type Reported = ReadonlyMap<Id<'match'>, Side>;

function toRow(
  { season, daysLeft, competition }: ChaseScene,
  { place: { division, played, minimum, shortBy }, entry, member, matches }: ChasedEntry,
  reported: Reported,
): ChaseRow {
  return {
    member: named(member),
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
  reported: Reported,
): ChaseRow['outstanding'][number] {
  const by = reported.get(id);
  return {
    match_id: id,
    opponent: opponent.label,
    opponents: opponent.members.map(named),
    status,
    waiting_on_us: status === 'reported' && by !== undefined && by !== our,
  };
}

function named({ id, display_name }: { id: Id<'member'>; display_name: string }) {
  return { id, display_name };
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
