import type { Writer } from '../db/writer.ts';
import { hashToken, generateToken, getVisiblePrefix } from '../http/token.ts';
import { readDateTime, type Timestamp } from '../shared/dates.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { orderScopes, type Scope } from '../shared/scopes.ts';
import type { CreateApiKey, NewApiKey } from './schema.ts';
import { insertKey, formatScopes } from './store.ts';

interface KeyGrant {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Timestamp | null;
}

/** Creates a key for any caller; the command line has every scope. Refuses past expiry (KEY-6). */
export async function grantKey(
  writer: Writer,
  { name, scopes, expires_at: expires }: CreateApiKey & { readonly scopes: readonly Scope[] },
): Promise<NewApiKey | Refusal<'invalid_request'>> {
  const expiresAt = expires === undefined ? null : readDateTime(expires);
  if (expiresAt !== null && expiresAt <= writer.now) {
    const error = { pointer: '/expires_at', message: 'must be in the future' };
    return refuse('invalid_request', undefined, [error]);
  }
  return issueKey(writer, { name, scopes, expiresAt });
}

/** Creates a key without further checks: at installation there is no granting key yet. */
export async function issueKey(writer: Writer, grant: KeyGrant): Promise<NewApiKey> {
  const key = generateToken('api_key');
  const id = writer.newId<'api_key'>();
  const scopes = orderScopes(grant.scopes);
  const shown = {
    id,
    name: grant.name,
    prefix: getVisiblePrefix(key),
    expires_at: grant.expiresAt,
    created_at: writer.now,
  };
  await insertKey(writer.db, { ...shown, hash: hashToken(key), scopes: formatScopes(scopes) });
  const subject = { type: 'api_key', id } as const;
  writer.record({ kind: 'api_key.created', subject, data: { scopes } });
  if (scopes.includes('members:pii')) writer.record({ kind: 'api_key.pii_granted', subject });
  return { ...shown, scopes, key, last_used_at: null, revoked_at: null };
}
