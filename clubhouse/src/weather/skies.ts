import { LeagueFailure } from '../api/answer.ts';
import type { Club } from '../api/club.ts';
import type { LeagueClient } from '../api/client.ts';
import type { CourtLocations } from '../api/court-locations.ts';
import type { Hour } from './forecast.ts';
import type { Forecasts } from './forecasts.ts';

interface SkyContext {
  readonly services: {
    readonly courts: CourtLocations;
    readonly forecasts: Forecasts;
    readonly later: (work: () => Promise<void>) => void;
  };
  /** The league by the website key. */
  readonly website: LeagueClient;
  readonly club: Pick<Club, 'hasWeather'>;
  readonly now: number;
}

interface TimeAndPlace {
  readonly matchId: string;
  readonly startsAt: number;
  /** The name of a court location, or any words. */
  readonly place: string | null;
}

/** The hours of arranged matches that are to come, by match; of the places that the club knows (WTH-1). */
export async function skiesOf(
  { services: { courts, forecasts, later }, website, club, now }: SkyContext,
  times: readonly TimeAndPlace[],
): Promise<ReadonlyMap<string, readonly Hour[]>> {
  const ahead = times.filter(({ startsAt }) => startsAt > now);
  if (!forecasts.isOn || !club.hasWeather || ahead.length === 0) return new Map();
  const weather = await courts.read(website, now).catch(nothing);
  if (weather === null) return new Map();
  const { court_locations: places, units } = weather;
  return new Map(
    ahead.flatMap(({ matchId, startsAt, place }) => {
      // Where nothing else was said, a club with one place plays there.
      const isOnly = place === null && places.length === 1;
      const found = isOnly ? places[0] : places.find(({ name }) => name === place);
      if (found === undefined) return [];
      return [[matchId, forecasts.hours(found, units, startsAt, { now, later })] as const];
    }),
  );
}

/** A page is complete without the weather. */
function nothing(error: unknown): null {
  if (error instanceof LeagueFailure) return null;
  throw error;
}
