import { must } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';

export type CourtLocation = Api<'CourtLocation'>;

const FRESH_MS = 60_000;

/** Where the club plays, asked for once a minute at most; what is not known is none. */
export class CourtLocations {
  #known: { readonly locations: readonly CourtLocation[]; readonly at: number } | null = null;

  /** @param now epoch milliseconds @throws LeagueFailure where nothing is known yet */
  async read(website: LeagueClient, now: number): Promise<readonly CourtLocation[]> {
    const known = this.#known;
    if (known !== null && now - known.at < FRESH_MS && now >= known.at) return known.locations;
    const { data } = await must(website.GET('/v1/weather/court-locations'));
    this.#known = { locations: data, at: now };
    return data;
  }
}
