import { toLeagueFailure, dataOrThrow } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';
import type { paths } from './schema.d.ts';

type EventQuery = NonNullable<paths['/v1/events']['get']['parameters']['query']>;

interface PageOfEvents {
  readonly page: Api<'EventPage'>;
  /** The club was restored after the cursor, so events read earlier may be undone. */
  readonly isRestored: boolean;
}

/**
 * Reads a page of the feed; after a restore, the page where the feed continues (FEED-4).
 * @throws LeagueFailure
 */
export async function readEventPage(api: LeagueClient, query: EventQuery): Promise<PageOfEvents> {
  const asked = await api.listEvents(query);
  if (asked.kind === 'answer') return { page: asked.data, isRestored: false };
  const { next_cursor: after } = asked.problem;
  if (asked.code !== 'feed_restored' || after === undefined) {
    throw toLeagueFailure(asked, 'feed_restored');
  }
  const again = await dataOrThrow(api.listEvents({ ...query, after }));
  return { page: again, isRestored: true };
}
