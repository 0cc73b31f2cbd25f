import { LRUCache } from 'lru-cache';
import type { Database, Snapshot } from '../db/database.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { CacheTag } from '../shared/events/cache-tags.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import type { Access, Caller } from './caller.ts';
import type { Invalidation } from './invalidation.ts';
import { hashToken, readTokenKind } from './token.ts';

/** Maximum number of cached credentials: about the devices a large club uses at one time. */
const MAX_KNOWN = 10_000;

export interface StoredCredential {
  readonly caller: Caller;
  readonly expiresAt: Timestamp | null;
}

/** Finds an API key or session by the hash of its token; null if revoked or unknown. */
export type FindCredential = (
  db: Snapshot,
  kind: 'api_key' | 'session',
  hash: string,
) => Promise<StoredCredential | null>;

/** Reads the token of an `Authorization: Bearer` header; null if there is none. */
export function readBearerToken(header: string | undefined): string | null {
  const match = /^bearer +([^\s]+) *$/i.exec(header ?? '');
  return match?.[1] ?? null;
}

/** One sentence for every reason, so that callers cannot tell reasons apart (AUTH-1). */
export function refuseInvalidCredential(): Refusal<'invalid_credential'> {
  return refuse('invalid_credential', 'Send a valid token as `Authorization: Bearer <token>`.');
}

/** Caches what credentials grant, until a revocation, a sign-out or a new name (API-13). */
export class Credentials {
  readonly #database: Pick<Database, 'readOne'>;
  readonly #find: FindCredential;
  readonly #changes: Invalidation;
  readonly #known: LRUCache<string, CachedCredential>;

  constructor(
    database: Pick<Database, 'readOne'>,
    changes: Invalidation,
    find: FindCredential,
    max = MAX_KNOWN,
  ) {
    this.#known = new LRUCache({ max });
    this.#database = database;
    this.#changes = changes;
    this.#find = find;
    changes.onEverything(() => this.#known.clear());
  }

  /** Finds the token's owner as of the last known change; null if there is none. */
  async lookUp(token: string, now: Timestamp): Promise<Caller | null> {
    const hash = hashToken(token);
    const known = this.#known.get(hash);
    const holds = known !== undefined && this.#changes.isFresh(known.tags, known.since);
    const stored = holds ? known.stored : await this.#read(token, hash);
    if (!stored || (stored.expiresAt !== null && stored.expiresAt <= now)) return null;
    return stored.caller;
  }

  async #read(token: string, hash: string): Promise<StoredCredential | null> {
    const kind = readTokenKind(token);
    if (kind !== 'api_key' && kind !== 'session') return null;
    const since = this.#changes.position;
    const stored = await this.#database.readOne((db) => this.#find(db, kind, hash));
    this.#known.delete(hash);
    // Keeps neither misses, since guessing must not fill the memory, nor members erased meanwhile.
    if (stored === null) return null;
    const tags = listCacheTags(stored.caller);
    if (this.#changes.isFresh(tags, since)) this.#known.set(hash, { stored, tags: tags, since });
    return stored;
  }
}

interface CachedCredential {
  readonly stored: StoredCredential;
  readonly tags: readonly CacheTag[];
  readonly since: number;
}

function listCacheTags(caller: Caller): CacheTag[] {
  return caller.type === 'api_key'
    ? ['club', `api_key ${caller.id}`]
    : ['club', `session ${caller.id}`, `member ${caller.member.id}`];
}

/** Refuses a caller who may never use a route with this access (AUTH-3). */
export function checkAccess(
  access: Access,
  caller: Caller,
): Refusal<'insufficient_scope' | 'session_not_accepted' | 'session_required'> | null {
  switch (access.kind) {
    case 'any':
      return null;
    case 'session':
      if (caller.type === 'session') return null;
      return refuse('session_required', 'Only a signed-in player can do this.');
    case 'key':
    case 'key_or_session':
      return authoriseKey(access, caller);
    case 'public':
    case 'installation_secret':
    case 'login_link':
      throw new TypeError(`${access.kind} needs no API key or session`);
  }
}

function authoriseKey(
  access: Extract<Access, { anyOf: unknown }>,
  caller: Caller,
): Refusal<'insufficient_scope' | 'session_not_accepted'> | null {
  if (caller.type === 'session') {
    if (access.kind === 'key_or_session') return null;
    return refuse('session_not_accepted', 'This requires an API key.');
  }
  const held = new Set(caller.scopes);
  if (access.anyOf.some((scopes) => scopes.every((scope) => held.has(scope)))) return null;
  const needed = access.anyOf.map((scopes) => scopes.join(' and ')).join(', or ');
  return refuse('insufficient_scope', `This requires a key with ${needed}.`);
}
