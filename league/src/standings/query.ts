import type { Competition } from '../competitions/schema.ts';
import { findCompetitionsOfSeason, findVisibleCompetition } from '../competitions/store.ts';
import {
  countEntriesByDivision,
  type DivisionPlace,
  listDivisionsByCompetition,
  findDivision,
  listDivisions,
} from '../competitions/divisions-store.ts';
import { isVisible } from '../competitions/visibility.ts';
import type { CompetitionRules } from '../competitions/rules/competition-rules.ts';
import type { Caller } from '../http/caller.ts';
import type { Reader } from '../http/route.ts';
import type { DivisionLedger, MatchInLedger } from '../ledger/division-ledger.ts';
import { eachLedger, loadLedgers } from '../ledger/store.ts';
import { findStoredFigures } from '../matches/rules/score-check.ts';
import { findSeason } from '../seasons/store.ts';
import type { Id } from '../shared/ids.ts';
import { getOrThrow } from '../shared/must-get.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { type ClosingState, computeClosingState, readClosing } from '../ledger/closing.ts';
import type { SeasonStandings, Standings, StandingsList, StandingsQuery } from './schema.ts';
import type { SeparatedBy } from '../ledger/rules/separated-by.ts';
import { makeRulingLookup, computeTable } from '../ledger/table-of.ts';
import type { Ruling } from '../ledger/rules/withdrawal.ts';
import { makeTargetLookup } from './movement-targets.ts';

export async function readDivisionStandings(
  reader: Reader,
  caller: Caller,
  divisionId: Id<'division'>,
  { expand }: StandingsQuery = {},
): Promise<Standings | Refusal<'not_found'>> {
  const division = await findDivision(reader.db, divisionId);
  const competition =
    division && (await findVisibleCompetition(reader.db, caller, division.competition_id));
  if (!division || !competition) return refuse('not_found');
  const sizes = (await countEntriesByDivision(reader.db, [competition.id]))(competition.id);
  const ledgers = await loadLedgers(reader, [division]);
  const closing = await readClosing(reader, competition);
  const { tiers } = competition.rules.movement;
  const divisions = tiers === null ? [] : await listDivisions(reader.db, competition.id);
  const input = { competition, divisions, sizes, closing, expand };
  return computeStandings(input, division, ledgers(divisionId));
}

export async function readCompetitionStandings(
  reader: Reader,
  caller: Caller,
  competitionId: Id<'competition'>,
  { expand }: StandingsQuery = {},
): Promise<StandingsList | Refusal<'not_found'>> {
  const competition = await findVisibleCompetition(reader.db, caller, competitionId);
  if (!competition) return refuse('not_found');
  const all = await listDivisions(reader.db, competitionId);
  const closing = await readClosing(reader, competition);
  const sizes = (await countEntriesByDivision(reader.db, [competitionId]))(competitionId);
  const input = { competition, divisions: all, sizes, closing, expand };
  const data: Standings[] = [];
  const byId = new Map(all.map((division) => [division.id, division]));
  for await (const ledger of eachLedger(reader, all)) {
    data.push(computeStandings(input, getOrThrow(byId, ledger.divisionId), ledger));
  }
  return { data };
}

/** Reads visible tables except drafts (STA-13), with as many statements for one as for many. */
export async function readSeasonStandings(
  reader: Reader,
  caller: Caller,
  seasonId: Id<'season'>,
  { expand }: StandingsQuery = {},
): Promise<SeasonStandings | Refusal<'not_found'>> {
  const { db } = reader;
  const season = await findSeason(db, seasonId);
  if (!season) return refuse('not_found');
  const begun = (await findCompetitionsOfSeason(db, seasonId)).filter(
    (competition) => competition.state !== 'draft' && isVisible(caller, competition),
  );
  const ids = begun.map(({ id }) => id);
  const divisionsOf = await listDivisionsByCompetition(db, ids);
  const sizesOf = await countEntriesByDivision(db, ids);
  const inputs = new Map(
    begun.map((competition) => {
      const closing = computeClosingState(reader, season, competition);
      const { id } = competition;
      const divisions = divisionsOf(id);
      return [id, { competition, divisions, sizes: sizesOf(id), closing, expand }];
    }),
  );
  const all = ids.flatMap((id) => divisionsOf(id));
  const byId = new Map(all.map((division) => [division.id, division]));
  const tables = new Map(ids.map((id) => [id, new Array<Standings>()]));
  for await (const ledger of eachLedger(reader, all)) {
    const division = getOrThrow(byId, ledger.divisionId);
    const of = division.competition_id;
    getOrThrow(tables, of).push(computeStandings(getOrThrow(inputs, of), division, ledger));
  }
  const competitions = begun.map(({ id, name, discipline, state }) => ({
    competition_id: id,
    name,
    discipline,
    state,
    tables: getOrThrow(tables, id),
  }));
  return { season_id: seasonId, competitions };
}

interface CompetitionTables {
  readonly competition: Competition;
  /** From the top; needed where boxes are parallel. */
  readonly divisions: readonly Pick<DivisionPlace, 'id' | 'name'>[];
  /** The number of entries that have not withdrawn in each division, from the top. */
  readonly sizes: readonly number[];
  readonly closing: ClosingState;
  readonly expand: StandingsQuery['expand'];
}

function computeStandings(
  { competition, divisions, sizes, closing, expand }: CompetitionTables,
  division: DivisionPlace,
  ledger: DivisionLedger,
): Standings {
  const { final, closesAt, deadline } = closing;
  const context = { rules: competition.rules, sizes, final };
  const rows = computeTable(context, division, ledger);
  const rulingOf = makeRulingLookup(competition.rules, ledger);
  const targetOf = makeTargetLookup(divisions, competition.rules);
  return {
    competition_id: competition.id,
    division_id: division.id,
    division_name: division.name,
    format: competition.rules.format,
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
      drawn: row.drawn,
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
      movement_to: targetOf(row),
      tie: row.tie,
      separated_by: row.separatedBy && toShownSeparation(row.separatedBy),
    })),
    ...(expand === 'matches'
      ? {
          matches: ledger.matches.map((match) =>
            toShownMatch(match, competition.rules, rulingOf(match)),
          ),
        }
      : {}),
  };
}

/** A match as shown behind a table (STA-12). */
function toShownMatch(
  { id, round, sides, status, result }: MatchInLedger,
  { format }: CompetitionRules,
  ruling: Ruling | null,
) {
  return {
    id,
    round,
    entry_ids: [...sides] satisfies [unknown, unknown],
    status,
    outcome: result?.outcome ?? null,
    score: result?.score ?? null,
    winning_side: result?.winningSide ?? null,
    figures: result && findStoredFigures(format, result),
    ruling: ruling && { outcome: ruling.outcome, winning_side: ruling.winningSide },
  };
}

function toShownSeparation({ valueAbove, ...said }: SeparatedBy) {
  return { ...said, value_above: valueAbove };
}
