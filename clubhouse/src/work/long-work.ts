import { LeagueFailure, NoAnswer } from '../api/answer.ts';
import type { LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import type { Log } from '../dispatch/log.ts';
import { Loop } from '../dispatch/loop.ts';
import type { Store } from '../store/store.ts';
import type { TakenItem, Work, WorkState } from '../store/works.ts';
import type { AnyWorkKind, ItemOutcome, WorkKind } from './work-kind.ts';

const MINUTE_MS = 60_000;
/** Between two tries while the league is away, and while it asks for patience. */
const AWAY_MS = 5000;
const BUSY_MS = 20_000;

/** From where a piece goes on. */
const HALTED: readonly WorkState[] = ['stopped', 'restarted', 'refused'];

/** Whose key a piece is done with; it lies in memory alone (WORK-3). */
interface Doer {
  readonly key: string;
  readonly name: string;
}

interface NewWork<Item> {
  /** Identifies the form that begins it: sent twice, it begins one piece (WORK-4). */
  readonly once: string;
  readonly coach: Doer;
  /** The path of this site to go on to, when it is done. */
  readonly leadsTo: string;
  /** One at least; in the order in which they are done. */
  readonly items: readonly {
    readonly item: Item;
    /** What a coach knows it by, where it fails. */
    readonly label: string;
    /** Whose personal data it has (OWN-2). */
    readonly memberId?: string;
  }[];
}

export interface LongWorkOptions {
  readonly store: Store;
  readonly kinds: readonly AnyWorkKind[];
  readonly leagueAs: (key: string) => LeagueClient;
  readonly club: (api: LeagueClient) => Promise<Club>;
  /** The site's public address, without a slash at the end. */
  readonly url: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Does what takes long, one item after the other, beside the pages (WORK-1). Pieces take turns, so
 * that a short one does not wait for a long one. What is promised of an item stands at `WorkKind`.
 */
export class LongWork {
  readonly #options: LongWorkOptions;
  readonly #kinds: ReadonlyMap<string, AnyWorkKind>;
  /** The pieces that are being done; the first is next. */
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

  /** What was under way at the last stop waits for a coach (WORK-3). One process alone may run it. */
  start(): void {
    this.#options.store.works.interrupt(this.#options.now());
    this.#loop.start();
  }

  /** How many pieces are being done. */
  get running(): number {
    return this.#doers.size;
  }

  /** @returns when the item under way has ended */
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  /** @returns the id of the piece: its page is `/coach/work/ID` */
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

  /** Nothing more is begun of it; what is done stays done. */
  halt(id: number): void {
    this.#options.store.works.move(id, ['running'], 'stopped', this.#options.now());
  }

  /** Goes on where it stopped, with this coach's key. @param again also with what failed */
  goOn(id: number, coach: Doer, again: boolean): void {
    const { store, now } = this.#options;
    const isGoing = store.together(() => {
      const from = again ? [...HALTED, 'finished' as const] : HALTED;
      if (again) store.works.retry(id);
      return store.works.move(id, from, 'running', now());
    });
    if (isGoing) this.#take(id, coach);
  }

  /** Null for a kind that this release does not know. */
  kindOf({ kind }: Pick<Work, 'kind'>): AnyWorkKind | null {
    return this.#kinds.get(kind) ?? null;
  }

  /** The league did not answer the last time: it is tried until it does. */
  get isAway(): boolean {
    return this.#isAway;
  }

  #take(id: number, coach: Doer): void {
    this.#doers.set(id, { key: coach.key, name: coach.name });
    this.#loop.wake();
  }

  /** One item of the piece whose turn it is. @returns the milliseconds until the next */
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
      log.error({ err: error, work: id, kind: kind.name, place: taken.place }, 'an item broke');
      store.works.fail(id, taken.place, 'broken', '');
      return 0;
    }
  }

  async #run(id: number, kind: AnyWorkKind, { item, place, isRepeat }: TakenItem, doer: Doer) {
    const { store, leagueAs, url, now } = this.#options;
    const api = leagueAs(doer.key);
    const club = await this.#options.club(api);
    const idempotencyKey = `clubhouse-work-${id}-${place}`;
    // Written by `begin` alone, which is given items of the kind.
    const given = JSON.parse(item) as never;
    const coach = doer.name;
    return kind.run(given, { api, coach, club, store, url, now: now(), idempotencyKey, isRepeat });
  }

  /** What belongs to an item, and that it is done, are stored together (WORK-2). */
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
    // What was cut off may still be under way there: then it is done, and asked for again.
    this.#isAway = failure instanceof NoAnswer || code === 'idempotency_in_progress';
    if (this.#isAway) return status === 429 ? BUSY_MS : AWAY_MS;
    if (status === 401 || status === 403) {
      // Somebody may have gone on meanwhile, with a key that is good.
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
