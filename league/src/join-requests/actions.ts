import type { Writer } from '../db/writer.ts';
import type { Member } from '../members/schema.ts';
import { addMember } from '../members/add.ts';
import { foldAddress } from '../shared/address.ts';
import { toTimestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import type { Approval, JoinRequest, NewJoinRequest } from './schema.ts';
import { deleteJoinRequest, findJoinRequest, insertJoinRequest } from './store.ts';

/** How long an undecided application is kept (JOI-4). */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Stores an application; the applicant is not a member yet (JOI-1). */
export async function createJoinRequest(
  writer: Writer,
  wanted: NewJoinRequest,
): Promise<JoinRequest> {
  const id = writer.newId<'join_request'>();
  await insertJoinRequest(writer.db, {
    ...wanted,
    id,
    email_key: foldAddress(wanted.email),
    age_group: wanted.age_group ?? null,
    wants_to_play: wanted.wants_to_play ?? null,
    self_level: wanted.self_level ?? null,
    created_at: writer.now,
    expires_at: toTimestamp(Date.parse(writer.now) + KEPT_MS),
  });
  writer.record({ kind: 'join_request.created', subject: { type: 'join_request', id } });
  const request = await findJoinRequest(writer.db, id, writer.now);
  if (!request) throw new Error('a join request vanished inside its own transaction');
  return request;
}

/** Makes the applicant a member and deletes the application (JOI-2). */
export async function approveJoinRequest(
  writer: Writer,
  id: Id<'join_request'>,
  approval: Approval,
): Promise<Member | Refusal<'email_taken' | 'not_found'>> {
  const request = await findJoinRequest(writer.db, id, writer.now);
  if (!request) return refuse('not_found');
  const name = `${request.first_name} ${request.surname}`;
  const member = await addMember(
    writer,
    {
      // An applicant's names together may be longer than a display name.
      display_name: approval.display_name ?? cutText(name, 100),
      full_name: cutText(name, 200),
      email: request.email,
      phone: request.phone,
      gender: approval.gender ?? request.gender,
      age_group: approval.age_group === undefined ? request.age_group : approval.age_group,
      wants_to_play: request.wants_to_play,
      self_level: request.self_level,
      level: approval.level ?? null,
    },
    { join_request_id: id, privacy_notice: request.privacy_notice },
  );
  if (member instanceof Refusal) return member;
  await deleteJoinRequest(writer.db, id);
  writer.record({
    kind: 'join_request.approved',
    subject: { type: 'join_request', id },
    data: { member_id: member.id },
  });
  return member;
}

/** Counts characters as a schema does, and never cuts one in half. */
function cutText(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('').trim();
}

/** Declines an application and deletes it (JOI-3). */
export async function declineJoinRequest(
  writer: Writer,
  id: Id<'join_request'>,
): Promise<object | Refusal<'not_found'>> {
  const request = await findJoinRequest(writer.db, id, writer.now);
  if (!request) return refuse('not_found');
  await deleteJoinRequest(writer.db, id);
  writer.record({ kind: 'join_request.declined', subject: { type: 'join_request', id } });
  return {};
}
