import { LeagueFailure, NoAnswer } from '../api/answer.ts';
import type { LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import type { Log } from '../dispatch/log.ts';
import { Loop } from '../dispatch/loop.ts';
import type { Store } from '../store/store.ts';
import type { TakenItem, Work, WorkState } from '../store/works.ts';
import type { AnyWorkKind, ItemOutcome, WorkKind } from './work-kind.ts';

const MINUTE_MS = 60_000;
/** Wait between attempts while the league is away or asks for patience. */
const AWAY_MS = 5000;
const BUSY_MS = 20_000;

/** States that a job can be resumed from. */
const HALTED: readonly WorkState[] = ['stopped', 'restarted', 'refused'];

/** The coach whose key does a job; the key is only in memory (WORK-3). */
interface Doer {
  readonly key: string;
  readonly name: string;
}

interface NewWork<Item> {
  /** Identifies the form that starts the job, so that sending it twice starts one job (WORK-4). */
  readonly once: string;
  readonly coach: Doer;
  /** The path of this site to open when it is done. */
  readonly leadsTo: string;
  /** At least one item, in processing order. */
  readonly items: readonly {
    readonly item: Item;
    /** The name that the coach sees if the item fails. */
    readonly label: string;
    /** The member whose personal data the item contains (OWN-2). */
    readonly memberId?: string;
  }[];
}

export interface LongWorkOptions {
  readonly store: Store;
  readonly kinds: readonly AnyWorkKind[];
  readonly leagueAs: (key: string) => LeagueClient;
  readonly club: (api: LeagueClient) => Promise<Club>;
  readonly url: string;
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Runs long jobs in the background, one item at a time (WORK-1). Jobs take turns, so that short
 * ones do not wait for long ones. `WorkKind` says what is guaranteed for items.
 */
export class LongWork {
  readonly #options: LongWorkOptions;
  readonly #kinds: ReadonlyMap<string, AnyWorkKind>;
  /** Running jobs; the first is next. */
  readonly #doers = new Map<number, Doer>();
  readonly #loop: Loop;
  #isAway = false;

  constructor(options: LongWorkOptions) {
    this.#options = options;
    this.#kinds = new Map(options.kinds.map((kind) => [kind.name, kind]));
    this.#loop = new Loop(
      () => this.#step(),
      (error) => options.log.error({ err: error }, 'long work stopped for a minute'),
    );
  }

  /** Jobs interrupted by the last stop wait for a coach (WORK-3). Only one process may run this. */
  start(): void {
    this.#options.store.works.interrupt(this.#options.now());
    this.#loop.start();
  }

  get running(): number {
    return this.#doers.size;
  }

  /** @returns when the current item has ended */
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  /** @returns the job's id, for its page `/coach/work/ID` */
  begin<Item>(kind: WorkKind<Item>, { once, coach, leadsTo, items }: NewWork<Item>): number {
    const { store, now } = this.#options;
    const rows = items.map(({ item, label, memberId = null }) => ({
      item: JSON.stringify(item),
      label,
      memberId,
    }));
    const work = { once, kind: kind.name, begunBy: coach.name, leadsTo, now: now() };
    const { id, isNew } = store.together(() => store.works.add(work, rows));
    if (isNew) this.#take(id, coach);
    return id;
  }

  /** Starts no further item; finished items stay done. */
  halt(id: number): void {
    this.#options.store.works.move(id, ['running'], 'stopped', this.#options.now());
  }

  /** Resumes a job with this coach's key; `again` also retries failed items. */
  goOn(id: number, coach: Doer, again: boolean): void {
    const { store, now } = this.#options;
    const isGoing = store.together(() => {
      const from = again ? [...HALTED, 'finished' as const] : HALTED;
      if (again) store.works.retry(id);
      return store.works.move(id, from, 'running', now());
    });
    if (isGoing) this.#take(id, coach);
  }

  /** Null for a kind unknown to this release. */
  kindOf({ kind }: Pick<Work, 'kind'>): AnyWorkKind | null {
    return this.#kinds.get(kind) ?? null;
  }

  /** Whether the league failed to answer the last call; the job retries until it answers. */
  get isAway(): boolean {
    return this.#isAway;
  }

  #take(id: number, coach: Doer): void {
    this.#doers.set(id, { key: coach.key, name: coach.name });
    this.#loop.wake();
  }

  /** @returns milliseconds until the next step */
  async #step(): Promise<number> {
    const { store, now } = this.#options;
    const [next] = this.#doers;
    if (next === undefined) {
      store.works.tidy(now());
      return MINUTE_MS;
    }
    const [id, doer] = next;
    const work = store.works.state(id) === 'running' ? store.works.find(id) : null;
    const kind = work === null ? null : this.kindOf(work);
    const taken = kind === null ? null : store.works.take(id);
    this.#doers.delete(id);
    if (kind === null) return 0;
    if (taken === null) {
      store.works.move(id, ['running'], 'finished', now());
      return 0;
    }
    this.#doers.set(id, doer);
    return this.#do(id, kind, taken, doer);
  }

  async #do(id: number, kind: AnyWorkKind, taken: TakenItem, doer: Doer): Promise<number> {
    const { store, log } = this.#options;
    try {
      this.#note(id, taken, await this.#run(id, kind, taken, doer));
      this.#isAway = false;
      return 0;
    } catch (error) {
      if (error instanceof LeagueFailure) return this.#refused(id, taken, doer, error);
      log.error({ err: error, work: id, kind: kind.name, place: taken.place }, 'an item failed');
      store.works.fail(id, taken.place, 'broken', '');
      return 0;
    }
  }

  async #run(id: number, kind: AnyWorkKind, { item, place, isRepeat }: TakenItem, doer: Doer) {
    const { store, leagueAs, url, now } = this.#options;
    const api = leagueAs(doer.key);
    const club = await this.#options.club(api);
    const idempotencyKey = `clubhouse-work-${id}-${place}`;
    // Written only by `begin`, which receives items of this kind.
    const given = JSON.parse(item) as never;
    const coach = doer.name;
    return kind.run(given, { api, coach, club, store, url, now: now(), idempotencyKey, isRepeat });
  }

  /** Stores an item's results together with its completion (WORK-2). */
  #note(id: number, { place }: TakenItem, outcome: ItemOutcome): void {
    const { store } = this.#options;
    store.together(() => {
      if (outcome.status === 'failed') {
        store.works.fail(id, place, outcome.reason, outcome.detail ?? '');
        return;
      }
      outcome.keep?.();
      store.works.done(id, place, outcome.as);
    });
  }

  #refused(id: number, { place }: TakenItem, doer: Doer, failure: LeagueFailure): number {
    const { store, now } = this.#options;
    const { status, code } = failure;
    // An interrupted call may still be running there, so the job waits and asks again.
    this.#isAway = failure instanceof NoAnswer || code === 'idempotency_in_progress';
    if (this.#isAway) return status === 429 ? BUSY_MS : AWAY_MS;
    if (status === 401 || status === 403) {
      // Someone may have resumed it meanwhile with a valid key.
      if (this.#doers.get(id) === doer) {
        this.#doers.delete(id);
        store.works.move(id, ['running'], 'refused', now());
      }
      return 0;
    }
    store.works.fail(id, place, code, '');
    return 0;
  }
}
