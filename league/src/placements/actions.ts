import { listDivisions, insertDivision, updateCompetition } from '../competitions/store.ts';
import type { Writer } from '../db/writer.ts';
import { deleteEntry, deleteFixturesOf, insertEntry, updateEntry } from '../entries/store.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal } from '../shared/refusal.ts';
import { planDraft, type PlannedDraft, showPlan } from './query.ts';
import type { PlacementPlan } from './schema.ts';
import { replaceFills } from './store.ts';

/**
 * Fills a draft from its plan, or fills it again (PLA-12). The placements are undecided then,
 * until the coach says otherwise; nothing takes effect before the competition is activated.
 */
export async function fillDraft(writer: Writer, id: Id): Promise<PlacementPlan | Refusal> {
  const reader = { db: writer.db, now: writer.now, until: () => undefined };
  const planned = await planDraft(reader, id);
  if (planned instanceof Refusal) return planned;
  const divisions = await makeDivisions(writer, planned);
  await removeEntries(writer, planned);
  await moveEntries(writer, planned, divisions);
  await createEntries(writer, planned, divisions);
  const fills = [...planned.refill.fills].map(([key, index]): [string, Id | null] => [
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
): Promise<Id[]> {
  const needed = plan.divisions.slice(0, refill.divisions);
  for (const { division_id: divisionId, name, position } of needed) {
    if (divisionId !== null) continue;
    const id = writer.newId();
    const stamps = { created_at: writer.now, updated_at: writer.now };
    await insertDivision(writer.db, {
      id,
      competition_id: competition.id,
      name,
      position,
      ...stamps,
    });
    const data = { competition_id: competition.id };
    writer.record({ kind: 'division.created', subject: { type: 'division', id }, data });
  }
  const divisions = await listDivisions(writer.db, competition.id);
  return divisions.map(({ id }) => id);
}

async function removeEntries(writer: Writer, { competition, refill }: PlannedDraft): Promise<void> {
  for (const { id } of refill.remove) {
    await deleteFixturesOf(writer.db, id);
    await deleteEntry(writer.db, id);
    const data = { competition_id: competition.id };
    writer.record({ kind: 'entry.deleted', subject: { type: 'entry', id }, data });
  }
}

async function moveEntries(
  writer: Writer,
  { competition, refill }: PlannedDraft,
  divisions: readonly Id[],
): Promise<void> {
  for (const { entry, division } of refill.move) {
    // Its fixtures were against the old division.
    await deleteFixturesOf(writer.db, entry.id);
    const row = { division_id: divisions[division] ?? null, updated_at: writer.now };
    await updateEntry(writer.db, entry.id, row);
    const data = { competition_id: competition.id, fields: ['division_id'] };
    writer.record({ kind: 'entry.updated', subject: { type: 'entry', id: entry.id }, data });
  }
}

async function createEntries(
  writer: Writer,
  { competition, refill }: PlannedDraft,
  divisions: readonly Id[],
): Promise<void> {
  for (const { place, division } of refill.create) {
    const id = writer.newId();
    const memberIds = place.members.map((member) => member.id);
    const row = {
      id,
      competition_id: competition.id,
      division_id: divisions[division] ?? null,
      name: null,
      status: 'active',
      withdrawn_at: null,
      opted_out_at: null,
      created_at: writer.now,
      updated_at: writer.now,
    } as const;
    await insertEntry(writer.db, row, memberIds);
    const data = { competition_id: competition.id, member_ids: memberIds, reason: place.reason };
    writer.record({ kind: 'entry.created', subject: { type: 'entry', id }, data });
  }
}
