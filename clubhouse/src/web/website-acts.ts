import { LeagueFailure } from '../api/answer.ts';
import type { WebsiteActs } from '../history/event-sentence.ts';
import type { CoachVisit } from './visit.ts';

/** The people behind actions of the website's key. Reading its id costs an occasional call. */
export async function readWebsiteActs(visit: CoachVisit): Promise<WebsiteActs> {
  const { invitations } = visit.services.store;
  return {
    keyId: await readKeyId(visit),
    inviterOf: (memberId, at) => invitations.inviterOf(memberId, at),
  };
}

/** Null while the league rejects the key. The page is for coaches, who have their own. */
async function readKeyId({ services, website, now }: CoachVisit): Promise<string | null> {
  try {
    return await services.website.idOfKey(website, now);
  } catch (error) {
    if (error instanceof LeagueFailure) return null;
    throw error;
  }
}
