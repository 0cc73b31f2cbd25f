import type { Writer } from '../db/writer.ts';
import type { KeyCaller } from '../http/caller.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { DEFAULT_KEY_SCOPES } from '../shared/scopes.ts';
import { grantKey } from './issue.ts';
import type { CreateApiKey, NewApiKey } from './schema.ts';

/** Creates a key with at most the scopes of the granting key (KEY-2, KEY-3). */
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
  return grantKey(writer, { ...wanted, scopes: [...scopes] });
}
