import { refuseBranding } from '../club/rules/branding.ts';
import { refuseTimezone } from '../club/rules/timezone.ts';
import { findClub, getClub, insertClub } from '../club/store.ts';
import type { Writer } from '../db/writer.ts';
import { issueKey } from '../keys/issue.ts';
import { isTimezone } from '../shared/dates.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { SCOPES } from '../shared/scopes.ts';
import type { Installation, Setup } from './schema.ts';

/** Registers the club and its first two keys, once (INS-1, INS-2). */
export async function installClub(
  writer: Writer,
  { club, administrator }: Setup,
): Promise<Installation | Refusal<'invalid_request' | 'invalid_timezone' | 'setup_closed'>> {
  if (await findClub(writer.db)) return refuse('setup_closed');
  if (!isTimezone(club.timezone)) return refuseTimezone('/club/timezone');
  const refusal = refuseBranding(club.branding, '/club/branding');
  if (refusal) return refusal;
  const id = writer.newId<'club'>();
  await insertClub(writer.db, {
    id,
    slug: club.slug,
    name: club.name,
    timezone: club.timezone,
    branding: JSON.stringify(club.branding ?? {}),
    created_at: writer.now,
    updated_at: writer.now,
  });
  writer.record({ kind: 'club.installed', subject: { type: 'club', id } });
  const administratorKey = await issueKey(writer, {
    name: administrator.name,
    scopes: SCOPES,
    expiresAt: null,
  });
  const websiteKey = await issueKey(writer, {
    name: 'Website',
    scopes: SCOPES.filter((scope) => scope !== 'admin'),
    expiresAt: null,
  });
  return {
    club: await getClub(writer.db),
    administrator_key: administratorKey,
    website_key: websiteKey,
  };
}
