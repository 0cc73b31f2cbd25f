import { answered } from '../../api/answer.ts';
import { signInLetter } from '../../mail/letters/sign-in.ts';
import { renderLetter } from '../../mail/render/render-letter.ts';
import type { Visit } from '../../web/visit.ts';

/** How long a link by mail is good: the mail may take a while, and no longer. */
export const LINK_MINUTES = 30;

/** One @ with something on both sides, and nothing that could leave the header of a letter. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/.test(text);
}

/**
 * Mails a link where the club has a member with that address, and does nothing where it has not:
 * after the answer, which is the same for both (SIGN-2).
 * @param to the path to go on to once signed in
 */
export async function sendLink(visit: Visit, email: string, to: string): Promise<void> {
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
  const query = to === '/' ? '' : `?${new URLSearchParams({ to }).toString()}`;
  const link = `${services.url}/sign-in/${token}${query}`;
  const { display_name: name } = member;
  const letter = signInLetter(
    { name, link, minutes: LINK_MINUTES },
    { words, dates, club: club.name, url: services.url },
  );
  const { subject, text } = renderLetter(letter, club, language);
  await services.post.send({ to: email, subject, text });
}
