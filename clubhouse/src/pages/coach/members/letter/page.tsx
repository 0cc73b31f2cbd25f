import { SUBJECT_LIMITS, TEXT_LIMITS } from '../../../../mail/letters/announcement.ts';
import { type Answer, type CoachVisit, forCoach, page } from '../../../../web/visit.ts';
import { LETTER, type LetterInput, prepareAnnouncement } from '../../send/announcement.tsx';
import { decodeChoice, SEND } from '../../send/mailshot.ts';
import {
  type Audience,
  listAudienceChoices,
  readAudience,
  writeAudience,
} from '../../send/audience.ts';
import { LetterForm } from './letter-form.tsx';

/** `/coach/members/letter`: an email written by the coach (MEMB-21). */
export const get = forCoach((visit) =>
  renderFormPage(visit, LETTER.begin(visit), readAudience(visit.query)),
);

/** Shows the email before it is sent, or its text again to change it. */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { words } = visit;
  const { choice = '', pick = [] } = SEND.read(visit).values;
  if (choice !== '') {
    const written = decodeChoice(choice);
    const filled = LETTER.read({ form: written, words }).with({ picked: written.get('to'), pick });
    return renderFormPage(visit, filled, readAudience(written));
  }
  const { faults } = words.announce;
  const audience = readAudience(visit.form);
  const own = {
    subject: faults.subject(SUBJECT_LIMITS.maxLength),
    text: faults.text(TEXT_LIMITS.maxLength),
  };
  const filled = LETTER.read(visit, own, () => (audience === null ? { to: faults.to } : {}));
  if (filled.isFaulty) return renderFormPage(visit, filled, audience);
  const mailshot = await prepareAnnouncement(visit, visit.form);
  if ('kind' in mailshot) return mailshot;
  const { to, picked, pick: picks } = filled.values;
  return mailshot.show(picked === to ? { picks } : {});
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
