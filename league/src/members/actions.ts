import type { Writer } from '../db/writer.ts';
import { type KeyCaller, seesPersonalData } from '../http/caller.ts';
import { changedFields } from '../shared/changes.ts';
import { fold } from '../shared/fold.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import {
  type Member,
  type MemberChanges,
  type NewMember,
  SETTABLE_PERSONAL_FIELDS,
} from './schema.ts';
import { endSessions } from './logins.ts';
import {
  deleteLoginLinks,
  findMember,
  findMemberByEmail,
  insertMember,
  updateMember,
} from './store.ts';

/** Adds a member (MEM-1). */
export async function createMember(
  writer: Writer,
  caller: KeyCaller,
  wanted: NewMember,
): Promise<Member | Refusal> {
  const refusal = refusePersonal(caller, wanted) ?? (await refuseTakenEmail(writer, wanted));
  if (refusal) return refusal;
  const id = writer.newId();
  await insertMember(writer.db, {
    ...EMPTY,
    ...wanted,
    ...keys(wanted),
    display_name_key: fold(wanted.display_name),
    id,
    created_at: writer.now,
    updated_at: writer.now,
  });
  const fields = Object.keys(wanted).toSorted();
  writer.record({ kind: 'member.created', subject: { type: 'member', id }, data: { fields } });
  return getMember(writer, id);
}

/** Changes a member; status active takes a member who left back (MEM-4). */
export async function changeMember(
  writer: Writer,
  caller: KeyCaller,
  id: Id,
  changes: MemberChanges,
): Promise<Member | Refusal> {
  const member = await findMember(writer.db, id);
  if (!member) return refuse('not_found');
  if (member.deleted_at !== null) return refuse('member_deleted');
  const refusal =
    refusePersonal(caller, changes) ??
    refuseStatus(member, changes) ??
    (await refuseTakenEmail(writer, changes, id));
  if (refusal) return refusal;
  const fields = changedFields(member, changes);
  if (fields.length === 0) return member;
  await updateMember(writer.db, id, { ...changes, ...keys(changes), updated_at: writer.now });
  if (changes.status === 'left') await deleteLoginLinks(writer.db, id);
  const status = fields.includes('status') ? { status: changes.status } : {};
  writer.record({
    kind: 'member.updated',
    subject: { type: 'member', id },
    data: { fields, ...status },
  });
  return getMember(writer, id);
}

/** Removes a member: signed out everywhere, links void, results kept (MEM-6). */
export async function removeMember(writer: Writer, id: Id): Promise<Member | Refusal> {
  const member = await findMember(writer.db, id);
  if (!member) return refuse('not_found');
  if (member.deleted_at !== null) return member;
  await endSessions(writer, id);
  await deleteLoginLinks(writer.db, id);
  await updateMember(writer.db, id, { deleted_at: writer.now, updated_at: writer.now });
  writer.record({ kind: 'member.deleted', subject: { type: 'member', id } });
  return getMember(writer, id);
}

const EMPTY = {
  status: 'active',
  rating: null,
  rating_system: null,
  level: null,
  self_level: null,
  joined_on: null,
  wants_to_play: null,
  leaving_at: null,
  deleted_at: null,
  last_signed_in_at: null,
  full_name: null,
  email: null,
  email_key: null,
  invitation_state: null,
  invitation_at: null,
  phone: null,
  date_of_birth: null,
  gender: null,
  age_group: null,
  notes: null,
} as const;

/** The columns by which names and addresses are searched, where those change. */
function keys(changes: MemberChanges) {
  const { display_name: name, email } = changes;
  return {
    ...(name === undefined ? {} : { display_name_key: fold(name) }),
    ...(email === undefined ? {} : { email_key: email === null ? null : fold(email) }),
  };
}

async function getMember(writer: Writer, id: Id): Promise<Member> {
  const member = await findMember(writer.db, id);
  if (!member) throw new Error('a member vanished inside its own transaction');
  return member;
}

function refusePersonal(caller: KeyCaller, changes: MemberChanges): Refusal | null {
  const named = SETTABLE_PERSONAL_FIELDS.filter((field) => field in changes);
  if (named.length === 0 || seesPersonalData(caller)) return null;
  return refuse('insufficient_scope', `Setting ${named.join(', ')} needs members:pii.`);
}

function refuseStatus(member: Member, changes: MemberChanges): Refusal | null {
  if (member.status !== 'left' || changes.status !== 'paused') return null;
  return refuse('member_left', 'A member who has left is not on a break.');
}

async function refuseTakenEmail(
  writer: Writer,
  { email }: MemberChanges,
  self?: Id,
): Promise<Refusal | null> {
  if (email === undefined || email === null) return null;
  const holder = await findMemberByEmail(writer.db, email);
  return holder === undefined || holder === self ? null : refuse('email_taken');
}
