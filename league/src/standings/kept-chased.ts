import type { Division } from '../competitions/schema.ts';
import type { Snapshot } from '../db/database.ts';
import { divisionsOfMembers } from '../entries/store.ts';
import type { Changes, Seen } from '../http/changes.ts';
import type { Topic } from '../shared/events/topics.ts';
import { type Id, parseId } from '../shared/ids.ts';
import type { Chased } from './chased.ts';

/** Members that are kept at most; who comes when there is no room is worked out each time. */
const MOST_CHASED = 60_000;
/** Of a read of more, nothing new is kept: it would take the memory, and be slow all the same. */
const MOST_DIVISIONS = 6000;
/** Of more who have changed, as after an import, it is not asked where they play. */
const MOST_CHANGED = 200;

/** Of a competition. */
export interface ChasedByDivision {
  /** From the top down. */
  readonly divisions: readonly Division[];
  /** Who is chased in each; nothing where that is not known. */
  readonly chased: readonly (readonly Chased[] | undefined)[];
}

interface Most {
  readonly chased: number;
  /** Of one read. */
  readonly divisions: number;
}

interface Kept extends ChasedByDivision {
  readonly chased: (readonly Chased[] | undefined)[];
}

/**
 * Who is chased in each division, from earlier reads of the same service and moved by events
 * (CHA-6): the order of the list follows from every match that is outstanding, and few of them
 * change from one read to the next. What is kept is so at one position of the feed, the newest that
 * was read at; a read of another finds nothing here, and leaves nothing.
 */
export class KeptChased {
  readonly #changes: Changes;
  readonly #most: Most;
  readonly #kept = new Map<Id<'competition'>, Kept>();
  readonly #places = new Map<Id<'division'>, { readonly of: Kept; readonly index: number }>();
  #count = 0;
  /** There was no room for one. */
  #isFull = false;
  #position = -1;

  constructor(changes: Changes, { chased = MOST_CHASED, divisions = MOST_DIVISIONS } = {}) {
    this.#changes = changes;
    this.#most = { chased, divisions };
    changes.onEverything(() => this.#startAnew(-1));
  }

  /** What is not known by now would not be kept, until something is forgotten. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Forgets what has changed up to the position of a snapshot, where that is a newer one. */
  async reach(db: Snapshot, position: number): Promise<void> {
    if (position <= this.#position) return;
    const touched = this.#changes.touchedAfter(this.#position);
    if (touched === null) return this.#startAnew(position);
    const members = touched.flatMap((topic) => idIn('member', topic) ?? []);
    if (members.length > MOST_CHANGED) return this.#startAnew(position);
    const theirs = members.length === 0 ? [] : await divisionsOfMembers(db, members);
    // Another read may have come here first, and gone further.
    if (position <= this.#position) return;
    for (const topic of touched) this.#forget(topic);
    for (const division of theirs) this.#forgetDivision(division);
    this.#position = position;
  }

  /** Null where it is not known at this position. */
  competition(id: Id<'competition'>, position: number): ChasedByDivision | null {
    return (position === this.#position && this.#kept.get(id)) || null;
  }

  /** Keeps the divisions of the competitions that a read looks at. */
  keepDivisions(
    looked: ReadonlyMap<Id<'competition'>, readonly Division[]>,
    position: number,
  ): void {
    const count = looked.values().reduce((sum, { length }) => sum + length, 0);
    if (position !== this.#position || count > this.#most.divisions) return;
    for (const [competition, divisions] of looked) {
      if (this.#kept.has(competition)) continue;
      const of: Kept = { divisions, chased: divisions.map(() => undefined) };
      this.#kept.set(competition, of);
      for (const [index, { id }] of divisions.entries()) this.#places.set(id, { of, index });
    }
  }

  /** Keeps who is chased in a division whose competition is kept, where there is room. */
  keepChased(division: Id<'division'>, chased: readonly Chased[], position: number): void {
    const place = this.#places.get(division);
    if (position !== this.#position || place === undefined) return;
    this.#forgetDivision(division);
    this.#isFull = this.#count + chased.length > this.#most.chased;
    if (this.#isFull) return;
    place.of.chased[place.index] = chased;
    this.#count += chased.length;
  }

  #forget(topic: Topic): void {
    const division = idIn('table', topic);
    const competition = idIn('competition', topic);
    if (division !== null) this.#forgetDivision(division);
    if (competition !== null) this.#forgetCompetition(competition);
  }

  #forgetCompetition(id: Id<'competition'>): void {
    for (const division of this.#kept.get(id)?.divisions ?? []) {
      this.#forgetDivision(division.id);
      this.#places.delete(division.id);
    }
    this.#kept.delete(id);
  }

  #forgetDivision(id: Id<'division'>): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    const { of, index } = place;
    this.#count -= of.chased[index]?.length ?? 0;
    this.#isFull = false;
    of.chased[index] = undefined;
  }

  #startAnew(position: number): void {
    this.#kept.clear();
    this.#places.clear();
    this.#count = 0;
    this.#isFull = false;
    this.#position = position;
  }
}

/** The id in a topic of this kind. */
function idIn(kind: 'competition' | 'table' | 'member', topic: Topic): Id<never> | null {
  return topic.startsWith(`${kind} `) ? parseId(topic.slice(kind.length + 1)) : null;
}

const shelves = new WeakMap<Changes, KeptChased>();

/** What this service keeps. */
export function keptChased({ changes }: Seen): KeptChased {
  const known = shelves.get(changes) ?? new KeptChased(changes);
  shelves.set(changes, known);
  return known;
}
