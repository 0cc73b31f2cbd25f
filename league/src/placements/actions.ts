import { addDivisions } from '../competitions/add-divisions.ts';
import type { Competition } from '../competitions/schema.ts';
import { updateCompetition } from '../competitions/store.ts';
import { listDivisions } from '../competitions/divisions-store.ts';
import type { Writer } from '../db/writer.ts';
import { addEntries, applyChanges, dropEntry } from '../entries/change.ts';
import { enterRows, refuseRows } from '../entries/enter.ts';
import { makeMembersKey } from '../entries/rules/pair.ts';
import type { EnterCode } from '../entries/rules/check-entry.ts';
import { updateEntry } from '../entries/store.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import { findDraft, planDraft, type PlannedDraft } from './query.ts';
import type { FillRequest, PlacementPlan } from './schema.ts';
import { showPlan } from './show.ts';
import { mapStartingPlaces } from './rules/starting-places.ts';
import {
  findExistingEntries,
  readFilledPlaces,
  replaceFills,
  replaceKeptEntries,
  replaceUnsaidPolicy,
} from './store.ts';

/**
 * Fills a draft, with kept entries (PLA-15), members who have not answered if the coach says so
 * (PLA-21), and those placed by hand (PLA-17). Can be repeated (PLA-12); placements stay undecided
 * until the coach decides, and take effect on activation.
 */
export async function fillDraft(
  writer: Writer,
  id: Id<'competition'>,
  { keep, unsaid, place = [] }: FillRequest,
): Promise<PlacementPlan | Refusal<EnterCode | 'not_a_draft' | 'not_found'>> {
  const reader = { db: writer.db, now: writer.now, until: () => undefined };
  const draft = await findDraft(writer.db, id);
  if (draft instanceof Refusal) return draft;
  const refusal = keep === undefined ? null : await keepEntries(writer, draft, keep);
  if (refusal) return refusal;
  if (unsaid !== undefined) await replaceUnsaidPolicy(writer.db, id, unsaid);
  const planned = await planDraft(reader, id);
  if (planned instanceof Refusal) return planned;
  const divisions = await makeDivisions(writer, planned);
  await removeEntries(writer, planned);
  await moveEntries(writer, planned, divisions);
  const places = mapStartingPlaces(planned.plan);
  await orderEntries(writer, planned, places);
  await createEntries(writer, planned, { divisions, places });
  const fills = [...planned.refill.fills].map(([key, index]): [string, Id<'division'> | null] => [
    key,
    divisions[index] ?? null,
  ]);
  await replaceFills(writer.db, id, new Map(fills), places);
  const placing = await enterRows(writer, draft, place);
  if ('faults' in placing) return refuseRows(placing.faults, place.length, '/place');
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

async function keepEntries(
  writer: Writer,
  { id, previous_competition_id: previous }: Competition,
  keep: readonly Id<'entry'>[],
): Promise<Refusal<'invalid_request'> | null> {
  const known = previous === null ? null : await findExistingEntries(writer.db, previous, keep);
  const errors = keep.flatMap((entryId, index) =>
    known?.has(entryId)
      ? []
      : { pointer: `/keep/${index}`, message: 'is not an entry of the previous competition' },
  );
  if (errors.length > 0) return refuse('invalid_request', undefined, errors);
  await replaceKeptEntries(writer.db, id, [...new Set(keep)]);
  return null;
}

/** @returns the divisions of the draft from the top, including those the fill needs */
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

/** Sets the starting places of filled-in entries, unless someone set them by hand (TIE-7). */
async function orderEntries(
  writer: Writer,
  { competition, draft, refill }: PlannedDraft,
  places: ReadonlyMap<string, number>,
): Promise<void> {
  const given = await readFilledPlaces(writer.db, competition.id);
  const gone = new Set(refill.remove.map(({ id }) => id));
  for (const { id, memberIds, startingPlace } of draft.entries) {
    const key = makeMembersKey(memberIds);
    const place = places.get(key);
    if (gone.has(id) || place === undefined || place === startingPlace) continue;
    if (given.get(key) !== startingPlace) continue;
    // The event that the draft was filled covers all of them.
    await updateEntry(writer.db, id, { starting_place: place, updated_at: writer.now });
  }
}

interface FillTarget {
  readonly divisions: readonly Id<'division'>[];
  readonly places: ReadonlyMap<string, number>;
}

async function createEntries(
  writer: Writer,
  { competition, refill }: PlannedDraft,
  { divisions, places }: FillTarget,
): Promise<void> {
  const wanted = refill.create.map(({ place, division }) => ({
    competitionId: competition.id,
    divisionId: divisions[division] ?? null,
    name: null,
    startingPlace: places.get(makeMembersKey(place.members.map(({ id }) => id))) ?? null,
    memberIds: place.members.map((member) => member.id),
    origin: { reason: place.reason },
  }));
  await addEntries(writer, wanted);
}
