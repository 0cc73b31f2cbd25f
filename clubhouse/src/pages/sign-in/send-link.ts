import { randomUUID } from 'node:crypto';
import { answered } from '../../api/answer.ts';
import { signInLetter } from '../../mail/letters/sign-in.ts';
import type { Visit } from '../../web/visit.ts';

/** How long a link by mail is good: the mail may take a while, and no longer. */
export const LINK_MINUTES = 30;

/**
 * Mails a link where the club has a member with that address, and does nothing where it has not:
 * after the answer, which is the same for both (SIGN-2).
 * @param goOnTo the path to go on to once signed in
 */
export async function sendLink(visit: Visit, email: string, goOnTo: string): Promise<void> {
  const { website, services, words, dates, club, language, now } = visit;
  const found = await answered(website.GET('/v1/members', { params: { query: { email } } }));
  const member = found.data?.data[0];
  if (member === undefined) return;
  const minted = await answered(
    website.POST('/v1/members/{id}/login-link', {
      params: { path: { id: member.id } },
      body: { expected_email: email, expires_in_minutes: LINK_MINUTES },
    }),
  );
  // A member who has left gets no link, and the page says no more of that than of anybody else.
  if (minted.data === undefined) return;
  const { token, expires_at: expiresAt } = minted.data;
  services.store.links.removeExpired(now);
  services.store.links.add(
    token,
    { memberId: member.id, displayName: member.display_name },
    Date.parse(expiresAt),
  );
  const query = goOnTo === '/' ? '' : `?${new URLSearchParams({ to: goOnTo }).toString()}`;
  const link = `${services.url}/sign-in/${token}${query}`;
  const { id, display_name: name } = member;
  const letter = signInLetter(
    { name, link, minutes: LINK_MINUTES },
    { words, dates, club: club.name, url: services.url },
  );
  // Each is a letter of its own, however often it is asked for.
  const key = `sign_in:${randomUUID()}`;
  const to = { member_id: id, address: email, name };
  await services.atOnce.send({ key, to, language, letter, about: [] }, club, Date.parse(expiresAt));
}
