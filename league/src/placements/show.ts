import { hash } from 'node:crypto';
import type { PlannedDraft } from './query.ts';
import type { PlacementPlan } from './schema.ts';

/** The plan and the current draft, with their shared version (PLA-18, PLA-19). */
export function showPlan({
  competition,
  plan,
  provisional,
  refill: change,
  differs,
  newcomers: arriving,
  draft,
  kept,
  unsaid,
  unsaidMembers,
}: PlannedDraft): PlacementPlan {
  const shown = {
    competition_id: competition.id,
    previous_competition_id: competition.previous_competition_id,
    provisional,
    divisions: plan.divisions,
    left_out: plan.left_out,
    vacancies: plan.vacancies,
    newcomers: [...arriving],
    by_hand: [...change.byHand],
    differs: [...differs],
    entries: draft.entries.map((one) => ({
      entry_id: one.id,
      members: [...one.members],
      label: one.label,
      division_id: one.divisionId,
      is_withdrawn: one.isWithdrawn,
      has_played: one.hasPlayed,
      version: one.version,
    })),
    kept: [...kept].toSorted(),
    unsaid,
    unsaid_members: unsaidMembers,
    filled: draft.fills.size > 0,
  };
  const version = hash(
    'sha256',
    JSON.stringify([shown, Object.fromEntries([...draft.fills].toSorted(compareKeys))]),
    'base64url',
  );
  return { ...shown, version };
}

function compareKeys(
  [one]: readonly [string, unknown],
  [other]: readonly [string, unknown],
): number {
  return one < other ? -1 : 1;
}
