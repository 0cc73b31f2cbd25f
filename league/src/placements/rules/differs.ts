import { membersKey } from '../../entries/rules/pair.ts';
import type { Place, Plan } from './plan-types.ts';
import type { Draft, DraftEntry } from './refill.ts';
import type { Id } from '../../shared/ids.ts';

export const DIFFERENCE_KINDS = ['missing', 'extra', 'elsewhere'] as const;
export const DIFFERENCE_CODES = [
  'not_entered',
  'taken_out_by_hand',
  'entered_otherwise',
  'withdrawn_here',
  'entered_by_hand',
  'not_planned',
  'left_out',
  'moved_by_hand',
  'planned_elsewhere',
] as const;

/** One thing in which a filled draft is not what its plan says now (DRA-4). */
export interface Difference {
  /** Planned and not in the draft; in the draft and not planned; in another division. */
  readonly kind: (typeof DIFFERENCE_KINDS)[number];
  /** The entry of the draft; null where there is none. */
  readonly entry_id: Id<'entry'> | null;
  readonly code: (typeof DIFFERENCE_CODES)[number];
  readonly params: Readonly<Record<string, string | null>>;
  readonly sentence: string;
}

interface Planned {
  readonly place: Place;
  readonly divisionId: Id<'division'> | null;
  readonly division: string;
}

/** Nothing where the draft has not been filled: there is nothing yet to compare. */
export function differences(plan: Plan, draft: Draft): Difference[] {
  if (draft.fills.size === 0) return [];
  const planned = new Map(
    plan.divisions.flatMap(({ division_id: divisionId, name: division, places }) =>
      places.map((place): [string, Planned] => [keyOf(place), { place, divisionId, division }]),
    ),
  );
  const there = new Set(draft.entries.map((entry) => membersKey(entry.memberIds)));
  return [
    ...[...planned].flatMap(([key, one]) => (there.has(key) ? [] : [missing(draft, key, one)])),
    ...draft.entries.flatMap((entry) => ofEntry(plan, draft, planned, entry)),
  ];
}

function keyOf({ members }: Place): string {
  return membersKey(members.map(({ id }) => id));
}

function missing(draft: Draft, key: string, { place, divisionId, division }: Planned): Difference {
  const { label, members } = place;
  const params = {
    label,
    previous_entry_id: place.entry_id,
    planned_division_id: divisionId,
    planned_division: division,
  };
  const common = { kind: 'missing' as const, entry_id: null, params };
  if (draft.fills.has(key)) {
    const sentence = `${label} was taken out of the draft by hand; by the plan: ${place.sentence}`;
    return { ...common, code: 'taken_out_by_hand', sentence };
  }
  const other = members.find(({ id }) => draft.entries.some((one) => one.memberIds.includes(id)));
  if (other) {
    const sentence = `${label} is not in the draft, since ${other.display_name} is entered otherwise; by the plan: ${place.sentence}`;
    return { ...common, code: 'entered_otherwise', sentence };
  }
  const sentence = `${label} is not in the draft; by the plan: ${place.sentence}`;
  return { ...common, code: 'not_entered', sentence };
}

function ofEntry(
  plan: Plan,
  draft: Draft,
  planned: ReadonlyMap<string, Planned>,
  entry: DraftEntry,
): Difference[] {
  const key = membersKey(entry.memberIds);
  const found = planned.get(key);
  if (!found) return [extra(plan, draft, key, entry)];
  const { label, id, divisionId } = entry;
  const params = {
    label,
    division_id: divisionId,
    division: entry.divisionName,
    planned_division_id: found.divisionId,
    planned_division: found.division,
  };
  if (entry.isWithdrawn) {
    const sentence = `${label} has withdrawn from the draft; by the plan: ${found.place.sentence}`;
    return [{ kind: 'missing', entry_id: id, code: 'withdrawn_here', params, sentence }];
  }
  if (divisionId === found.divisionId) return [];
  const filled = draft.fills.get(key);
  const isByHand = filled !== divisionId;
  const where = entry.divisionName === null ? 'in no division' : `in ${entry.divisionName}`;
  const sentence = `${label} is ${where}${isByHand ? ' by hand' : ''}; by the plan: ${found.place.sentence}`;
  const code = isByHand ? 'moved_by_hand' : 'planned_elsewhere';
  return [{ kind: 'elsewhere', entry_id: id, code, params, sentence }];
}

function extra(plan: Plan, draft: Draft, key: string, entry: DraftEntry): Difference {
  const { id, label, memberIds } = entry;
  const out =
    plan.left_out.find(({ members }) => membersKey(members.map((one) => one.id)) === key) ??
    plan.left_out.find(({ members }) => members.some((one) => memberIds.includes(one.id)));
  const params = {
    label,
    division_id: entry.divisionId,
    division: entry.divisionName,
    reason: out?.reason ?? null,
  };
  const common = { kind: 'extra' as const, entry_id: id, params };
  if (!draft.fills.has(key)) {
    const why = out === undefined ? '' : ` The plan leaves it out: ${out.sentence}`;
    const sentence = `${label} was entered by hand.${why}`;
    return { ...common, code: 'entered_by_hand', sentence };
  }
  if (out) {
    const sentence = `${label} is in the draft; the plan leaves it out: ${out.sentence}`;
    return { ...common, code: 'left_out', sentence };
  }
  return {
    ...common,
    code: 'not_planned',
    sentence: `${label} is in the draft and not in the plan.`,
  };
}
