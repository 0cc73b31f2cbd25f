import { addDivisions } from '../competitions/add-divisions.ts';
import { listDivisions, updateCompetition } from '../competitions/store.ts';
import type { Writer } from '../db/writer.ts';
import { addEntries, applyChanges, dropEntry } from '../entries/change.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal } from '../shared/refusal.ts';
import { planDraft, type PlannedDraft, showPlan } from './query.ts';
import type { PlacementPlan } from './schema.ts';
import { replaceFills } from './store.ts';

/**
 * Fills a draft from its plan, for the first time or again (PLA-12). The placements then count as
 * undecided until the coach decides; nothing takes effect before the competition is activated.
 */
export async function fillDraft(
  writer: Writer,
  id: Id<'competition'>,
): Promise<PlacementPlan | Refusal<'not_a_draft' | 'not_found'>> {
  const reader = { db: writer.db, now: writer.now, until: () => undefined };
  const planned = await planDraft(reader, id);
  if (planned instanceof Refusal) return planned;
  const divisions = await makeDivisions(writer, planned);
  await removeEntries(writer, planned);
  await moveEntries(writer, planned, divisions);
  await createEntries(writer, planned, divisions);
  const fills = [...planned.refill.fills].map(([key, index]): [string, Id<'division'> | null] => [
    key,
    divisions[index] ?? null,
  ]);
  await replaceFills(writer.db, id, new Map(fills));
  await updateCompetition(writer.db, id, { placements_decided: 0, updated_at: writer.now });
  const { create, move, remove } = planned.refill;
  writer.record({
    kind: 'competition.filled',
    subject: { type: 'competition', id },
    data: {
      created: create.length,
      moved: move.length,
      removed: remove.length,
      provisional: planned.provisional,
    },
  });
  const after = await planDraft(reader, id);
  return after instanceof Refusal ? after : showPlan(after);
}

/** @returns the divisions of the draft from the top, with those that the fill needs */
async function makeDivisions(
  writer: Writer,
  { competition, plan, refill }: PlannedDraft,
): Promise<Id<'division'>[]> {
  const needed = plan.divisions.slice(0, refill.divisions);
  const missing = needed.filter((division) => division.division_id === null);
  await addDivisions(writer, competition.id, missing);
  const divisions = await listDivisions(writer.db, competition.id);
  return divisions.map(({ id }) => id);
}

async function removeEntries(writer: Writer, { competition, refill }: PlannedDraft): Promise<void> {
  for (const { id } of refill.remove) {
    await dropEntry(writer, { id, competition_id: competition.id });
  }
}

async function moveEntries(
  writer: Writer,
  { competition, refill }: PlannedDraft,
  divisions: readonly Id<'division'>[],
): Promise<void> {
  for (const { entry, division } of refill.move) {
    const changes = { division_id: divisions[division] ?? null };
    const moved = { id: entry.id, competition_id: competition.id };
    await applyChanges(writer, moved, { changes, fields: ['division_id'] });
  }
}

async function createEntries(
  writer: Writer,
  { competition, refill }: PlannedDraft,
  divisions: readonly Id<'division'>[],
): Promise<void> {
  const wanted = refill.create.map(({ place, division }) => ({
    competitionId: competition.id,
    divisionId: divisions[division] ?? null,
    name: null,
    memberIds: place.members.map((member) => member.id),
    origin: { reason: place.reason },
  }));
  await addEntries(writer, wanted);
}
