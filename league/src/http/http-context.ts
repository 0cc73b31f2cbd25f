import type { FastifyBaseLogger } from 'fastify';
import type { BodyMemory } from 'service/body-memory';
import type { ProxyTrust } from 'service/proxies';
import type { NetworkLimit, WindowLimit } from 'service/window-limit';
import type { Database } from '../db/database.ts';
import type { Reaction } from '../db/writer.ts';
import type { Id, IdSource } from '../shared/ids.ts';
import type { ResponseCache } from './response-cache.ts';
import type { Invalidation, FeatureCaches } from './invalidation.ts';
import type { Credentials, FindCredential } from './credentials.ts';
import type { Route } from './route.ts';

export interface Limits {
  readonly perCredential: number;
  /** Requests per minute from one address with a missing or wrong credential. */
  readonly perAddress: number;
  /** Attempts per minute at the installation secret from one address. */
  readonly installation: number;
  readonly bodyBytes: number;
}

export interface ServerOptions {
  readonly routes: readonly Route[];
  readonly database: Database;
  readonly changes: Invalidation;
  readonly answers: ResponseCache;
  readonly kept: FeatureCaches;
  readonly now: () => number;
  /** Milliseconds on a monotonic clock, used by limits. */
  readonly elapsed: () => number;
  readonly newId: IdSource;
  readonly react: Reaction;
  readonly findCredential: FindCredential;
  /** Called for each request with a key, to record when it was last used. */
  readonly onKeyUsed: (keyId: Id<'api_key'>, now: number) => void;
  readonly installationSecret: string;
  readonly limits: Limits;
  /** Room for request bodies that are still arriving (LIM-7). */
  readonly bodies: BodyMemory;
  /** The proxies whose word about the caller's address is trusted; false for none. */
  readonly trustProxy: ProxyTrust;
  readonly logger: FastifyBaseLogger;
  /** Whether to log every request regardless of the level; null leaves it to the level. */
  readonly accessLog?: boolean | null;
}

export interface HttpContext extends ServerOptions {
  readonly credentials: Credentials;
  readonly credentialLimit: WindowLimit;
  readonly addressLimit: NetworkLimit;
  readonly installationLimit: NetworkLimit;
}
