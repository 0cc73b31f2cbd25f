import type { CompetitionRules } from '../competitions/rules/competition-rules.ts';
import type { Division } from '../competitions/schema.ts';
import { getOrThrow } from '../shared/must-get.ts';
import type { DivisionLedger, EntryInLedger, MatchInLedger } from './division-ledger.ts';
import { type Lines, findLines } from './rules/movement.ts';
import { makeStandingsTable, type StandingsRow } from './rules/table.ts';
import { type Ruling, findRuling } from './rules/withdrawal.ts';
import { memoizeOnLedger } from './memoize-on-ledger.ts';

export interface TableContext {
  readonly rules: CompetitionRules;
  /** The number of entries that have not withdrawn in each division, from the top. */
  readonly sizes: readonly number[];
  readonly final: boolean;
}

export interface TableRow extends StandingsRow {
  readonly entry: EntryInLedger;
}

/** The table of one division of a competition (STA-11). */
export function computeTable(
  { rules, sizes, final }: TableContext,
  { position }: Pick<Division, 'position'>,
  ledger: Pick<DivisionLedger, 'entries' | 'matches' | 'decisions' | 'workedOut'>,
): readonly TableRow[] {
  const lines = findLines(rules.movement, sizes, position);
  return memoizeOnLedger(ledger, 'table', [rules, final, lines], () =>
    computeRows({ rules, final }, lines, ledger),
  );
}

function computeRows(
  { rules, final }: Pick<TableContext, 'rules' | 'final'>,
  lines: Lines,
  { entries, matches, decisions }: Pick<DivisionLedger, 'entries' | 'matches' | 'decisions'>,
): TableRow[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const rows = makeStandingsTable({
    rules,
    entries,
    matches,
    decisions,
    final,
    ...lines,
  });
  return rows.map((row) => ({ ...row, entry: getOrThrow(byId, row.entryId) }));
}

/** Counts entries not withdrawn, which decide how many cross to the neighbouring divisions. */
export function countStayingEntries({ entries }: Pick<DivisionLedger, 'entries'>): number {
  return entries.filter((entry) => !entry.withdrawn).length;
}

/** How withdrawals decide each match of a division (STA-7). */
export function makeRulingLookup(
  { withdrawal }: CompetitionRules,
  { entries }: Pick<DivisionLedger, 'entries'>,
): (match: Pick<MatchInLedger, 'sides' | 'result'>) => Ruling | null {
  const gone = new Set(entries.filter((entry) => entry.withdrawn).map((entry) => entry.id));
  return ({ sides: [zero, one], result }) =>
    findRuling(withdrawal, result?.outcome ?? null, [gone.has(zero), gone.has(one)]);
}
