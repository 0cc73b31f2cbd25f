import { getAtOrThrow } from '../../shared/must-get.ts';
import type { EntryDecision } from './entry-decision.ts';
import type { PlanInput } from './plan-types.ts';

export function readStanding(input: PlanInput, { entry, division }: EntryDecision) {
  const from = getAtOrThrow(input.divisions, division);
  const others = from.entries.filter((one) => !one.withdrawn);
  return {
    entry_id: entry.id,
    label: entry.label,
    is_pair: isPair(entry.label),
    from_division: from.name,
    rank: entry.rank,
    is_joint: others.filter((one) => one.rank === entry.rank).length > 1,
    of: others.length,
    played: entry.played,
    minimum: entry.minimum,
    is_final: input.final,
  };
}

/** Whether a label names two people, not a team with its own name. */
function isPair(label: string): boolean {
  return label.includes(' / ');
}
