import type { Writer } from '../db/writer.ts';
import { listChangedFields } from '../shared/changes.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { getMember, refuseTakenEmail, searchKeys } from './add.ts';
import type { Member, MemberChanges } from './schema.ts';
import { updateMember } from './store.ts';

/** Changes a member without checking the caller; writes nothing if nothing changes. */
export async function applyChanges(
  writer: Writer,
  member: Member,
  changes: MemberChanges,
): Promise<Member | Refusal<'email_taken' | 'member_deleted' | 'member_left'>> {
  const { id } = member;
  if (member.deleted_at !== null) return refuse('member_deleted');
  const refusal = refuseStatus(member, changes) ?? (await refuseTakenEmail(writer, changes, id));
  if (refusal) return refusal;
  const fields = listChangedFields(member, changes);
  if (fields.length === 0) return member;
  await updateMember(writer.db, id, { ...changes, ...searchKeys(changes), updated_at: writer.now });
  writer.record({
    kind: 'member.updated',
    subject: { type: 'member', id },
    data: { fields },
  });
  return getMember(writer, id);
}

function refuseStatus(member: Member, changes: MemberChanges): Refusal<'member_left'> | null {
  if (member.status !== 'left' || changes.status !== 'paused') return null;
  return refuse('member_left', 'A member who has left the club cannot take a break.');
}
