import type { Id } from '../../shared/ids.ts';
import { makeMembersKey } from '../../entries/rules/pair.ts';
import { CHANGE_BY_HAND } from '../../shared/sentences/change-by-hand.ts';
import { toFact, type SentenceOf } from '../../shared/sentences/family.ts';
import type { PlannedEntry, Plan } from './plan-types.ts';

export interface DraftEntry {
  readonly id: Id<'entry'>;
  readonly label: string;
  readonly memberIds: readonly Id<'member'>[];
  readonly divisionId: Id<'division'> | null;
  readonly divisionName: string | null;
  /** A name set by the coach. */
  readonly name: string | null;
  /** Whether a result has been reported, so that the entry can no longer leave. */
  readonly hasPlayed: boolean;
  readonly isWithdrawn: boolean;
}

export interface Draft {
  readonly entries: readonly DraftEntry[];
  /** The placements of the last fill, by `makeMembersKey`. */
  readonly fills: ReadonlyMap<string, Id<'division'> | null>;
}

/** A manual change by the coach, and what happens to it. */
type ByHand = ByHandRow & SentenceOf<typeof CHANGE_BY_HAND>;

interface ByHandRow {
  readonly entry_id: Id<'entry'> | null;
  readonly label: string;
  readonly outcome: 'kept' | 'lost';
}

/** The effect of filling the draft. Divisions are counted from 0 at the top. */
export interface Refill {
  /** Number of divisions the draft needs; missing later ones were removed by hand. */
  readonly divisions: number;
  readonly create: readonly { readonly place: PlannedEntry; readonly division: number }[];
  readonly move: readonly { readonly entry: DraftEntry; readonly division: number }[];
  readonly remove: readonly DraftEntry[];
  readonly byHand: readonly ByHand[];
  /** The placements of this fill; the next fill uses them to recognise manual changes. */
  readonly fills: ReadonlyMap<string, number>;
}

/** Maps entries by `makeMembersKey`. Of two with the same members, the one not withdrawn counts. */
export function mapEntriesByMembers(
  entries: readonly DraftEntry[],
): ReadonlyMap<string, DraftEntry> {
  const found = new Map<string, DraftEntry>();
  for (const entry of entries) {
    const key = makeMembersKey(entry.memberIds);
    if (found.get(key)?.isWithdrawn !== false) found.set(key, entry);
  }
  return found;
}

/**
 * Entries added, moved or removed by hand stay (PLA-12). Removes only entries that the plan leaves
 * out; lists the manual changes lost with them.
 */
export function planRefill(plan: Plan, { entries, fills }: Draft): Refill {
  const planned = new Map(
    plan.divisions.flatMap(({ places }, division) =>
      places.map((place) => [
        makeMembersKey(place.members.map(({ id }) => id)),
        { place, division },
      ]),
    ),
  );
  const there = mapEntriesByMembers(entries);
  const move: { entry: DraftEntry; division: number }[] = [];
  const remove: DraftEntry[] = [];
  const byHand: ByHand[] = [];
  const filledNow = new Map([...planned].map(([key, { division }]) => [key, division]));
  for (const [key, entry] of there) {
    const target = planned.get(key);
    const filled = fills.get(key);
    if (filled === undefined) {
      filledNow.delete(key);
      byHand.push({ ...makeKeptRow(entry), ...CHANGE_BY_HAND.say('entered', pickLabel(entry)) });
    } else if (target && entry.divisionId !== filled) byHand.push(describeMove(entry));
    else if (target) {
      const wanted = plan.divisions[target.division]?.division_id ?? null;
      if (entry.divisionId !== wanted || wanted === null)
        move.push({ entry, division: target.division });
    } else if (entry.hasPlayed) {
      byHand.push({ ...makeKeptRow(entry), ...CHANGE_BY_HAND.say('has_played', pickLabel(entry)) });
    } else {
      remove.push(entry);
      byHand.push(...describeLoss(plan, entry, filled));
    }
  }
  const gone = new Set(remove);
  const taken = new Set(
    entries.filter((entry) => !gone.has(entry)).flatMap((entry) => entry.memberIds),
  );
  const create = [...planned].flatMap(([key, { place, division }]) => {
    if (there.has(key)) return [];
    if (fills.has(key)) {
      byHand.push({
        ...makeKeptRowWithoutEntry(place),
        ...CHANGE_BY_HAND.say('taken_out', pickLabel(place)),
      });
      return [];
    }
    const other = place.members.find(({ id }) => taken.has(id));
    if (!other) return [{ place, division }];
    filledNow.delete(key);
    byHand.push({
      ...makeKeptRowWithoutEntry(place),
      ...CHANGE_BY_HAND.say('entered_otherwise', {
        ...pickLabel(place),
        other_id: other.id,
        other: other.display_name,
      }),
    });
    return [];
  });
  const used = [...create, ...move].map(({ division }) => division + 1);
  const divisions = fills.size === 0 ? plan.divisions.length : Math.max(0, ...used);
  return { divisions, create, move, remove, byHand, fills: filledNow };
}

function makeKeptRow({ id, label }: DraftEntry) {
  return { entry_id: id, label, outcome: 'kept' } as const;
}

function makeKeptRowWithoutEntry({ label }: PlannedEntry) {
  return { entry_id: null, label, outcome: 'kept' } as const;
}

function pickLabel({ label }: { readonly label: string }) {
  return { label };
}

function describeMove(entry: DraftEntry): ByHand {
  const { label, divisionId, divisionName } = entry;
  const params = { label, division_id: divisionId, division: divisionName };
  return { ...makeKeptRow(entry), ...CHANGE_BY_HAND.say('moved', params) };
}

function describeLoss(plan: Plan, entry: DraftEntry, filled: Id<'division'> | null): ByHand[] {
  const { label } = entry;
  const params = {
    label,
    was_moved: entry.divisionId !== filled,
    was_named: entry.name !== null,
  };
  if (!params.was_moved && !params.was_named) return [];
  const out = plan.left_out.find(({ members }) =>
    members.some(({ id }) => entry.memberIds.includes(id)),
  );
  const said = out
    ? CHANGE_BY_HAND.say('lost', { ...params, because: toFact(out) })
    : CHANGE_BY_HAND.say('lost_unplanned', params);
  return [{ entry_id: entry.id, label, outcome: 'lost', ...said }];
}
