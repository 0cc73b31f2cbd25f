import type { Competition, Division } from '../competitions/schema.ts';
import { findDivision, findVisibleCompetition, listDivisions } from '../competitions/store.ts';
import type { Caller } from '../http/caller.ts';
import type { Reader } from '../http/route.ts';
import { type DivisionLedger, loadLedgers } from '../ledger/store.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { type Closing, closingOf } from '../ledger/closing.ts';
import type { Standings, StandingsList } from './schema.ts';
import type { SeparatedBy } from '../ledger/rules/separated-by.ts';
import { tableOf } from '../ledger/table-of.ts';

/** The table of one division. */
export async function divisionStandings(
  reader: Reader,
  caller: Caller,
  divisionId: Id<'division'>,
): Promise<Standings | Refusal<'not_found'>> {
  const division = await findDivision(reader.db, divisionId);
  const competition =
    division && (await findVisibleCompetition(reader.db, caller, division.competition_id));
  if (!division || !competition) return refuse('not_found');
  const all = await listDivisions(reader.db, competition.id);
  const ledgers = await loadLedgers(reader.db, { divisions: [divisionId] });
  const closing = await closingOf(reader, competition);
  return standings({ competition, all, closing }, division, ledgers(divisionId));
}

/** The tables of a competition, from the top division down. */
export async function competitionStandings(
  reader: Reader,
  caller: Caller,
  competitionId: Id<'competition'>,
): Promise<StandingsList | Refusal<'not_found'>> {
  const competition = await findVisibleCompetition(reader.db, caller, competitionId);
  if (!competition) return refuse('not_found');
  const all = await listDivisions(reader.db, competitionId);
  const ledgers = await loadLedgers(reader.db, { competitions: [competitionId] });
  const closing = await closingOf(reader, competition);
  const tables = { competition, all, closing };
  return { data: all.map((division) => standings(tables, division, ledgers(division.id))) };
}

interface CompetitionTables {
  readonly competition: Competition;
  readonly all: readonly Division[];
  readonly closing: Closing;
}

function standings(
  { competition, all, closing }: CompetitionTables,
  division: Division,
  { entries, matches }: DivisionLedger,
): Standings {
  const { final, closesAt, deadline } = closing;
  const context = { rules: competition.rules, divisions: all.length, final };
  const rows = tableOf(context, division, { entries, matches });
  return {
    competition_id: competition.id,
    division_id: division.id,
    division_name: division.name,
    final,
    results_deadline: deadline,
    results_close_at: closesAt,
    rows: rows.map((row) => ({
      rank: row.rank,
      entry_id: row.entryId,
      label: row.entry.label,
      members: row.entry.members.map(({ id, display_name }) => ({ id, display_name })),
      withdrawn: row.withdrawn,
      played: row.played,
      won: row.won,
      lost: row.lost,
      unplayed: row.unplayed,
      sets_won: row.setsWon,
      sets_lost: row.setsLost,
      games_won: row.gamesWon,
      games_lost: row.gamesLost,
      points: row.points,
      minimum: row.minimum,
      short_of_minimum: row.shortOfMinimum,
      movement: row.movement,
      separated_by: row.separatedBy && shownSeparation(row.separatedBy),
    })),
  };
}

function shownSeparation({ valueAbove, ...said }: SeparatedBy) {
  return { ...said, value_above: valueAbove };
}
