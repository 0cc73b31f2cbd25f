import type { ScratchFile } from '../data-folder/scratch-file.ts';
import type { Snapshot } from '../db/database.ts';
import { divisionsOfMembers } from '../entries/store.ts';
import type { Changes, Seen } from '../http/changes.ts';
import { letOthersIn } from '../http/let-others-in.ts';
import type { Topic } from '../shared/events/topics.ts';
import type { Id } from '../shared/ids.ts';
import type { Chased } from './chased.ts';
import { readChased, writeChasedFile } from './chased-file.ts';
import { type ChasedByDivision, ChasedShelf, idIn, type Most } from './chased-shelf.ts';
import type { ChasedDivision } from './most-urgent.ts';

/** Of more who have changed, as after an import, it is not asked where they play. */
const MOST_CHANGED = 200;
/** A disk that takes longer has no file: less than a database waits for a snapshot to go on. */
const PATIENCE_MS = 1500;

/** What is kept outlives the process in a file. */
interface Options extends Most {
  readonly file?: ScratchFile | null;
}

/**
 * Who is chased in each division, from earlier reads, of this process or one before, moved by events
 * (CHA-6): the order of the list follows from every match that is outstanding, and few of them
 * change from one read to the next. What is kept is so at one position of the feed, the newest that
 * was read at; a read of another finds nothing here, and leaves nothing.
 */
export class KeptChased {
  readonly #changes: Changes;
  readonly #file: ScratchFile | null;
  readonly #most: Most;
  #shelf: ChasedShelf;
  #position = -1;
  /** What the file holds, until it is taken in. */
  #left: Promise<Buffer | null>;
  #recalling: Promise<void> | undefined;
  /** What the file says, by the position and the version of the shelf. */
  #saved = '';

  constructor(changes: Changes, { file = null, ...most }: Options = {}) {
    this.#changes = changes;
    this.#most = most;
    this.#shelf = new ChasedShelf(most);
    this.#file = file;
    // At once, and not in a snapshot: the disk may be slow.
    this.#left = file === null ? Promise.resolve(null) : notLongerThan(PATIENCE_MS, file.read());
    changes.onPutBack(() => this.#startAnew(-1));
  }

  /** What is not known by now would not be kept, until something is forgotten. */
  get isFull(): boolean {
    return this.#shelf.isFull;
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
    for (const topic of touched) this.#shelf.forget(topic);
    for (const division of theirs) this.#shelf.forgetDivision(division);
    this.#position = position;
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
    for (const competition of read.competitions) {
      this.#shelf.recall(competition);
      await letOthersIn();
    }
    this.#saved = this.#state;
  }

  /** Has the file say what is kept, if it does not. */
  async save(db: Snapshot): Promise<void> {
    const [position, state] = [this.#position, this.#state];
    if (this.#file === null || state === this.#saved || position < 0) return;
    const event = await eventAt(db, position);
    // Where a read moved it on meanwhile, the next time will do.
    if (event === null || state !== this.#state) return;
    const competitions = this.#shelf.content();
    const isWritten = await writeChasedFile(this.#file, { position, event, competitions });
    if (isWritten) this.#saved = state;
  }

  get #state(): string {
    return `${this.#position} ${this.#shelf.version}`;
  }

  /** Null where it is not known at this position; it stays as it is at this moment. */
  competition(id: Id<'competition'>, position: number): ChasedByDivision | null {
    return position === this.#position ? this.#shelf.competition(id) : null;
  }

  /** In how many divisions it is not known at this position; infinite where the divisions are not. */
  unknownIn(id: Id<'competition'>, position: number): number {
    const chased = this.competition(id, position)?.chased;
    return chased?.filter((one) => one === undefined).length ?? Infinity;
  }

  isKept(id: Id<'competition'>): boolean {
    return this.#shelf.has(id);
  }

  /** Keeps the divisions of the competitions that a read looks at. */
  keepDivisions(
    looked: ReadonlyMap<Id<'competition'>, readonly ChasedDivision[]>,
    position: number,
  ): void {
    if (position === this.#position) this.#shelf.addDivisions(looked);
  }

  /** Whether the divisions that are kept of it, if any, were read by this process. */
  isListSure(id: Id<'competition'>): boolean {
    return this.#shelf.isListSure(id);
  }

  /** What was found where that was not sure. */
  renewDivisions(
    id: Id<'competition'>,
    divisions: readonly ChasedDivision[],
    position: number,
  ): void {
    if (position === this.#position) this.#shelf.renewDivisions(id, divisions);
  }

  /** Whether who is chased in a division is known, and was worked out by this process. */
  isSure(id: Id<'division'>): boolean {
    return this.#shelf.isSure(id);
  }

  /** Keeps who is chased in a division whose competition is kept, where there is room. */
  keepChased(division: Id<'division'>, chased: readonly Chased[], position: number): void {
    if (position === this.#position) this.#shelf.put(division, chased);
  }

  /** Forgets all but these competitions: nobody is chased in the others any more. */
  forgetOthers(competitions: ReadonlySet<Id<'competition'>>): void {
    this.#shelf.forgetOthers(competitions);
  }

  #startAnew(position: number): void {
    this.#shelf = new ChasedShelf(this.#most);
    this.#position = position;
    this.#saved = '';
  }
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
