import type { Id } from '../../shared/ids.ts';
import { makeMembersKey } from '../../entries/rules/pair.ts';
import { DRAFT_DIFFERENCE } from '../../shared/sentences/draft-difference.ts';
import { toFact, type SentenceOf } from '../../shared/sentences/family.ts';
import type { PlannedEntry, Plan } from './plan-types.ts';
import { type Draft, type DraftEntry, mapEntriesByMembers } from './refill.ts';

export const DIFFERENCE_KINDS = ['missing', 'extra', 'elsewhere'] as const;

/** One difference between a filled draft and its plan (DRA-4). */
export type Difference = DifferenceRow & SentenceOf<typeof DRAFT_DIFFERENCE>;

interface DifferenceRow {
  /** Planned but not in the draft, in the draft but not planned, or in another division. */
  readonly kind: (typeof DIFFERENCE_KINDS)[number];
  /** The entry in the draft; null if there is none. */
  readonly entry_id: Id<'entry'> | null;
}

interface PlannedPlace {
  readonly place: PlannedEntry;
  readonly divisionId: Id<'division'> | null;
  readonly division: string;
}

/** Lists nothing until the draft is filled, because there is nothing to compare. */
export function listDifferences(plan: Plan, draft: Draft): Difference[] {
  if (draft.fills.size === 0) return [];
  const planned = new Map(
    plan.divisions.flatMap(({ division_id: divisionId, name: division, places }) =>
      places.map((place): [string, PlannedPlace] => [
        makeEntryKey(place),
        { place, divisionId, division },
      ]),
    ),
  );
  const there = mapEntriesByMembers(draft.entries);
  return [
    ...[...planned].flatMap(([key, one]) =>
      there.has(key) ? [] : [makeMissingDifference(draft, key, one)],
    ),
    ...[...there].flatMap(([key, entry]) =>
      compareEntry(plan, draft, key, planned.get(key), entry),
    ),
  ];
}

function makeEntryKey({ members }: PlannedEntry): string {
  return makeMembersKey(members.map(({ id }) => id));
}

function makeMissingDifference(
  draft: Draft,
  key: string,
  { place, divisionId, division }: PlannedPlace,
): Difference {
  const { label, members } = place;
  const row = { kind: 'missing', entry_id: null } as const;
  const params = {
    label,
    previous_entry_id: place.entry_id,
    planned_division_id: divisionId,
    planned_division: division,
    planned: toFact(place),
  };
  if (draft.fills.has(key)) return { ...row, ...DRAFT_DIFFERENCE.say('taken_out_by_hand', params) };
  const other = members.find(({ id }) => draft.entries.some((one) => one.memberIds.includes(id)));
  if (!other) return { ...row, ...DRAFT_DIFFERENCE.say('not_entered', params) };
  const otherwise = { ...params, other_id: other.id, other: other.display_name };
  return { ...row, ...DRAFT_DIFFERENCE.say('entered_otherwise', otherwise) };
}

function compareEntry(
  plan: Plan,
  draft: Draft,
  key: string,
  found: PlannedPlace | undefined,
  entry: DraftEntry,
): Difference[] {
  if (!found) return [makeExtraDifference(plan, draft, key, entry)];
  const { label, id, divisionId } = entry;
  const params = {
    label,
    division_id: divisionId,
    division: entry.divisionName,
    planned_division_id: found.divisionId,
    planned_division: found.division,
    planned: toFact(found.place),
  };
  if (entry.isWithdrawn) {
    const said = DRAFT_DIFFERENCE.say('withdrawn_here', params);
    return [{ kind: 'missing', entry_id: id, ...said }];
  }
  // A division that is still to be made has no id either.
  if (divisionId !== null && divisionId === found.divisionId) return [];
  const isByHand = draft.fills.get(key) !== divisionId;
  const said = DRAFT_DIFFERENCE.say(isByHand ? 'moved_by_hand' : 'planned_elsewhere', params);
  return [{ kind: 'elsewhere', entry_id: id, ...said }];
}

function makeExtraDifference(plan: Plan, draft: Draft, key: string, entry: DraftEntry): Difference {
  const { id, label, memberIds } = entry;
  const out =
    plan.left_out.find(({ members }) => makeMembersKey(members.map((one) => one.id)) === key) ??
    plan.left_out.find(({ members }) => members.some((one) => memberIds.includes(one.id)));
  const row = { kind: 'extra', entry_id: id } as const;
  const params = { label, division_id: entry.divisionId, division: entry.divisionName };
  if (!draft.fills.has(key)) {
    const why = { reason: out?.reason ?? null, because: out ? toFact(out) : null };
    return { ...row, ...DRAFT_DIFFERENCE.say('entered_by_hand', { ...params, ...why }) };
  }
  if (!out) return { ...row, ...DRAFT_DIFFERENCE.say('not_planned', params) };
  const why = { reason: out.reason, because: toFact(out) };
  return { ...row, ...DRAFT_DIFFERENCE.say('left_out', { ...params, ...why }) };
}
