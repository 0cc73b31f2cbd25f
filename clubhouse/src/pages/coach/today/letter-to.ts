import type { Api } from '../../../api/client.ts';
import { makeMailLink } from '../../../contacts/contact-links.ts';
import { getFirstName } from '../../../messages/names.ts';
import type { ViewedVisit } from '../../../web/use-visit.ts';

/** A link that opens the coach's mail program with an email to one player (COACH-7). */
export function makeReminderMailLink(
  { words: { today } }: ViewedVisit,
  row: Api<'ChaseRow'>,
  email: string,
): string {
  const matches = row.outstanding.flatMap(({ opponent, status, waiting_on_us: owes }) => {
    if (owes) return [today.letterOwes(opponent)];
    if (status === 'disputed') return [today.letterDiffers(opponent)];
    return status === 'open' ? [opponent] : [];
  });
  const left = today.letterLeft(row.days_left);
  const fields = {
    subject: today.letterSubject(row.competition_name),
    body: today.letter(getFirstName(row.member.display_name), left, matches),
  };
  return makeMailLink(email, fields);
}
