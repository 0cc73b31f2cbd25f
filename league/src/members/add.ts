import type { Writer } from '../db/writer.ts';
import { foldAddress } from '../shared/address.ts';
import type { EventData } from '../shared/events/event-kinds.ts';
import { foldName } from '../shared/fold.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import type { Member, MemberChanges, NewMember } from './schema.ts';
import { findMember, findMemberByEmail, insertMember, NOTHING_KNOWN } from './store.ts';

/** Adds a member for any caller (MEM-1). The event names the given fields and the `origin`. */
export async function addMember(
  writer: Writer,
  wanted: NewMember,
  origin: Omit<EventData<'member.created'>, 'fields'> = {},
): Promise<Member | Refusal<'email_taken'>> {
  const refusal = await refuseTakenEmail(writer, wanted);
  if (refusal) return refusal;
  const id = writer.newId<'member'>();
  await insertMember(writer.db, {
    ...NOTHING_KNOWN,
    status: 'active',
    deleted_at: null,
    ...wanted,
    ...searchKeys(wanted),
    display_name_key: foldName(wanted.display_name),
    id,
    created_at: writer.now,
    updated_at: writer.now,
  });
  const fields = Object.keys(wanted).toSorted();
  const subject = { type: 'member', id } as const;
  writer.record({ kind: 'member.created', subject, data: { fields, ...origin } });
  return getMember(writer, id);
}

export function searchKeys(changes: MemberChanges) {
  const { display_name: name, email } = changes;
  return {
    ...(name === undefined ? {} : { display_name_key: foldName(name) }),
    ...(email === undefined ? {} : { email_key: email === null ? null : foldAddress(email) }),
  };
}

export async function getMember(writer: Writer, id: Id<'member'>): Promise<Member> {
  const member = await findMember(writer.db, id);
  if (!member) throw new Error('a member vanished inside its own transaction');
  return member;
}

/** An address is unique, ignoring case (MEM-3). */
export async function refuseTakenEmail(
  writer: Writer,
  { email }: MemberChanges,
  self?: Id<'member'>,
): Promise<Refusal<'email_taken'> | null> {
  if (email === undefined || email === null) return null;
  const holder = await findMemberByEmail(writer.db, email);
  return holder === undefined || holder === self ? null : refuse('email_taken');
}
