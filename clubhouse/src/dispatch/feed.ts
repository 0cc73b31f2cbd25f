import { toLeagueFailure, LeagueFailure } from '../api/answer.ts';
import type { Api, LeagueClient } from '../api/client.ts';
import type { Store } from '../store/store.ts';
import { isAwaited } from '../mail/from-events/joined-events.ts';
import { forgetPerson, findErasure, wipeFiles } from './forgetting.ts';
import type { Log } from './log.ts';
import type { LetterPlanner, PlanningContext } from '../mail/planner.ts';

const DAY_MS = 86_400_000;
const PAGE = 100;
/** Time between reads of the feed. */
export const POLL_MS = 5000;
/** The longest wait for a league that is away or refuses the key. */
const LONGEST_WAIT_MS = 60_000;
/** An event read later than this causes no email, because its news is old (FEED-3). */
const NEWS_MS = 7 * DAY_MS;
/** Attempts to make an event's emails before it is skipped. */
const TRIES = 5;
/** `no_key`: the installation has provided none yet. `refused`: the league rejects the key. */
export type FeedHealth = 'ok' | 'no_key' | 'refused' | 'away';

interface Options {
  readonly store: Store;
  readonly planner: LetterPlanner;
  readonly log: Log;
  /** Null before there is a website key. @throws LeagueFailure */
  readonly context: () => Promise<PlanningContext | null>;
  /** The folder of emails kept as files, if any. */
  readonly letterFolder?: string | undefined;
}

/** An event's emails could not be made; it is retried. */
class NotMade extends Error {}

/** Follows the league's feed and writes the resulting emails (FEED-1). */
export class Feed {
  readonly #options: Options;
  #failures = 0;
  /** Failed attempts by event: a page is taken again from an event that waits for a later one. */
  #tries = new Map<string, number>();
  #health: FeedHealth = 'ok';

  constructor(options: Options) {
    this.#options = options;
  }

  get health(): FeedHealth {
    return this.#health;
  }

  /** @returns milliseconds until the next look */
  async look(): Promise<number> {
    try {
      const context = await this.#options.context();
      if (context === null) {
        this.#health = 'no_key';
        return POLL_MS;
      }
      const hasMore = await this.#takePage(context);
      this.#recovered();
      return hasMore ? 0 : POLL_MS;
    } catch (error) {
      if (error instanceof NotMade) return POLL_MS;
      if (error instanceof LeagueFailure) return this.#failed(error);
      throw error;
    } finally {
      await this.#wipe();
    }
  }

