import { must } from './answer.ts';
import type { LeagueClient } from './client.ts';

/** This long a session of one call needs, at most. */
const LINK_MINUTES = 1;

interface MemberContext {
  /** By the website key, which alone mints links. */
  readonly website: LeagueClient;
  readonly leagueAs: (token: string) => LeagueClient;
  /** What goes on after the work, and is waited for by nobody who asked for it. */
  readonly later: (work: () => Promise<void>) => void;
}

/**
 * Does one thing as a member who is not signed in here, by a session that ends with it. It is for
 * what the league lets players alone do, and the league's history names them. Null where the league
 * lets nobody act for them, as for whoever has left the club.
 * @throws LeagueFailure
 */
export async function asMember<T>(
  { website, leagueAs, later }: MemberContext,
  id: string,
  work: (api: LeagueClient) => Promise<T>,
): Promise<T | null> {
  const answer = await website.createLoginLink(id, { expires_in_minutes: LINK_MINUTES });
  if (answer.kind === 'refusal') return null;
  const { token } = await must(leagueAs(answer.data.token).startSession());
  const api = leagueAs(token);
  try {
    return await work(api);
  } finally {
    later(async () => {
      await api.endSession();
    });
  }
}
