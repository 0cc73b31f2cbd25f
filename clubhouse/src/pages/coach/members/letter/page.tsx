import { randomUUID } from 'node:crypto';
import {
  type AnnouncementText,
  SUBJECT_LIMITS,
  TEXT_LIMITS,
} from '../../../../mail/letters/announcement.ts';
import { isWithinLimits, line, lines, readOne, readForm } from '../../../../web/read-form.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { ANNOUNCING } from '../../../../work/announcing.ts';
import {
  type Audience,
  listAudienceChoices,
  readAudience,
  readAudienceMembers,
} from './audience.ts';
import { type Faults, LetterForm } from './letter-form.tsx';
import { Preview } from './preview.tsx';
import { findRecipients } from './recipients.ts';

const SHAPE = { subject: line, text: lines, do: readOne(['write', 'look', 'send']), once: line };

/** `/coach/members/letter`: an email written by the coach (MEMB-21). */
export const get = forCoach((visit) =>
  formPage(visit, { subject: '', text: '' }, readAudience(visit.query), {}),
);

export const post = forCoach(async (visit): Promise<Answer> => {
  const { form, api, coach, services } = visit;
  const { do: what, once, ...typed } = readForm(form, SHAPE);
  const audience = readAudience(form);
  const faults = findFaults(visit, typed, audience);
  if (what === 'write') return formPage(visit, typed, audience, {});
  if (audience === null || Object.keys(faults).length > 0) {
    return formPage(visit, typed, audience, faults);
  }
  const members = await readAudienceMembers(api, audience);
  const recipients = await findRecipients(visit, members);
  const to = recipients.filter(({ why }) => why === null).map(({ member }) => member);
  if (what !== 'send' || to.length === 0 || !services.sendsMail) {
    const letter = { typed, audience, recipients };
    return page(visit.words.announce.title, <Preview visit={visit} letter={letter} />);
  }
  const id = services.work.begin(ANNOUNCING, {
    once: once === '' ? randomUUID() : once,
    coach,
    leadsTo: '/coach/members',
    items: to.map(({ id: memberId, display_name: label }) => ({
      item: { memberId, ...typed },
      label,
      memberId,
    })),
  });
  return redirect(`/coach/work/${id}`);
});

async function formPage(
  visit: CoachVisit,
  typed: AnnouncementText,
  audience: Audience | null,
  faults: Faults,
): Promise<Answer> {
  const choices = await listAudienceChoices(visit.api);
  const { title } = visit.words.announce;
  const status = Object.keys(faults).length > 0 ? 422 : 200;
  const view = <LetterForm {...{ visit, typed, audience, faults, choices }} />;
  return page(title, view, { status });
}

function findFaults(
  { words }: CoachVisit,
  { subject, text }: AnnouncementText,
  audience: Audience | null,
): Faults {
  const { faults } = words.announce;
  return {
    ...(audience === null ? { to: faults.to } : {}),
    ...(isWithinLimits(SUBJECT_LIMITS, subject)
      ? {}
      : { subject: faults.subject(SUBJECT_LIMITS.maxLength) }),
    ...(isWithinLimits(TEXT_LIMITS, text) ? {} : { text: faults.text(TEXT_LIMITS.maxLength) }),
  };
}
