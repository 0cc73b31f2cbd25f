import type { Timestamp } from '../../shared/dates.ts';
import type { MemberStatus } from '../../shared/members.ts';

/** The status of a member as the league goes by it: a member who was removed has left (MEM-6). */
export function statusOf(member: {
  readonly status: MemberStatus;
  readonly deleted_at: Timestamp | null;
}): MemberStatus {
  return member.deleted_at === null ? member.status : 'left';
}
