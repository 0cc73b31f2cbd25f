import type { Member } from '../../../../api/members.ts';
import { mailboxesOf } from '../../../../mailboxes/mailboxes-of.ts';
import type { CoachVisit } from '../../../../web/visit.ts';
import { type NoAnnouncement, noAnnouncementOf } from '../../../../work/announcing.ts';

/** Somebody of an audience. */
export interface Recipient {
  readonly member: Member;
  /** Where they are written to; undefined: nowhere. */
  readonly mailbox: string | undefined;
  /** Why they get no letter; null: they get one. */
  readonly why: NoAnnouncement | null;
}

/** @throws LeagueFailure */
export async function recipientsOf(
  { api, services: { store } }: CoachVisit,
  members: readonly Member[],
): Promise<Recipient[]> {
  const mailboxes = await mailboxesOf(api, members, (id) => store.mailboxes.holderOf(id));
  const muted = store.muted.membersWithout('announcement');
  return members.map((member) => {
    const mailbox = mailboxes.get(member.id);
    const why = noAnnouncementOf(member, { mailbox, hasTurnedOff: muted.has(member.id) });
    return { member, mailbox, why };
  });
}
