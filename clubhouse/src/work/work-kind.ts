import type { LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import type { Store } from '../store/store.ts';
import type { Words } from '../messages/en.ts';

/**
 * A kind of long work, such as inviting: the processing of one item, and the texts for it. A new
 * kind needs a file with `defineWork` and a line in `work-kinds.ts`. A page starts a job:
 *
 *     const id = visit.services.work.begin(INVITING, {
 *       once: form.get('once') ?? '', // a hidden field of the form, by `randomUUID()`
 *       coach: visit.coach,
 *       leadsTo: '/coach/members',
 *       items: members.map(({ id, display_name }) => ({
 *         item: { id }, label: display_name, memberId: id,
 *       })),
 *     });
 *     return redirect(`/coach/work/${id}`);
 *
 * **Once.** Items are processed one after another, in order. The transaction that marks an item as
 * done also runs `keep`, so an email that `keep` puts into the outbox is there exactly once. So is
 * everything else it stores. A kill may come after `run` has called the league but before that
 * transaction. Then the item runs again, with `isRepeat` set and the same `idempotencyKey`. A POST
 * with an Idempotency-Key therefore creates nothing twice (within 24 hours). Every other call must
 * be safe to repeat, such as a PATCH or PUT to the same value. Otherwise `run` checks first.
 *
 * **Failures.** `run` returns `failed` for problems that a coach can fix. The item keeps its label
 * and can be retried. The runner handles exceptions from `run`. After a `NoAnswer` it retries the
 * item until the league answers. After a 401 or 403 the whole job stops until someone resumes it
 * with another key. Any other refusal fails the item with the league's code. Any other error is a
 * bug: the runner logs it, and the item fails as `broken`.
 *
 * **Personal data.** `item` and `label` are deleted once the item is done, when the member it
 * concerns is erased, and with the job after 30 days.
 */
export interface WorkKind<Item> {
  /** The kind's stored name, which must never change. */
  readonly name: string;
  readonly run: (item: Item, context: WorkContext) => Promise<ItemOutcome>;
  readonly say: (words: Words) => WorkWords;
}

export interface WorkContext {
  /** The league with the key of the coach who started or resumed the job. */
  readonly api: LeagueClient;
  /** The name of that coach's key. */
  readonly coach: string;
  readonly club: Club;
  readonly store: Store;
  readonly url: string;
  readonly now: number;
  /** The same for every attempt at an item; for `Idempotency-Key` headers and email keys. */
  readonly idempotencyKey: string;
  /** The item was running when the site stopped, or failed before. */
  readonly isRepeat: boolean;
}

export type ItemOutcome =
  | {
      readonly status: 'done';
      /** The kind of outcome, counted and described by `WorkWords.result`. */
      readonly as: string;
      /** Stores related data in the same transaction; must be synchronous. */
      readonly keep?: () => void;
    }
  | {
      readonly status: 'failed';
      /** Described by `WorkWords.reason`. */
      readonly reason: string;
      /** A detail for the sentence, such as the address already in use. */
      readonly detail?: string;
    };

/** The sentences about a job in one language; the numbers are the job's. */
export interface WorkWords {
  /** `Inviting 40 members` */
  readonly title: (total: number) => string;
  /** The outcome of finished items: `38 were invited, 2 had been before.` */
  readonly result: (done: ReadonlyMap<string, number>) => string;
  /** Why an item failed, by its own reason or a league code; null if there are no words for it. */
  readonly reason: (reason: string, detail: string) => string | null;
  readonly onward: string;
}

/** A kind for any item type, as used by the registry and the runner. */
export type AnyWorkKind = WorkKind<never>;
