import { setTimeout as sleep } from 'node:timers/promises';
import { uptime } from 'node:os';
import { Mutex } from 'service/mutex';
import { LeagueFailure } from '../api/answer.ts';
import { type LeagueClient, type LeaguePlace, createLeagueClient } from '../api/client.ts';
import type { Club, ClubBranding } from '../api/club.ts';
import type { LetterPlanner, PlanningContext } from '../mail/planner.ts';
import { makePlanningContext } from './planning-context.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import type { PushTransport } from 'service/push-transport';
import { PushWorker } from './push-worker.ts';
import type { SenderKey } from '../push/sender-key.ts';
import type { Signer } from '../signed/signer.ts';
import type { ClaimedLetter } from '../store/claimed-letter.ts';
import type { LetterEnd, OutboxState } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import { getDates } from '../messages/dates.ts';
import { proposeClubMatches } from './club-proposals.ts';
import { OutboxWorker } from './outbox-worker.ts';
import type { Drawing } from './drawing.ts';
import { Feed, type FeedHealth } from './feed.ts';
import type { Log } from './log.ts';
import { Loop } from './loop.ts';
import { remindOfDeadlines } from './week-left.ts';

const MINUTE_MS = 60_000;
/** Minimum time between reads of the feed, because each costs a call with the website key. */
const MIN_LOOK_MS = 500;
/** Outcomes to keep: enough for a season's invitations to a club of 5,000 if the league is away. */
const MAX_UNTOLD = 5000;
/** Time for running attempts when the service stops; less than the service has to stop. */
const LAST_ATTEMPTS_MS = 6000;

export interface PushContext {
  readonly transport: PushTransport;
  readonly senderKey: SenderKey;
  readonly signer: Signer;
}

export interface DispatchOptions extends LeaguePlace {
  readonly store: Store;
  readonly transport: MailTransport;
  /** Null if nothing is pushed. */
  readonly pushing: PushContext | null;
  readonly planner: LetterPlanner;
  readonly drawing: Drawing;
  readonly signer: Signer;
  readonly branding: ClubBranding;
  /** The folder of emails kept as files, now or before there was a mail server. */
  readonly letterFolder?: string | undefined;
  readonly url: string;
  readonly websiteKey: () => string | null;
  readonly now: () => number;
  readonly log: Log;
}

/** The state of email, for `/healthz` (MAIL-9). */
export interface DispatchHealth extends OutboxState {
  readonly server: 'ok' | 'away';
  readonly feed: FeedHealth;
}

/** The state of pushes, for `/healthz` (PUSH-19). */
export interface PushHealth {
  readonly devices: number;
  readonly waiting: number;
  /** Pushed notifications that will follow as email unless they are tapped. */
  readonly untapped: number;
}

/** Everything that runs besides the pages: follows the feed, checks deadlines, sends emails. */
export class Dispatch {
  readonly #options: DispatchOptions;
  readonly #outboxWorker: OutboxWorker;
  readonly #pushWorker: PushWorker | null;
  readonly #feed: Feed;
  /** Held while a coach’s click starts or closes competitions, so that one email tells of all. */
  readonly feedTurn = new Mutex();
  readonly #following: Loop;
  readonly #loops: readonly Loop[];
  #isStopping = false;
  /** Outcomes of invitations that the league does not know yet. */
  readonly #untold: { readonly claimed: ClaimedLetter; readonly status: LetterEnd }[] = [];

