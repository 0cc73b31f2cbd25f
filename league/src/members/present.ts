import type { Snapshot } from '../db/database.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import type { Member } from './schema.ts';
import { findMember } from './store.ts';

/** Refuses a removed member. */
export async function findPresentMember(
  db: Snapshot,
  id: Id<'member'>,
): Promise<Member | Refusal<'member_deleted' | 'not_found'>> {
  const member = await findMember(db, id);
  if (!member) return refuse('not_found');
  return member.deleted_at === null ? member : refuse('member_deleted');
}
