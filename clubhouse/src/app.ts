import cookie from '@fastify/cookie';
import statics from '@fastify/static';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { requestIdFrom } from 'service/request-id';
import type { ProxyTrust } from 'service/proxies';
import { type LeagueClient, leagueClient } from './api/client.ts';
import { type Club, ClubBranding } from './api/club.ts';
import { WebsiteFacts } from './api/website-facts.ts';
import { CourtLocations } from './api/court-locations.ts';
import { ReadAnswers } from './api/read-answers.ts';
import { KeyedMutex } from './arrange/keyed-mutex.ts';
import { Dispatch, type DispatchHealth } from './dispatch/dispatch.ts';
import { sendSignInLetter } from './dispatch/send-sign-in-letter.ts';
import { SignInLetters } from './dispatch/sign-in-letters.ts';
import { Drawing } from './dispatch/drawing.ts';
import { Unsubscribing } from './dispatch/unsubscribing.ts';
import { planner } from './mail/from-events/planner.ts';
import type { LetterToSend } from './mail/letter.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import { Signer } from './signed/signer.ts';
import { isStorageFailure } from './store/storage-failure.ts';
import type { Store } from './store/store.ts';
import { ApplicationLimits } from './web/application-limits.ts';
import { readAssets } from './web/assets.ts';
import { Bodies } from './web/bodies.ts';
import { mountClubFiles } from './web/club-files.ts';
import { mountPictures } from './web/picture-files.ts';
import { compressPage } from './web/compress.ts';
import { Forecasts } from './weather/forecasts.ts';
import type { WebContext } from './web/context.ts';
import { CoachLinks } from './web/coach-links.ts';
import { Cookies, firstCookies } from './web/cookies.ts';
import { discardBody } from './web/discard-body.ts';
import { sendFault, serve } from './web/edge.ts';
import { brokenPage, faultPage } from './web/faults.tsx';
import { MAX_QUERY_PAIRS } from './web/form-bounds.ts';
import { addSecurityHeaders } from './web/headers.ts';
import { followRequests } from './web/request-log.ts';
import { isOwnForm, ownOrigins } from './web/origin.ts';
import { readPairs } from './web/pairs.ts';
import { Seal } from './web/seal.ts';
import { SignInLimits } from './web/sign-in-limits.ts';
import { mountWorker } from './web/worker.ts';
import { readSiteMap } from './web/site-map.ts';
import { LongWork } from './work/long-work.ts';
import type { AnyWorkKind } from './work/work-kind.ts';
import { WORK_KINDS } from './work/work-kinds.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly isFromAnywhere?: boolean;
  }
}

/** What runs beside the pages, for those who run it (OPS-6). */
export interface Told {
  readonly mail: () => DispatchHealth;
  /** Pieces of long work that are being done. */
  readonly works: () => number;
  /** Why its own store takes no writes, in a word; null where it does. */
  readonly store: () => string | null;
}

export interface ClubhouseOptions {
  /** The site's public address, without a slash at the end. */
  readonly url: string;
  readonly leagueUrl: string;
  /** Asked for each page, so that a key that is given later is taken without a restart. */
  readonly websiteKey: () => string | null;
  readonly keyFile: string;
  readonly trustProxy: ProxyTrust;
  readonly store: Store;
  readonly transport: MailTransport;
  /** False where letters are written to a folder only; by default they are sent. */
  readonly sendsMail?: boolean;
  /** Where letters lie as files, or did before there was a mail server. */
  readonly letterFolder?: string;
  /** The club's own mail address. */
  readonly organizer: string;
  /** Where forecasts come from; null: none are shown. */
  readonly weatherUrl: string | null;
  /** 32 bytes: what closes the cookies, and marks addresses. */
  readonly sealKey: Uint8Array;
  /** What signs coaches in once; by default nothing does. */
  readonly coachLinks?: CoachLinks;
  /** The folder of the built client files. */
  readonly builtFolder: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logLevel: string;
  /** A line of the log for each request; by default none has one. */
  readonly accessLog?: boolean;
  /** Letters stay in the outbox, for tests that look at them there. */
  readonly keepsLetters?: boolean;
  /** Given what is to be measured, before anything is served. */
  readonly follow?: ((app: FastifyInstance, told: Told) => void) | undefined;
  /** Kinds of long work, for tests that bring their own. */
  readonly workKinds?: readonly AnyWorkKind[];
}

