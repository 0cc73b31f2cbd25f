import type { Competition, Division } from '../competitions/schema.ts';
import { countEntriesByDivision, findDivision } from '../competitions/divisions-store.ts';
import type { Reader } from '../http/route.ts';
import type { StoredMatch } from '../matches/schema.ts';
import { findSeason } from '../seasons/store.ts';
import type { Id } from '../shared/ids.ts';
import type { LedgerResult } from '../ledger/rules/ledger.ts';
import type { StandingsRow } from '../ledger/rules/table.ts';
import { computeTable } from '../ledger/table-of.ts';
import { isFinal } from '../ledger/closing.ts';
import { groupOutstandingMatches } from '../ledger/rules/outstanding.ts';
import type { DivisionLedger } from '../ledger/division-ledger.ts';
import { loadLedgers } from '../ledger/store.ts';

export interface TableInput {
  readonly competition: Competition;
  readonly division: Division | undefined;
  /** The number of entries that have not withdrawn in each division, from the top. */
  readonly sizes: readonly number[];
  readonly ledger: DivisionLedger;
  readonly final: boolean;
}

export async function readTableInput(
  { db, now }: Pick<Reader, 'db' | 'now'>,
  competition: Competition,
  match: StoredMatch,
): Promise<TableInput> {
  const divisionId = match.division_id;
  const ledger = (await loadLedgers({ db }, [{ id: divisionId, competition_id: competition.id }]))(
    divisionId,
  );
  const season = await findSeason(db, competition.season_id);
  const division = await findDivision(db, divisionId);
  const sizes = (await countEntriesByDivision(db, [competition.id]))(competition.id);
  return { competition, division, sizes, ledger, final: isFinal(competition, season, now) };
}

export function computeRows({
  competition,
  division,
  sizes,
  ledger,
  final,
}: TableInput): Map<Id<'entry'>, StandingsRow> {
  if (!division) return new Map();
  const context = { rules: competition.rules, sizes, final };
  return new Map(computeTable(context, division, ledger).map((row) => [row.entryId, row]));
}

export function replaceResult(
  input: TableInput,
  matchId: Id<'match'>,
  result: LedgerResult,
): TableInput {
  const matches = input.ledger.matches.map((match) =>
    match.id === matchId ? { ...match, result } : match,
  );
  const { divisionId, entries, decisions } = input.ledger;
  return { ...input, ledger: { divisionId, entries, matches, decisions } };
}

/** How many of the entry's matches can still be played: nobody is gone, and there is time. */
export function countStillToPlay({ ledger, final }: TableInput, entryId: Id<'entry'>): number {
  return final ? 0 : groupOutstandingMatches(ledger)(entryId).length;
}
