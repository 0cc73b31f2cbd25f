import { isDeepStrictEqual } from 'node:util';
import type { Snapshot } from '../db/database.ts';
import { divisionsOfMembers } from '../entries/store.ts';
import type { ScratchFile } from '../data-folder/scratch-file.ts';
import type { Changes, Seen } from '../http/changes.ts';
import { letOthersIn } from '../http/let-others-in.ts';
import type { Topic } from '../shared/events/topics.ts';
import { type Id, parseId } from '../shared/ids.ts';
import type { Chased } from './chased.ts';
import { readChased, writeChasedFile } from './chased-file.ts';
import { ChasedRows } from './chased-rows.ts';
import type { ChasedDivision } from './most-urgent.ts';

/** Members that are kept at most; who comes when there is no room is worked out each time. */
const MOST_CHASED = 200_000;
/** Of a read of more, nothing new is kept: it would take the memory, and be slow all the same. */
const MOST_DIVISIONS = 20_000;
/** Of more who have changed, as after an import, it is not asked where they play. */
const MOST_CHANGED = 200;
/** A disk that takes longer has no file: less than a database waits for a snapshot to go on. */
const PATIENCE_MS = 1500;

/** Of a competition. */
export interface ChasedByDivision {
  /** From the top down. */
  readonly divisions: readonly ChasedDivision[];
  /** Who is chased in each; nothing where that is not known. */
  readonly chased: readonly (ChasedRows | undefined)[];
}

interface Most {
  readonly chased: number;
  /** Of one read. */
  readonly divisions: number;
}

/** What is kept outlives the process in a file. */
interface Options {
  readonly chased?: number | undefined;
  readonly divisions?: number | undefined;
  readonly file?: ScratchFile | null | undefined;
}

interface Kept extends ChasedByDivision {
  readonly chased: (ChasedRows | undefined)[];
}

/**
 * Who is chased in each division, from earlier reads, of this process or one before, moved by events
 * (CHA-6): the order of the list follows from every match that is outstanding, and few of them
 * change from one read to the next. What is kept is so at one position of the feed, the newest that
 * was read at; a read of another finds nothing here, and leaves nothing.
 */
export class KeptChased {
  readonly #changes: Changes;
  readonly #most: Most;
  readonly #file: ScratchFile | null;
  readonly #kept = new Map<Id<'competition'>, Kept>();
  readonly #places = new Map<Id<'division'>, { readonly of: Kept; readonly index: number }>();
  /** As the file says: they hold until each was worked out anew, and the list of each was read. */
  readonly #unsure = new Set<Id<'division'>>();
  readonly #unsureLists = new Set<Id<'competition'>>();
  /** What the file holds, until it is taken in. */
  #left: Promise<Buffer | null>;
  #count = 0;
  /** There was no room for one. */
  #isFull = false;
  #position = -1;
  #recalling: Promise<void> | undefined;
  /** The file says all that is kept. */
  #isSaved = true;

  constructor(
    changes: Changes,
    { chased = MOST_CHASED, divisions = MOST_DIVISIONS, file = null }: Options = {},
  ) {
    this.#changes = changes;
    this.#most = { chased, divisions };
    this.#file = file;
    // At once, and not in a snapshot: the disk may be slow.
    this.#left = file === null ? Promise.resolve(null) : notLongerThan(PATIENCE_MS, file.read());
    changes.onPutBack(() => this.#startAnew(-1));
  }

  /** What is not known by now would not be kept, until something is forgotten. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Forgets what has changed up to the position of a snapshot, where that is a newer one. */
  async reach(db: Snapshot, position: number): Promise<void> {
    await (this.#recalling ??= this.#recall(db).catch((error: unknown) => {
      this.#recalling = undefined;
      throw error;
    }));
    const since = this.#position;
    if (position <= since) return;
    const touched = since < 0 ? null : await this.#touchedBetween(db, since, position);
    const members = (touched ?? []).flatMap((topic) => idIn('player', topic) ?? []);
    const isKnown = touched !== null && members.length <= MOST_CHANGED;
    const theirs = isKnown && members.length > 0 ? await divisionsOfMembers(db, members) : [];
    // Another read may have come here first.
    if (since !== this.#position) return this.reach(db, position);
    if (!isKnown) return this.#startAnew(position);
    for (const topic of touched) this.#forget(topic);
    for (const division of theirs) this.#forgetDivision(division);
    this.#position = position;
    this.#isSaved = false;
  }

