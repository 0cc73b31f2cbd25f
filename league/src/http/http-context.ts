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
  /** Requests per minute for one credential. */
  readonly perCredential: number;
  /** Requests a minute from one address whose credential is missing or wrong. */
  readonly perAddress: number;
  /** Tries of the installation secret a minute from one address. */
  readonly installation: number;
  /** Bytes of a body. */
  readonly bodyBytes: number;
}

export interface ServerOptions {
  readonly routes: readonly Route[];
  readonly database: Database;
  /** Tracks which remembered answers are stale. */
  readonly changes: Invalidation;
  /** The answers that are remembered, and the caches of features. */
  readonly answers: ResponseCache;
  readonly kept: FeatureCaches;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds since some moment, never set back: what limits count by. */
  readonly elapsed: () => number;
  readonly newId: IdSource;
  /** What follows from the events of a write, in its transaction. */
  readonly react: Reaction;
  readonly findCredential: FindCredential;
  /** Told of each request with a key, to note when it was last used. */
  readonly onKeyUsed: (keyId: Id<'api_key'>, now: number) => void;
  readonly installationSecret: string;
  readonly limits: Limits;
  /** Memory of the bodies that are still arriving (LIM-7). */
  readonly bodies: BodyMemory;
  /** Which proxies in front are believed about the caller's address; false: none. */
  readonly trustProxy: ProxyTrust;
  readonly logger: FastifyBaseLogger;
  /** Whether each request has a line of the log, whatever its level; null: depends on the level. */
  readonly accessLog?: boolean | null;
}

/** What the steps of a request share. */
export interface HttpContext extends ServerOptions {
  readonly credentials: Credentials;
  readonly credentialLimit: WindowLimit;
  readonly addressLimit: NetworkLimit;
  readonly installationLimit: NetworkLimit;
}
