import type { Writer } from '../db/writer.ts';
import type { KeyCaller } from '../http/caller.ts';
import { readDateTime } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { DEFAULT_KEY_SCOPES } from '../shared/scopes.ts';
import { issueKey } from './issue.ts';
import type { ApiKey, CreateApiKey, NewApiKey } from './schema.ts';
import { findKey, setRevoked, workingAdminKeys } from './store.ts';

/** Makes a key with at most the scopes that the granting key holds (KEY-2, KEY-3). */
export async function createKey(
  writer: Writer,
  granting: KeyCaller,
  wanted: CreateApiKey,
): Promise<NewApiKey | Refusal<'invalid_request' | 'scope_not_held'>> {
  const scopes = wanted.scopes ?? DEFAULT_KEY_SCOPES;
  const missing = scopes.filter((scope) => !granting.scopes.includes(scope));
  if (missing.length > 0) {
    return refuse('scope_not_held', `Your key does not hold ${missing.join(', ')}.`);
  }
  const expiresAt = wanted.expires_at === undefined ? null : readDateTime(wanted.expires_at);
  if (expiresAt !== null && expiresAt <= writer.now) {
    const error = { pointer: '/expires_at', message: 'must be in the future' };
    return refuse('invalid_request', undefined, [error]);
  }
  return issueKey(writer, { name: wanted.name, scopes, expiresAt });
}

/** Revokes a key; revoking it again changes nothing and answers the same (KEY-4). */
export async function revokeKey(
  writer: Writer,
  id: Id,
): Promise<ApiKey | Refusal<'last_admin_key' | 'not_found'>> {
  const found = await findKey(writer.db, id);
  if (!found) return refuse('not_found');
  if (found.revoked_at !== null) return found;
  const admins = await workingAdminKeys(writer.db, writer.now);
  if (admins.length === 1 && admins[0] === id) {
    return refuse('last_admin_key', 'Make another admin key first.');
  }
  await setRevoked(writer.db, id, writer.now);
  writer.record({ kind: 'api_key.revoked', subject: { type: 'api_key', id } });
  return { ...found, revoked_at: writer.now };
}
