import { sql } from 'kysely';
import { appendEvents, type EventRow } from './append-events.ts';
import type { Database, WriteTransaction } from './database.ts';
import { noteWipe, wipe } from './wipe.ts';
import { DatabaseFailure } from './failure.ts';
import { type Timestamp, toTimestamp } from '../shared/dates.ts';
import { prepared } from './prepared.ts';
import type { Id, IdKind, IdSource } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import type { EventKind, EventOf } from '../shared/events/event-kinds.ts';

export interface Actor {
  readonly type: 'api_key' | 'session' | 'system';
  readonly id: Id | null;
  /** The member whose session it is. */
  readonly memberId?: Id<'member'>;
}

/** What happened, in ids, categories and names of fields: never a personal value (EVT-4). */
export type RecordedEvent = EventOf<EventKind> & {
  /** Who did it, where that is not the caller: a sign-in's new session. */
  readonly actor?: Actor;
};

/** What an action works with: the transaction, the time, ids, and the feed to record in. */
export interface Writer {
  readonly db: WriteTransaction;
  readonly now: Timestamp;
  readonly newId: <Kind extends IdKind>() => Id<Kind>;
  readonly actor: Actor;
  readonly record: (event: RecordedEvent) => void;
  /** Has the files wiped of what this write takes away, once it is committed (MEM-9). */
  readonly scrub: () => Promise<void>;
}

/**
 * What follows from an event, in the same transaction, whoever recorded it. It may record events
 * itself; nothing reacts to those.
 */
export type Reaction = (writer: Writer, event: RecordedEvent) => Promise<void>;

/** Where ids and the time come from, who writes, and what follows from it. */
export interface WriteDependencies {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly newId: IdSource;
  readonly actor: Actor;
  readonly react: Reaction;
  /** A name of which one write at a time may run. */
  readonly exclusiveKey?: string;
}

/**
 * Runs one write in one transaction, its events appended inside. A refusal, returned, undoes
 * it. The time is taken once it is this write's turn: a deadline holds for the order in which
 * writes run. Where another write of the same name runs, it is refused at once (IDE-2).
 */
export async function write<T>(
  database: Database,
  { exclusiveKey, ...dependencies }: WriteDependencies,
  work: (writer: Writer) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const transaction = new RecordedTransaction(dependencies, work);
  const run = (db: WriteTransaction) => transaction.run(db);
  try {
    const done =
      exclusiveKey === undefined
        ? { result: await database.write(run) }
        : await database.writeAlone(exclusiveKey, run);
    if (done === null) return refuse('idempotency_in_progress');
    if (transaction.needsWipe) await tryToWipe(database);
    return done.result;
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}

/** The write stands even where this fails: what is left is noted and tried again (MEM-9). */
async function tryToWipe(database: Database): Promise<void> {
  try {
    await wipe(database);
  } catch (error) {
    if (!(error instanceof DatabaseFailure)) throw error;
  }
}

/**
 * The last id of the previous write, in whatever process: ids follow the order of commits, whatever
 * the clocks do (API-1).
 */
const selectNewestEvent = prepared((db, _: Record<string, never>) =>
  db.selectFrom('events').select('id').orderBy('position', 'desc').limit(sql.lit(1)),
);

/** Ends a transaction whose work refused, so that nothing of it stays. */
class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** One write in its transaction, with the events that it records. Its steps come in this order. */
class RecordedTransaction<T> {
  readonly #dependencies: WriteDependencies;
  readonly #work: (writer: Writer) => Promise<T | Refusal>;
  readonly #events: RecordedEvent[] = [];
  /** Personal data is gone from the rows, and still in the files. */
  needsWipe = false;

  constructor(dependencies: WriteDependencies, work: (writer: Writer) => Promise<T | Refusal>) {
    this.#dependencies = dependencies;
    this.#work = work;
  }

  async run(db: WriteTransaction): Promise<T> {
    const writer = await this.#writerIn(db);
    const result = await this.#runWork(writer);
    await this.#react(writer);
    // Who holds the write transaction holds the feed's end.
    const rows = this.#events.map((event) => toRow(writer, event));
    await appendEvents(db, rows);
    return result;
  }

  async #writerIn(db: WriteTransaction): Promise<Writer> {
    const { newId, actor } = this.#dependencies;
    const [newest] = await selectNewestEvent(db, {});
    if (newest) newId.comeAfter(newest.id);
    const now = toTimestamp(this.#dependencies.now());
    const record = (event: RecordedEvent) => void this.#events.push(event);
    const scrub = async () => {
      this.needsWipe = true;
      await noteWipe(db, newId(), now);
    };
    return { db, now, newId, actor, record, scrub };
  }

  async #runWork(writer: Writer): Promise<T> {
    const result = await this.#work(writer);
    if (result instanceof Refusal) throw new RefusedError(result);
    return result;
  }

  /** Nothing reacts to what a reaction records. */
  async #react(writer: Writer): Promise<void> {
    const recorded = [...this.#events];
    for (const event of recorded) await this.#dependencies.react(writer, event);
  }
}

function toRow(writer: Writer, event: RecordedEvent): Omit<EventRow, 'position'> {
  const actor = event.actor ?? writer.actor;
  return {
    id: writer.newId(),
    kind: event.kind,
    occurred_at: writer.now,
    actor_type: actor.type,
    actor_id: actor.id,
    actor_member_id: actor.memberId ?? null,
    subject_type: event.subject.type,
    subject_id: event.subject.id,
    match_id: event.subject.type === 'match' ? event.subject.id : null,
    competition_id: competitionNamed(event),
    data: JSON.stringify(event.data ?? {}),
  };
}

/** A match's events name none: it is looked up where they are written. */
function competitionNamed({ subject, data }: RecordedEvent): Id<'competition'> | null {
  if (subject.type === 'competition') return subject.id;
  if (subject.type === 'match') return null;
  return data !== undefined && 'competition_id' in data ? data.competition_id : null;
}
