import { getMember } from '../../../../api/members.ts';
import { foldAddress, readAddress } from '../../../../addresses/address.ts';
import { askForAddress } from '../../../../oneself/ask-for-address.ts';
import { emailAddress, readOne, readForm } from '../../../../web/read-form.ts';
import { type Answer, forPlayer, type PlayerVisit, redirect } from '../../../../web/visit.ts';
import { contactPage } from '../contact-page.tsx';

/** Requests a new email address, to be confirmed by email, or cancels the request (SELF-5). */
export const post = forPlayer(async (visit): Promise<Answer> => {
  const { form, services, player, words } = visit;
  const { email, do: wanted } = readForm(form, {
    email: emailAddress,
    do: readOne(['ask', 'cancel']),
  });
  if (wanted === 'cancel') {
    services.store.addressChanges.remove(player.memberId);
    return redirect('/me/contact', { note: 'contact-cancelled' });
  }
  if (readAddress(email) === null) return showFormAgain(visit, email, words.signIn.badAddress, 422);
  const { email: was } = await getMember(visit.website, player.memberId);
  if (foldAddress(was ?? '') === foldAddress(email)) {
    return showFormAgain(visit, email, words.ownContact.addressSame, 422);
  }
  const wait = recordAttempt(visit, email);
  if (wait > 0)
    return showFormAgain(visit, email, words.ownContact.tooOften(Math.ceil(wait / 60_000)), 429);
  askForAddress(visit, email, was ?? '');
  return redirect('/me/contact#address-card');
});

/** Limits requests by member, address and network, so that nobody can spam others (SIGN-5). */
function recordAttempt({ services, player, client, now }: PlayerVisit, email: string): number {
  const ofMember = services.limits.useOwnData(player.memberId, now);
  return ofMember > 0 ? ofMember : services.limits.ask(email, client, now);
}

function showFormAgain(
  visit: PlayerVisit,
  typed: string,
  text: string,
  status: number,
): Promise<Answer> {
  return contactPage(visit, { field: 'email', typed, text }, status);
}
