import type { Api } from '../../../../api/client.ts';
import type { Member } from '../../../../api/members.ts';
import type { WebsiteActs } from '../../../../history/event-sentence.ts';
import type { CoachVisit } from '../../../../web/visit.ts';
import type { Holder } from '../share.tsx';

/** What the page of a member is made of. */
export interface MemberProps {
  readonly visit: CoachVisit;
  readonly member: Member;
  /** What a coach may want to correct (MEM-15). */
  readonly warnings: Api<'MemberChecks'>['warnings'];
  /** Theirs, in competitions under way. */
  readonly matches: Api<'PlayerMatches'>['data'];
  /** The newest first. */
  readonly events: readonly Api<'Event'>[];
  readonly website: WebsiteActs;
  /** Whose mailbox they read who have no address of their own. */
  readonly holder: Holder | null;
}
