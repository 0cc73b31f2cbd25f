import type { Writer } from '../db/writer.ts';
import {
  insertLeavingsOfMember,
  findPartnersLeft,
  deleteLeavingsOfMember,
} from '../entries/opt-out-store.ts';
import { type Caller, mayActFor } from '../http/caller.ts';
import { findPresentMember } from '../members/present.ts';
import type { Member } from '../members/schema.ts';
import { updateMember } from '../members/store.ts';
import type { EventOf } from '../shared/events/event-kinds.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import type { MemberAvailability, WishChange } from './schema.ts';

/** Records that a member leaves, with all current entries; safe to repeat (AVA-1). */
export async function recordLeaving(
  writer: Writer,
  caller: Caller,
  memberId: Id<'member'>,
): Promise<MemberAvailability | Refusal<'member_deleted' | 'member_left' | 'not_found'>> {
  const member = await findOwn(writer, caller, memberId);
  if (member instanceof Refusal) return member;
  if (member.status === 'left') return refuse('member_left');
  const said =
    member.leaving_at === null ? await beginLeaving(writer, member) : toAvailability(member);
  return { ...said, partners_left: await findPartnersLeft(writer.db, caller, memberId) };
}

async function beginLeaving(writer: Writer, member: Member): Promise<MemberAvailability> {
  const covered = await insertLeavingsOfMember(writer.db, member.id, writer.now);
  return saveAvailability(
    writer,
    member,
    { leaving_at: writer.now },
    {
      kind: 'member.leaving.recorded',
      data: { entry_ids: covered },
    },
  );
}

/** Undoes leaving: the entries it covered play on; individual opt-outs stay (AVA-2). */
export async function withdrawLeaving(
  writer: Writer,
  caller: Caller,
  memberId: Id<'member'>,
): Promise<MemberAvailability | Refusal<'member_deleted' | 'not_found'>> {
  const member = await findOwn(writer, caller, memberId);
  if (member instanceof Refusal) return member;
  if (member.leaving_at === null) return toAvailability(member);
  const uncovered = await deleteLeavingsOfMember(writer.db, memberId);
  return saveAvailability(
    writer,
    member,
    { leaving_at: null },
    {
      kind: 'member.leaving.withdrawn',
      data: { entry_ids: uncovered },
    },
  );
}

/** Begins a break (AVA-3). */
export async function pauseMember(
  writer: Writer,
  caller: Caller,
  memberId: Id<'member'>,
): Promise<MemberAvailability | Refusal<'member_deleted' | 'member_left' | 'not_found'>> {
  return setStatus(writer, caller, memberId, 'paused');
}

/** Ends a break, so that the member is active again (AVA-3). */
export async function resumeMember(
  writer: Writer,
  caller: Caller,
  memberId: Id<'member'>,
): Promise<MemberAvailability | Refusal<'member_deleted' | 'member_left' | 'not_found'>> {
  return setStatus(writer, caller, memberId, 'active');
}

async function setStatus(
  writer: Writer,
  caller: Caller,
  memberId: Id<'member'>,
  status: 'paused' | 'active',
): Promise<MemberAvailability | Refusal<'member_deleted' | 'member_left' | 'not_found'>> {
  const member = await findOwn(writer, caller, memberId);
  if (member instanceof Refusal) return member;
  if (member.status === 'left') {
    return refuse('member_left', 'A member who has left the club cannot take a break.');
  }
  if (member.status === status) return toAvailability(member);
  const kind = status === 'paused' ? 'member.paused' : 'member.resumed';
  return saveAvailability(writer, member, { status }, { kind });
}

/** Sets what a member wants to play next season; null removes the answer (AVA-4). */
export async function setWish(
  writer: Writer,
  caller: Caller,
  memberId: Id<'member'>,
  wish: WishChange,
): Promise<MemberAvailability | Refusal<'member_deleted' | 'not_found'>> {
  const member = await findOwn(writer, caller, memberId);
  if (member instanceof Refusal) return member;
  if (member.wants_to_play === wish.wants_to_play) return toAvailability(member);
  return saveAvailability(writer, member, wish, { kind: 'member.wish.updated' });
}

/** Finds the member; players find only themselves. */
async function findOwn(
  writer: Writer,
  caller: Caller,
  memberId: Id<'member'>,
): Promise<Member | Refusal<'member_deleted' | 'not_found'>> {
  if (!mayActFor(caller, memberId)) return refuse('not_found');
  return findPresentMember(writer.db, memberId);
}

function toAvailability(member: Member): MemberAvailability {
  return {
    member_id: member.id,
    status: member.status,
    leaving_at: member.leaving_at,
    wants_to_play: member.wants_to_play,
    partners_left: [],
  };
}

type Changes = Partial<Pick<Member, 'status' | 'leaving_at' | 'wants_to_play'>>;

type EventContent<E = EventOf<AvailabilityEvent>> = E extends unknown ? Omit<E, 'subject'> : never;

type AvailabilityEvent =
  | 'member.leaving.recorded'
  | 'member.leaving.withdrawn'
  | 'member.paused'
  | 'member.resumed'
  | 'member.wish.updated';

/** Saves the statement and records the event; returns what holds from now on. */
async function saveAvailability(
  writer: Writer,
  member: Member,
  changes: Changes,
  content: EventContent,
): Promise<MemberAvailability> {
  await updateMember(writer.db, member.id, { ...changes, updated_at: writer.now });
  writer.record({ ...content, subject: { type: 'member', id: member.id } });
  return toAvailability({ ...member, ...changes });
}
