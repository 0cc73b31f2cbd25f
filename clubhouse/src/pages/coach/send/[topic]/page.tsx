import { createHash } from 'node:crypto';
import { LeagueFailure } from '../../../../api/answer.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { prepareAnnouncement } from '../announcement.tsx';
import { prepareInvitations } from '../invitations.tsx';
import { prepareReminders } from '../reminders.tsx';
import { SendPage } from '../send-view.tsx';
import {
  decodeChoice,
  digest,
  type MailshotPage,
  SEND,
  type Sender,
  type Topic,
} from '../mailshot.ts';

const SENDERS: Readonly<Record<Topic, Sender>> = {
  announcement: prepareAnnouncement,
  invitations: prepareInvitations,
  reminders: prepareReminders,
};

/** `/coach/send/TOPIC`: everything about the emails before they are sent (SEND-1). */
export const get = forCoach(async (visit): Promise<Answer> => {
  const mailshot = await findSender(visit)(visit, visit.query);
  return 'kind' in mailshot ? mailshot : showSending(mailshot);
});

/** The only click that sends (SEND-3, SEND-4). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { values } = SEND.read(visit);
  const { choice = '', seen = '', pick = [] } = values;
  const once = createHash('sha256')
    .update([seen, ...pick.toSorted()].join(' '))
    .digest('base64url');
  const known = visit.services.store.works.idOf(once);
  if (known !== null) return redirect(`/coach/work/${known}`);
  const mailshot = await findSender(visit)(visit, decodeChoice(choice));
  if ('kind' in mailshot) return mailshot;
  if (digest(mailshot, visit.dates.today(visit.now)) !== seen) {
    return showSending(mailshot, visit.words.send.changed);
  }
  const { recipients, isPicked = false } = mailshot;
  const to = isPicked ? recipients.filter(({ id }) => pick.includes(id)) : recipients;
  if (to.length === 0 || !visit.services.sendsMail) return showSending(mailshot);
  return mailshot.send(to, once);
});

function findSender({ params }: CoachVisit): Sender {
  const found = Object.entries(SENDERS).find(([topic]) => topic === params['topic']);
  if (found === undefined) throw new LeagueFailure({ status: 404, code: 'not_found' });
  return found[1];
}

function showSending(mailshot: MailshotPage, trouble: string | null = null): Answer {
  const view = <SendPage mailshot={mailshot} trouble={trouble} />;
  return page(mailshot.title, view, { status: trouble === null ? 200 : 409 });
}
