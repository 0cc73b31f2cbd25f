import { getMember, type Member } from '../api/members.ts';
import type { PlayerVisit } from '../web/visit.ts';

export interface OwnProfile {
  readonly member: Member;
  /** The owner of the mailbox that the member reads, if the member has no address. */
  readonly holder: Member | null;
}

/**
 * Reads data that the league hides from every player's session, even about themselves; it uses the
 * website key. Null after too many reads (SELF-8).
 */
export async function readOwnProfile(visit: PlayerVisit): Promise<OwnProfile | null> {
  const { website, services, player, now } = visit;
  const { memberId } = player;
  if (services.limits.lookAtOneself(memberId, now) > 0) return null;
  const holderId = services.store.mailboxes.holderOf(memberId);
  const [member, holder] = await Promise.all([
    getMember(website, memberId),
    holderId === null ? null : getMember(website, holderId),
  ]);
  return { member, holder: typeof member.email === 'string' ? null : holder };
}
