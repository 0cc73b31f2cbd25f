import { must } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';

export type CourtLocation = Api<'CourtLocation'>;

const FRESH_MS = 60_000;

/** Where the club plays, and in which units its weather is told: asked for once a minute at most. */
export class CourtLocations {
  #known: { readonly weather: Api<'Weather'>; readonly at: number } | null = null;

  /** After they have changed. */
  forget(): void {
    this.#known = null;
  }

  /** @param now epoch milliseconds @throws LeagueFailure */
  async read(website: LeagueClient, now: number): Promise<Api<'Weather'>> {
    const known = this.#known;
    if (known !== null && now - known.at < FRESH_MS && now >= known.at) return known.weather;
    const weather = await must(website.GET('/v1/weather'));
    this.#known = { weather, at: now };
    return weather;
  }
}
