import type { Competition } from '../competitions/schema.ts';
import type { Reader } from '../http/route.ts';
import type { StoredMatch } from '../matches/schema.ts';
import { findSeason } from '../seasons/store.ts';
import type { Id } from '../shared/ids.ts';
import type { LedgerResult } from '../ledger/rules/ledger.ts';
import { standingsTable, type StandingsRow } from '../ledger/rules/table.ts';
import { isFinal } from '../ledger/closing.ts';
import { outstandingOf } from '../ledger/rules/outstanding.ts';
import { type DivisionLedger, loadLedgers } from '../ledger/store.ts';

/** A division as a settlement sees it. */
export interface TableInput {
  readonly competition: Competition;
  readonly ledger: DivisionLedger;
  readonly final: boolean;
}

export async function tableInputFor(
  { db, now }: Pick<Reader, 'db' | 'now'>,
  competition: Competition,
  match: StoredMatch,
): Promise<TableInput> {
  const divisionId: Id = match.division_id ?? '';
  const ledger = (await loadLedgers(db, { division: divisionId }))(divisionId);
  const season = await findSeason(db, competition.season_id);
  return { competition, ledger, final: isFinal(competition, season, now) };
}

/** The rows of the division, by entry. */
export function rowsOf({ competition, ledger, final }: TableInput): Map<Id, StandingsRow> {
  const rows = standingsTable({
    rules: competition.rules,
    entries: ledger.entries,
    matches: ledger.matches,
    final,
    canPromote: false,
    canRelegate: false,
  });
  return new Map(rows.map((row) => [row.entryId, row]));
}

/** The same division with another result for one match. */
export function withResult(input: TableInput, matchId: Id, result: LedgerResult): TableInput {
  const matches = input.ledger.matches.map((match) =>
    match.id === matchId ? { ...match, result } : match,
  );
  return { ...input, ledger: { ...input.ledger, matches } };
}

/** How many matches of the entry can still be played: nobody is gone, and there is time. */
export function stillToPlay({ ledger, final }: TableInput, entryId: Id): number {
  return final ? 0 : outstandingOf(entryId, ledger).length;
}
