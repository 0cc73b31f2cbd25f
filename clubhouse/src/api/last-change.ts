import { dataOrThrow } from './answer.ts';
import type { LeagueClient } from './client.ts';

export interface LastChange {
  /** Null if the feed does not say who made the change. */
  readonly who: string | null;
  /** An instant. */
  readonly at: string;
}

/** The author of the last change, for people who edit the same page (SEAS-4). */
export async function findLastChange(
  api: LeagueClient,
  subject: string,
): Promise<LastChange | null> {
  const query = { subject, order: 'newest', limit: 1 } as const;
  const [newest] = (await dataOrThrow(api.listEvents(query))).data;
  return newest === undefined ? null : { who: newest.actor_name, at: newest.occurred_at };
}
