import { answered, codeOf, LeagueFailure } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';
import type { paths } from './schema.d.ts';

type EventQuery = NonNullable<paths['/v1/events']['get']['parameters']['query']>;

interface PageOfEvents {
  readonly page: Api<'EventPage'>;
  /** The club was restored since the cursor: what was read before may be undone. */
  readonly isRestored: boolean;
}

/** A page of the feed; after a restore the one from where it goes on (FEED-4). @throws LeagueFailure */
export async function eventPage(api: LeagueClient, query: EventQuery): Promise<PageOfEvents> {
  const asked = await answered(api.GET('/v1/events', { params: { query } }));
  if (asked.data !== undefined) return { page: asked.data, isRestored: false };
  const { next_cursor: after } = asked.error;
  if (codeOf(asked.error) !== 'feed_restored' || after === undefined) {
    throw new LeagueFailure(asked.response.status, codeOf(asked.error));
  }
  const again = await answered(api.GET('/v1/events', { params: { query: { ...query, after } } }));
  if (again.data !== undefined) return { page: again.data, isRestored: true };
  throw new LeagueFailure(again.response.status, codeOf(again.error));
}
