import type { LedgerMatch } from '../../ledger/rules/ledger.ts';
import { standingsTable, type StandingsRow } from '../../ledger/rules/table.ts';
import type { Id } from '../../shared/ids.ts';
import type { Fate } from './certainty.ts';
import type { OpenDivision } from './open-division.ts';

/**
 * What may become of each entry by the final table of these matches. Of those that share a rank
 * across a line each may be on either side: a name makes nobody sure (OUT-1).
 */
export function fatesIn(
  division: Omit<OpenDivision, 'open' | 'matches'>,
  matches: readonly LedgerMatch[],
): Map<Id<'entry'>, Set<Fate>> {
  const rows = standingsTable({ ...division, matches, final: true });
  const byRank = Map.groupBy(rows, ({ rank }) => rank);
  const fates = new Map<Id<'entry'>, Set<Fate>>();
  for (const row of rows) {
    if (row.withdrawn) continue;
    const level = row.rank === null ? [row] : (byRank.get(row.rank) ?? [row]);
    fates.set(row.entryId, new Set(level.map(fateOf)));
  }
  return fates;
}

function fateOf({ movement }: StandingsRow): Fate {
  if (movement === null) return 'stay';
  return movement === 'promotion' ? 'up' : 'down';
}
