import { SUBJECT_LIMITS, TEXT_LIMITS } from '../../../../mail/letters/announcement.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { ANNOUNCING } from '../../../../work/announcing.ts';
import {
  type Audience,
  listAudienceChoices,
  readAudience,
  readAudienceMembers,
  writeAudience,
} from './audience.ts';
import { LETTER, LetterForm, type LetterInput } from './letter-form.tsx';
import { Preview } from './preview.tsx';
import { findRecipients } from './recipients.ts';

/** `/coach/members/letter`: an email written by the coach (MEMB-21). */
export const get = forCoach((visit) =>
  renderFormPage(visit, LETTER.begin(visit), readAudience(visit.query)),
);

export const post = forCoach(async (visit): Promise<Answer> => {
  const { form, api, coach, services, words } = visit;
  const { faults } = words.announce;
  const audience = readAudience(form);
  const own = {
    subject: faults.subject(SUBJECT_LIMITS.maxLength),
    text: faults.text(TEXT_LIMITS.maxLength),
  };
  const filled = LETTER.read(visit, own, () => (audience === null ? { to: faults.to } : {}));
  if (filled.values.do === 'write') {
    const [subject, text] = [filled.field('subject').typed, filled.field('text').typed];
    return renderFormPage(visit, LETTER.begin(visit, { subject, text }), audience);
  }
  if (filled.isFaulty || audience === null) return renderFormPage(visit, filled, audience);
  const { once, subject, text, do: action } = filled.values;
  const typed = { subject, text };
  const members = await readAudienceMembers(api, audience);
  const recipients = await findRecipients(visit, members);
  const to = recipients.filter(({ why }) => why === null).map(({ member }) => member);
  if (action !== 'send' || to.length === 0 || !services.sendsMail) {
    const letter = { typed, audience, recipients };
    return page(visit.words.announce.title, <Preview visit={visit} letter={letter} />);
  }
  const id = services.work.begin(ANNOUNCING, {
    once,
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

async function renderFormPage(
  visit: CoachVisit,
  filled: LetterInput,
  audience: Audience | null,
): Promise<Answer> {
  const choices = await listAudienceChoices(visit.api);
  const shown = filled.with({ to: audience === null ? 'all' : writeAudience(audience) });
  const view = <LetterForm form={shown} audience={audience} choices={choices} />;
  return page(visit.words.announce.title, view, { status: filled.status });
}
