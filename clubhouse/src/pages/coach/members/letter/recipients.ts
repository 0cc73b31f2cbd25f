import type { Member } from '../../../../api/members.ts';
import { findMailboxes } from '../../../../mailboxes/mailboxes-of.ts';
import type { CoachVisit } from '../../../../web/visit.ts';
import { type NoAnnouncement, explainNoAnnouncement } from '../../../../work/announcing.ts';

export interface Recipient {
  readonly member: Member;
  /** The member's email address; undefined if there is none. */
  readonly mailbox: string | undefined;
  /** The reason why the member gets no email; null if they get one. */
  readonly why: NoAnnouncement | null;
}

/** @throws LeagueFailure */
export async function findRecipients(
  { api, services: { store } }: CoachVisit,
  members: readonly Member[],
): Promise<Recipient[]> {
  const mailboxes = await findMailboxes(api, members, (id) => store.mailboxes.holderOf(id));
  const muted = store.muted.membersWithout('announcement');
  return members.map((member) => {
    const mailbox = mailboxes.get(member.id);
    const why = explainNoAnnouncement(member, { mailbox, hasTurnedOff: muted.has(member.id) });
    return { member, mailbox, why };
  });
}