/** How long a request may take to arrive, and how often Node looks for those that are late (BODY-4). */
const TIMEOUT_REQUEST_MS = 30_000;
const TIMEOUT_HEADERS_MS = 10_000;
const TIMEOUT_CHECK_MS = 1000;

/** The site over its store. Closing it leaves the store open. */
export async function createClubhouse(options: ClubhouseOptions): Promise<FastifyInstance> {
  const isSecure = options.url.startsWith('https:');
  const app = fastify({
    trustProxy: options.trustProxy,
    requestTimeout: TIMEOUT_REQUEST_MS,
    http: { headersTimeout: TIMEOUT_HEADERS_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    routerOptions: {
      querystringParser: (text) => Object.fromEntries(readPairs(text, MAX_QUERY_PAIRS) ?? []),
    },
    logger: { level: options.logLevel, serializers: { req: loggedRequest } },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    requestIdHeader: false,
    genReqId: ({ headers }) => requestIdFrom(headers['x-request-id']),
    // An address that cannot be read has no route, and so none of the hooks either.
    frameworkErrors: (_error, request, reply) => {
      reply.header('x-request-id', request.id);
      addSecurityHeaders(reply, isSecure);
      request.cookies = app.parseCookie(request.headers.cookie ?? '');
      sendFault(context, request, reply, (locale, club) =>
        faultPage(locale, club, 'notFound'),
      ).catch((error: unknown) => {
        request.log.error({ err: error }, 'a page broke');
        reply.raw.destroy();
      });
    },
  });
  followRequests(app, options.accessLog ?? false);
  const running = new Set<Promise<void>>();
  const { images } = options.store;
  const branding = new ClubBranding((image) => images.has(image));
  const signer = new Signer(options.sealKey);
  const unsubscribing = new Unsubscribing(signer, options.url);
  const drawing = new Drawing({ url: options.url, unsubscribing, images });
  const answers = new ReadAnswers();
  const forgetAnswers = () => answers.forget();
  const dispatch = new Dispatch({
    ...options,
    planner,
    drawing,
    branding,
    forgetAnswers,
    log: app.log,
  });
  const work = new LongWork({
    ...options,
    kinds: options.workKinds ?? WORK_KINDS,
    leagueAs: (key) => leagueClient(options.leagueUrl, { token: key }),
    club: (api) => branding.read(api, options.now()),
    log: app.log,
  });
  const sending = {
    ...options,
    log: app.log,
    draw: (letter: LetterToSend, club: Club) => drawing.mailOf(letter, club),
    league: () => websiteClient(options),
    club: () => {
      const token = options.websiteKey() ?? '';
      return branding.read(leagueClient(options.leagueUrl, { token }), options.now());
    },
  };
  const signInLetters = new SignInLetters({
    ...options,
    log: app.log,
    send: (wish) => sendSignInLetter(wish, sending),
  });
  const context: WebContext = {
    services: {
      url: options.url,
      store: options.store,
      unsubscribing,
      sendsMail: options.sendsMail ?? true,
      signInLetters,
      website: new WebsiteFacts({ freshMs: 10_000, retryMs: 1000, isAwaited: true }),
      limits: new SignInLimits(),
      signer,
      organizer: options.organizer,
      branding,
      courts: new CourtLocations(),
      forecasts: new Forecasts(options.weatherUrl),
      matchLocks: new KeyedMutex(),
      coachLinks: options.coachLinks ?? new CoachLinks(),
      applications: new ApplicationLimits(),
      work,
      later: (follow) => {
        const done = follow()
          .catch((error: unknown) => app.log.error({ err: error }, 'what was to follow an answer'))
          .finally(() => running.delete(done));
        running.add(done);
      },
    },
    cookies: new Cookies(new Seal(options.sealKey), isSecure),
    bodies: new Bodies(),
    assets: readAssets(options.builtFolder),
    branding,
    answers,
    leagueUrl: options.leagueUrl,
    websiteKey: options.websiteKey,
    keyFile: options.keyFile,
    origins: ownOrigins(options.url),
    now: options.now,
  };
  // Whoever has the port is the one process that sends what is in the outbox, and does long work.
  app.addHook('onListen', async () => {
    if (options.keepsLetters !== true) dispatch.start();
    signInLetters.start();
    work.start();
  });
  app.addHook('onResponse', async ({ method }) => {
    if (method === 'POST') dispatch.wake();
  });
  app.addHook('onClose', async () => {
    await Promise.all(running);
    await signInLetters.stop();
    await work.stop();
    await dispatch.stop();
  });
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    if (headers.cookie !== undefined) headers.cookie = firstCookies(headers.cookie);
    done();
  });
  await app.register(cookie);
  addEdge(app, context, isSecure);
  await app.register(statics, {
    root: `${options.builtFolder}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  mountWorker(app, options.builtFolder);
  mountClubFiles(app, context);
  mountPictures(app, options.store);
  options.follow?.(app, {
    mail: () => dispatch.health(),
    works: () => work.running,
    store: () => options.store.whyNotWritable(),
  });
  app.get('/healthz', (_request, reply) => {
    return reply.send({ status: 'ok', mail: dispatch.health() });
  });
  for (const { path, get, post } of await readSiteMap()) {
    if (get !== null) app.get(path, (request, reply) => serve(context, get, request, reply));
    if (post === null) continue;
    const isFromAnywhere = post.access === 'anybody' && post.isFromAnywhere;
    app.post(path, { config: { isFromAnywhere } }, (request, reply) =>
      serve(context, post, request, reply),
    );
  }
  return app;
}

/** What holds for every request: headers, forms of this site alone, and a page for every fault. */
function addEdge(app: FastifyInstance, context: WebContext, isSecure: boolean): void {
  app.removeAllContentTypeParsers();
  // A body is read by its page alone, once that knows who sends it (BODY-1).
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.addHook('onRequest', async (request, reply) => {
    addSecurityHeaders(reply, isSecure);
    const isForm = request.method !== 'GET' && request.method !== 'HEAD';
    if (!isForm || takesAnyForm(request) || isOwnForm(request, context.origins)) return;
    await sendFault(context, request, reply, (locale, club) =>
      faultPage(locale, club, 'elsewhere'),
    );
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    discardBody(request.raw);
    done(null, payload);
  });
  app.addHook('onSend', compressPage);
  app.setNotFoundHandler((request, reply) =>
    sendFault(context, request, reply, (locale, club) => faultPage(locale, club, 'notFound')),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a page broke');
    return sendFault(context, request, reply, (locale, club) => {
      if (isStorageFailure(error)) return faultPage(locale, club, 'storage');
      if (status >= 500) return brokenPage(locale, club, request.id);
      return faultPage(locale, club, 'notFound');
    });
  });
}

function takesAnyForm({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isFromAnywhere === true;
}

/** An address may hold a sign-in link: the log has the route's own. */
function loggedRequest({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions.url };
}

/** The league by the website key; null before there is one. */
function websiteClient({ leagueUrl, websiteKey }: ClubhouseOptions): LeagueClient | null {
  const token = websiteKey();
  return token === null ? null : leagueClient(leagueUrl, { token, isOwnKey: true });
}
