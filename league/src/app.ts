import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { BodyMemory } from 'service/body-memory';
import type { ProxyTrust } from 'service/proxies';
import { availabilityRoutes } from './availability/routes.ts';
import { chaseRoutes } from './chase/routes.ts';
import { competitionWarnings } from './checks/competition-warnings.ts';
import { checkRoutes } from './checks/routes.ts';
import { seasonWarnings } from './checks/season-warnings.ts';
import { clubRoutes } from './club/routes.ts';
import { listCompetitionRoutes } from './competitions/routes.ts';
import type { Database } from './db/database.ts';
import { leaveDrafts } from './entries/leave-drafts.ts';
import { entryRoutes } from './entries/routes.ts';
import { erasureRoutes } from './erasure/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { ResponseCache } from './http/response-cache.ts';
import { Invalidation } from './http/invalidation.ts';
import type { Limits } from './http/http-context.ts';
import { mountHealth } from './http/health.ts';
import { mountDocument } from './http/openapi/mount.ts';
import type { BeforeAnswer, Route } from './http/route.ts';
import { createBodyMemory } from './http/receive-json.ts';
import { createServer } from './http/server.ts';
import { mountInstallPage } from './install/page.ts';
import { installRoutes } from './install/routes.ts';
import type { Installation } from './install/schema.ts';
import { Jobs } from './jobs.ts';
import { joinRequestRoutes } from './join-requests/routes.ts';
import { KeyUsage } from './keys/key-usage.ts';
import { keyRoutes } from './keys/routes.ts';
import { findKeyCredential } from './keys/store.ts';
import { KeptLedgers } from './ledger/kept-ledgers.ts';
import { matchRoutes } from './matches/routes.ts';
import { meRoutes } from './me/routes.ts';
import { memberImportRoutes } from './member-import/routes.ts';
import { memberRoutes } from './members/routes.ts';
import { readMatchDetails } from './results/detail.ts';
import { resultRoutes } from './results/routes.ts';
import { outlookRoutes } from './outlook/routes.ts';
import { partnerChoiceRoutes } from './partner-choices/routes.ts';
import { draftsDiffering, draftsProgressing } from './placements/query.ts';
import { placementRoutes } from './placements/routes.ts';
import { seasonRoutes } from './seasons/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { findSessionCredential } from './sessions/store.ts';
import { createIdSource } from './shared/ids.ts';
import { standingsRoutes } from './standings/routes.ts';
import { tieRoutes } from './ties/routes.ts';
import { VERSION } from './version.ts';
import { weatherRoutes } from './weather/routes.ts';

const ROUTES_OF_A_CLUB: readonly Route[] = [
  ...meRoutes,
  ...clubRoutes,
  ...weatherRoutes,
  ...keyRoutes,
  ...memberRoutes,
  ...memberImportRoutes,
  ...joinRequestRoutes,
  ...sessionRoutes,
  ...seasonRoutes(seasonWarnings),
  ...listCompetitionRoutes(
    { differing: draftsDiffering, progressing: draftsProgressing },
    competitionWarnings,
  ),
  ...entryRoutes,
  ...availabilityRoutes,
  ...matchRoutes(readMatchDetails),
  ...resultRoutes,
  ...standingsRoutes,
  ...outlookRoutes,
  ...tieRoutes,
  ...chaseRoutes,
  ...erasureRoutes,
  ...partnerChoiceRoutes,
  ...placementRoutes,
  ...checkRoutes,
  ...eventRoutes,
];

/** Every route of the service, in the order of the document. */
export const ROUTES: readonly Route[] = [...installRoutes(), ...ROUTES_OF_A_CLUB];

export interface AppOptions {
  readonly database: Database;
  readonly now: () => number;
  /** Elapsed milliseconds on a monotonic clock. */
  readonly elapsed: () => number;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly installationSecret: string;
  readonly limits: Limits;
  /** Memory for request bodies still arriving; by default, the app has its own. */
  readonly bodies?: BodyMemory;
  readonly trustProxy: ProxyTrust;
  readonly logger: FastifyBaseLogger;
  /** Whether to log every request regardless of the level; null leaves it to the level. */
  readonly accessLog?: boolean | null;
  /** The club's website, which the installation page links to. */
  readonly websiteUrl?: string | undefined;
  /** Gets the keys of an installation before they are sent, and returns headers for the answer. */
  readonly onInstalled?: BeforeAnswer<Installation>;
}

/** The service over an open database. Closing the service leaves the database open. */
export function createApp(options: AppOptions): FastifyInstance {
  const { database, logger } = options;
  const newId = createIdSource(options.now, options.randomBytes);
  const lastUsed = new KeyUsage(database, (error) => logger.warn({ err: error }, 'last_used_at'));
  const changes = new Invalidation(database);
  const answers = new ResponseCache(changes);
  const kept = { ledgers: new KeptLedgers(changes) };
  const app = createServer({
    ...options,
    bodies: options.bodies ?? createBodyMemory(),
    changes,
    answers,
    kept,
    routes: [...installRoutes(options.onInstalled), ...ROUTES_OF_A_CLUB],
    newId,
    react: leaveDrafts,
    findCredential: (db, kind, hash) =>
      kind === 'api_key' ? findKeyCredential(db, hash) : findSessionCredential(db, hash),
    onKeyUsed: (keyId, now) => lastUsed.note(keyId, now),
  });
  const jobs = new Jobs(database, { now: options.now, newId, react: leaveDrafts }, (error) =>
    logger.error({ err: error }, 'a job failed'),
  );
  app.addHook('onReady', () => jobs.start());
  app.addHook('onClose', async () => {
    await jobs.stop();
    await lastUsed.settled();
  });
  mountHealth(app, database, VERSION);
  mountDocument(app);
  mountInstallPage(app, database, options.websiteUrl);
  return app;
}
