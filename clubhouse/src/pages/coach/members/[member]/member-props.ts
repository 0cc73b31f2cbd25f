import type { Api } from '../../../../api/client.ts';
import type { Member } from '../../../../api/members.ts';
import type { WebsiteActs } from '../../../../history/event-sentence.ts';
import type { Holder } from '../share.tsx';

export interface MemberProps {
  readonly member: Member;
  /** Likely mistakes for a coach to correct (MEM-15). */
  readonly warnings: Api<'MemberChecks'>['warnings'];
  /** The member's matches in active competitions. */
  readonly matches: Api<'PlayerMatches'>['data'];
  readonly events: readonly Api<'Event'>[];
  readonly website: WebsiteActs;
  /** The holder of the mailbox used by a member without their own address. */
  readonly holder: Holder | null;
}
