import { LeagueFailure } from '../api/answer.ts';
import type { WebsiteActs } from '../history/event-sentence.ts';
import type { CoachVisit } from './visit.ts';

/** Who acts by the website's key, whose id takes a call of its own once in a while. */
export async function websiteActs(visit: CoachVisit): Promise<WebsiteActs> {
  const { invitations } = visit.services.store;
  return {
    keyId: await keyIdOf(visit),
    inviterOf: (memberId, at) => invitations.inviterOf(memberId, at),
  };
}

/** Null while the league does not take the key: the page is for coaches, who have their own. */
async function keyIdOf({ services, website, now }: CoachVisit): Promise<string | null> {
  try {
    return await services.website.idOfKey(website, now);
  } catch (error) {
    if (error instanceof LeagueFailure) return null;
    throw error;
  }
}
