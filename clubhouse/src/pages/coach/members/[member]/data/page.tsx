import { must } from '../../../../../api/answer.ts';
import type { Api, LeagueClient } from '../../../../../api/client.ts';
import { getMember } from '../../../../../api/members.ts';
import { file, forCoach } from '../../../../../web/visit.ts';

/** `/coach/members/ID/data`: what the club and this site have of one member, to be handed over. */
export const get = forCoach(async ({ api, params, services, dates, now }) => {
  const id = params['member'] ?? '';
  const [member, matches, events] = await Promise.all([
    getMember(api, id),
    everyMatch(api, id),
    must(api.GET('/v1/events', { params: { query: { subject: id, limit: 200 } } })),
  ]);
  const letters = services.store.outbox.ofMember(id);
  const language = services.store.preferences.language(id);
  const told = {
    member,
    matches,
    events: events.data.map(({ kind, occurred_at }) => ({ kind, occurred_at })),
    clubhouse: {
      language,
      letters: letters.map(({ since, ...letter }) => ({
        ...letter,
        since: new Date(since).toISOString(),
      })),
    },
  };
  const filename = `member-${dates.today(now)}.json`;
  return file('application/json', `${JSON.stringify(told, null, 2)}\n`, { filename });
});

/** Page by page: three calls for twenty years. */
async function everyMatch(api: LeagueClient, member: string): Promise<Api<'ListedMatch'>[]> {
  const found: Api<'ListedMatch'>[] = [];
  let after: string | null = null;
  do {
    const query = { member, limit: 200, ...(after === null ? {} : { after }) };
    const page: Api<'MatchPage'> = await must(api.GET('/v1/matches', { params: { query } }));
    found.push(...page.data);
    after = page.next_cursor;
  } while (after !== null);
  return found;
}
