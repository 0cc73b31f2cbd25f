import { createHash } from 'node:crypto';
import { LeagueFailure } from '../../../../api/answer.ts';
import { type Answer, type CoachVisit, forCoach, redirect } from '../../../../web/visit.ts';
import { prepareAnnouncement } from '../announcement.tsx';
import { prepareInvitations } from '../invitations.tsx';
import { preparePlaces } from '../places.tsx';
import { prepareReminders } from '../reminders.tsx';
import { prepareDates } from '../../seasons/[season]/dates/prepare-dates.tsx';
import { prepareStep } from '../../seasons/[season]/step/prepare-step.ts';
import { prepareStart } from '../../drafts/[competition]/start/prepare-start.tsx';
import {
  canPick,
  decodeChoice,
  digest,
  type Mailshot,
  SEND,
  type Sender,
  type Topic,
} from '../mailshot.ts';

const SENDERS: Readonly<Record<Topic, Sender>> = {
  announcement: prepareAnnouncement,
  dates: prepareDates,
  invitations: prepareInvitations,
  places: preparePlaces,
  reminders: prepareReminders,
  start: prepareStart,
  step: prepareStep,
};

/** `/coach/send/TOPIC`: everything about the emails before they are sent (SEND-1). */
export const get = forCoach(async (visit): Promise<Answer> => {
  const mailshot = await findSender(visit)(visit, visit.query);
  return 'kind' in mailshot ? mailshot : mailshot.show();
});

/**
 * The only click that sends (SEND-3, SEND-4). One at a time: a second one finds what the first did,
 * and the feed reads what one click started or closed together (LTR-29).
 */
export const post = forCoach((visit) => visit.services.feedTurn.run(() => send(visit)));

async function send(visit: CoachVisit): Promise<Answer> {
  const { choice = '', seen = '', pick = [], include = '' } = SEND.read(visit).values;
  const [prepare, fields] = [findSender(visit), decodeChoice(choice)];
  if (include !== '') return showWider(visit, { prepare, fields, pick, include });
  const once = createHash('sha256')
    .update([seen, ...pick.toSorted()].join(' '))
    .digest('base64url');
  const known = visit.services.store.works.idOf(once);
  if (known !== null) return redirect(`/coach/work/${known}`);
  const mailshot = await prepare(visit, fields);
  if ('kind' in mailshot) return mailshot;
  if (digest(mailshot, visit.dates.today(visit.now)) !== seen) {
    return mailshot.show({ trouble: visit.words.send.changed, picks: pick });
  }
  const { recipients } = mailshot;
  const to = canPick(mailshot) ? recipients.filter(({ id }) => pick.includes(id)) : recipients;
  const canSend = mailshot.isAct ?? (to.length > 0 && visit.services.sendsMail);
  if (canSend) return mailshot.send(to, once);
  const isUnticked = to.length < recipients.length;
  return mailshot.show({ trouble: isUnticked ? visit.words.send.nobody : null, picks: pick });
}

interface Widening {
  readonly prepare: Sender;
  readonly fields: URLSearchParams;
  readonly pick: readonly string[];
  /** The field that includes members who were left out. */
  readonly include: string;
}

/** Shows the list with those who were left out, all ticked but those that the coach had unticked. */
async function showWider(
  visit: CoachVisit,
  { prepare, fields, pick, include }: Widening,
): Promise<Answer> {
  const shown = await prepare(visit, fields);
  if ('kind' in shown) return shown;
  const isOffered = Object.values(shown.ways ?? {}).includes(include);
  const more = new URLSearchParams([...fields, ...(isOffered ? [[include, '1']] : [])]);
  const wider = await prepare(visit, more);
  if ('kind' in wider) return wider;
  const listIds = ({ recipients }: Mailshot) => recipients.map(({ id }) => id);
  const unticked = new Set(canPick(shown) ? listIds(shown) : []).difference(new Set(pick));
  return wider.show({ picks: listIds(wider).filter((id) => !unticked.has(id)) });
}

function findSender({ params }: CoachVisit): Sender {
  const found = Object.entries(SENDERS).find(([topic]) => topic === params['topic']);
  if (found === undefined) throw new LeagueFailure({ status: 404, code: 'not_found' });
  return found[1];
}
