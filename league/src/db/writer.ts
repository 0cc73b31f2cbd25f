import { sql } from 'kysely';
import { appendEvents, type EventRow } from './append-events.ts';
import type { Database, WriteTransaction } from './database.ts';
import { recordWipe, wipePending } from './wipe.ts';
import { DatabaseFailure } from './failure.ts';
import { type Timestamp, toTimestamp } from '../shared/dates.ts';
import { prepareStatement } from './prepared.ts';
import type { Id, IdKind, IdSource } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import type { EventKind, EventOf } from '../shared/events/event-kinds.ts';

export interface Actor {
  readonly type: 'api_key' | 'session' | 'system';
  readonly id: Id | null;
  readonly memberId?: Id<'member'>;
}

/** An event as ids, categories and field names: never a personal value (EVT-4). */
export type RecordedEvent = EventOf<EventKind> & {
  /** The actor, if it is not the caller: a sign-in's new session. */
  readonly actor?: Actor;
};

export interface Writer {
  readonly db: WriteTransaction;
  readonly now: Timestamp;
  readonly newId: <Kind extends IdKind>() => Id<Kind>;
  readonly actor: Actor;
  readonly record: (event: RecordedEvent) => void;
  /** Has this write's deleted data wiped from the files after the commit (MEM-9). */
  readonly scrub: () => Promise<void>;
}

/** Runs in the same transaction as the event. Nothing reacts to events that it records. */
export type Reaction = (writer: Writer, event: RecordedEvent) => Promise<void>;

export interface WriteDependencies {
  readonly now: () => number;
  readonly newId: IdSource;
  readonly actor: Actor;
  readonly react: Reaction;
  /** The name of a lock under which only one write may run at a time. */
  readonly exclusiveKey?: string;
}

/**
 * A returned refusal undoes the write. Its time is taken when its turn comes, so that deadlines
 * follow the order of writes. Refuses at once if a write with the same key is running (IDE-2).
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

/** A failure does not undo the write: the remaining data is noted and wiped later (MEM-9). */
async function tryToWipe(database: Database): Promise<void> {
  try {
    await wipePending(database);
  } catch (error) {
    if (!(error instanceof DatabaseFailure)) throw error;
  }
}

/** Ids follow the order of commits in all processes, whatever their clocks say (API-1). */
const selectNewestEvent = prepareStatement((db, _: Record<string, never>) =>
  db.selectFrom('events').select('id').orderBy('position', 'desc').limit(sql.lit(1)),
);

/** Ends a transaction whose work refused, so that nothing of it is kept. */
class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** One write in its transaction, with the events it records. Its steps come in this order. */
class RecordedTransaction<T> {
  readonly #dependencies: WriteDependencies;
  readonly #work: (writer: Writer) => Promise<T | Refusal>;
  readonly #events: RecordedEvent[] = [];
  /** Personal data is gone from the rows but still in the files. */
  needsWipe = false;

  constructor(dependencies: WriteDependencies, work: (writer: Writer) => Promise<T | Refusal>) {
    this.#dependencies = dependencies;
    this.#work = work;
  }

  async run(db: WriteTransaction): Promise<T> {
    const writer = await this.#writerIn(db);
    const result = await this.#runWork(writer);
    await this.#react(writer);
    // The holder of the write transaction also holds the end of the feed.
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
      await recordWipe(db, newId(), now);
    };
    return { db, now, newId, actor, record, scrub };
  }

  async #runWork(writer: Writer): Promise<T> {
    const result = await this.#work(writer);
    if (result instanceof Refusal) throw new RefusedError(result);
    return result;
  }

  /** Nothing reacts to events that a reaction records. */
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
    competition_id: findNamedCompetition(event),
    data: JSON.stringify(event.data ?? {}),
  };
}

/** Match events do not name their competition; it is looked up when they are written. */
function findNamedCompetition({ subject, data }: RecordedEvent): Id<'competition'> | null {
  if (subject.type === 'competition') return subject.id;
  if (subject.type === 'match') return null;
  return data !== undefined && 'competition_id' in data ? data.competition_id : null;
}
