import type { Writer } from '../db/writer.ts';
import { hashToken, newToken, shownPrefix } from '../http/token.ts';
import type { Timestamp } from '../shared/dates.ts';
import { orderedScopes, type Scope } from '../shared/scopes.ts';
import type { NewApiKey } from './schema.ts';
import { insertKey, scopesText } from './store.ts';

interface KeyGrant {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Timestamp | null;
}

/** Makes a key, whoever grants it: at installation there is no granting key yet. */
export async function issueKey(writer: Writer, grant: KeyGrant): Promise<NewApiKey> {
  const key = newToken('api_key');
  const id = writer.newId();
  const scopes = orderedScopes(grant.scopes);
  const shown = {
    id,
    name: grant.name,
    prefix: shownPrefix(key),
    expires_at: grant.expiresAt,
    created_at: writer.now,
  };
  await insertKey(writer.db, { ...shown, hash: hashToken(key), scopes: scopesText(scopes) });
  const subject = { type: 'api_key', id } as const;
  writer.record({ kind: 'api_key.created', subject, data: { scopes } });
  if (scopes.includes('members:pii')) writer.record({ kind: 'api_key.pii_granted', subject });
  return { ...shown, scopes, key, last_used_at: null, revoked_at: null };
}
