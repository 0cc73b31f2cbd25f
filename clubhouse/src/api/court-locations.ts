import { dataOrThrow } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';
import { CachedValue } from './cached-value.ts';

export type CourtLocation = Api<'CourtLocation'>;

/** Fetched at most once a minute. */
export class CourtLocations {
  readonly #weather = new CachedValue<Api<'Weather'>>({
    freshMs: 60_000,
    retryMs: 1000,
    isAwaited: true,
  });

  /** Call it after the court locations have changed. */
  forget(): void {
    this.#weather.forget();
  }

  /** @throws LeagueFailure */
  read(website: LeagueClient, now: number): Promise<Api<'Weather'>> {
    return this.#weather.read(() => dataOrThrow(website.getWeather()), now);
  }
}
