import type { Writer } from '../db/writer.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import type { ApiKey } from './schema.ts';
import { findKey, setRevoked, findWorkingAdminKeys } from './store.ts';

/** Revokes a key; repeating it changes nothing and gives the same answer (KEY-4). */
export async function revokeKey(
  writer: Writer,
  id: Id<'api_key'>,
): Promise<ApiKey | Refusal<'last_admin_key' | 'not_found'>> {
  const found = await findKey(writer.db, id);
  if (!found) return refuse('not_found');
  if (found.revoked_at !== null) return found;
  const admins = await findWorkingAdminKeys(writer.db, writer.now);
  if (admins.length === 1 && admins[0] === id) {
    return refuse('last_admin_key', 'Create another admin key first.');
  }
  await setRevoked(writer.db, id, writer.now);
  writer.record({ kind: 'api_key.revoked', subject: { type: 'api_key', id } });
  return { ...found, revoked_at: writer.now };
}
