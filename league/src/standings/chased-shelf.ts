import { isDeepStrictEqual } from 'node:util';
import { type Id, parseId } from '../shared/ids.ts';
import type { Topic } from '../shared/events/topics.ts';
import type { Chased } from './chased.ts';
import type { SavedCompetition } from './chased-file.ts';
import { ChasedRows, inOneRoom } from './chased-rows.ts';
import type { ChasedDivision } from './most-urgent.ts';

/** Members that are kept at most; who comes when there is no room is worked out each time. */
const MOST_CHASED = 200_000;
/** Of a read of more, nothing new is kept: it would take the memory, and be slow all the same. */
const MOST_DIVISIONS = 20_000;
/** For so much of what is kept of a competition there may be more pieces of memory than one. */
const SCATTERED = 1 / 4;

/** Of a competition. */
export interface ChasedByDivision {
  /** From the top down. */
  readonly divisions: readonly ChasedDivision[];
  /** Who is chased in each; nothing where that is not known. */
  readonly chased: readonly (ChasedRows | undefined)[];
}

export interface Most {
  readonly chased?: number | undefined;
  /** Of one read. */
  readonly divisions?: number | undefined;
}

interface Kept {
  readonly divisions: readonly ChasedDivision[];
  chased: (ChasedRows | undefined)[];
  /** In bytes. */
  size: number;
  /** Bytes of lists with a room of their own, and of those that were forgotten in the room of all. */
  scattered: number;
}

interface Place {
  readonly of: Kept;
  readonly index: number;
}

/** Who is chased in each division of some competitions, as far as there is room (CHA-6). */
export class ChasedShelf {
  readonly #mostChased: number;
  readonly #mostDivisions: number;
  readonly #kept = new Map<Id<'competition'>, Kept>();
  readonly #places = new Map<Id<'division'>, Place>();
  /** As an earlier process left them: they hold until each was worked out anew, each list read. */
  readonly #unsure = new Set<Id<'division'>>();
  readonly #unsureLists = new Set<Id<'competition'>>();
  #count = 0;
  #isFull = false;
  #version = 0;

  constructor({ chased = MOST_CHASED, divisions = MOST_DIVISIONS }: Most = {}) {
    this.#mostChased = chased;
    this.#mostDivisions = divisions;
  }

  /** There was no room for one, and nothing was forgotten since. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Another whenever something else is kept than before. */
  get version(): number {
    return this.#version;
  }

  has(id: Id<'competition'>): boolean {
    return this.#kept.has(id);
  }

  /** As it is at this moment; null where it is not kept. */
  competition(id: Id<'competition'>): ChasedByDivision | null {
    const kept = this.#kept.get(id);
    return kept === undefined ? null : { divisions: kept.divisions, chased: [...kept.chased] };
  }

