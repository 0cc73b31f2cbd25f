import type { Writer } from '../db/writer.ts';
import { type KeyCaller, maySeePersonalData } from '../http/caller.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import {
  type InvitationOutcome,
  type Member,
  type MemberChanges,
  type MemberInvitation,
  type NewMember,
  SETTABLE_PERSONAL_FIELDS,
} from './schema.ts';
import { addMember, getMember } from './add.ts';
import { applyChanges } from './change.ts';
import { endSessions } from './logins.ts';
import { findPresentMember } from './present.ts';
import { isAddressOf } from './rules/address.ts';
import { deleteLoginLinks, findMember, updateMember } from './store.ts';

/** Adds a member (MEM-1). */
export async function createMember(
  writer: Writer,
  caller: KeyCaller,
  wanted: NewMember,
): Promise<Member | Refusal<'email_taken' | 'insufficient_scope'>> {
  return refusePersonal(caller, wanted) ?? addMember(writer, wanted);
}

/** Changes a member; status active readmits a member who left (MEM-4). */
export async function changeMember(
  writer: Writer,
  caller: KeyCaller,
  id: Id<'member'>,
  changes: MemberChanges,
): Promise<
  | Member
  | Refusal<'email_taken' | 'insufficient_scope' | 'member_deleted' | 'member_left' | 'not_found'>
> {
  const member = await findMember(writer.db, id);
  if (!member) return refuse('not_found');
  return refusePersonal(caller, changes) ?? applyChanges(writer, member, changes);
}

/** Removes a member: signs them out everywhere, voids links and keeps results (MEM-6). */
export async function removeMember(
  writer: Writer,
  id: Id<'member'>,
): Promise<Member | Refusal<'not_found'>> {
  const member = await findMember(writer.db, id);
  if (!member) return refuse('not_found');
  if (member.deleted_at !== null) return member;
  await endSessions(writer, id);
  await deleteLoginLinks(writer.db, id);
  await updateMember(writer.db, id, { deleted_at: writer.now, updated_at: writer.now });
  writer.record({ kind: 'member.deleted', subject: { type: 'member', id } });
  return getMember(writer, id);
}

/** Records how sending an invitation went; nothing is sent from here (MEM-7). */
export async function recordInvitation(
  writer: Writer,
  id: Id<'member'>,
  { outcome, email }: InvitationOutcome,
): Promise<MemberInvitation | Refusal<'expected_email_mismatch' | 'member_deleted' | 'not_found'>> {
  const member = await findPresentMember(writer.db, id);
  if (member instanceof Refusal) return member;
  if (!isAddressOf(member, email)) return refuse('expected_email_mismatch');
  await updateMember(writer.db, id, {
    invitation_state: outcome,
    invitation_at: writer.now,
    updated_at: writer.now,
  });
  writer.record({
    kind: 'member.invitation.recorded',
    subject: { type: 'member', id },
    data: { outcome },
  });
  return { member_id: id, invitation_state: outcome, invitation_at: writer.now };
}

function refusePersonal(
  caller: KeyCaller,
  changes: MemberChanges,
): Refusal<'insufficient_scope'> | null {
  const named = SETTABLE_PERSONAL_FIELDS.filter((field) => field in changes);
  if (named.length === 0 || maySeePersonalData(caller)) return null;
  return refuse('insufficient_scope', `Setting ${named.join(', ')} requires members:pii.`);
}
