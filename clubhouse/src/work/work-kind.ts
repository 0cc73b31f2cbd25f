import type { LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import type { Store } from '../store/store.ts';
import type { Words } from '../messages/en.ts';

/**
 * A kind of long work, such as inviting: what is done with one item, and the words for it. A new
 * kind needs a file with `defineWork` and a line in `work-kinds.ts`. A page begins a piece of it:
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
 * **Once.** Items are done one after the other, in their order. The transaction that notes the item
 * as done also runs `keep`. So a letter that `keep` puts into the outbox is there exactly once, and
 * so is whatever else it stores. A kill may come after `run` has called the league and before that
 * transaction. The item is then run again, with `isRepeat` set and the same `idempotencyKey`. A
 * POST that takes an Idempotency-Key therefore makes nothing twice (within 24 hours). Every other
 * call has to be safe to repeat, as a PATCH or a PUT to the same value is. Otherwise `run` looks
 * first.
 *
 * **Failures.** `run` returns `failed` for what a coach can mend. The item stays with its label,
 * and can be tried again. The runner handles what `run` throws. After a `NoAnswer` it tries the
 * item until the league answers. After a 401 or 403 the whole piece stops until somebody goes on
 * with another key. Any other refusal fails the item with the league's code. Any other error is a
 * bug: the runner logs it, and the item fails as `broken`.
 *
 * **Personal data.** `item` and `label` are removed once the item is done. They also go when the
 * member whom the item is about is erased, and with the piece after 30 days.
 */
export interface WorkKind<Item> {
  /** Stored: it never changes. */
  readonly name: string;
  readonly run: (item: Item, context: WorkContext) => Promise<ItemOutcome>;
  readonly say: (words: Words) => WorkWords;
}

export interface WorkContext {
  /** The league by the key of the coach who began it, or who went on with it. */
  readonly api: LeagueClient;
  /** What the key is called of that coach. */
  readonly coach: string;
  readonly club: Club;
  readonly store: Store;
  /** The site's public address, without a slash at the end. */
  readonly url: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The same whenever this item is run: for the header `Idempotency-Key`, and for keys of letters. */
  readonly idempotencyKey: string;
  /** It was being run when the site stopped, or failed before. */
  readonly isRepeat: boolean;
}

export type ItemOutcome =
  | {
      readonly status: 'done';
      /** What came of it: counted, and said by `WorkWords.result`. */
      readonly as: string;
      /** Stores what belongs to it, in the same transaction. It does not wait. */
      readonly keep?: () => void;
    }
  | {
      readonly status: 'failed';
      /** Said by `WorkWords.reason`. */
      readonly reason: string;
      /** What the sentence is of, as an address that is taken. */
      readonly detail?: string;
    };

/** Its sentences in one language; the numbers are those of the piece. */
export interface WorkWords {
  /** `Inviting 40 members` */
  readonly title: (total: number) => string;
  /** What came of the items that are done: `38 were invited, 2 had been before.` */
  readonly result: (done: ReadonlyMap<string, number>) => string;
  /** Why one failed: by its own reason, or by a code of the league. Null: it has no words for it. */
  readonly reason: (reason: string, detail: string) => string | null;
  /** The link to where it leads. */
  readonly onward: string;
}

/** A kind whatever its items are: as the registry and the runner know it. */
export type AnyWorkKind = WorkKind<never>;