  constructor(options: DispatchOptions) {
    const { store, transport, planner, drawing, now, log, letterFolder } = options;
    this.#options = options;
    const club = () => this.#league((league) => options.branding.read(league, now()));
    const context = () => this.#league((league) => this.#context(league));
    this.#outboxWorker = new OutboxWorker({
      store,
      transport,
      log,
      now,
      club,
      draw: (letter, of) => drawing.mailOf(letter, of),
      onEnd: (letter, status) => void this.#tellOfInvitation(letter, status),
    });
    this.#feed = new Feed({ store, planner, log, context, letterFolder });
    const onFault = (error: unknown) => log.error({ err: error }, 'email stopped for a minute');
    const sending = new Loop(() => this.#send(), onFault);
    const onMail = () => sending.wake();
    this.#pushWorker = pushWorker(options, club, onMail);
    const pushing = new Loop(() => this.#push(), onFault);
    this.#following = new Loop(
      () => this.feedTurn.run(() => this.#feed.look()),
      onFault,
      MIN_LOOK_MS,
    );
    const looking = new Loop(() => this.#look(context), onFault);
    store.outbox.whenAdded(() => {
      sending.wake();
      pushing.wake();
    });
    this.#loops = [sending, pushing, this.#following, looking];
  }

  /** Continues after the last stop. Only one process may run it on a store. */
  start(): void {
    this.#outboxWorker.recover(this.#options.now() - uptime() * 1000);
    for (const loop of this.#loops) loop.start();
  }

  /** Reads the feed soon, because something has probably happened, unless the league is away. */
  wake(): void {
    if (this.#feed.health === 'ok') this.#following.wake();
  }

  /** Finishes running work, or leaves it to the next start. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#outboxWorker.stop();
    this.#pushWorker?.stop();
    const ended = Promise.all(this.#loops.map((loop) => loop.stop()));
    const grace = new AbortController();
    const late = sleep(LAST_ATTEMPTS_MS, 'late', { signal: grace.signal }).catch(() => null);
    const isLate = (await Promise.race([ended, late])) === 'late';
    grace.abort();
    if (isLate) this.#outboxWorker.abandon();
    if (isLate) this.#pushWorker?.abandon();
    this.#options.transport.close();
    await ended;
  }

  health(): DispatchHealth {
    const { store } = this.#options;
    return { server: this.#outboxWorker.health, feed: this.#feed.health, ...store.outbox.state() };
  }

  pushHealth(): PushHealth {
    const { store } = this.#options;
    return { devices: store.pushDevices.count(), ...store.pushes.state() };
  }

  async #send(): Promise<number> {
    return this.#untilNext(await this.#outboxWorker.deliver());
  }

  async #push(): Promise<number> {
    return this.#untilNext((await this.#pushWorker?.deliver()) ?? null);
  }

  #untilNext(next: number | null): number {
    return next === null ? MINUTE_MS : next - this.#options.now();
  }

  async #look(context: () => Promise<PlanningContext | null>): Promise<number> {
    const { store, planner, signer } = this.#options;
    store.outbox.tidy();
    store.invitations.tidy();
    store.addressChanges.removeExpired(this.#options.now());
    store.codes.removeExpired(this.#options.now());
    await this.#tellUntold();
    try {
      const found = await context();
      if (found === null) return MINUTE_MS;
      const dates = getDates('en', found.club.timezone);
      store.evenings.removeBefore(dates.today(found.now));
      await remindOfDeadlines(store, planner, found);
      await proposeClubMatches(store, found, signer);
    } catch (error) {
      // The feed logs that the league is away.
      if (!(error instanceof LeagueFailure)) throw error;
    }
    return MINUTE_MS;
  }

  /** Reports outcomes one by one, until the league is away again; the rest wait. */
  async #tellUntold(): Promise<void> {
    for (let left = this.#untold.length; left > 0 && !this.#isStopping; left--) {
      const untold = this.#untold.shift();
      if (untold === undefined) return;
      const rest = this.#untold.length;
      await this.#tellOfInvitation(untold.claimed, untold.status);
      if (this.#untold.length > rest) return;
    }
  }

  /** Asks the league; null before there is a website key. */
  async #league<T>(ask: (league: LeagueClient) => Promise<T>): Promise<T | null> {
    const token = this.#options.websiteKey();
    if (token === null) return null;
    return ask(createLeagueClient(this.#options, { token }));
  }

  async #context(league: LeagueClient): Promise<PlanningContext> {
    const { branding, url, now, store } = this.#options;
    const club = await branding.read(league, now());
    return makePlanningContext({ api: league, club, store, url, now: now() });
  }

  /** Reports the outcome of an invitation to the league, which shows it to the coach. */
  async #tellOfInvitation(claimed: ClaimedLetter, status: LetterEnd): Promise<void> {
    const { to, letter, key } = claimed;
    const id = to.member_id;
    if (letter.kind !== 'invitation' || id === undefined) return;
    const outcome = status === 'sent' ? 'accepted' : 'failed';
    const body = { outcome, email: to.address } as const;
    try {
      const telling = (league: LeagueClient) => league.recordInvitation(id, body);
      const answer = await this.#league(telling);
      // Nothing is reported about a removed member.
      const isKeyRefused =
        answer?.kind === 'refusal' && (answer.status === 401 || answer.status === 403);
      if (isKeyRefused) throw new LeagueFailure(answer);
    } catch (error) {
      if (this.#untold.length < MAX_UNTOLD) this.#untold.push({ claimed, status });
      this.#options.log.warn(
        { err: error, letter: key },
        'the league was not notified of an invitation',
      );
    }
  }
}

function pushWorker(
  { pushing, ...options }: DispatchOptions,
  club: () => Promise<Club | null>,
  onMail: () => void,
): PushWorker | null {
  return pushing === null ? null : new PushWorker({ ...options, ...pushing, club, onMail });
}
