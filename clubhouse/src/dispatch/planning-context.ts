import type { LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import { findOfferedLanguage } from '../messages/language.ts';
import type { Store } from '../store/store.ts';
import type { PlanningContext } from '../mail/planner.ts';

interface WritingContext {
  /** The league with a key that sees addresses. */
  readonly api: LeagueClient;
  readonly club: Club;
  readonly store: Store;
  readonly url: string;
  readonly now: number;
}

export function makePlanningContext({ api, store, ...more }: WritingContext): PlanningContext {
  const { club, url, now } = more;
  return {
    league: api,
    club,
    url,
    now,
    holderOf: (id) => store.mailboxes.holderOf(id),
    languageOf: (id) => findOfferedLanguage(store.preferences.language(id), club.languages),
  };
}
