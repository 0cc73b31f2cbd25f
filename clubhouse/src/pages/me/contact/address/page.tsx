import { foldAddress } from '../../../../addresses/address.ts';
import { getMember } from '../../../../api/members.ts';
import { askForAddress } from '../../../../oneself/ask-for-address.ts';
import { type Answer, forPlayer, redirect } from '../../../../web/visit.ts';
import { ADDRESS, renderContactPage } from '../contact-page.tsx';

/** Requests a new email address, to be confirmed by email, or cancels the request (SELF-5). */
export const post = forPlayer(async (visit): Promise<Answer> => {
  const { services, player, words, client, now } = visit;
  const { limits, store } = services;
  const filled = ADDRESS.read(visit, { email: words.signIn.badAddress });
  if (filled.values.do === 'cancel') {
    store.addressChanges.remove(player.memberId);
    return redirect('/me/contact', { note: 'contact-cancelled' });
  }
  if (filled.isFaulty) return renderContactPage(visit, { address: filled });
  const { email } = filled.values;
  const { email: was } = await getMember(visit.website, player.memberId);
  if (foldAddress(was ?? '') === foldAddress(email)) {
    const address = filled.withFaults({ email: words.ownContact.addressSame });
    return renderContactPage(visit, { address });
  }
  // Limits requests by member, address and network, so that nobody can spam others (SIGN-5).
  const wait = limits.useOwnData(player.memberId, now) || limits.ask(email, client, now);
  if (wait > 0) {
    const fault = words.ownContact.tooOften(Math.ceil(wait / 60_000));
    return renderContactPage(visit, { address: filled.withFaults({ email: fault }, 429) });
  }
  askForAddress(visit, email, was ?? '');
  return redirect('/me/contact#address-card');
});