  /** Names are not kept: where others forget everything, the feed still says what has changed. */
  async #touchedBetween(
    db: Snapshot,
    since: number,
    position: number,
  ): Promise<readonly Topic[] | null> {
    const touched = this.#changes.touchedAfter(since);
    return touched ?? (await this.#changes.readTouched(db, since, position));
  }

  /** What an earlier process has kept (CHA-8), where the feed is still the one that it knew. */
  async #recall(db: Snapshot): Promise<void> {
    const content = await this.#left;
    // Whatever is wrong with it, it is as none.
    const read = content && (await readChased(content).catch(() => null));
    const isSameFeed = read && (await eventAt(db, read.position)) === read.event;
    this.#left = Promise.resolve(null);
    if (!isSameFeed) return;
    this.#position = read.position;
    for (const { id, divisions } of read.competitions) {
      const named = divisions.map(({ division }) => division);
      this.keepDivisions(new Map([[id, named]]), read.position);
      this.#unsureLists.add(id);
      for (const { division, chased } of divisions) {
        if (chased && this.#keep(division.id, chased)) this.#unsure.add(division.id);
      }
      await letOthersIn();
    }
    this.#isSaved = true;
  }

  /** Has the file say what is kept, if it does not. */
  async save(db: Snapshot): Promise<void> {
    if (this.#file === null || this.#isSaved || this.#position < 0) return;
    const position = this.#position;
    const event = await eventAt(db, position);
    // Where a read moved it on meanwhile, the next time will do.
    if (event === null || position !== this.#position) return;
    this.#isSaved = true;
    const competitions = [...this.#kept].map(([id, { divisions, chased }]) => ({
      id,
      divisions: divisions.map((division, index) => ({ division, chased: chased[index] })),
    }));
    const isWritten = await writeChasedFile(this.#file, { position, event, competitions });
    if (!isWritten) this.#isSaved = false;
  }

  /** Null where it is not known at this position; it stays as it is at this moment. */
  competition(id: Id<'competition'>, position: number): ChasedByDivision | null {
    const kept = position === this.#position ? this.#kept.get(id) : undefined;
    return kept === undefined ? null : { divisions: kept.divisions, chased: [...kept.chased] };
  }

  isKept(id: Id<'competition'>): boolean {
    return this.#kept.has(id);
  }

  /** Keeps the divisions of the competitions that a read looks at. */
  keepDivisions(
    looked: ReadonlyMap<Id<'competition'>, readonly ChasedDivision[]>,
    position: number,
  ): void {
    const count = looked.values().reduce((sum, { length }) => sum + length, 0);
    if (position !== this.#position || count > this.#most.divisions) return;
    for (const [competition, divisions] of looked) {
      if (this.#kept.has(competition)) continue;
      const named = divisions.map(({ id, competition_id, name }) => ({ id, competition_id, name }));
      const of: Kept = { divisions: named, chased: named.map(() => undefined) };
      this.#kept.set(competition, of);
      for (const [index, { id }] of divisions.entries()) this.#places.set(id, { of, index });
    }
  }

  /** Whether the divisions that are kept of it, if any, were read by this process. */
  isListSure(id: Id<'competition'>): boolean {
    return !this.#unsureLists.has(id);
  }

  /** What was found where that was not sure. */
  renewDivisions(
    id: Id<'competition'>,
    divisions: readonly ChasedDivision[],
    position: number,
  ): void {
    if (position !== this.#position) return;
    this.#unsureLists.delete(id);
    const of = ({ id: division, name }: ChasedDivision) => `${division} ${name}`;
    const before = this.#kept.get(id)?.divisions.map(of) ?? [];
    if (isDeepStrictEqual(before, divisions.map(of))) return;
    this.#forgetCompetition(id);
    this.keepDivisions(new Map([[id, divisions]]), position);
  }

  /** Forgets what is of no other competition: nobody is chased there any more. */
  forgetOthers(competitions: ReadonlySet<Id<'competition'>>): void {
    for (const id of this.#kept.keys()) if (!competitions.has(id)) this.#forgetCompetition(id);
  }

  /** Whether who is chased in a division is known, and was worked out by this process. */
  isSure(id: Id<'division'>): boolean {
    const place = this.#places.get(id);
    return place?.of.chased[place.index] !== undefined && !this.#unsure.has(id);
  }

  /** Keeps who is chased in a division whose competition is kept, where there is room. */
  keepChased(division: Id<'division'>, chased: readonly Chased[], position: number): void {
    const place = this.#places.get(division);
    if (position !== this.#position || place === undefined) return;
    const rows = ChasedRows.of(chased);
    const before = place.of.chased[place.index];
    const wasSaved = this.#isSaved;
    this.#forgetDivision(division);
    const isAsBefore = this.#keep(division, rows) ? rows.isAs(before) : before === undefined;
    this.#isSaved = wasSaved && isAsBefore;
  }

  #keep(division: Id<'division'>, chased: ChasedRows): boolean {
    const place = this.#places.get(division);
    this.#isFull = this.#count + chased.length > this.#most.chased;
    if (place === undefined || this.#isFull) return false;
    place.of.chased[place.index] = chased;
    this.#count += chased.length;
    this.#isSaved = false;
    return true;
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
    this.#unsureLists.delete(id);
    this.#isSaved = false;
  }

  #forgetDivision(id: Id<'division'>): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    const { of, index } = place;
    this.#count -= of.chased[index]?.length ?? 0;
    this.#isFull = false;
    this.#unsure.delete(id);
    of.chased[index] = undefined;
  }

  #startAnew(position: number): void {
    this.#kept.clear();
    this.#places.clear();
    this.#unsure.clear();
    this.#unsureLists.clear();
    this.#count = 0;
    this.#isFull = false;
    this.#isSaved = false;
    this.#position = position;
  }
}

/** The id in a topic of this kind. */
function idIn(kind: 'competition' | 'table' | 'player', topic: Topic): Id<never> | null {
  return topic.startsWith(`${kind} `) ? parseId(topic.slice(kind.length + 1)) : null;
}

/** Null where it takes longer. */
async function notLongerThan<T>(ms: number, work: Promise<T>): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms).unref();
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Null where there is none. */
async function eventAt(db: Snapshot, position: number): Promise<string | null> {
  const rows = db.selectFrom('events').select('id').where('position', '=', position);
  return (await rows.executeTakeFirst())?.id ?? null;
}

const shelves = new WeakMap<Changes, KeptChased>();

/** What this service keeps. */
export function keptChased({ changes }: Pick<Seen, 'changes'>): KeptChased {
  return shelves.get(changes) ?? keepChasedIn(changes, null);
}

/** Has a service keep it in this file too. */
export function keepChasedIn(changes: Changes, file: ScratchFile | null): KeptChased {
  const kept = new KeptChased(changes, { file });
  shelves.set(changes, kept);
  return kept;
}
