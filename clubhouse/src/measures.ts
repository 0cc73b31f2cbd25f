import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { measureRequests } from 'service/requests';
import { createRegistry, registerGauge, type ServiceRegistry } from 'service/service-registry';
import { Sightings } from 'service/sightings';
import { Gauge, Histogram } from 'prom-client';
import type { SiteStatus } from './options.ts';
import type { DispatchHealth } from './dispatch/dispatch.ts';
import type { FeedHealth } from './dispatch/feed.ts';

const VERSION = '0.1.0';
const FEED_STATES: readonly FeedHealth[] = ['ok', 'no_key', 'refused', 'away'];
const CALL_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 10];

/** The measurements of the clubhouse (OPS-6). */
export interface Measures {
  readonly register: ServiceRegistry;
  readonly sightings: Sightings;
  /** Measures a site that is not listening yet. */
  readonly follow: (app: FastifyInstance, site: SiteStatus) => void;
  /** A word for why pages cannot be shown now; null if they can. */
  readonly whyNotReady: () => string | null;
}

/**
 * @param folder the clubhouse's data folder
 * @param leagueUrl the league's address, to time calls to the league
 */
export function createMeasures(folder: string, leagueUrl: string): Measures {
  const register = createRegistry({ name: 'clubhouse', version: VERSION, folder });
  timeLeagueCalls(register, new URL(leagueUrl).origin);
  const sightings = new Sightings();
  let followed: SiteStatus | null = null;
  return {
    register,
    sightings,
    whyNotReady: () => (followed === null ? 'starting' : explainNotReady(followed)),
    follow(app, site) {
      followed = site;
      const { mail, replies, telegram, works, store } = site;
      const measured = measureRequests(register);
      app.addHook('onRequest', ({ headers, ip, protocol }, _reply, done) => {
        sightings.note(headers, () => ({ address: ip, isSecure: protocol === 'https' }));
        done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        const { method, routeOptions } = request;
        measured(method, routeOptions.url, reply.statusCode, reply.elapsedTime / 1000);
        done();
      });
      registerGauge(register, 'clubhouse_long_works', 'Long-running jobs in progress', works);
      registerGauge(
        register,
        'clubhouse_store_ready',
        '1 while its own database accepts writes',
        () => Number(store() === null),
      );
      followMail(register, mail);
      followReplies(register, replies);
      followTelegram(register, telegram);
    },
  };
}

function followMail(register: ServiceRegistry, mail: () => DispatchHealth): void {
  registerGauge(
    register,
    'clubhouse_letters_waiting',
    'Emails in the outbox',
    () => mail().waiting,
  );
  registerGauge(
    register,
    'clubhouse_letters_waiting_since_timestamp_seconds',
    'Time of the oldest email in the outbox',
    () => {
      const since = mail().waitingSince;
      return since === null ? null : since / 1000;
    },
  );
  registerGauge(
    register,
    'clubhouse_letters_refused',
    'Emails refused in the last 30 days',
    () => mail().refused,
  );
  registerGauge(
    register,
    'clubhouse_letters_in_doubt',
    'Emails of the last 30 days that may not have arrived',
    () => mail().inDoubt,
  );
  registerGauge(
    register,
    'clubhouse_mail_server_up',
    '1 while the mail server accepts emails',
    () => Number(mail().server === 'ok'),
  );
  register.registerMetric(
    new Gauge({
      name: 'clubhouse_feed',
      help: 'State of the connection to the league’s event feed: 1 for the current state',
      labelNames: ['state'],
      registers: [],
      collect() {
        const { feed } = mail();
        for (const state of FEED_STATES) this.set({ state }, Number(state === feed));
      },
    }),
  );
}

function followReplies(register: ServiceRegistry, replies: SiteStatus['replies']): void {
  const help = 'Email replies waiting to be handled';
  registerGauge(register, 'clubhouse_replies_waiting', help, () => replies()?.waiting ?? null);
  registerGauge(register, 'clubhouse_reply_mailbox_up', '1 while replies can be fetched', () => {
    const mailbox = replies()?.mailbox ?? 'none';
    return mailbox === 'none' ? null : Number(mailbox === 'ok');
  });
}

function followTelegram(register: ServiceRegistry, telegram: SiteStatus['telegram']): void {
  const help = 'Messages to the bot waiting to be handled or answered';
  registerGauge(register, 'clubhouse_chats_waiting', help, () => telegram()?.waiting ?? null);
  registerGauge(register, 'clubhouse_telegram_up', '1 while the bot can send messages', () => {
    const health = telegram();
    return health === null ? null : Number(health.bot === 'ok');
  });
}

/** A word for why pages cannot be shown. Checks the disk first: without it, nothing is stored. */
function explainNotReady({ mail, store, isFull }: SiteStatus): string | null {
  const fault = store();
  if (fault !== null) return fault;
  if (isFull()) return 'bodies_full';
  const { feed } = mail();
  switch (feed) {
    case 'ok':
      return null;
    case 'no_key':
      return 'no_website_key';
    case 'refused':
      return 'website_key_refused';
    case 'away':
      return 'league_away';
  }
}

interface LeagueCall {
  readonly origin: string;
  readonly method: string;
}

/** Times requests to the league by method and status, as Node's `fetch` reports them. */
function timeLeagueCalls(register: ServiceRegistry, origin: string): void {
  const histogram = new Histogram({
    name: 'clubhouse_league_call_seconds',
    help: 'Time until the league’s response began, in seconds; status 0: no response',
    labelNames: ['method', 'status'],
    buckets: CALL_BUCKETS,
    registers: [register],
  });
  const begun = new WeakMap<object, number>();
  const end = (request: LeagueCall, status: number) => {
    const since = begun.get(request);
    begun.delete(request);
    if (since === undefined) return;
    histogram.observe({ method: request.method, status }, (performance.now() - since) / 1000);
  };
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: LeagueCall };
    if (request.origin === origin) begun.set(request, performance.now());
  });
  subscribe('undici:request:headers', (message) => {
    const traced = message as { request: LeagueCall; response: { statusCode: number } };
    end(traced.request, traced.response.statusCode);
  });
  subscribe('undici:request:error', (message) =>
    end((message as { request: LeagueCall }).request, 0),
  );
}
