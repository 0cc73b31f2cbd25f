import type { CompetitionRules } from '../competitions/rules/competition-rules.ts';
import type { Division } from '../competitions/schema.ts';
import { mustGet } from '../shared/must-get.ts';
import type { DivisionLedger, EntryInLedger } from './division-ledger.ts';
import type { Neighbours } from './rules/movement.ts';
import { standingsTable, type StandingsRow } from './rules/table.ts';
import { minimumFor, tallyMatches } from './rules/tally.ts';

interface TableContext {
  readonly rules: CompetitionRules;
  /** Of each division of the competition, from the top, how many have not withdrawn. */
  readonly sizes: readonly number[];
  readonly final: boolean;
}

/** A row of a table with the entry that it is about. */
export interface TableRow extends StandingsRow {
  readonly entry: EntryInLedger;
}

interface Worked extends Omit<TableContext, 'sizes'> {
  readonly neighbours: Neighbours;
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
  const { rules, final } = context;
  const neighbours = neighboursOf(position, context.sizes);
  if (ledger.isKept === undefined) return workOut(context, neighbours, ledger);
  const before = worked.get(ledger);
  if (before !== undefined && isSame(before, { rules, final, neighbours })) return before.rows;
  const rows = workOut(context, neighbours, ledger);
  worked.set(ledger, { rules, final, neighbours, rows });
  return rows;
}

function isSame(one: Omit<Worked, 'rows'>, other: Omit<Worked, 'rows'>): boolean {
  const { rules, final, neighbours } = one;
  const { above, below } = other.neighbours;
  const isNextToSame = neighbours.above === above && neighbours.below === below;
  return rules === other.rules && final === other.final && isNextToSame;
}

export function neighboursOf(position: number, sizes: readonly number[]): Neighbours {
  return { above: sizes[position - 2] ?? null, below: sizes[position] ?? null };
}

function workOut(
  { rules, final }: Pick<TableContext, 'rules' | 'final'>,
  neighbours: Neighbours,
  { entries, matches }: Pick<DivisionLedger, 'entries' | 'matches'>,
): TableRow[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const rows = standingsTable({
    rules,
    entries,
    matches,
    final,
    ...neighbours,
  });
  return rows.map((row) => ({ ...row, entry: mustGet(byId, row.entryId) }));
}

/** How many have not withdrawn: what movement to and from the divisions next to it goes by. */
export function sizeOf({ entries }: Pick<DivisionLedger, 'entries'>): number {
  return entries.filter((entry) => !entry.withdrawn).length;
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