  /** All of it, as it is at this moment. */
  content(): SavedCompetition[] {
    return [...this.#kept].map(([id, { divisions, chased }]) => ({
      id,
      divisions: divisions.map((division, index) => ({ division, chased: chased[index] })),
    }));
  }

  /** Takes in what an earlier process has left. */
  recall({ id, divisions }: SavedCompetition): void {
    this.addDivisions(new Map([[id, divisions.map(({ division }) => division)]]));
    this.#unsureLists.add(id);
    for (const { division, chased } of divisions) {
      if (chased && this.#put(division.id, chased)) this.#unsure.add(division.id);
    }
  }

  /** Keeps the divisions of the competitions that a read looks at, where they are not kept yet. */
  addDivisions(looked: ReadonlyMap<Id<'competition'>, readonly ChasedDivision[]>): void {
    const count = looked.values().reduce((sum, { length }) => sum + length, 0);
    if (count > this.#mostDivisions) return;
    for (const [competition, divisions] of looked) {
      if (this.#kept.has(competition)) continue;
      const named = divisions.map(({ id, name }) => ({ id, name, competition_id: competition }));
      const of: Kept = {
        divisions: named,
        chased: named.map(() => undefined),
        size: 0,
        scattered: 0,
      };
      this.#kept.set(competition, of);
      for (const [index, { id }] of named.entries()) this.#places.set(id, { of, index });
      this.#version += 1;
    }
  }

  /** Whether the divisions that are kept of it, if any, were read by this process. */
  isListSure(id: Id<'competition'>): boolean {
    return !this.#unsureLists.has(id);
  }

  /** What was found where that was not sure. */
  renewDivisions(id: Id<'competition'>, divisions: readonly ChasedDivision[]): void {
    this.#unsureLists.delete(id);
    const of = ({ id: division, name }: ChasedDivision) => `${division} ${name}`;
    const before = this.#kept.get(id)?.divisions.map(of) ?? [];
    if (isDeepStrictEqual(before, divisions.map(of))) return;
    this.forgetCompetition(id);
    this.addDivisions(new Map([[id, divisions]]));
  }

  /** Whether who is chased in a division is known, and was worked out by this process. */
  isSure(id: Id<'division'>): boolean {
    const place = this.#places.get(id);
    return place?.of.chased[place.index] !== undefined && !this.#unsure.has(id);
  }

  /** Keeps who is chased in a division whose competition is kept, where there is room. */
  put(division: Id<'division'>, chased: readonly Chased[]): void {
    const place = this.#places.get(division);
    if (place === undefined) return;
    const rows = ChasedRows.of(chased);
    if (rows.isAs(place.of.chased[place.index])) {
      this.#unsure.delete(division);
      return;
    }
    this.#leave(division, place);
    if (this.#put(division, rows)) place.of.scattered += rows.size;
    gather(place.of);
  }

  #put(division: Id<'division'>, chased: ChasedRows): boolean {
    const place = this.#places.get(division);
    this.#isFull = this.#count + chased.length > this.#mostChased;
    if (place === undefined || this.#isFull) return false;
    place.of.chased[place.index] = chased;
    place.of.size += chased.size;
    this.#count += chased.length;
    this.#version += 1;
    return true;
  }

  /** Forgets what an event has touched. */
  forget(topic: Topic): void {
    const division = idIn('table', topic);
    const competition = idIn('competition', topic);
    if (division !== null) this.forgetDivision(division);
    if (competition !== null) this.forgetCompetition(competition);
  }

  forgetDivision(id: Id<'division'>): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    this.#leave(id, place);
    gather(place.of);
  }

  #leave(id: Id<'division'>, { of, index }: Place): void {
    const before = of.chased[index];
    this.#isFull = false;
    if (before === undefined) return;
    of.chased[index] = undefined;
    of.size -= before.size;
    of.scattered += before.size;
    this.#unsure.delete(id);
    this.#count -= before.length;
    this.#version += 1;
  }

  forgetCompetition(id: Id<'competition'>): void {
    const kept = this.#kept.get(id);
    if (kept === undefined) return;
    for (const [index, { id: division }] of kept.divisions.entries()) {
      this.#leave(division, { of: kept, index });
      this.#places.delete(division);
    }
    this.#kept.delete(id);
    this.#unsureLists.delete(id);
    this.#version += 1;
  }

  /** Forgets all but these competitions. */
  forgetOthers(competitions: ReadonlySet<Id<'competition'>>): void {
    for (const id of this.#kept.keys()) if (!competitions.has(id)) this.forgetCompetition(id);
  }
}

/** Moves all lists to one room, where much is scattered. */
function gather(kept: Kept): void {
  if (kept.scattered <= SCATTERED * kept.size) return;
  kept.chased = inOneRoom(kept.chased);
  kept.scattered = 0;
}

/** The id in a topic of this kind. */
export function idIn(kind: 'competition' | 'table' | 'player', topic: Topic): Id<never> | null {
  return topic.startsWith(`${kind} `) ? parseId(topic.slice(kind.length + 1)) : null;
}
