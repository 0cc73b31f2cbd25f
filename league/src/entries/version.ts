import { hash } from 'node:crypto';
import type { Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';

interface VersionedEntry {
  readonly id: Id<'entry'>;
  readonly division_id: Id<'division'> | null;
  readonly name: string | null;
  readonly status: string;
  readonly starting_place: number | null;
  readonly updated_at: Timestamp;
}

/** A change time is not enough: two changes may fall into one millisecond (ENT-9). */
export function makeEntryVersion(
  {
    id,
    division_id: divisionId,
    name,
    status,
    starting_place: startingPlace,
    updated_at: updatedAt,
  }: VersionedEntry,
  members: readonly { readonly id: Id<'member'> }[],
  state: string,
): string {
  const content = JSON.stringify([
    id,
    divisionId,
    name,
    members.map((member) => member.id),
    status,
    startingPlace,
    updatedAt,
    state,
  ]);
  return hash('sha256', content, 'base64url').slice(0, 22);
}
