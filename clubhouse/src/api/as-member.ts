import { dataOrThrow } from './answer.ts';
import type { LeagueClient } from './client.ts';

/** Lifetime of a link, enough for a session of one call. */
const LINK_MINUTES = 1;

interface MemberContext {
  /** The league by the website key; only that key can mint links. */
  readonly website: LeagueClient;
  readonly leagueAs: (token: string) => LeagueClient;
  /** Runs work after the page has been answered, so that no visitor waits for it. */
  readonly later: (work: () => Promise<void>) => void;
}

/**
 * Does one thing as a member who is not signed in here, in a session of its own: the league
 * reserves some calls for players and names them in its history. Null if the member has left.
 * @throws LeagueFailure
 */
export async function runAsMember<T>(
  { website, leagueAs, later }: MemberContext,
  id: string,
  work: (api: LeagueClient) => Promise<T>,
): Promise<T | null> {
  const answer = await website.createLoginLink(id, { expires_in_minutes: LINK_MINUTES });
  if (answer.kind === 'refusal') return null;
  const { token } = await dataOrThrow(leagueAs(answer.data.token).startSession());
  const api = leagueAs(token);
  try {
    return await work(api);
  } finally {
    later(async () => {
      await api.endSession();
    });
  }
}
