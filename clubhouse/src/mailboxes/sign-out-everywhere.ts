import { dataOrThrow } from '../api/answer.ts';
import type { LeagueClient } from '../api/client.ts';

/**
 * Ends sessions, open sign-in links, and what this site stores for their devices (ENDS-2).
 * @param league with a key with members:write
 * @throws LeagueFailure
 */
export async function signOutEverywhere(
  league: LeagueClient,
  store: { readonly endAccess: (memberId: string) => void },
  memberId: string,
): Promise<void> {
  await dataOrThrow(league.signOutMember(memberId, { links: true }));
  store.endAccess(memberId);
}
