import { dataOrThrow } from './answer.ts';
import type { LeagueClient } from './client.ts';
import { CachedValue, type CachedValueOptions } from './cached-value.ts';
import { readSuccessors, type Successors } from './successors.ts';

/** Caches these facts, because strangers could use up the website key's limit (CALL-6). */
export class WebsiteFacts {
  readonly #begin: CachedValue<string | null>;
  readonly #keyId: CachedValue<string>;
  readonly #successors: CachedValue<Successors>;

  constructor(options: CachedValueOptions) {
    this.#begin = new CachedValue(options);
    this.#keyId = new CachedValue(options);
    this.#successors = new CachedValue(options);
  }

  /** The first day of the next planned season. @throws LeagueFailure */
  beginOfNext(website: LeagueClient, now: number): Promise<string | null> {
    return this.#begin.read(async () => {
      const { data } = await dataOrThrow(website.listSeasons({ state: 'planning', limit: 200 }));
      const days = data.map((season) => season.starts_on).filter((day) => day !== null);
      return days.toSorted()[0] ?? null;
    }, now);
  }

  /**
   * Successors of other competitions, without a player's own data (HOME-7).
   * @throws LeagueFailure
   */
  successors(website: LeagueClient, now: number): Promise<Successors> {
    return this.#successors.read(() => readSuccessors(website), now);
  }

  /** The id of the website's key, to tell it from a coach's. @throws LeagueFailure */
  idOfKey(website: LeagueClient, now: number): Promise<string> {
    return this.#keyId.read(async () => (await dataOrThrow(website.getMe())).credential.id, now);
  }
}
