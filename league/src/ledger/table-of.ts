import type { CompetitionRules } from '../competitions/rules/competition-rules.ts';
import type { Division } from '../competitions/schema.ts';
import { mustGet } from '../shared/must-get.ts';
import type { DivisionLedger, EntryInLedger } from './division-ledger.ts';
import { standingsTable, type StandingsRow } from './rules/table.ts';
import { minimumFor, tallyMatches } from './rules/tally.ts';

interface TableContext {
  readonly rules: CompetitionRules;
  /** How many divisions the competition has. */
  readonly divisions: number;
  readonly final: boolean;
}

/** A row of a table with the entry that it is about. */
export interface TableRow extends StandingsRow {
  readonly entry: EntryInLedger;
}

interface Worked {
  readonly context: TableContext;
  readonly position: number;
  readonly rows: readonly TableRow[];
}

/**
 * The last table of each ledger that is kept. Of all others too, a read of thousands of divisions had
 * the garbage collector stop everybody for as many tables that nobody asks for again.
 */
const worked = new WeakMap<object, Worked>();

/** The table of one division of a competition (STA-11). */
export function tableOf(
  context: TableContext,
  { position }: Pick<Division, 'position'>,
  ledger: Pick<DivisionLedger, 'entries' | 'matches' | 'isKept'>,
): readonly TableRow[] {
  if (ledger.isKept === undefined) return workOut(context, position, ledger);
  const before = worked.get(ledger);
  if (before?.position === position && isSame(before.context, context)) return before.rows;
  const rows = workOut(context, position, ledger);
  worked.set(ledger, { context, position, rows });
  return rows;
}

function isSame(one: TableContext, other: TableContext): boolean {
  const { rules, divisions, final } = one;
  return rules === other.rules && divisions === other.divisions && final === other.final;
}

function workOut(
  { rules, divisions, final }: TableContext,
  position: number,
  { entries, matches }: Pick<DivisionLedger, 'entries' | 'matches'>,
): TableRow[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const rows = standingsTable({
    rules,
    entries,
    matches,
    final,
    canPromote: position > 1,
    canRelegate: position < divisions,
  });
  return rows.map((row) => ({ ...row, entry: mustGet(byId, row.entryId) }));
}

/** How much of what it has to play an entry has played. */
export type PlayedRow = Pick<TableRow, 'entry' | 'played' | 'minimum'>;

/** The same numbers as in the table, in no order: where no rank is asked for, none is worked out. */
export function playedIn(
  rules: CompetitionRules,
  { entries, matches }: Pick<DivisionLedger, 'entries' | 'matches'>,
): PlayedRow[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return tallyMatches(rules, entries, matches, false).map(({ entry, played, fixtures }) => ({
    entry: mustGet(byId, entry.id),
    played,
    minimum: minimumFor(rules, fixtures),
  }));
}
