import type { Timestamp } from '../../shared/dates.ts';
import type { MemberStatus } from '../../shared/members.ts';

/** A member's status for the league: a removed member has left (MEM-6). */
export function toLeagueStatus(member: {
  readonly status: MemberStatus;
  readonly deleted_at: Timestamp | null;
}): MemberStatus {
  return member.deleted_at === null ? member.status : 'left';
}
