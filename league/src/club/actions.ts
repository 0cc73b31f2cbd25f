import type { Writer } from '../db/writer.ts';
import { listChangedFields } from '../shared/changes.ts';
import { isTimezone } from '../shared/dates.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { refuseBranding } from './rules/branding.ts';
import { refuseTimezone } from './rules/timezone.ts';
import type { Club, ClubChanges } from './schema.ts';
import { getClub, updateClub } from './store.ts';

/** Changes name, time zone or branding; the slug cannot change (CLUB-2). */
export async function changeClub(
  writer: Writer,
  changes: ClubChanges,
): Promise<Club | Refusal<'invalid_request' | 'invalid_timezone' | 'slug_fixed'>> {
  const club = await getClub(writer.db);
  if (changes.slug !== undefined && changes.slug !== club.slug) {
    return refuse('slug_fixed', 'The club’s public address cannot change.');
  }
  if (changes.timezone !== undefined && !isTimezone(changes.timezone)) {
    return refuseTimezone('/timezone');
  }
  const refusal = refuseBranding(changes.branding, '/branding');
  if (refusal) return refusal;
  const fields = listChangedFields(club, changes);
  if (fields.length === 0) return club;
  await updateClub(writer.db, {
    name: changes.name ?? club.name,
    timezone: changes.timezone ?? club.timezone,
    branding: JSON.stringify(changes.branding ?? club.branding),
    updated_at: writer.now,
  });
  writer.record({
    kind: 'club.updated',
    subject: { type: 'club', id: club.id },
    data: { fields },
  });
  return getClub(writer.db);
}
