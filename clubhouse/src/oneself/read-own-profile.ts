import { getMember, type Member } from '../api/members.ts';
import type { PlayerVisit } from '../web/visit.ts';

/** A player as the club has them. */
export interface OwnProfile {
  readonly member: Member;
  /** Whose mailbox they read where they have no address of their own. */
  readonly holder: Member | null;
}

/**
 * What the league tells a player's session of nobody, not even of themselves: the website's key is
 * told it. Null where one has looked too often (SELF-8). @throws LeagueFailure
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
