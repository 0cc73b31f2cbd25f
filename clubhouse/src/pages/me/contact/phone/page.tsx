import type { CountryCode } from 'libphonenumber-js/max';
import { toLeagueFailure } from '../../../../api/answer.ts';
import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import { getMember } from '../../../../api/members.ts';
import { readTelephones } from '../../../../contacts/telephones.ts';
import { line, readForm } from '../../../../web/read-form.ts';
import { type Answer, forPlayer, type PlayerVisit, redirect } from '../../../../web/visit.ts';
import { contactPage } from '../contact-page.tsx';
import type { ownContact } from '../../../../messages/own-contact.en.ts';

const { maxLength: MAX_LENGTH } = FIELD_LIMITS.MemberChanges.phone;
/** If the club's country is unknown, a number without a country code counts as national. */
const MIN_DIGITS = 6;

/** Changes the member's number, unless somebody else has changed it in the meantime (SELF-4). */
export const post = forPlayer(async (visit): Promise<Answer> => {
  const { form, words, club, services, player, now } = visit;
  const { phone, was } = readForm(form, { phone: line, was: line });
  const fault = findFault(phone, club.country);
  if (fault !== null) return showFormAgain(visit, phone, words.ownContact.phoneFaults[fault], 422);
  const wait = services.limits.useOwnData(player.memberId, now);
  if (wait > 0) {
    return showFormAgain(visit, phone, words.ownContact.tooOften(Math.ceil(wait / 60_000)), 429);
  }
  return services.memberLocks.run(player.memberId, () => changePhone(visit, phone, was));
});

type PhoneFault = keyof (typeof ownContact)['phoneFaults'];

function findFault(phone: string, country: CountryCode | null): PhoneFault | null {
  if (phone === '') return null;
  if (Array.from(phone).length > MAX_LENGTH) return 'tooLong';
  if (readTelephones(phone, { country }).some(({ call }) => call !== null)) return null;
  const hasDigits = phone.replaceAll(/\D/g, '').length >= MIN_DIGITS;
  return country === null && hasDigits ? null : 'noNumber';
}

async function changePhone(visit: PlayerVisit, phone: string, was: string): Promise<Answer> {
  const { website, player, words } = visit;
  const { ownContact } = words;
  const member = await getMember(website, player.memberId);
  const kept = line([member.phone ?? '']);
  if (kept === phone) return redirect('/me/contact', { note: 'contact-phone' });
  if (kept !== was) return showFormAgain(visit, phone, ownContact.phoneMeanwhile(kept), 409);
  const answer = await website.updateMember(
    member.id,
    { phone: phone === '' ? null : phone },
    { ifMatch: `"${member.updated_at}"` },
  );
  if (answer.kind === 'answer') return redirect('/me/contact', { note: 'contact-phone' });
  // The coach saved this member between the two calls; another click starts from the new data.
  if (answer.code === 'precondition_failed') {
    return showFormAgain(visit, phone, ownContact.phoneMeanwhile(kept), 409);
  }
  if (answer.code !== 'invalid_request') {
    throw toLeagueFailure(answer, 'email_taken', 'member_deleted', 'member_left');
  }
  return showFormAgain(visit, phone, ownContact.phoneFaults.refused, 422);
}

function showFormAgain(
  visit: PlayerVisit,
  typed: string,
  text: string,
  status: number,
): Promise<Answer> {
  return contactPage(visit, { field: 'phone', typed, text }, status);
}
