import type { Writer } from '../db/writer.ts';
import {
  type KeyCaller,
  type LinkCaller,
  type SessionCaller,
  maySeePersonalData,
} from '../http/caller.ts';
import { refuseInvalidCredential } from '../http/credentials.ts';
import { hashToken, generateToken } from '../http/token.ts';
import { endSessions } from '../members/logins.ts';
import { deleteLoginLinks, findMember, updateMember } from '../members/store.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import type { LoginLink, LoginLinkOptions, Session, SignedOut, SignOutOptions } from './schema.ts';
import { mintLoginLink } from './mint-login-link.ts';
import { countOpenLinks, deleteSession, insertSession, takeLoginLink } from './store.ts';

/** Makes a link that signs a member in once (LOG-1, LOG-2). Sends nothing. */
export async function createLoginLink(
  writer: Writer,
  caller: KeyCaller,
  memberId: Id<'member'>,
  options: LoginLinkOptions,
): Promise<
  | LoginLink
  | Refusal<
      | 'expected_email_mismatch'
      | 'insufficient_scope'
      | 'member_deleted'
      | 'member_left'
      | 'not_found'
    >
> {
  const { expected_email: expected } = options;
  if (expected !== undefined && !maySeePersonalData(caller)) {
    return refuse('insufficient_scope', 'expected_email requires members:pii.');
  }
  return mintLoginLink(writer, memberId, options);
}

/** Exchanges a login link for a session and uses up the link (LOG-3). */
export async function startSession(
  writer: Writer,
  { tokenHash }: LinkCaller,
): Promise<Session | Refusal<'invalid_credential'>> {
  const link = await takeLoginLink(writer.db, tokenHash);
  if (!link || link.expires_at <= writer.now) return refuseInvalidCredential();
  const token = generateToken('session');
  const id = writer.newId<'session'>();
  await insertSession(writer.db, {
    id,
    hash: hashToken(token),
    member_id: link.member_id,
    created_at: writer.now,
  });
  await updateMember(writer.db, link.member_id, { last_signed_in_at: writer.now });
  writer.record({
    kind: 'session.started',
    actor: { type: 'session', id, memberId: link.member_id },
    subject: { type: 'member', id: link.member_id },
    data: { login_link_id: link.id, session_id: id },
  });
  const member = await findMember(writer.db, link.member_id);
  if (!member) throw new Error('a login link of no member');
  return { id, token, member: { id: member.id, display_name: member.display_name } };
}

export async function endSession(writer: Writer, caller: SessionCaller): Promise<object> {
  await deleteSession(writer.db, caller.id);
  writer.record({
    kind: 'session.ended',
    subject: { type: 'session', id: caller.id },
    data: { member_id: caller.member.id },
  });
  return {};
}

/** Signs a member out everywhere (LOG-5), and ends open login links if requested (LOG-10). */
export async function signOut(
  writer: Writer,
  memberId: Id<'member'>,
  { links: endsLinks = false }: SignOutOptions,
): Promise<SignedOut | Refusal<'not_found'>> {
  if (!(await findMember(writer.db, memberId))) return refuse('not_found');
  const ended = await endSessions(writer, memberId);
  if (endsLinks) await deleteLoginLinks(writer.db, memberId);
  const open = await countOpenLinks(writer.db, memberId, writer.now);
  return { member_id: memberId, sessions_ended: ended, links_open: open };
}
