import { findMailboxes } from '../../../mailboxes/mailboxes-of.ts';
import { SUBJECT_LIMITS, TEXT_LIMITS } from '../../../mail/letters/announcement.ts';
import { chosen, hidden, manyChosen, paragraphs, text } from '../../../web/field-kinds.ts';
import { type Filled, form } from '../../../web/form.ts';
import { redirect } from '../../../web/visit.ts';
import {
  ANNOUNCING,
  explainNoAnnouncement,
  makeAnnouncementKey,
  writeAnnouncementTo,
} from '../../../work/announcing.ts';
import { readAudience, readAudienceMembers } from './audience.ts';
import { makeVisitContext, type Sender, sendAsWork, sortRecipients } from './mailshot.ts';
import { onSendPage } from './send-view.tsx';

const FORM = '/coach/members/letter';

export const LETTER = form({
  /** The audience; with `chosen`, the ticked members. */
  to: chosen,
  member: manyChosen,
  subject: text(SUBJECT_LIMITS),
  text: paragraphs(TEXT_LIMITS),
  /** The audience whose ticks follow, so that a preview of the changed text keeps them. */
  picked: hidden,
  pick: manyChosen,
});
export type LetterInput = Filled<typeof LETTER>;

/** An email in the coach's own words, as the form at `/coach/members/letter` reads it (MEMB-21). */
export const prepareAnnouncement: Sender = async (visit, fields) => {
  const { api, coach, services, now, dates, words } = visit;
  const { store } = services;
  const audience = readAudience(fields);
  const { isFaulty, values } = LETTER.read({ form: fields, words });
  if (isFaulty || audience === null) return redirect(FORM);
  const typed = { subject: values.subject, text: values.text };
  const key = makeAnnouncementKey(typed, dates.today(now));
  const members = await readAudienceMembers(api, audience);
  const context = makeVisitContext(visit);
  const mailboxes = await findMailboxes(api, members, context.holderOf);
  const muted = store.muted.membersWithout('announcement');
  const people = members.map((member) => ({ ...member, name: member.display_name }));
  const sorted = sortRecipients(people, (member) => {
    const hasGot = store.outbox.has(`${key}:${member.id}`);
    const reach = { mailbox: mailboxes.get(member.id), hasTurnedOff: muted.has(member.id), hasGot };
    return explainNoAnnouncement(member, reach);
  });
  const { recipients } = sorted;
  const [first] = recipients;
  const [letter = null] =
    first === undefined
      ? []
      : writeAnnouncementTo(
          { ...first, mailbox: mailboxes.get(first.id) },
          { ...typed, key, from: coach.name },
          context,
        );
  return onSendPage({
    ...sorted,
    topic: 'announcement',
    tab: 'members',
    title: words.send.write(recipients.length),
    choice: [...fields].filter(([name]) => ['to', 'member', 'subject', 'text'].includes(name)),
    letter,
    back: (
      <button class="btn q" formaction={FORM}>
        {words.announce.change}
      </button>
    ),
    send: sendAsWork(visit, ANNOUNCING, '/coach/members', (memberId) => ({
      memberId,
      key,
      ...typed,
    })),
  });
};
