import type { CompetitionRules } from '../competitions/rules/competition-rules.ts';
import type { DivisionPlace } from '../competitions/divisions-store.ts';
import type { StandingsRow } from '../ledger/rules/table.ts';

/** The parallel box that a row's arrow leads to (STA-19); null without tiers or movement. */
export function makeTargetLookup(
  divisions: readonly Pick<DivisionPlace, 'id' | 'name'>[],
  { movement: { tiers } }: CompetitionRules,
) {
  return ({ movesTo }: Pick<StandingsRow, 'movesTo'>) => {
    const target = tiers === null || movesTo === null ? undefined : divisions[movesTo - 1];
    return target ? { division_id: target.id, division_name: target.name } : null;
  };
}
