import { membersKey } from '../../entries/rules/pair.ts';
import type { Place, Plan } from './plan-types.ts';
import type { Id } from '../../shared/ids.ts';

/** An entry of the draft as it is. */
export interface DraftEntry {
  readonly id: Id<'entry'>;
  readonly label: string;
  readonly memberIds: readonly Id<'member'>[];
  readonly divisionId: Id<'division'> | null;
  readonly divisionName: string | null;
  /** A name that the coach gave it. */
  readonly name: string | null;
  /** A result has been reported: it cannot go any more. */
  readonly hasPlayed: boolean;
  readonly isWithdrawn: boolean;
}

export interface Draft {
  readonly entries: readonly DraftEntry[];
  /** Where the last fill put whom, by `membersKey`. */
  readonly fills: ReadonlyMap<string, Id<'division'> | null>;
}

/** What the coach did by hand, and what becomes of it. */
interface ByHand {
  readonly entry_id: Id<'entry'> | null;
  readonly label: string;
  readonly outcome: 'kept' | 'lost';
  readonly sentence: string;
}

/** What filling does to the draft. Divisions are counted from 0 at the top. */
export interface Refill {
  /** How many divisions the draft needs: later ones that it lacks were taken out by hand. */
  readonly divisions: number;
  readonly create: readonly { readonly place: Place; readonly division: number }[];
  readonly move: readonly { readonly entry: DraftEntry; readonly division: number }[];
  readonly remove: readonly DraftEntry[];
  readonly byHand: readonly ByHand[];
  /** Where this fill puts whom, by which the next one knows what was changed by hand since. */
  readonly fills: ReadonlyMap<string, number>;
}

/**
 * What a fill, or one more, changes (PLA-12). What was done by hand stays as it is: an entry
 * that was added, moved or taken out. Only an entry that the plan leaves out now goes, and it is
 * said beforehand which hand-made change goes with it.
 */
export function refill(plan: Plan, { entries, fills }: Draft): Refill {
  const planned = new Map(
    plan.divisions.flatMap(({ places }, division) =>
      places.map((place) => [membersKey(place.members.map(({ id }) => id)), { place, division }]),
    ),
  );
  const there = new Map(entries.map((entry) => [membersKey(entry.memberIds), entry]));
  const move: { entry: DraftEntry; division: number }[] = [];
  const remove: DraftEntry[] = [];
  const byHand: ByHand[] = [];
  const filledNow = new Map([...planned].map(([key, { division }]) => [key, division]));
  for (const [key, entry] of there) {
    const target = planned.get(key);
    const filled = fills.get(key);
    if (filled === undefined) {
      filledNow.delete(key);
      byHand.push(kept(entry, `${entry.label} was entered by hand and stays.`));
    } else if (target && entry.divisionId !== filled)
      byHand.push(kept(entry, movedSentence(entry)));
    else if (target) {
      const wanted = plan.divisions[target.division]?.division_id ?? null;
      if (entry.divisionId !== wanted || wanted === null)
        move.push({ entry, division: target.division });
    } else if (entry.hasPlayed) {
      byHand.push(kept(entry, `${entry.label} has played in this draft already and stays.`));
    } else {
      remove.push(entry);
      byHand.push(...lost(plan, entry, filled));
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
        entry_id: null,
        label: place.label,
        outcome: 'kept',
        sentence: `${place.label} was taken out by hand and stays out.`,
      });
      return [];
    }
    const other = place.members.find(({ id }) => taken.has(id));
    if (!other) return [{ place, division }];
    filledNow.delete(key);
    const sentence = `${place.label} is not entered, since ${other.display_name} was entered otherwise by hand.`;
    byHand.push({ entry_id: null, label: place.label, outcome: 'kept', sentence });
    return [];
  });
  const used = [...create, ...move].map(({ division }) => division + 1);
  const divisions = fills.size === 0 ? plan.divisions.length : Math.max(0, ...used);
  return { divisions, create, move, remove, byHand, fills: filledNow };
}

function kept({ id, label }: DraftEntry, sentence: string): ByHand {
  return { entry_id: id, label, outcome: 'kept', sentence };
}

function movedSentence({ label, divisionName }: DraftEntry): string {
  const where = divisionName === null ? 'out of the divisions' : `to ${divisionName}`;
  return `${label} was moved ${where} by hand and stays there.`;
}

/** A change by hand that goes with its entry. */
function lost(plan: Plan, entry: DraftEntry, filled: Id<'division'> | null): ByHand[] {
  const changes = [
    ...(entry.divisionId === filled ? [] : ['was moved']),
    ...(entry.name === null ? [] : ['was named']),
  ];
  if (changes.length === 0) return [];
  const key = membersKey(entry.memberIds);
  const out = plan.left_out.find(
    ({ members }) =>
      members.some(({ id }) => entry.memberIds.includes(id)) ||
      membersKey(members.map(({ id }) => id)) === key,
  );
  const why = out?.sentence ?? 'The plan does not place it any more.';
  const sentence = `${entry.label} ${changes.join(' and ')} by hand and goes: ${why}`;
  return [{ entry_id: entry.id, label: entry.label, outcome: 'lost', sentence }];
}
