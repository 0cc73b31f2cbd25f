import type { CompetitionRules } from '../competitions/rules/competition-rules.ts';
import type { Division } from '../competitions/schema.ts';
import type { DivisionLedger } from './store.ts';
import { standingsTable, type StandingsRow } from './rules/table.ts';

interface TableContext {
  readonly rules: CompetitionRules;
  /** How many divisions the competition has. */
  readonly divisions: number;
  readonly final: boolean;
}

/** The table of one division of a competition (STA-11). */
export function tableOf(
  { rules, divisions, final }: TableContext,
  division: Pick<Division, 'position'>,
  { entries, matches }: Pick<DivisionLedger, 'entries' | 'matches'>,
): StandingsRow[] {
  return standingsTable({
    rules,
    entries,
    matches,
    final,
    canPromote: division.position > 1,
    canRelegate: division.position < divisions,
  });
}
