import { must } from '../../../api/answer.ts';
import type { LeagueClient } from '../../../api/client.ts';
import type { Visit } from '../../../web/visit.ts';

/** So long a session of one call needs, at most. */
const LINK_MINUTES = 1;

/**
 * Does one thing as a member who is not signed in here, by a session that ends with it: the plan of
 * a match is for its players alone to set (ARR-14). Null where the league lets nobody act for them,
 * as for who has left the club.
 */
export async function asMember<T>(
  { website, leagueAs, services }: Visit,
  id: string,
  work: (api: LeagueClient) => Promise<T>,
): Promise<T | null> {
  const answer = await website.POST('/v1/members/{id}/login-link', {
    params: { path: { id } },
    body: { expires_in_minutes: LINK_MINUTES },
  });
  if (answer.kind === 'refusal') return null;
  const { token } = await must(leagueAs(answer.data.token).POST('/v1/session'));
  const api = leagueAs(token);
  try {
    return await work(api);
  } finally {
    services.later(async () => {
      await api.DELETE('/v1/session');
    });
  }
}
