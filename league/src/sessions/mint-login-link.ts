import type { Writer } from '../db/writer.ts';
import { hashToken, generateToken } from '../http/token.ts';
import type { Member } from '../members/schema.ts';
import { findMember } from '../members/store.ts';
import { toTimestamp } from '../shared/dates.ts';
import { isAddressOf } from '../members/rules/address.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { type LoginLink, type LoginLinkOptions, MAX_LINK_MINUTES } from './schema.ts';
import { deleteExpiredLinks, insertLoginLink } from './store.ts';

/** Makes a link for any caller; the same rules decide who may have one (LOG-2, LOG-7). */
export async function mintLoginLink(
  writer: Writer,
  memberId: Id<'member'>,
  options: LoginLinkOptions,
): Promise<
  LoginLink | Refusal<'expected_email_mismatch' | 'member_deleted' | 'member_left' | 'not_found'>
> {
  const member = await findMember(writer.db, memberId);
  if (!member) return refuse('not_found');
  const refusal = refuseLink(member, options);
  if (refusal) return refusal;
  const token = generateToken('login_link');
  const id = writer.newId<'login_link'>();
  const minutes = options.expires_in_minutes ?? MAX_LINK_MINUTES;
  const expiresAt = toTimestamp(Date.parse(writer.now) + minutes * 60_000);
  await deleteExpiredLinks(writer.db, writer.now);
  await insertLoginLink(writer.db, {
    id,
    hash: hashToken(token),
    member_id: memberId,
    created_at: writer.now,
    expires_at: expiresAt,
  });
  writer.record({
    kind: 'login_link.created',
    subject: { type: 'member', id: memberId },
    data: { login_link_id: id },
  });
  return { member_id: memberId, token, expires_at: expiresAt };
}

function refuseLink(
  member: Member,
  { expected_email: expected }: LoginLinkOptions,
): Refusal<'expected_email_mismatch' | 'member_deleted' | 'member_left'> | null {
  if (member.deleted_at !== null) return refuse('member_deleted');
  if (member.status === 'left') return refuse('member_left');
  if (expected !== undefined && !isAddressOf(member, expected)) {
    return refuse('expected_email_mismatch');
  }
  return null;
}