  async #takePage(context: PlanningContext): Promise<boolean> {
    const { store, log } = this.#options;
    const cursor = store.progress.of('feed');
    if (cursor === null) return this.#beginNow(context.league);
    const found = await readPage(context.league, cursor);
    if (found === 'unknown_cursor') {
      log.warn({}, 'the feed does not know the cursor: it continues from now');
      return this.#beginNow(context.league);
    }
    if ('restoredAt' in found) {
      log.warn({}, 'the league was restored from a backup: its feed continues from there');
      store.progress.set('feed', found.restoredAt);
      return false;
    }
    const ofPage = { ...context, events: found.data };
    for (const [index, event] of found.data.entries()) {
      await this.#take(event, ofPage, isAwaited(found.data, index));
    }
    this.#tries.clear();
    return found.has_more;
  }

  /** A running club gets no emails about its past (FEED-2). */
  async #beginNow(league: LeagueClient): Promise<boolean> {
    const now = await readPage(league, 'now');
    if (now === 'unknown_cursor' || 'restoredAt' in now || now.next_cursor === null) return false;
    this.#options.store.progress.set('feed', now.next_cursor);
    return false;
  }

  /**
   * Stores an event's emails together with the cursor after it (FEED-1). The cursor stays before
   * events whose emails a later one writes, because keys make repeated emails harmless.
   */
  async #take(event: Api<'Event'>, context: PlanningContext, isHeld: boolean): Promise<void> {
    const { store } = this.#options;
    const letters = await this.#lettersFor(event, context);
    const forgotten = await findErasure(event, context.league);
    const isPlayed = await this.#isPlayedAsProposed(event, context);
    store.together(() => {
      if (forgotten !== null) forgetPerson(store, forgotten);
      if (endsEvenings(event)) store.evenings.forgetAnswers(event.subject.id);
      if (isPlayed) store.evenings.proposals.markPlayed(event.subject.id);
      for (const letter of letters) store.outbox.add(letter);
      if (!isHeld) store.progress.set('feed', event.cursor);
    });
  }

  /** Whether a match that the club's proposal arranged has been played (EVE-16). */
  async #isPlayedAsProposed(
    { kind, subject: { id } }: Api<'Event'>,
    { league }: PlanningContext,
  ): Promise<boolean> {
    if (kind !== 'match.confirmed' && kind !== 'match.settled') return false;
    const proposals = this.#options.store.evenings.proposals.of([id]);
    if (!proposals.some(({ state }) => state === 'arranged')) return false;
    const answer = await league.getMatch(id);
    const outcome = answer.kind === 'answer' ? answer.data.result?.outcome : undefined;
    return outcome === 'completed' || outcome === 'retired';
  }

  #wipe(): Promise<void> {
    const { store, letterFolder, log } = this.#options;
    return wipeFiles(store, letterFolder, log);
  }

  async #lettersFor(event: Api<'Event'>, context: PlanningContext) {
    const { planner, log } = this.#options;
    if (context.now - Date.parse(event.occurred_at) > NEWS_MS) return [];
    try {
      return await planner.forEvent(event, context);
    } catch (error) {
      if (error instanceof LeagueFailure && isPassing(error)) throw error;
      const times = (this.#tries.get(event.id) ?? 0) + 1;
      this.#tries.set(event.id, times);
      if (times < TRIES) throw new NotMade();
      // One event must not block all other emails of the club (FEED-6).
      log.error({ err: error, event: event.id, kind: event.kind }, 'an event caused no emails');
      return [];
    }
  }

  #recovered(): void {
    if (this.#failures > 0) this.#options.log.warn({}, 'the feed is followed again');
    this.#failures = 0;
    this.#health = 'ok';
  }

  #failed(error: LeagueFailure): number {
    const isRefused = error.status === 401 || error.status === 403;
    const health = isRefused ? 'refused' : 'away';
    if (this.#failures === 0 || health !== this.#health) {
      this.#options.log.warn({ err: error }, 'the feed could not be read');
    }
    this.#health = health;
    this.#failures += 1;
    if (isRefused || error.status === 429) return LONGEST_WAIT_MS;
    return Math.min(POLL_MS * 2 ** (this.#failures - 1), LONGEST_WAIT_MS);
  }
}

/** A member who pauses, leaves or is removed plays on no evening (EVE-7). */
function endsEvenings(event: Api<'Event'>): boolean {
  if (event.kind === 'member.updated') return event.data.fields.includes('status');
  return event.kind === 'member.paused' || event.kind === 'member.deleted';
}

/** The place where the feed continues after a restore (FEED-4). */
interface RestoredFeed {
  readonly restoredAt: string;
}

async function readPage(
  league: LeagueClient,
  after: string,
): Promise<Api<'EventPage'> | RestoredFeed | 'unknown_cursor'> {
  const query = { after, limit: PAGE };
  const answer = await league.listEvents(query);
  if (answer.kind === 'answer') return answer.data;
  const { code, problem } = answer;
  if (code === 'feed_restored' && typeof problem.next_cursor === 'string') {
    return { restoredAt: problem.next_cursor };
  }
  if (answer.status === 400) return 'unknown_cursor';
  throw toLeagueFailure(answer, 'feed_restored');
}

function isPassing({ status }: LeagueFailure): boolean {
  return status >= 500 || status === 429 || status === 408 || status === 401 || status === 403;
}
