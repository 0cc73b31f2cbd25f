import type { Division } from '../../ledger/rules/table.ts';
import type { LedgerMatch } from '../../ledger/rules/ledger.ts';

export interface OpenDivision extends Omit<Division, 'final'> {
  readonly open: readonly LedgerMatch[];
}

/** One result for each open match, in order. */
export function fillResults(
  { matches, open }: Pick<OpenDivision, 'matches' | 'open'>,
  results: readonly LedgerMatch['result'][],
): LedgerMatch[] {
  const index = new Map(open.map((match, at) => [match, at]));
  return matches.map((match) => {
    const at = index.get(match);
    return at === undefined ? match : { ...match, result: results[at] ?? null };
  });
}
