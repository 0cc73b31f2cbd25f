import type { CountryCode } from 'libphonenumber-js/max';
import { toLeagueFailure } from '../../../../api/answer.ts';
import { getMember } from '../../../../api/members.ts';
import { readTelephones } from '../../../../contacts/telephones.ts';
import { line } from '../../../../web/read-form.ts';
import { type Answer, forPlayer, type PlayerVisit, redirect } from '../../../../web/visit.ts';
import { renderContactPage, PHONE } from '../contact-page.tsx';

/** Digits that a number needs where the country is unknown, so that any may be national. */
const MIN_DIGITS = 6;

/** Changes the member's number, unless somebody else has changed it in the meantime (SELF-4). */
export const post = forPlayer(async (visit): Promise<Answer> => {
  const { words, club, services, player, now } = visit;
  const { phoneFaults, tooOften } = words.ownContact;
  const filled = PHONE.read(visit, { phone: phoneFaults }, ({ phone = '' }) =>
    phone === '' || isNumber(phone, club.country) ? {} : { phone: phoneFaults.noNumber },
  );
  if (filled.isFaulty) return renderContactPage(visit, { phone: filled });
  const wait = services.limits.useOwnData(player.memberId, now);
  if (wait > 0) {
    const phone = tooOften(Math.ceil(wait / 60_000));
    return renderContactPage(visit, { phone: filled.withFaults({ phone }, 429) });
  }
  return services.memberLocks.run(player.memberId, () => changePhone(visit, filled));
});

function isNumber(phone: string, country: CountryCode | null): boolean {
  if (readTelephones(phone, { country }).some(({ call }) => call !== null)) return true;
  return country === null && phone.replaceAll(/\D/g, '').length >= MIN_DIGITS;
}

async function changePhone(
  visit: PlayerVisit,
  filled: Extract<ReturnType<typeof PHONE.read>, { isFaulty: false }>,
): Promise<Answer> {
  const { website, player, words } = visit;
  const { phone, was } = filled.values;
  const member = await getMember(website, player.memberId);
  const kept = line([member.phone ?? '']);
  const saved = redirect('/me/contact', { note: 'contact-phone' });
  if (kept === phone) return saved;
  const meanwhile = filled.withFaults({ phone: words.ownContact.phoneMeanwhile(kept) }, 409);
  if (kept !== was) return renderContactPage(visit, { phone: meanwhile });
  const answer = await website.updateMember(
    member.id,
    { phone: phone === '' ? null : phone },
    { ifMatch: `"${member.updated_at}"` },
  );
  if (answer.kind === 'answer') return saved;
  // The coach saved this member between the two calls; another click starts from the new data.
  if (answer.code === 'precondition_failed') return renderContactPage(visit, { phone: meanwhile });
  if (answer.code === 'invalid_request') {
    return renderContactPage(visit, { phone: filled.refusedBy(answer) });
  }
  throw toLeagueFailure(answer, 'email_taken', 'member_deleted', 'member_left');
}
